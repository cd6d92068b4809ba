/** What the kitchen does with an order besides moving it along the table: prepared SQL, one round trip each. */
import type { LineState } from '../../../contracts/orders/order-lines.ts';
import type { OrderStatus } from '../../../contracts/orders/order-status.ts';
import type { Statement } from '../../../database/connection/database.ts';
import { inPartition } from '../../../database/sql/in-partition.ts';
import { named } from '../../../database/sql/named.ts';
import { CHANGED, type Traced } from '../order/order.statements.ts';

const ADD_EVENT = `
    INSERT INTO order_event (order_id, version, status, previous_status, actor, actor_id, staff_id, reason, payment_status,
      estimated_from, estimated_to, ready_by, rider_id, at, request_id, traceparent)
    SELECT id, version, status, previous_status, 'restaurant', :restaurantId, :staffId, reason, payment_status, estimated_from,
      estimated_to, ready_by, rider_id, updated_at, :requestId, :traceparent FROM moved
    RETURNING id, order_id, version, status, reason, payment_status, estimated_from, estimated_to, ready_by, rider_id, at`;

const MOVED = `o.id, o.version, o.status, o.reason, o.payment_status, o.estimated_from, o.estimated_to, o.ready_by, o.rider_id,
      o.updated_at, cur.status AS previous_status`;

/**
 * All that ring are quieted by one statement: a kitchen in a rush has a hundred of them. Their rows are locked in one order, so
 * that two tablets which say it at once do not wait for each other.
 */
export const SEE_ORDERS = named<{ orderIds: readonly number[]; restaurantId: number; staffId: number | null } & Traced>(
  'kitchen_see_orders',
  `
  WITH cur AS (
    SELECT id, restaurant_id, seen_at FROM orders
     WHERE id = ANY(:orderIds::int[]) AND restaurant_id = :restaurantId ORDER BY id FOR UPDATE
  ), seen AS (
    UPDATE orders o SET seen_at = now(), seen_by_staff_id = :staffId FROM cur WHERE o.id = cur.id AND cur.seen_at IS NULL
    RETURNING o.id, o.restaurant_id, o.seen_at
  ), event AS (
    INSERT INTO restaurant_event (restaurant_id, kind, object_id, version, payload, request_id, traceparent)
    SELECT restaurant_id, 'seen', id, 1, jsonb_build_object('restaurantId', restaurant_id, 'orderId', id, 'seenAt',
      to_char(seen_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), :requestId, :traceparent FROM seen
    RETURNING id, object_id, payload
  )
  SELECT cur.id AS "orderId", coalesce(seen.seen_at, cur.seen_at) AS "seenAt", event.id AS "eventId", event.payload
    FROM cur LEFT JOIN seen ON seen.id = cur.id LEFT JOIN event ON event.object_id = cur.id ORDER BY cur.id`,
);

/** Each cancelled order's event is made once, whichever device says it first. */
export const READ_CANCELLATIONS = named<{ orderIds: readonly number[]; restaurantId: number } & Traced>(
  'kitchen_read_cancellations',
  `
  WITH own AS (
    SELECT id, restaurant_id, status FROM orders WHERE id = ANY(:orderIds::int[]) AND restaurant_id = :restaurantId
  ), event AS (
    INSERT INTO restaurant_event (restaurant_id, kind, object_id, version, payload, request_id, traceparent)
    SELECT restaurant_id, 'cancellation_read', id, 1, jsonb_build_object('restaurantId', restaurant_id, 'orderId', id, 'at',
      to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), :requestId, :traceparent
      FROM own WHERE status = 'cancelled' ORDER BY id
    ON CONFLICT DO NOTHING
    RETURNING id, object_id, payload
  )
  SELECT event.id AS "eventId", event.payload
    FROM own LEFT JOIN event ON event.object_id = own.id ORDER BY own.id`,
);

