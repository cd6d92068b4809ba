import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';

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
  const wholeMs = Math.max(1, endsAt - Date.parse(order.created_at));
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

/** Past the time that was promised to the customer. */
export function isLate(order: RestaurantOrderView, now: number): boolean {
  return order.estimated_to !== null && now > Date.parse(order.estimated_to);
}

const NEAR_MS = 5 * MINUTE_MS;

/** How an open order stands to what its guest was told; null without a promise. */
export type PromiseState = 'before' | 'near' | 'past';

export function promiseOf(order: RestaurantOrderView, now: number): PromiseState | null {
  if (order.estimated_to === null) return null;
  const leftMs = Date.parse(order.estimated_to) - now;
  if (leftMs < 0) return 'past';
  return leftMs <= NEAR_MS ? 'near' : 'before';
}

/** Within what the server takes; two rows of four for a thumb. */
export const PREP_CHOICES = [10, 15, 20, 25, 30, 40, 50, 60] as const;
