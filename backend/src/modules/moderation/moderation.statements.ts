import { APPEAL_MONTHS } from '../../contracts/admin/moderation.ts';
import type { Statement } from '../../database/database.ts';

const NOTICE = `n.id, n.token, n.target, n.target_id AS "targetId", n.restaurant_id AS "restaurantId", n.content, n.ground,
  n.explanation, n.name, n.email, n.language, n.created_at AS "createdAt", n.outcome, n.reason, n.decided_at AS "decidedAt",
  n.decided_by AS "decidedBy", n.version`;
const MEASURE = `m.id, m.token, m.kind, m.review_id AS "reviewId", m.user_id AS "userId", m.restaurant_id AS "restaurantId",
  m.notice_id AS "noticeId", m.content, m.ground, m.reason, m.created_at AS "createdAt", m.decided_by AS "decidedBy",
  m.lifted_at AS "liftedAt", m.lift_reason AS "liftReason"`;
const APPEAL = `a.id, a.measure_id AS "measureId", a.notice_id AS "noticeId", a.text, a.created_at AS "createdAt", a.outcome,
  a.reason, a.decided_at AS "decidedAt", a.decided_by AS "decidedBy"`;
const NAME_OF_ADMIN = 'coalesce(d.name, d.email)';

/** What guests can see, and what it says. A review stays as it is until its copy is written: its text may be blanked. $1 id. */
export const FIND_TARGET = {
  review: {
    name: 'moderation_target_review',
    text: `SELECT v.restaurant_id AS "restaurantId", v.text AS content FROM reviews v JOIN restaurants r ON r.id = v.restaurant_id
           WHERE v.id = $1 AND v.removed_at IS NULL AND r.is_active FOR SHARE OF v`,
  },
  dish: {
    name: 'moderation_target_dish',
    text: `SELECT m.restaurant_id AS "restaurantId", concat_ws(': ', i.name, i.description) AS content
           FROM menu_items i JOIN menus m ON m.id = i.menu_id JOIN restaurants r ON r.id = m.restaurant_id
           WHERE i.id = $1 AND NOT i.is_draft AND i.deleted_at IS NULL AND m.deleted_at IS NULL AND r.is_active`,
  },
  restaurant: {
    name: 'moderation_target_restaurant',
    text: `SELECT r.id AS "restaurantId", concat_ws(': ', r.name, r.description) AS content FROM restaurants r
           WHERE r.id = $1 AND r.is_active`,
  },
} as const satisfies Record<string, Statement>;

/** $1 the notice as JSON by column. */
export const ADD_NOTICE: Statement = {
  name: 'moderation_add_notice',
  text: `INSERT INTO content_notices AS n (token, target, target_id, restaurant_id, content, ground, explanation, name, email, language)
         SELECT gen_random_uuid(), target, target_id, restaurant_id, content, ground, explanation, name, email, language
         FROM jsonb_populate_record(NULL::content_notices, $1::jsonb) RETURNING ${NOTICE}`,
};
export const LOCK_NOTICE: Statement = {
  name: 'moderation_lock_notice',
  text: `SELECT ${NOTICE}, r.name AS "restaurantName" FROM content_notices n JOIN restaurants r ON r.id = n.restaurant_id
         WHERE n.id = $1 FOR UPDATE OF n`,
};
/** $1 notice, $2 outcome or null to open it again, $3 reason, $4 admin, $5 ground. */
export const DECIDE_NOTICE: Statement = {
  name: 'moderation_decide_notice',
  text: `UPDATE content_notices n SET outcome = $2::varchar, reason = $3, ground = $5, version = version + 1,
           decided_at = CASE WHEN $2::varchar IS NOT NULL THEN now() END, decided_by = $4 WHERE n.id = $1 RETURNING ${NOTICE}`,
};
/** As admins see it. */
const LISTED_NOTICE = `
  SELECT ${NOTICE}, r.name AS "restaurantName", ${NAME_OF_ADMIN} AS "deciderName",
         r.is_active AND CASE n.target
           WHEN 'review' THEN EXISTS (SELECT FROM reviews v WHERE v.id = n.target_id AND v.removed_at IS NULL)
           WHEN 'dish' THEN EXISTS (SELECT FROM menu_items i JOIN menus m ON m.id = i.menu_id WHERE i.id = n.target_id
             AND NOT i.is_draft AND i.deleted_at IS NULL AND m.deleted_at IS NULL)
           ELSE true END AS "isOnline"
    FROM content_notices n JOIN restaurants r ON r.id = n.restaurant_id LEFT JOIN admin_users d ON d.id = n.decided_by`;
