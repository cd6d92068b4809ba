/** How much a position is worth by its age, and when a marker may be drawn as riding from one to the next. */
import { metersBetween, type Point } from '@contracts/places/geometry.ts';
import { MAX_RIDING_SPEED_MPS, POSITION_LIFETIME_MS } from '@contracts/riders/position.ts';

/** A phone that rides says where it is every second or two; so long is nothing but a red light in a bad spot. */
export const FRESH_MS = 15_000;

export const FRESHNESS = ['fresh', 'old', 'lost'] as const;
/** `lost`: it says nothing any more. */
export type Freshness = (typeof FRESHNESS)[number];

interface Dated {
  readonly at: string;
}

/** In whole milliseconds; a phone whose clock is ahead was heard just now. */
export const ageOf = ({ at }: Dated, now: number): number => Math.max(0, now - Date.parse(at));

export function freshnessOf(position: Dated | null, now: number): Freshness {
  const ageMs = position === null ? Infinity : ageOf(position, now);
  if (ageMs > POSITION_LIFETIME_MS) return 'lost';
  return ageMs > FRESH_MS ? 'old' : 'fresh';
}

/** Whether somebody can have ridden from one to the other: anything else is a jump, and drawn as one. */
export function isRideable(from: Point & Dated, to: Point & Dated): boolean {
  const seconds = (Date.parse(to.at) - Date.parse(from.at)) / 1_000;
  return seconds > 0 && seconds * 1_000 <= FRESH_MS && metersBetween(from, to) <= MAX_RIDING_SPEED_MPS * seconds;
}
