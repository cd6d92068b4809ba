import type { StagePrediction } from '../../../contracts/orders/prediction.ts';
import { usualRideMinutes } from './stage-times.ts';

/** What handing over at a door before takes. */
const STOP_MINUTES = 4;

/**
 * How much longer a ride takes that is under way: what is left of the way over the stops before, and these. `share` is how long the
 * restaurant's rides take beside the usual ones.
 */
export function predictUnderway(
  { remainingMeters, stopsBefore }: { remainingMeters: number; stopsBefore: number },
  share: Pick<StagePrediction, 'p50' | 'p80'>,
): Pick<StagePrediction, 'p50' | 'p80'> {
  // Of the hand-overs at both ends that at the restaurant lies behind.
  const way = usualRideMinutes(remainingMeters) - usualRideMinutes(0) / 2;
  const minutes = way + stopsBefore * STOP_MINUTES;
  return { p50: minutes * share.p50, p80: minutes * Math.max(share.p50, share.p80) };
}
