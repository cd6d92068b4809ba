import { PREP_MINUTES } from '@contracts/constants.ts';
import type { RestaurantOrderView } from '@contracts/views.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const SOON_MS = MINUTE_MS;

export interface Deadline {
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

const PREP_STEP_MINUTES = 5;

/** The next choice of the preparation time, within what the server takes. */
export function stepPrepMinutes(minutes: number, direction: 1 | -1): number {
  return Math.min(PREP_MINUTES.max, Math.max(PREP_MINUTES.min, minutes + direction * PREP_STEP_MINUTES));
}
