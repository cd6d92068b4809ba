/** What one statement says best: a decision may be about any of several tables, and the state is of one moment. */
import { propertiesBut, select } from '../../database/sql/columns.ts';
import type { Statement } from '../../database/connection/database.ts';
import { ModerationAppeal } from '../../entities/moderation/moderation-appeal.entity.ts';
import { ModerationMeasure } from '../../entities/moderation/moderation-measure.entity.ts';

const MEASURE = select(ModerationMeasure, 'm', propertiesBut(ModerationMeasure, []));
const APPEAL = select(ModerationAppeal, 'a', propertiesBut(ModerationAppeal, []));

/** What is open, and how many there ever were: whatever an admin would see differently changes one of these. */
export const READ_STATE: Statement = {
  name: 'moderation_read_state',
  text: `SELECT (SELECT count(*)::int FROM content_notices WHERE outcome IS NULL) AS open,
           (SELECT count(*)::int FROM moderation_appeals WHERE outcome IS NULL) AS "openAppeals",
           (SELECT max(id) FROM content_notices) AS "newestNotice", (SELECT max(id) FROM moderation_appeals) AS "newestAppeal"`,
};
/** Where whoever is hit is written to now. */
export const FIND_MEASURE: Statement = {
  name: 'moderation_find_measure',
  text: `SELECT ${MEASURE}, coalesce(r.name, rr.name) AS "restaurantName",
           coalesce(u.email, o.customer_email, CASE WHEN m.kind = 'restaurant_measure' THEN r.email END) AS email,
           coalesce(u.language, o.language, r.language, 'de') AS language
         FROM moderation_measures m
           LEFT JOIN users u ON u.id = m.user_id
           LEFT JOIN reviews v ON v.id = m.review_id
           LEFT JOIN orders o ON o.id = v.order_id AND m.user_id IS NULL
           LEFT JOIN restaurants rr ON rr.id = v.restaurant_id
           LEFT JOIN restaurants r ON r.id = m.restaurant_id
         WHERE m.token = $1 OR m.id = $2`,
};
/** The open ones first. $1 limit, $2 the admin who looks, $3 how many admins may decide. */
export const LIST_APPEALS: Statement = {
  name: 'moderation_list_appeals',
  text: `SELECT ${APPEAL}, m.kind, coalesce(r.name, rr.name) AS "restaurantName", u.id AS "userId", u.name AS "userName",
           coalesce(m.content, n.content) AS content,
           coalesce(m.ground, n.ground) AS ground, coalesce(m.reason, n.reason) AS decision, coalesce(d.name, d.email) AS "deciderName",
           a.outcome IS NULL AND d.id = $2 AND $3 > 1 AS "isForAnother"
         FROM moderation_appeals a
           LEFT JOIN moderation_measures m ON m.id = a.measure_id LEFT JOIN content_notices n ON n.id = a.notice_id
           LEFT JOIN users u ON u.id = m.user_id
           LEFT JOIN reviews v ON v.id = m.review_id LEFT JOIN restaurants rr ON rr.id = v.restaurant_id
           LEFT JOIN restaurants r ON r.id = coalesce(m.restaurant_id, n.restaurant_id)
           LEFT JOIN admin_users d ON d.id = coalesce(m.decided_by, n.decided_by)
         ORDER BY a.outcome IS NOT NULL, a.id DESC LIMIT $1`,
};
