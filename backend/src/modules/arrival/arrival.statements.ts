import type { Statement } from '../../database/database.ts';
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

/** $1 order. What its prediction goes by; read before a step of a restaurant with a history alone. */
export const FIND_AWAITED: Statement = {
  name: 'arrival_find_awaited',
  text: `
  SELECT o.restaurant_id AS "restaurantId", o.distance_meters AS "distanceMeters",
         o.fulfilment = 'delivery' AND o.scheduled_for IS NULL AS "isPredictable",
         (SELECT count(*)::int FROM (
            SELECT FROM orders k WHERE k.restaurant_id = o.restaurant_id AND k.status = 'preparing' AND k.id <> o.id
             LIMIT ${String(MANY_OPEN)}) k) AS "openOrders",
         (SELECT coalesce(json_agg(json_build_object(
              'fromMs', extract(epoch FROM e.estimated_from) * 1000, 'toMs', extract(epoch FROM e.estimated_to) * 1000,
              'isStep', e.previous_status IS DISTINCT FROM e.status) ORDER BY e.version), '[]')
            FROM order_event e WHERE e.order_id = o.id AND e.estimated_from IS NOT NULL AND e.estimated_to IS NOT NULL) AS told
    FROM orders o WHERE o.id = $1`,
};
