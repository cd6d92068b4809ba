import { isPlanned } from '@contracts/orders/planned-order.ts';
import type { OrderView } from '@contracts/orders/order-views.ts';
import { formatShortDate, formatTime, formatTimeRange } from '../../lib/format/dates.ts';

interface Arrival {
  key: 'tracking.arrival' | 'tracking.arrivalOn' | 'tracking.planned' | 'tracking.plannedOn';
  values: Record<string, string>;
}

type Timed = Pick<OrderView, 'status' | 'scheduledFor' | 'cookingFrom' | 'estimatedFrom' | 'estimatedTo'>;

/**
 * When it arrives, as a text and its values: with the day, where it is not today. Of an order that is planned this is the
 * wanted time. Null without an estimate.
 */
export function arrivalOf(order: Timed, now: number): Arrival | null {
  const { scheduledFor, estimatedFrom, estimatedTo } = order;
  if (scheduledFor !== null && isPlanned(order, now)) {
    const { date, time } = wantedTime(scheduledFor, now);
    return date === null
      ? { key: 'tracking.planned', values: { time } }
      : { key: 'tracking.plannedOn', values: { date, time } };
  }
  if (!estimatedFrom || !estimatedTo) return null;
  const range = formatTimeRange(estimatedFrom, estimatedTo);
  const date = formatShortDate(estimatedFrom);
  return date === formatShortDate(now)
    ? { key: 'tracking.arrival', values: { range } }
    : { key: 'tracking.arrivalOn', values: { range, date } };
}

/** Its day is null today. */
export function wantedTime(scheduledFor: string, now: number): { date: string | null; time: string } {
  const date = formatShortDate(scheduledFor);
  return { date: date === formatShortDate(now) ? null : date, time: formatTime(scheduledFor) };
}
