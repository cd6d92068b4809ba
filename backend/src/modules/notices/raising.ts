/** What changes notices appends their events in the same statement: whatever is committed will be announced. */
import { DEVICE_MISSED_DAYS } from '../../contracts/restaurants/watch.ts';
import type { Statement } from '../../database/connection/database.ts';

export const iso = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** `AdminNoticeView`, of `n` and its restaurant `r`. */
export const PAYLOAD = `json_build_object('id', n.id, 'kind', n.kind, 'restaurantId', n.restaurant_id, 'restaurantName', r.name,
  'restaurantPhone', r.phone, 'orderId', n.order_id, 'at', ${iso('n.at')}, 'resolvedAt', ${iso('n.resolved_at')})`;

export const announcing = (kind: 'notice' | 'notice_resolved') => `
  INSERT INTO restaurant_event (restaurant_id, kind, object_id, version, payload, at)
  SELECT n.restaurant_id, '${kind}', n.id, ${kind === 'notice' ? 1 : 2}, ${PAYLOAD}, now() FROM changed n JOIN restaurants r ON r.id = n.restaurant_id
  RETURNING id, payload`;

/** `source` selects kind, restaurant and order. A notice that stands already is not raised again. */
export function raising(name: string, source: string): Statement {
  return {
    name,
    text: `
    WITH changed AS (
      INSERT INTO admin_notices (kind, restaurant_id, order_id) ${source} ON CONFLICT DO NOTHING RETURNING *
    ) ${announcing('notice')}`,
  };
}

/** Whether anybody would miss a device at restaurant `r`, whose devices `p` tells of. */
export const IS_DEVICE_MISSED = `(p.device_at > now() - interval '${DEVICE_MISSED_DAYS} days' OR EXISTS (
  SELECT FROM orders o WHERE o.restaurant_id = r.id AND o.status IN ('pending', 'preparing', 'delivering')))`;
