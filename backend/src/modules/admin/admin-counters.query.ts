import { Injectable } from '@nestjs/common';
import { DEFAULT_AVG_RATING } from '../../contracts/constants.ts';
import type { AdminCounters } from '../../contracts/views.ts';
import { Database, type Statement } from '../../database/database.ts';
import { toMoney } from '../orders/money.ts';

/** Day and month are those of Europe/Berlin. */
const COUNTERS: Statement = {
  name: 'admin_counters',
  text: `
  WITH berlin AS (
    SELECT date_trunc('day', now() AT TIME ZONE 'Europe/Berlin') AT TIME ZONE 'Europe/Berlin' AS today,
           date_trunc('month', now() AT TIME ZONE 'Europe/Berlin') AT TIME ZONE 'Europe/Berlin' AS month
  )
  SELECT (SELECT count(*)::int FROM restaurants WHERE is_active) AS restaurants,
         (SELECT count(*)::int FROM users) AS users,
         (SELECT count(*)::int FROM orders, berlin WHERE created_at >= berlin.today) AS orders_today,
         (SELECT coalesce(sum(total_cents), 0)::float8 FROM orders, berlin
           WHERE created_at >= berlin.month AND status <> 'cancelled') AS revenue_cents,
         (SELECT sum(rating * review_count) / nullif(sum(review_count), 0) FROM restaurants WHERE is_active) AS rating,
         (SELECT count(*)::int FROM orders WHERE status = 'pending') AS pending,
         (SELECT count(*)::int FROM orders WHERE status = 'preparing') AS preparing,
         (SELECT count(*)::int FROM orders WHERE status = 'delivering') AS delivering`,
};

interface CountersRow {
  restaurants: number;
  users: number;
  orders_today: number;
  revenue_cents: number;
  rating: string | null;
  pending: number;
  preparing: number;
  delivering: number;
}

@Injectable()
export class AdminCountersQuery {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async counters(): Promise<Omit<AdminCounters, 'sockets' | 'at'>> {
    const [row] = await this.#db.run<CountersRow>(COUNTERS, []);
    if (!row) throw new Error('The counters have no row.');
    return {
      restaurants: row.restaurants,
      users: row.users,
      ordersToday: row.orders_today,
      revenue: toMoney(row.revenue_cents),
      avgRating: Number(row.rating ?? DEFAULT_AVG_RATING).toFixed(1),
      pending: row.pending,
      preparing: row.preparing,
      delivering: row.delivering,
    };
  }
}
