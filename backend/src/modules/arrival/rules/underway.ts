import type { StagePrediction } from '../../../contracts/orders/prediction.ts';
import { usualRideMinutes } from './stage-times.ts';

/** What handing over at a door before takes. */
const STOP_MINUTES = 4;

/** Where a ride is. */
export interface Underway {
  readonly remainingMeters: number;
  readonly stopsBefore: number;
}

/**
 * How much longer a ride takes that is under way: what is left of the way over the stops before, and these. `whole` is what was to
 * be expected of all of it: how long the restaurant's rides take beside the usual ones.
 */
export function predictUnderway({ remainingMeters, stopsBefore }: Underway, whole: StagePrediction): StagePrediction {
  // Of the hand-overs at both ends that at the restaurant lies behind.
  const way = usualRideMinutes(remainingMeters) - usualRideMinutes(0) / 2;
  // In whole minutes, as promises are: it is kept with the order, and a place could be told from more.
  const usualMinutes = Math.max(1, Math.round(way + stopsBefore * STOP_MINUTES));
  const ofWhole = usualMinutes / whole.explanation.usualMinutes;
  return {
    p50: whole.p50 * ofWhole,
    p80: Math.max(whole.p50, whole.p80) * ofWhole,
    explanation: { ...whole.explanation, usualMinutes, stopsBefore },
  };
}
