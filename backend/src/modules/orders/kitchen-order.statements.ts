/** What the kitchen does with an order besides moving it along the table: prepared SQL, one round trip each. */
import type { Statement } from '../../database/database.ts';

const CHANGED = `
  SELECT cur.user_id, cur.restaurant_id, cur.status AS previous_status, cur.version AS previous_version,
         event.id AS event_id, event.version, event.status, event.reason, event.payment_status, event.estimated_from,
         event.estimated_to, event.at`;

const ADD_EVENT = `
    INSERT INTO order_event (order_id, version, status, previous_status, actor, actor_id, reason, payment_status,
      estimated_from, estimated_to, at)
    SELECT id, version, status, previous_status, 'restaurant', $2, reason, payment_status, estimated_from,
      estimated_to, updated_at FROM moved
    RETURNING id, order_id, version, status, reason, payment_status, estimated_from, estimated_to, at`;

const MOVED = `o.id, o.version, o.status, o.reason, o.payment_status, o.estimated_from, o.estimated_to, o.updated_at,
      cur.status AS previous_status`;

/** $1 order, $2 restaurant, $3 the staff's login or null. The event's version is the order: it is seen once. */
export const SEE_ORDER: Statement = {
  name: 'kitchen_see_order',
  text: `
  WITH cur AS (
    SELECT id, restaurant_id, seen_at FROM orders WHERE id = $1 AND restaurant_id = $2 FOR UPDATE
  ), seen AS (
    UPDATE orders o SET seen_at = now(), seen_by_staff_id = $3 FROM cur WHERE o.id = cur.id AND cur.seen_at IS NULL
    RETURNING o.id, o.restaurant_id, o.seen_at
  ), event AS (
    INSERT INTO restaurant_event (restaurant_id, kind, version, payload)
    SELECT restaurant_id, 'seen', id, jsonb_build_object('restaurantId', restaurant_id, 'orderId', id, 'seenAt',
      to_char(seen_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) FROM seen
    RETURNING id, payload
  )
  SELECT coalesce(seen.seen_at, cur.seen_at) AS seen_at, event.id AS event_id, event.payload
    FROM cur LEFT JOIN seen ON true LEFT JOIN event ON true`,
};

/** $1 restaurant. An order is last changed by its delivery. */
export const COUNT_ORDERS: Statement = {
  name: 'kitchen_count_orders',
  text: `
  SELECT count(*) FILTER (WHERE status = 'pending')::int AS pending,
         count(*) FILTER (WHERE status = 'delivered' AND updated_at >= date_trunc('day', now(), 'Europe/Berlin'))::int
           AS delivered_today
    FROM orders WHERE restaurant_id = $1`,
};

/** $1 order. Before `UNDO_CHANGE`, so that it sees what was committed by whoever held the row: a review, say. */
export const LOCK_ORDER: Statement = {
  name: 'kitchen_lock_order',
  text: 'SELECT id FROM orders WHERE id = $1 FOR UPDATE',
};

/**
 * Takes the restaurant's last step back, and gives the order the promise that it had before. The clock is read once the
 * row is locked, and not when the request came.
 *
 * $1 order, $2 restaurant, $3 expected version, $4 statuses that may be left like that, $5 for how many seconds.
 */
export const UNDO_CHANGE: Statement = {
  name: 'kitchen_undo_change',
  text: `
  WITH cur AS (
    SELECT id, user_id, restaurant_id, status, version FROM orders WHERE id = $1 AND restaurant_id = $2 FOR UPDATE
  ), last AS (
    SELECT e.* FROM cur JOIN order_event e ON e.order_id = cur.id
     WHERE e.previous_status IS DISTINCT FROM e.status ORDER BY e.version DESC LIMIT 1
  ), undone AS (
    SELECT cur.id, cur.status, cur.version, last.previous_status AS back_to, before.estimated_from, before.estimated_to
      FROM cur, last, order_event before
     WHERE before.order_id = cur.id AND before.version = last.version - 1
       AND cur.version = $3 AND last.actor = 'restaurant' AND last.previous_status < last.status
       AND cur.status = ANY($4::order_status[])
       AND last.at > clock_timestamp() - make_interval(secs => $5)
       AND NOT EXISTS (SELECT 1 FROM reviews v WHERE v.order_id = cur.id)
  ), moved AS (
    UPDATE orders o
       SET status = cur.back_to, version = cur.version + 1, reason = NULL, updated_at = clock_timestamp(),
           estimated_from = cur.estimated_from, estimated_to = cur.estimated_to
      FROM undone cur WHERE o.id = cur.id
    RETURNING ${MOVED}
  ), event AS (${ADD_EVENT}
  )
  ${CHANGED} FROM cur LEFT JOIN event ON event.order_id = cur.id`,
};

/**
 * Moves both ends of the promise of an order that is being prepared by the same time, so that the range keeps its width.
 * Where it is past already, its end counts from now.
 *
 * $1 order, $2 restaurant, $3 minutes, $4 expected version or null, $5 furthest arrival in minutes from now, or from
 * the time that was asked for.
 */
export const SHIFT_ESTIMATE: Statement = {
  name: 'kitchen_shift_estimate',
  text: `
  WITH cur AS (
    SELECT id, user_id, restaurant_id, status, version, estimated_from + later.by AS new_from,
           estimated_to + later.by AS new_to,
           greatest(scheduled_for, now()) + make_interval(mins => $5) AS furthest
      FROM orders,
           LATERAL (SELECT make_interval(mins => $3) + greatest(now() - estimated_to, interval '0') AS by) AS later
     WHERE id = $1 AND restaurant_id = $2 FOR UPDATE OF orders
  ), moved AS (
    UPDATE orders o
       SET version = cur.version + 1, updated_at = now(), estimated_from = cur.new_from, estimated_to = cur.new_to
      FROM cur
     WHERE o.id = cur.id AND cur.status = 'preparing' AND ($4::int IS NULL OR cur.version = $4)
       AND cur.new_to <= cur.furthest
    RETURNING ${MOVED}
  ), event AS (${ADD_EVENT}
  )
  ${CHANGED}, cur.new_to > cur.furthest AS is_too_far FROM cur LEFT JOIN event ON event.order_id = cur.id`,
};
