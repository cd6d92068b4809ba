/** Which rider brings an order: prepared SQL, one round trip each. */
import { inPartition } from '../../../database/sql/in-partition.ts';
import { named } from '../../../database/sql/named.ts';
import { CHANGED, type Traced } from '../order/order.statements.ts';
import type { Assignment, Doer, RidePromise } from './deliveries.ts';

const MOVED = `o.id, o.version, o.status, o.reason, o.payment_status, o.estimated_from, o.estimated_to, o.ready_by, o.rider_id, o.updated_at`;

const ADD_EVENT = `
    INSERT INTO order_event (order_id, version, status, previous_status, actor, actor_id, staff_id, reason, payment_status,
      estimated_from, estimated_to, ready_by, rider_id, at, request_id, traceparent)
    SELECT id, version, status, status, :actor::order_actor, :actorId, :staffId, reason, payment_status, estimated_from,
      estimated_to, ready_by, rider_id, updated_at, :requestId, :traceparent FROM moved ORDER BY id
    RETURNING id, order_id, version, status, reason, payment_status, estimated_from, estimated_to, ready_by, rider_id, at`;

/**
 * Gives an order to a rider on shift, or takes it from whoever has it. A rider may only take what is free, and give back what
 * is still being prepared. The lock puts those who reach for one order in a line: one of them gets it.
 */
export const ASSIGN = named<Assignment & Traced>(
  'rider_assign',
  `
  WITH cur AS (
    SELECT id, user_id, restaurant_id, status, version, rider_id FROM orders
     WHERE id = ${inPartition(':orderId')} AND restaurant_id = :restaurantId AND fulfilment = 'delivery' FOR UPDATE
  ), moved AS (
    UPDATE orders o
       SET rider_id = :riderId::int, nobody_there_at = NULL, version = cur.version + 1, updated_at = now(),
           handover_code = CASE WHEN :riderId IS NULL THEN o.handover_code ELSE coalesce(o.handover_code, :code) END
      FROM cur
     WHERE o.id = cur.id AND o.id = ${inPartition(':orderId')} AND cur.status IN ('preparing', 'delivering') AND cur.rider_id IS DISTINCT FROM :riderId
       AND (:expectedVersion::int IS NULL OR cur.version = :expectedVersion)
       AND (:actor::order_actor <> 'rider' OR CASE WHEN :riderId IS NULL THEN cur.rider_id = :staffId::int AND cur.status = 'preparing'
              ELSE cur.rider_id IS NULL END)
       AND (:riderId IS NULL OR EXISTS (
         SELECT FROM rider_shifts s JOIN restaurant_staff f ON f.id = s.staff_id
          WHERE s.staff_id = :riderId AND f.restaurant_id = cur.restaurant_id AND f.duty = 'rider'))
    RETURNING ${MOVED}
  ), event AS (${ADD_EVENT}
  )
  ${CHANGED} FROM cur LEFT JOIN event ON event.order_id = cur.id`,
);

/** Promises an order anew that is on its way, unless anything has become of it meanwhile; the status stays. */
export const PROMISE_ANEW = named<Omit<RidePromise, 'ride'> & { ride: string } & Doer & Traced>(
  'rider_promise_anew',
  `
  WITH cur AS (
    SELECT id, user_id, restaurant_id, status, version, rider_id FROM orders WHERE id = ${inPartition(':orderId')} FOR UPDATE
  ), moved AS (
    UPDATE orders o
       SET version = cur.version + 1, updated_at = now(), estimated_from = :estimatedFrom::timestamptz, estimated_to = :estimatedTo::timestamptz
      FROM cur WHERE o.id = cur.id AND o.id = ${inPartition(':orderId')} AND cur.status = 'delivering' AND cur.version = :expectedVersion
    RETURNING ${MOVED}
  ), event AS (${ADD_EVENT}
  ), predicted AS (
    INSERT INTO order_promises (order_id, version, ride) SELECT id, version, :ride::jsonb FROM moved
  )
  ${CHANGED} FROM cur LEFT JOIN event ON event.order_id = cur.id`,
);

/** All that a rider has becomes free again, each order with an event of its own. */
export const RELEASE = named<Doer & Traced & { riderId: number }>(
  'rider_release',
  `
  WITH cur AS (
    SELECT id, user_id, restaurant_id, status, version, rider_id FROM orders
     WHERE rider_id = :riderId AND status IN ('preparing', 'delivering') ORDER BY id FOR UPDATE
  ), moved AS (
    UPDATE orders o SET rider_id = NULL, nobody_there_at = NULL, version = cur.version + 1, updated_at = now()
      FROM cur WHERE o.id = cur.id
    RETURNING ${MOVED}
  ), event AS (${ADD_EVENT}
  )
  ${CHANGED}, cur.id AS "orderId" FROM cur JOIN event ON event.order_id = cur.id ORDER BY cur.id`,
);
