import { Injectable } from '@nestjs/common';
import { Database, type Statement } from '../../database/database.ts';
import type { AdminCountersRow, AdminOrderRow, AdminRestaurantRow, AdminUserRow } from './admin.rows.ts';

/** Guests and erased customers have orders, too. */
const ORDER = `SELECT o.id, o.version, coalesce(o.customer_name, '—') AS user_name, o.restaurant_id,
    r.name AS restaurant_name, o.total_cents, o.status, o.reason, o.payment_method, o.payment_status, o.created_at
  FROM orders o JOIN restaurants r ON r.id = o.restaurant_id`;

const FIND_ORDER: Statement = { name: 'admin_order', text: `${ORDER} WHERE o.id = $1` };
const LIST_ORDERS: Statement = {
  name: 'admin_orders',
  text: `${ORDER} WHERE o.id < $1 ORDER BY o.id DESC LIMIT $2`,
};
/** The page first, so that only its rows are counted for. */
const LIST_RESTAURANTS: Statement = {
  name: 'admin_restaurants',
  text: `
    SELECT r.id, r.name, r.address, r.email, r.city, restaurant_is_open(r, now()) AS open, r.is_active,
      r.subscription_plan, r.open_version,
      (SELECT count(*)::int FROM menus m WHERE m.restaurant_id = r.id) AS menu_count,
      (SELECT count(*)::int FROM orders o WHERE o.restaurant_id = r.id) AS order_count
    FROM restaurants r WHERE r.id < $1 ORDER BY r.id DESC LIMIT $2`,
};
const LIST_USERS: Statement = {
  name: 'admin_users',
  text: `
    SELECT u.id, u.name, u.email, u.city, u.created_at, o.order_count, o.total_spent_cents
    FROM users u, LATERAL (
      SELECT count(*)::int AS order_count,
        coalesce(sum(total_cents) FILTER (WHERE status <> 'cancelled'), 0)::float8 AS total_spent_cents
      FROM orders WHERE user_id = u.id
    ) o WHERE u.id < $1 ORDER BY u.id DESC LIMIT $2`,
};
/** Days and months begin at midnight in Berlin. The open orders have an index of their own. */
const COUNTERS: Statement = {
  name: 'admin_counters',
  text: `
    SELECT
      (SELECT count(*)::int FROM restaurants) AS restaurants,
      (SELECT round(sum(rating * review_count) / nullif(sum(review_count), 0), 1) FROM restaurants) AS avg_rating,
      (SELECT count(*)::int FROM users) AS users,
      month.orders_today, month.revenue_cents, live.pending, live.preparing, live.delivering
    FROM (
      SELECT count(*) FILTER (WHERE created_at >= date_trunc('day', now(), 'Europe/Berlin'))::int AS orders_today,
        coalesce(sum(total_cents) FILTER (WHERE status <> 'cancelled'), 0)::float8 AS revenue_cents
      FROM orders WHERE created_at >= date_trunc('month', now(), 'Europe/Berlin')
    ) month, (
      SELECT count(*) FILTER (WHERE status = 'pending')::int AS pending,
        count(*) FILTER (WHERE status = 'preparing')::int AS preparing,
        count(*) FILTER (WHERE status = 'delivering')::int AS delivering
      FROM orders WHERE status IN ('pending', 'preparing', 'delivering')
    ) live`,
};

@Injectable()
export class AdminRepository {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async findOrder(id: number): Promise<AdminOrderRow | null> {
    const [row] = await this.#database.run<AdminOrderRow>(FIND_ORDER, [id]);
    return row ?? null;
  }

  listOrders(beforeId: number, limit: number): Promise<AdminOrderRow[]> {
    return this.#database.run<AdminOrderRow>(LIST_ORDERS, [beforeId, limit]);
  }

  listRestaurants(beforeId: number, limit: number): Promise<AdminRestaurantRow[]> {
    return this.#database.run<AdminRestaurantRow>(LIST_RESTAURANTS, [beforeId, limit]);
  }

  listUsers(beforeId: number, limit: number): Promise<AdminUserRow[]> {
    return this.#database.run<AdminUserRow>(LIST_USERS, [beforeId, limit]);
  }

  async counters(): Promise<AdminCountersRow> {
    const [row] = await this.#database.run<AdminCountersRow>(COUNTERS, []);
    if (row === undefined) throw new Error('the counters gave no row');
    return row;
  }
}
