import type { OrderView } from '@contracts/orders/order-views.ts';
import { formatShortDate, formatTimeRange } from '../../lib/format/dates.ts';

interface Arrival {
  key: 'tracking.arrival' | 'tracking.arrivalOn';
  values: Record<string, string>;
}

/** When it arrives, as a text and its values: with the day, where it is not today. Null without an estimate. */
export function arrivalOf(
  { estimatedFrom, estimatedTo }: Pick<OrderView, 'estimatedFrom' | 'estimatedTo'>,
  now: number,
): Arrival | null {
  if (!estimatedFrom || !estimatedTo) return null;
  const range = formatTimeRange(estimatedFrom, estimatedTo);
  const date = formatShortDate(estimatedFrom);
  return date === formatShortDate(now)
    ? { key: 'tracking.arrival', values: { range } }
    : { key: 'tracking.arrivalOn', values: { range, date } };
}