/** Each reminder is answered once, whichever device says it first; one that comes after it is to be answered anew. */
export const ANSWER_REMINDERS = named<{ orderIds: readonly number[]; restaurantId: number } & Traced>(
  'kitchen_answer_reminders',
  `
  WITH own AS (
    SELECT id FROM orders WHERE id = ANY(:orderIds::int[]) AND restaurant_id = :restaurantId
  ), cur AS (
    SELECT id FROM orders WHERE id = ANY(:orderIds::int[]) AND restaurant_id = :restaurantId
       AND reminded_at IS NOT NULL AND reminder_answered_at IS NULL ORDER BY id FOR UPDATE
  ), answered AS (
    UPDATE orders o SET reminder_answered_at = clock_timestamp() FROM cur WHERE o.id = cur.id
    RETURNING o.id, o.restaurant_id, o.reminder_answered_at AS at
  ), event AS (
    INSERT INTO restaurant_event (restaurant_id, kind, object_id, version, payload, request_id, traceparent)
    SELECT restaurant_id, 'reminder_answered', id, (
        SELECT count(*) + 1 FROM restaurant_event e
         WHERE e.restaurant_id = answered.restaurant_id AND e.kind = 'reminder_answered' AND e.object_id = answered.id
      ), jsonb_build_object('restaurantId', restaurant_id, 'orderId', id, 'at',
        to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), :requestId, :traceparent FROM answered
    RETURNING id, object_id, payload
  )
  SELECT event.id AS "eventId", event.payload FROM own LEFT JOIN event ON event.object_id = own.id ORDER BY own.id`,
);

/** $1 restaurant. An order is last changed by its delivery. */
export const COUNT_ORDERS: Statement = {
  name: 'kitchen_count_orders',
  text: `
  SELECT count(*) FILTER (WHERE status = 'pending')::int AS pending,
         count(*) FILTER (WHERE status = 'delivered' AND updated_at >= date_trunc('day', now(), 'Europe/Berlin'))::int
           AS "deliveredToday"
    FROM orders WHERE restaurant_id = $1`,
};

/** $1 order. Before `UNDO_CHANGE`, so that it sees what was committed by whoever held the row: a review, say. */
export const LOCK_ORDER: Statement = {
  name: 'kitchen_lock_order',
  text: 'SELECT id FROM orders WHERE id = $1 FOR UPDATE',
};

/**
 * Takes the step back by which the restaurant or its rider brought the order where it is, and gives the order the promise that it had
 * before. Once that is taken back it is the step before. The clock is read once the row is locked, and not when the request
 * came. `undoable` are the statuses that may be left like that.
 */
export const UNDO_CHANGE = named<
  {
    orderId: number;
    restaurantId: number;
    staffId: number | null;
    expectedVersion: number;
    undoable: readonly OrderStatus[];
    seconds: number;
  } & Traced
>(
  'kitchen_undo_change',
  `
  WITH cur AS (
    SELECT id, user_id, restaurant_id, status, version, rider_id FROM orders WHERE id = ${inPartition(':orderId')} AND restaurant_id = :restaurantId FOR UPDATE
  ), last AS (
    SELECT e.* FROM cur JOIN order_event e ON e.order_id = cur.id AND e.order_id = ${inPartition(':orderId')}
     WHERE e.status = cur.status AND e.previous_status < e.status ORDER BY e.version DESC LIMIT 1
  ), undone AS (
    SELECT cur.id, cur.status, cur.version, last.previous_status AS back_to, before.estimated_from, before.estimated_to, before.ready_by
      FROM cur, last, order_event before
     WHERE before.order_id = cur.id AND before.order_id = ${inPartition(':orderId')} AND before.version = last.version - 1
       AND cur.version = :expectedVersion AND last.actor IN ('restaurant', 'rider')
       AND cur.status = ANY(:undoable::order_status[])
       AND last.at > clock_timestamp() - make_interval(secs => :seconds)
       AND NOT EXISTS (SELECT 1 FROM reviews v WHERE v.order_id = cur.id)
  ), moved AS (
    UPDATE orders o
       SET status = cur.back_to, version = cur.version + 1, reason = NULL, cancel_note = NULL, handover = NULL, nobody_there_at = NULL, updated_at = clock_timestamp(),
           estimated_from = cur.estimated_from, estimated_to = cur.estimated_to, ready_by = cur.ready_by
      FROM undone cur WHERE o.id = cur.id AND o.id = ${inPartition(':orderId')}
    RETURNING ${MOVED}
  ), event AS (${ADD_EVENT}
  )
  ${CHANGED} FROM cur LEFT JOIN event ON event.order_id = cur.id`,
);

