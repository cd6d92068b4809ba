import type { Statement } from '../../database/connection/database.ts';
import { announcing, IS_DEVICE_MISSED, PAYLOAD } from './raising.ts';

/** What the notices were about is over. */
export const RESOLVE: Statement = {
  name: 'notices_resolve',
  text: `
  WITH changed AS (
    UPDATE admin_notices n SET resolved_at = now()
      FROM restaurants r LEFT JOIN kitchen_presence p ON p.restaurant_id = r.id
     WHERE n.resolved_at IS NULL AND r.id = n.restaurant_id AND CASE n.kind
       WHEN 'order_unanswered' THEN NOT EXISTS (SELECT FROM orders o WHERE o.id = n.order_id AND o.status = 'pending')
       WHEN 'restaurant_paused' THEN r.pause_reason IS NULL
       WHEN 'no_device' THEN NOT r.announced_open OR NOT r.is_active OR p.device_at > n.at
         OR ${IS_DEVICE_MISSED} IS NOT TRUE
     END
    RETURNING n.*
  ) ${announcing('notice_resolved')}`,
};

/** $1 below this id, $2 limit, $3 whether only those that stand, or only those that are resolved, or null. */
export const LIST: Statement = {
  name: 'notices_list',
  text: `SELECT n.id, ${PAYLOAD} AS payload FROM admin_notices n JOIN restaurants r ON r.id = n.restaurant_id
   WHERE n.id < $1 AND ($3::boolean IS NULL OR (n.resolved_at IS NULL) = $3) ORDER BY n.id DESC LIMIT $2`,
};
