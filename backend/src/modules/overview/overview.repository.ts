import { Injectable } from '@nestjs/common';
import type { AdminOverviewView, OverviewStatistics } from '../../contracts/admin/admin-overview.ts';
import type { City } from '../../contracts/constants.ts';
import { Database, type Statement } from '../../database/connection/database.ts';

export type Span = 'day' | 'so_far' | 'last_week';

type Sums = Pick<OverviewStatistics, 'orders'> & { revenueCents: number };

export interface StatisticsRow extends Sums, Pick<OverviewStatistics, 'cancelled'> {
  span: Span;
  /** Null stands for all cities. */
  city: City | null;
  acceptSeconds: [number, number] | null;
}

export interface OverviewRow extends Pick<AdminOverviewView, 'date' | 'lastWeekDate'> {
  at: Date;
  statistics: StatisticsRow[] | null;
  quarters: (Sums & { isLastWeek: boolean; quarter: number })[] | null;
  cancellations: AdminOverviewView['cancellations'] | null;
  /** The quarters that the day has had so far, and those of the other day. */
  known: number[];
  lastWeekKnown: number[];
}

const quarterOf = (wall: string) => `floor(extract(epoch FROM ${wall}::time) / 900)::int`;
const quartersBetween = (from: string, to: string) => `
  ARRAY(SELECT DISTINCT ${quarterOf(`(q AT TIME ZONE 'Europe/Berlin')`)} FROM generate_series(${from}, ${to}, interval '15 minutes') AS q
         WHERE q < ${to} ORDER BY 1)`;
/** $1 city or null, $2 date or null for today. */
const READ: Statement = {
  name: 'admin_overview',
  text: `
  WITH d AS MATERIALIZED (
    SELECT *, date::timestamp AT TIME ZONE 'Europe/Berlin' AS starts, (date + 1)::timestamp AT TIME ZONE 'Europe/Berlin' AS ends,
      (date - 7)::timestamp AT TIME ZONE 'Europe/Berlin' AS week_starts,
      (date - 6)::timestamp AT TIME ZONE 'Europe/Berlin' AS week_ends,
      CASE WHEN date = today THEN clock ELSE '24:00'::time END AS until
    FROM (SELECT coalesce($2::date, local::date) AS date, local::date AS today, local::time AS clock
      FROM (SELECT now() AT TIME ZONE 'Europe/Berlin' AS local) l) c
  ), o AS MATERIALIZED (
    SELECT o.id, w.wall::date < d.date AS is_last_week, w.wall::time < d.until AS is_so_far, ${quarterOf('w.wall')} AS quarter,
      r.city, o.total_cents, o.status = 'cancelled' AS is_cancelled, o.reason, a.seconds
    FROM d JOIN orders o ON o.created_at >= d.starts AND o.created_at < d.ends
        OR o.created_at >= d.week_starts AND o.created_at < d.week_ends
      JOIN restaurants r ON r.id = o.restaurant_id,
      LATERAL (SELECT o.created_at AT TIME ZONE 'Europe/Berlin' AS wall) w,
      LATERAL (SELECT extract(epoch FROM min(e.at) - o.created_at)::float8 AS seconds FROM order_event e
        WHERE e.order_id = o.id AND e.status = 'preparing' AND e.previous_status = 'pending') a
    WHERE $1::city IS NULL OR r.city = $1::city
  ), spans AS (
    SELECT CASE WHEN is_last_week THEN 'last_week' ELSE 'day' END AS span, o.* FROM o
    UNION ALL SELECT 'so_far', o.* FROM o WHERE is_last_week AND is_so_far
  )
  SELECT now() AS at, d.date::text AS date, (d.date - 7)::text AS "lastWeekDate",
    (SELECT json_agg(f) FROM (
      SELECT span, city, count(*)::int AS orders, count(*) FILTER (WHERE is_cancelled)::int AS cancelled,
        coalesce(sum(total_cents) FILTER (WHERE NOT is_cancelled), 0)::float8 AS "revenueCents",
        percentile_cont(ARRAY[0.5, 0.9]) WITHIN GROUP (ORDER BY seconds) AS "acceptSeconds"
      FROM spans GROUP BY GROUPING SETS ((span), (span, city))) f) AS statistics,
    (SELECT json_agg(q) FROM (
      SELECT is_last_week AS "isLastWeek", quarter, count(*)::int AS orders,
        coalesce(sum(total_cents) FILTER (WHERE NOT is_cancelled), 0)::float8 AS "revenueCents"
      FROM o GROUP BY is_last_week, quarter) q) AS quarters,
    (SELECT json_agg(c) FROM (
      SELECT reason, count(*) FILTER (WHERE NOT is_last_week)::int AS orders,
        count(*) FILTER (WHERE is_last_week)::int AS "lastWeekOrders"
      FROM o WHERE is_cancelled GROUP BY reason ORDER BY 2 DESC, 3 DESC, 1) c) AS cancellations,
    ${quartersBetween('d.starts', 'least(d.ends, now())')} AS known,
    ${quartersBetween('d.week_starts', 'd.week_ends')} AS "lastWeekKnown"
  FROM d`,
};

@Injectable()
export class OverviewRepository {
  constructor(private readonly database: Database) {}

  async read(city: City | null, date: string | null): Promise<OverviewRow> {
    const [row] = await this.database.run<OverviewRow>(READ, [city, date]);
    if (row === undefined) throw new Error('the overview gave no row');
    return row;
  }
}