/**
 * Moves both ends of the promise of an order that is being prepared by the same time, so that the range keeps its width.
 * Where it is past already, its end counts from now. The furthest arrival, `maxMinutes`, counts from now or from the time
 * that was asked for.
 */
export const SHIFT_ESTIMATE = named<
  {
    orderId: number;
    restaurantId: number;
    staffId: number | null;
    minutes: number;
    expectedVersion: number | null;
    maxMinutes: number;
  } & Traced
>(
  'kitchen_shift_estimate',
  `
  WITH cur AS (
    SELECT id, user_id, restaurant_id, status, version, rider_id, estimated_from + later.by AS new_from,
           estimated_to + later.by AS new_to, ready_by + later.by AS new_ready,
           greatest(scheduled_for, now()) + make_interval(mins => :maxMinutes) AS furthest
      FROM orders,
           LATERAL (SELECT make_interval(mins => :minutes) + greatest(now() - estimated_to, interval '0') AS by) AS later
     WHERE id = ${inPartition(':orderId')} AND restaurant_id = :restaurantId FOR UPDATE OF orders
  ), moved AS (
    UPDATE orders o
       SET version = cur.version + 1, updated_at = now(), estimated_from = cur.new_from, estimated_to = cur.new_to,
           ready_by = cur.new_ready
      FROM cur
     WHERE o.id = cur.id AND o.id = ${inPartition(':orderId')} AND cur.status = 'preparing' AND (:expectedVersion::int IS NULL OR cur.version = :expectedVersion)
       AND cur.new_to <= cur.furthest
    RETURNING ${MOVED}
  ), event AS (${ADD_EVENT}
  )
  ${CHANGED}, cur.new_to > cur.furthest AS "isTooFar" FROM cur LEFT JOIN event ON event.order_id = cur.id`,
);

/**
 * Sets lines of one order that is being prepared, all or none: each has to have the version that its station saw. The order's
 * row is only shared, so that stations do not wait for each other, and a step of the order does for them.
 */
export const SET_LINES = named<
  {
    orderId: number;
    restaurantId: number;
    state: LineState;
    lineIds: readonly number[];
    expectedVersions: readonly number[];
  } & Traced
>(
  'kitchen_set_lines',
  `
  WITH cur AS (
    SELECT id, restaurant_id, status FROM orders WHERE id = ${inPartition(':orderId')} AND restaurant_id = :restaurantId FOR SHARE
  ), wanted AS (
    SELECT * FROM unnest(:lineIds::int[], :expectedVersions::int[]) AS w (id, version)
  ), line AS (
    SELECT i.id, i.version FROM order_items i
     WHERE i.order_id = (SELECT id FROM cur) AND i.order_id = ${inPartition(':orderId')} AND i.id = ANY(:lineIds) ORDER BY i.id FOR UPDATE
  ), held AS (
    SELECT count(line.id) AS found, count(*) FILTER (WHERE line.version = wanted.version) AS same, count(*) AS wanted
      FROM wanted LEFT JOIN line ON line.id = wanted.id
  ), moved AS (
    UPDATE order_items i SET state = :state::line_state, version = line.version + 1
      FROM line, cur, held
     WHERE i.id = line.id AND i.order_id = ${inPartition(':orderId')} AND cur.status = 'preparing' AND held.same = held.wanted
    RETURNING i.id, i.version, i.state
  ), event AS (
    INSERT INTO restaurant_event (restaurant_id, kind, object_id, version, payload, request_id, traceparent)
    SELECT cur.restaurant_id, 'line', moved.id, moved.version, jsonb_build_object('restaurantId', cur.restaurant_id,
      'orderId', cur.id, 'lineId', moved.id, 'version', moved.version, 'state', moved.state,
      'at', to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), :requestId, :traceparent
      FROM moved, cur ORDER BY moved.id
    RETURNING id, payload
  )
  SELECT cur.status, held.found = held.wanted AS "hasLines", event.id AS "eventId", event.payload
    FROM cur CROSS JOIN held LEFT JOIN event ON true ORDER BY event.id`,
);
