import { Injectable } from '@nestjs/common';
import type { City } from '../../contracts/constants.ts';
import type { OrderStatus } from '../../contracts/orders/order-status.ts';
import { Database, type Statement } from '../../database/database.ts';

interface StuckRow {
  since: Date;
  /** Of its kind in all. */
  total: number;
  restaurant_id: number;
  restaurant_name: string;
  restaurant_phone: string | null;
  city: City;
}

export interface StuckOrderRow extends StuckRow {
  kind: 'order_pending' | 'order_late';
  id: number;
  version: number;
  status: OrderStatus;
  customer_name: string | null;
  customer_phone: string | null;
  accept_deadline_at: Date;
  reminded_at: Date | null;
}

export interface StuckPosRow extends StuckRow {
  id: number;
  order_id: number;
  failure: string | null;
  tries: number;
}

export interface StuckRestaurantRow extends StuckRow {
  notice_id: number;
  open_orders: number;
}

const RESTAURANT = 'r.id AS restaurant_id, r.name AS restaurant_name, r.phone AS restaurant_phone, r.city';

/** $1 limit of each kind. An order that is late is not told of twice. */
const LIST_ORDERS: Statement = {
  name: 'board_orders',
  text: `
    SELECT s.*, ${RESTAURANT}, (
      SELECT max(e.at) FROM restaurant_event e
       WHERE e.restaurant_id = r.id AND e.kind = 'reminder' AND (e.payload ->> 'orderId')::int = s.id
    ) AS reminded_at FROM (
      SELECT k.kind, k.since, o.id, o.version, o.status, o.customer_name, o.customer_phone, o.accept_deadline_at,
        o.restaurant_id AS of_restaurant, count(*) OVER (PARTITION BY k.kind)::int AS total,
        row_number() OVER (PARTITION BY k.kind ORDER BY k.since, o.id) AS place
      FROM orders o, LATERAL (
        SELECT CASE WHEN o.estimated_to < now() THEN 'order_late' WHEN o.status = 'pending' THEN 'order_pending' END AS kind,
          CASE WHEN o.estimated_to < now() THEN o.estimated_to ELSE o.created_at END AS since
      ) k
      WHERE o.status IN ('pending', 'preparing', 'delivering')
        AND (o.estimated_to < now() OR o.status = 'pending' AND o.created_at < now() - interval '1 minute')
    ) s JOIN restaurants r ON r.id = s.of_restaurant WHERE s.place <= $1 ORDER BY s.since, s.id`,
};
const LIST_POS_FAILURES: Statement = {
  name: 'board_pos',
  text: `SELECT d.id, d.order_id, d.failure, d.tries, coalesce(d.last_tried_at, d.created_at) AS since,
      count(*) OVER ()::int AS total, ${RESTAURANT}
    FROM till_deliveries d JOIN restaurants r ON r.id = d.restaurant_id
    WHERE d.state = 'given_up' ORDER BY since, d.id LIMIT $1`,
};

const LIST_RESTAURANTS: Statement = {
  name: 'board_restaurants',
  text: `SELECT n.notice_id, n.since, n.total, ${RESTAURANT}, (
      SELECT count(*)::int FROM orders o WHERE o.restaurant_id = r.id AND o.status IN ('pending', 'preparing', 'delivering')
    ) AS open_orders
    FROM (
      SELECT id AS notice_id, at AS since, restaurant_id AS of_restaurant, count(*) OVER ()::int AS total FROM admin_notices
       WHERE kind = 'no_device' AND resolved_at IS NULL ORDER BY at, id LIMIT $1
    ) n JOIN restaurants r ON r.id = n.of_restaurant`,
};

@Injectable()
export class BoardRepository {
  constructor(private readonly database: Database) {}

  listOrders(limit: number): Promise<StuckOrderRow[]> {
    return this.database.run<StuckOrderRow>(LIST_ORDERS, [limit]);
  }

  listRestaurants(limit: number): Promise<StuckRestaurantRow[]> {
    return this.database.run<StuckRestaurantRow>(LIST_RESTAURANTS, [limit]);
  }

  listPosFailures(limit: number): Promise<StuckPosRow[]> {
    return this.database.run<StuckPosRow>(LIST_POS_FAILURES, [limit]);
  }
}
