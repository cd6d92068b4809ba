import type { CapacityView } from '@contracts/restaurants/capacity.ts';
import type { IsoTime } from '@contracts/units.ts';
import type { Measure } from '../../../../lib/api/kitchen/kitchen-capacity.ts';

const SECOND_MS = 1_000;
const HOUR_S = 3_600;

export interface ActiveMeasure {
  kind: Measure;
  until: IsoTime;
}

/** What runs at this moment, in the order of its weight. What has reached its end counts no more, told or not. */
export function activeMeasures(capacity: CapacityView, now: number): ActiveMeasure[] {
  const ends: readonly [Measure, IsoTime | null][] = [
    // A pause for unanswered orders has a banner of its own, and no end to count down to.
    ['pause', capacity.pauseReason === null ? capacity.pausedUntil : null],
    ['busy', capacity.busyMinutes > 0 ? capacity.busyUntil : null],
    ['cap', capacity.quarterCap === null ? null : capacity.quarterCapUntil],
  ];
  return ends.flatMap(([kind, until]) => (until !== null && Date.parse(until) > now ? [{ kind, until }] : []));
}

/** `4:05`, `1:04:05` from an hour on, and `0:00` from the end on. */
export function formatRemaining(remainingMs: number): string {
  // The clock of the page may be most of a second behind: half an hour must not begin at 30:01.
  const seconds = Math.max(0, Math.floor(remainingMs / SECOND_MS));
  const two = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor((seconds % HOUR_S) / 60);
  const rest = two(seconds % 60);
  return seconds < HOUR_S ? `${minutes}:${rest}` : `${Math.floor(seconds / HOUR_S)}:${two(minutes)}:${rest}`;
}
