/** What can be said of a ride: pure, so that words, map and announcement agree. */
import { metersBetween, type Point } from '@contracts/places/geometry.ts';
import type { RidePositionView, RideView } from '@contracts/riders/position.ts';
import { freshnessOf } from '../../../domain/riders/freshness.ts';

/** The middle of a postcode is all that is known of where the door is: nearer than that, metres would be invented. */
export const NEAR_METERS = 700;
const MINUTE_MS = 60_000;

/** What kind of news it is: each is announced once, and not every metre of it. */
export type RideKind = 'waiting' | 'stops' | 'underway' | 'near' | 'silent';

export interface RideFacts {
  readonly kind: RideKind;
  readonly stopsBefore: number;
  /** From the rider to the middle of the postcode; null where either is not known. */
  readonly meters: number | null;
  /** Until the middle of the range of arrival; null without one. At least one. */
  readonly minutes: number | null;
}

interface Estimate {
  readonly estimatedFrom: string | null;
  readonly estimatedTo: string | null;
}

export function factsOf(ride: RideView, destination: Point | null, now: number): RideFacts {
  const { position } = ride;
  const stopsBefore = ride.stopsBefore ?? 0;
  const meters = position && destination ? metersBetween(position, destination) : null;
  return { kind: kindOf(position, stopsBefore, meters, now), stopsBefore, meters, minutes: minutesUntil(ride, now) };
}

function kindOf(position: RidePositionView | null, stopsBefore: number, meters: number | null, now: number): RideKind {
  if (stopsBefore > 0) return 'stops';
  if (position === null) return 'waiting';
  if (freshnessOf(position, now) === 'lost') return 'silent';
  return meters !== null && meters < NEAR_METERS ? 'near' : 'underway';
}

function minutesUntil({ estimatedFrom, estimatedTo }: Estimate, now: number): number | null {
  if (estimatedFrom === null || estimatedTo === null) return null;
  const middle = (Date.parse(estimatedFrom) + Date.parse(estimatedTo)) / 2;
  return Math.max(1, Math.round((middle - now) / MINUTE_MS));
}

/** Where the rider is by a move, unless something later is known already. */
export function movedRide(held: RideView, moved: RidePositionView & Estimate): RideView {
  const { latitude, longitude, accuracyMeters, heading, sequence, at, estimatedFrom, estimatedTo } = moved;
  if (held.position !== null && Date.parse(held.position.at) >= Date.parse(at)) return held;
  // Only the rider's next order hears where the rider is.
  const position = { latitude, longitude, accuracyMeters, heading, sequence, at };
  return { ...held, stopsBefore: 0, position, estimatedFrom, estimatedTo };
}
