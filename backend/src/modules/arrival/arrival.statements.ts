import type { Statement } from '../../database/connection/database.ts';
import type { Order } from '../../entities/orders/order.entity.ts';
import type { ToldPromise } from './rules/announced.ts';

export interface AwaitedRow extends Pick<Order, 'restaurantId' | 'distanceMeters'> {
  /** Whether it is brought, and as soon as possible. */
  isPredictable: boolean;
  /** Of its restaurant, beside this one. */
  openOrders: number;
  told: ToldPromise[];
}

/** More are one load. */
const MANY_OPEN = 20;

/** What the guest of the order `o` was promised so far. A step is predicted, and what the server says of a ride that is under way. */
const TOLD = `(SELECT coalesce(json_agg(json_build_object(
              'fromMs', extract(epoch FROM e.estimated_from) * 1000, 'toMs', extract(epoch FROM e.estimated_to) * 1000,
              'isPredicted', e.previous_status IS DISTINCT FROM e.status OR e.actor = 'system') ORDER BY e.version), '[]')
            FROM order_event e WHERE e.order_id = o.id AND e.estimated_from IS NOT NULL AND e.estimated_to IS NOT NULL) AS told`;

/** $1 order. What its prediction goes by; read before a step of a restaurant with a history alone. */
export const FIND_AWAITED: Statement = {
  name: 'arrival_find_awaited',
  text: `
  SELECT o.restaurant_id AS "restaurantId", o.distance_meters AS "distanceMeters",
         o.fulfilment = 'delivery' AND o.scheduled_for IS NULL AS "isPredictable",
         (SELECT count(*)::int FROM (
            SELECT FROM orders k WHERE k.restaurant_id = o.restaurant_id AND k.status = 'preparing' AND k.id <> o.id
             LIMIT ${String(MANY_OPEN)}) k) AS "openOrders",
         ${TOLD}
    FROM orders o WHERE o.id = $1`,
};

/** An order on its way with a rider of the restaurant. */
export interface RiddenRow extends Pick<Order, 'id' | 'version' | 'restaurantId' | 'distanceMeters'> {
  riderId: number;
  leftAt: Date;
  told: ToldPromise[];
}

/**
 * Of riders on shift, from restaurants whose times were measured. Whoever stands at a closed door has arrived, and what was
 * planned for an hour keeps it.
 */
export const LIST_RIDDEN: Statement = {
  name: 'arrival_list_ridden',
  text: `
  SELECT o.id, o.version, o.restaurant_id AS "restaurantId", o.distance_meters AS "distanceMeters", o.rider_id AS "riderId",
         (SELECT max(e.at) FROM order_event e
           WHERE e.order_id = o.id AND e.status = 'delivering' AND e.previous_status = 'preparing') AS "leftAt", ${TOLD}
    FROM rider_shifts h JOIN orders o ON o.rider_id = h.staff_id JOIN restaurant_times t ON t.restaurant_id = o.restaurant_id
   WHERE o.status = 'delivering' AND o.scheduled_for IS NULL AND o.nobody_there_at IS NULL ORDER BY o.id`,
};
