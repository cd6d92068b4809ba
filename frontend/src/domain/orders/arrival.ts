import { wordKey } from '@contracts/orders/status-words.ts';
import { isPlanned } from '@contracts/orders/planned-order.ts';
import type { OrderView } from '@contracts/orders/order-views.ts';
import { SAME_PROMISE_MINUTES } from '@contracts/orders/promise.ts';
import { formatShortDate, formatTime, formatTimeRange } from '../../lib/format/dates/dates.ts';

interface Arrival {
  key:
    | ReturnType<typeof wordKey<'tracking.arrival' | 'tracking.arrivalOn'>>
    | ('tracking.planned' | 'tracking.plannedOn' | 'tracking.lateBy');
  values: Record<string, string | number>;
}

type Timed = Promised & Pick<OrderView, 'scheduledFor' | 'cookingFrom' | 'estimatedFrom'>;
type Promised = Pick<OrderView, 'status' | 'fulfilment' | 'estimatedTo' | 'promisedTo'>;

const MINUTE_MS = 60_000;

/**
 * When it arrives, as a text and its values: with the day, where it is not today. Of an order that is planned this is the
 * wanted time, of a late one by how much it is late, of one that is picked up when it is ready. Null without an estimate, and once it
 * waits for whoever fetches it.
 */
export function arrivalOf(order: Timed, now: number): Arrival | null {
  const { fulfilment, scheduledFor, estimatedFrom, estimatedTo } = order;
  if (isAtCounter(order)) return null;
  if (scheduledFor !== null && isPlanned(order, now)) {
    const { date, time } = wantedTime(scheduledFor, now);
    return date === null
      ? { key: 'tracking.planned', values: { time } }
      : { key: 'tracking.plannedOn', values: { date, time } };
  }
  if (!estimatedFrom || !estimatedTo) return null;
  const count = lateMinutes(order, now);
  if (count !== null) return { key: 'tracking.lateBy', values: { count } };
  const when: Arrival['values'] =
    fulfilment === 'pickup'
      ? { time: formatTime(estimatedFrom) }
      : { range: formatTimeRange(estimatedFrom, estimatedTo) };
  const date = formatShortDate(estimatedFrom);
  return date === formatShortDate(now)
    ? { key: wordKey('tracking.arrival', fulfilment), values: when }
    : { key: wordKey('tracking.arrivalOn', fulfilment), values: { ...when, date } };
}

/** It is late for nobody any more: what is left is the guest's. */
function isAtCounter({ status, fulfilment }: Promised): boolean {
  return fulfilment === 'pickup' && status === 'delivering';
}

/** Its day is null today. */
export function wantedTime(scheduledFor: string, now: number): { date: string | null; time: string } {
  const date = formatShortDate(scheduledFor);
  return { date: date === formatShortDate(now) ? null : date, time: formatTime(scheduledFor) };
}

/** For how long it should have been there by what was promised; null before its latest arrival. */
function lateMinutes({ estimatedTo, promisedTo }: Promised, now: number): number | null {
  if (estimatedTo === null || now <= Date.parse(estimatedTo)) return null;
  const dueMs = Math.min(Date.parse(estimatedTo), Date.parse(promisedTo ?? estimatedTo));
  return Math.max(1, Math.floor((now - dueMs) / MINUTE_MS));
}

/** By how many minutes it is expected later than it was promised; null where that is what was promised, or past. */
export function delayOf(order: Promised, now: number): number | null {
  const { estimatedTo, promisedTo } = order;
  if (isAtCounter(order) || estimatedTo === null || promisedTo === null || now > Date.parse(estimatedTo)) return null;
  const minutes = Math.round((Date.parse(estimatedTo) - Date.parse(promisedTo)) / MINUTE_MS);
  return minutes >= SAME_PROMISE_MINUTES ? minutes : null;
}
