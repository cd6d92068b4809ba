import type { City } from '../constants.ts';
import type { CancelReason } from '../orders/order-status.ts';
import type { CalendarDate, Count, IsoTime, Money } from '../units.ts';

/** What was placed on a day of Berlin, or on a part of it. */
export interface OverviewStatistics {
  /** Placed, also those that were cancelled. */
  orders: Count;
  cancelled: Count;
  /** Cancelled orders are left out. */
  revenue: Money;
  /** From placing to acceptance. Null where none was accepted. */
  acceptSecondsP50: Count | null;
  acceptSecondsP90: Count | null;
}

/** A quarter of an hour on Berlin's clock. */
export interface OverviewQuarter {
  /** When the quarter begins, such as `18:15`. */
  clock: string;
  /** Null while it is still to come, and where the clocks skip it; where they repeat it, both are added up. */
  orders: Count | null;
  revenue: Money | null;
  /** The same quarter a week before. */
  lastWeekOrders: Count | null;
  lastWeekRevenue: Money | null;
}

/** `GET /api/admin/overview?city=&date=`: a day beside the same weekday of the week before. */
export interface AdminOverviewView {
  at: IsoTime;
  /** Null stands for all cities. */
  city: City | null;
  /** `YYYY-MM-DD` in Europe/Berlin. */
  date: CalendarDate;
  lastWeekDate: CalendarDate;
  /** Until now, where the day is today. */
  day: OverviewStatistics;
  /** Until the same time on the clock. */
  lastWeekSoFar: OverviewStatistics;
  lastWeek: OverviewStatistics;
  /** The quarters of the day, from midnight on. */
  quarters: OverviewQuarter[];
  /** Null: none was given. Most frequent first. */
  cancellations: { reason: CancelReason | null; orders: Count; lastWeekOrders: Count }[];
  cities: { city: City; day: OverviewStatistics; lastWeekSoFar: OverviewStatistics }[];
}
