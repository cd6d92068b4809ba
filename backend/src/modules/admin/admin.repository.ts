import { Injectable } from '@nestjs/common';
import { select } from '../../database/sql/columns.ts';
import { Database, type Statement, first } from '../../database/connection/database.ts';
import { Order } from '../../entities/orders/order.entity.ts';
import { type AdminCountersRow, type AdminOrderRow, LISTED_ORDER, PEOPLE_OF_ORDER } from './admin.rows.ts';
import { OVERLAP_MS } from './live-counters.ts';

/** Guests and erased customers have orders, too. */
const ORDER = `SELECT ${select(Order, 'o', LISTED_ORDER)}, ${PEOPLE_OF_ORDER}
  FROM orders o JOIN restaurants r ON r.id = o.restaurant_id`;

const FIND_ORDER: Statement = { name: 'admin_order', text: `${ORDER} WHERE o.id = $1` };
const LIST_ORDERS: Statement = {
  name: 'admin_orders',
  text: `${ORDER} WHERE o.id < $1 ORDER BY o.id DESC LIMIT $2`,
};
/**
 * In one statement, so that the counters and the events that they contain are of one moment. Days and months begin at
 * midnight in Berlin. The month up to yesterday is counted by `order_totals`, the open orders have an index of their own.
 * $1 seconds: of which age events are named.
 */
const COUNTERS: Statement = {
  name: 'admin_counters',
  text: `
    SELECT rated.restaurants, rated."avgRating", rated."reviewCount",
      (SELECT count(*)::int FROM users) AS users,
      today.orders AS "ordersToday", today.cents + before.cents AS "revenueCents",
      live.pending, live.preparing, live.delivering, now() AS "readAt",
      date_trunc('day', now() AT TIME ZONE 'Europe/Berlin' + interval '1 day') AT TIME ZONE 'Europe/Berlin' AS "dayEndsAt",
      ARRAY(SELECT order_id || ':' || version FROM order_event
             WHERE at >= now() - make_interval(secs => $1::float8)) AS "recentEvents"
    FROM (
      SELECT count(*)::int AS restaurants,
        round(sum(rating * review_count) / nullif(sum(review_count), 0), 1) AS "avgRating",
        coalesce(sum(review_count), 0)::int AS "reviewCount"
      FROM restaurants
    ) rated, (
      SELECT count(*)::int AS orders,
        coalesce(sum(total_cents) FILTER (WHERE status <> 'cancelled'), 0)::float8 AS cents
      FROM orders WHERE created_at >= date_trunc('day', now(), 'Europe/Berlin')
    ) today, (
      SELECT coalesce(sum(total_cents), 0)::float8 AS cents FROM city_day_totals
      WHERE day >= date_trunc('month', now() AT TIME ZONE 'Europe/Berlin')
        AND day < (now() AT TIME ZONE 'Europe/Berlin')::date
    ) before, (
      SELECT count(*) FILTER (WHERE status = 'pending')::int AS pending,
        count(*) FILTER (WHERE status = 'preparing')::int AS preparing,
        count(*) FILTER (WHERE status = 'delivering')::int AS delivering
      FROM orders WHERE status IN ('pending', 'preparing', 'delivering')
    ) live`,
};
/** Of these orders, as far as they were placed this month. */
const SUM_OF_MONTH: Statement = {
  name: 'admin_sum_of_month',
  text: `SELECT coalesce(sum(total_cents), 0)::float8 AS cents FROM orders
          WHERE id = ANY ($1::int[]) AND created_at >= date_trunc('month', now(), 'Europe/Berlin')`,
};

@Injectable()
export class AdminRepository {
  constructor(private readonly database: Database) {}

  async findOrder(id: number): Promise<AdminOrderRow | null> {
    return first(this.database.run<AdminOrderRow>(FIND_ORDER, [id]));
  }

  listOrders(beforeId: number, limit: number): Promise<AdminOrderRow[]> {
    return this.database.run<AdminOrderRow>(LIST_ORDERS, [beforeId, limit]);
  }

  async counters(): Promise<AdminCountersRow> {
    const [row] = await this.database.run<AdminCountersRow>(COUNTERS, [OVERLAP_MS / 1_000]);
    if (row === undefined) throw new Error('the counters gave no row');
    return row;
  }

  async sumOfMonth(orderIds: readonly number[]): Promise<number> {
    const [row] = await this.database.run<{ cents: number }>(SUM_OF_MONTH, [orderIds]);
    return row?.cents ?? 0;
  }
}