/**
 * The open ones first, then the newest. $1 whether the last one of the page before is decided, $2 its id, both null on the
 * first page; $3 limit, $4 whether only open ones, or only decided ones, or null; $5 what they are about, or null.
 */
export const LIST_NOTICES: Statement = {
  name: 'moderation_list_notices',
  text: `${LISTED_NOTICE}
   WHERE ($1::boolean IS NULL OR (n.outcome IS NOT NULL, -n.id) > ($1, -$2::int))
     AND ($4::boolean IS NULL OR (n.outcome IS NULL) = $4) AND ($5::varchar IS NULL OR n.target = $5)
   ORDER BY n.outcome IS NOT NULL, n.id DESC LIMIT $3`,
};
export const FIND_LISTED_NOTICE: Statement = {
  name: 'moderation_find_listed_notice',
  text: `${LISTED_NOTICE} WHERE n.id = $1`,
};
/** What is open, and how many there ever were: whatever an admin would see differently changes one of these. */
export const READ_STATE: Statement = {
  name: 'moderation_read_state',
  text: `SELECT (SELECT count(*)::int FROM content_notices WHERE outcome IS NULL) AS open,
           (SELECT count(*)::int FROM moderation_appeals WHERE outcome IS NULL) AS "openAppeals",
           (SELECT max(id) FROM content_notices) AS "newestNotice", (SELECT max(id) FROM moderation_appeals) AS "newestAppeal"`,
};
export const FIND_NOTICE: Statement = {
  name: 'moderation_find_notice',
  text: `SELECT ${NOTICE}, r.name AS "restaurantName" FROM content_notices n JOIN restaurants r ON r.id = n.restaurant_id
         WHERE n.token = $1 OR n.id = $2`,
};

