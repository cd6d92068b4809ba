/** The day's quarters of an hour as what the charts draw. Euro as numbers, for drawing alone. */
import type { AdminOverviewView, OverviewQuarter } from '@contracts/admin/admin-overview.ts';
import { toCents } from '../../../lib/format/money.ts';

/** Null: still to come, or skipped by the clocks; a gap in the line. */
export interface Point {
  clock: string;
  today: number | null;
  lastWeek: number | null;
}

const QUARTERS_AN_HOUR = 4;
/** Shown on every day, so that a quiet one does not shrink to an hour. */
const USUAL = { from: 10 * QUARTERS_AN_HOUR, to: 22 * QUARTERS_AN_HOUR };

type Quarters = AdminOverviewView['quarters'];

export function ordersSeries(quarters: Quarters): Point[] {
  return inSight(quarters).map(({ clock, orders, lastWeekOrders }) => ({
    clock,
    today: orders,
    lastWeek: lastWeekOrders,
  }));
}

/** What had come in by the end of each quarter, since midnight. */
export function revenueSeries(quarters: Quarters): Point[] {
  let [today, lastWeek] = [0, 0];
  const sums = new Map<string, Point>();
  for (const quarter of quarters) {
    today += toCents(quarter.revenue ?? 0);
    lastWeek += toCents(quarter.lastWeekRevenue ?? 0);
    sums.set(quarter.clock, {
      clock: quarter.clock,
      today: quarter.revenue === null ? null : today / 100,
      lastWeek: quarter.lastWeekRevenue === null ? null : lastWeek / 100,
    });
  }
  return inSight(quarters).flatMap(({ clock }) => sums.get(clock) ?? []);
}

/** Whole hours around everything that happened, and the usual ones. */
function inSight(quarters: Quarters): OverviewQuarter[] {
  const busy = quarters.flatMap(({ orders, lastWeekOrders }, index) =>
    (orders ?? 0) + (lastWeekOrders ?? 0) > 0 ? [index] : [],
  );
  const from = Math.min(USUAL.from, ...busy);
  const to = Math.max(USUAL.to, ...busy.map((index) => index + 1));
  return quarters.slice(
    Math.floor(from / QUARTERS_AN_HOUR) * QUARTERS_AN_HOUR,
    Math.ceil(to / QUARTERS_AN_HOUR) * QUARTERS_AN_HOUR,
  );
}

/** For the table in a chart's place: without the quarters in which neither day had anything new. */
export function tableRows(points: readonly Point[]): Point[] {
  return points.filter(({ today, lastWeek }, index) => {
    const before = points[index - 1];
    if (today === null && lastWeek === null) return false;
    const isSame = before?.today === today && before.lastWeek === lastWeek;
    return !isSame && ((today ?? 0) > 0 || (lastWeek ?? 0) > 0);
  });
}

/** In whole per cent; null where there is nothing to compare with. */
export function changePercent(now: number, before: number): number | null {
  return before === 0 ? null : Math.round((now / before - 1) * 100);
}
