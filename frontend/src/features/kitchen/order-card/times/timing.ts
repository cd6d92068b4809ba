import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import type { IsoTime } from '@contracts/units.ts';
import { answersFrom, dueOf } from '../../queue/kitchen-times.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const SOON_MS = MINUTE_MS;

interface Deadline {
  remainingMs: number;
  /** How much of the time to answer is left, from 1 to 0. */
  share: number;
  urgency: 'calm' | 'soon' | 'over';
}

export function deadlineOf(order: RestaurantOrderView, now: number): Deadline {
  const endsAt = Date.parse(order.accept_deadline);
  const remainingMs = Math.max(0, endsAt - now);
  const wholeMs = Math.max(1, endsAt - Date.parse(answersFrom(order)));
  const urgency = remainingMs === 0 ? 'over' : remainingMs <= SOON_MS ? 'soon' : 'calm';
  return { remainingMs, share: Math.min(1, remainingMs / wholeMs), urgency };
}

export type Age = { unit: 'now' } | { unit: 'minutes' | 'hours' | 'days'; count: number };

/** In the largest unit that fits, rounded down. A clock that runs behind makes no order come from the future. */
export function ageOf(since: string, now: number): Age {
  const ageMs = now - Date.parse(since);
  if (ageMs < MINUTE_MS) return { unit: 'now' };
  if (ageMs < HOUR_MS) return { unit: 'minutes', count: Math.floor(ageMs / MINUTE_MS) };
  if (ageMs < 24 * HOUR_MS) return { unit: 'hours', count: Math.floor(ageMs / HOUR_MS) };
  return { unit: 'days', count: Math.floor(ageMs / (24 * HOUR_MS)) };
}

/** Past the time that the kitchen, or the driver, works to. */
export function isLate(order: RestaurantOrderView, now: number): boolean {
  const due = dueOf(order);
  return due !== null && now > Date.parse(due);
}

const NEAR_MS = 5 * MINUTE_MS;
/** Nobody counts the minutes of tomorrow. */
const MOST_MINUTES = 120;

export interface Due {
  state: 'before' | 'near' | 'past';
  at: IsoTime;
  /** Until then, or since then: begun minutes count. */
  unit: 'minutes' | 'hours';
  count: number;
}

/** What is left until the order is due by the kitchen's own clock. Null where nobody has promised. */
export function timeLeft(order: RestaurantOrderView, now: number): Due | null {
  const at = dueOf(order);
  if (at === null) return null;
  const leftMs = Date.parse(at) - now;
  const minutes = Math.max(1, Math.ceil(Math.abs(leftMs) / MINUTE_MS));
  return {
    at,
    state: leftMs < 0 ? 'past' : leftMs <= NEAR_MS ? 'near' : 'before',
    ...(minutes <= MOST_MINUTES
      ? { unit: 'minutes', count: minutes }
      : { unit: 'hours', count: Math.round(minutes / 60) }),
  };
}

/** Within what the server takes; two rows of four for a thumb. */
export const PREP_CHOICES = [10, 15, 20, 25, 30, 40, 50, 60] as const;
