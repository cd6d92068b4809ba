/** A tablet is never reloaded: what it holds of finished orders has an end. */
import { isFinal } from '@contracts/orders/order-status.ts';
import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import type { IsoTime } from '@contracts/units.ts';
import { berlinDay } from '../../../lib/berlin-day.ts';

/** A busy day of one kitchen; the screen of what is done has all of them, see `DoneScreen`. */
const MOST_FINISHED = 250;
/** So that not every single order sorts the others. */
const SLACK = 50;

export interface Dropped {
  /** The latest change among them: what is not newer comes back with no list. */
  until: IsoTime;
  day: string;
  /** How many were delivered on that day. */
  delivered: number;
}

export const NOTHING_DROPPED: Dropped = { until: '', day: '', delivered: 0 };

/** What the server has counted on a day and the list did not have. */
export interface Unread {
  day: string;
  delivered: number;
}

export const NOTHING_UNREAD: Unread = { day: '', delivered: 0 };

/** Delivered on that day, as far as it was read. */
export function deliveredOn(day: string, orders: readonly RestaurantOrderView[], dropped: Dropped): number {
  const held = orders.filter(
    ({ status, updated_at: at }) => status === 'delivered' && at > dropped.until && berlinDay(at) === day,
  );
  return held.length + (dropped.day === day ? dropped.delivered : 0);
}

interface Bounded {
  orders: RestaurantOrderView[];
  dropped: Dropped;
}

export function withoutOldest<T extends Bounded>(queue: T): T {
  if (queue.orders.length <= MOST_FINISHED + SLACK) return queue;
  const finished = queue.orders.filter(({ status }) => isFinal(status));
  if (finished.length <= MOST_FINISHED + SLACK) return queue;
  finished.sort((a, b) => (a.updated_at < b.updated_at ? 1 : -1));
  const gone = finished.slice(MOST_FINISHED);
  const ids = new Set(gone.map(({ id }) => id));
  return { ...queue, orders: queue.orders.filter(({ id }) => !ids.has(id)), dropped: countIn(queue.dropped, gone) };
}

function countIn(dropped: Dropped, gone: readonly RestaurantOrderView[]): Dropped {
  const until = gone[0]?.updated_at ?? dropped.until;
  const day = berlinDay(until);
  const fresh = gone.filter(({ updated_at: at, status }) => status === 'delivered' && at > dropped.until);
  const before = day === dropped.day ? dropped.delivered : 0;
  return {
    until: until > dropped.until ? until : dropped.until,
    day,
    delivered: before + fresh.filter(({ updated_at: at }) => berlinDay(at) === day).length,
  };
}