/** $1 the measure as JSON by column. */
export const ADD_MEASURE: Statement = {
  name: 'moderation_add_measure',
  text: `INSERT INTO moderation_measures AS m (token, kind, review_id, user_id, restaurant_id, notice_id, content, ground, reason, decided_by)
         SELECT gen_random_uuid(), kind, review_id, user_id, restaurant_id, notice_id, content, ground, reason, decided_by
         FROM jsonb_populate_record(NULL::moderation_measures, $1::jsonb) RETURNING ${MEASURE}`,
};
/** The measure that holds. $1 review or null, $2 user or null. */
export const LOCK_STANDING: Statement = {
  name: 'moderation_lock_standing',
  text: `SELECT ${MEASURE} FROM moderation_measures m
         WHERE m.lifted_at IS NULL AND (m.review_id = $1 AND m.kind = 'review_removed' OR m.user_id = $2 AND m.kind = 'account_closed')
         ORDER BY m.id DESC LIMIT 1 FOR UPDATE`,
};
/** $1 measure, $2 reason. */
export const LIFT: Statement = {
  name: 'moderation_lift',
  text: `UPDATE moderation_measures m SET lifted_at = now(), lift_reason = $2 WHERE m.id = $1 RETURNING ${MEASURE}`,
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
/** Of a customer. $1 user. */
export const LIST_OWN: Statement = {
  name: 'moderation_list_own',
  text: `SELECT m.token, m.kind, m.created_at AS "createdAt", m.lifted_at AS "liftedAt", r.name AS "restaurantName"
         FROM moderation_measures m LEFT JOIN reviews v ON v.id = m.review_id LEFT JOIN restaurants r ON r.id = v.restaurant_id
         WHERE m.user_id = $1 ORDER BY m.id DESC LIMIT 100`,
};

export const CLOSE_ACCOUNT: Statement = {
  name: 'moderation_close_account',
  text: 'UPDATE users SET closed_at = now() WHERE id = $1 AND closed_at IS NULL RETURNING name',
};
export const REOPEN_ACCOUNT: Statement = {
  name: 'moderation_reopen_account',
  text: 'UPDATE users SET closed_at = NULL WHERE id = $1 RETURNING name',
};
export const HAS_USER: Statement = { name: 'moderation_has_user', text: 'SELECT 1 FROM users WHERE id = $1' };
export const END_SESSIONS: Statement = {
  name: 'moderation_end_sessions',
  text: 'DELETE FROM sessions WHERE user_id = $1 RETURNING id',
};

/** $1 measure or null, $2 notice or null, $3 text. Nothing where there was one. */
export const ADD_APPEAL: Statement = {
  name: 'moderation_add_appeal',
  text: `INSERT INTO moderation_appeals AS a (measure_id, notice_id, text) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING ${APPEAL}`,
};
export const FIND_APPEAL: Statement = {
  name: 'moderation_find_appeal',
  text: `SELECT ${APPEAL} FROM moderation_appeals a WHERE a.measure_id = $1 OR a.notice_id = $2`,
};
export const LOCK_APPEAL: Statement = {
  name: 'moderation_lock_appeal',
  text: `SELECT ${APPEAL}, coalesce(m.decided_by, n.decided_by) AS "firstDecidedBy", m.review_id AS "reviewId",
           m.user_id AS "userId", m.kind, coalesce(m.ground, n.ground) AS ground
         FROM moderation_appeals a LEFT JOIN moderation_measures m ON m.id = a.measure_id
           LEFT JOIN content_notices n ON n.id = a.notice_id
         WHERE a.id = $1 FOR UPDATE OF a`,
};
/** $1 appeal, $2 outcome, $3 reason, $4 admin. */
export const DECIDE_APPEAL: Statement = {
  name: 'moderation_decide_appeal',
  text: `UPDATE moderation_appeals a SET outcome = $2, reason = $3, decided_at = now(), decided_by = $4 WHERE a.id = $1
         RETURNING ${APPEAL}`,
};
/** The open ones first. $1 limit, $2 the admin who looks, $3 how many admins may decide. */
export const LIST_APPEALS: Statement = {
  name: 'moderation_list_appeals',
  text: `SELECT ${APPEAL}, m.kind, coalesce(r.name, rr.name) AS "restaurantName", u.id AS "userId", u.name AS "userName",
           coalesce(m.content, n.content) AS content,
           coalesce(m.ground, n.ground) AS ground, coalesce(m.reason, n.reason) AS decision, ${NAME_OF_ADMIN} AS "deciderName",
           a.outcome IS NULL AND d.id = $2 AND $3 > 1 AS "isForAnother"
         FROM moderation_appeals a
           LEFT JOIN moderation_measures m ON m.id = a.measure_id LEFT JOIN content_notices n ON n.id = a.notice_id
           LEFT JOIN users u ON u.id = m.user_id
           LEFT JOIN reviews v ON v.id = m.review_id LEFT JOIN restaurants rr ON rr.id = v.restaurant_id
           LEFT JOIN restaurants r ON r.id = coalesce(m.restaurant_id, n.restaurant_id)
           LEFT JOIN admin_users d ON d.id = coalesce(m.decided_by, n.decided_by)
         ORDER BY a.outcome IS NOT NULL, a.id DESC LIMIT $1`,
};
/** $1 the roles that may decide. */
export const COUNT_MODERATORS: Statement = {
  name: 'moderation_count_moderators',
  text: 'SELECT count(*)::int AS count FROM admin_users WHERE role::text = ANY($1::text[])',
};

/** $1 kind, $2 notice or null, $3 measure or null. */
export const ADD_LETTER: Statement = {
  name: 'moderation_add_letter',
  text: 'INSERT INTO moderation_letters (kind, notice_id, measure_id) VALUES ($1, $2, $3)',
};
/** One that is due; whoever sends it keeps it locked meanwhile. */
export const TAKE_LETTER: Statement = {
  name: 'moderation_take_letter',
  text: `SELECT id, kind, notice_id AS "noticeId", measure_id AS "measureId", tries FROM moderation_letters
         WHERE next_try_at <= now() ORDER BY next_try_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
};
export const LETTER_SENT: Statement = {
  name: 'moderation_letter_sent',
  text: 'UPDATE moderation_letters SET sent_at = now(), next_try_at = NULL WHERE id = $1',
};
/** $1 letter, $2 seconds until the next try, or null where there is none. */
export const LETTER_FAILED: Statement = {
  name: 'moderation_letter_failed',
  text: `UPDATE moderation_letters SET tries = tries + 1, next_try_at = now() + make_interval(secs => $2::int) WHERE id = $1`,
};
/** Whoever sent a notice is forgotten when nobody can complain any more. */
export const FORGET_SENDERS: Statement = {
  name: 'moderation_forget_senders',
  text: `UPDATE content_notices SET name = NULL, email = NULL
         WHERE decided_at < now() - interval '${APPEAL_MONTHS} months' AND (name IS NOT NULL OR email IS NOT NULL)`,
};
