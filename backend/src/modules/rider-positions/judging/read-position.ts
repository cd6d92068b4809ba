import type { TakenPosition } from '../../../contracts/riders/position.ts';
import type { Fix } from './judge-position.ts';

const MAX_TIME_LENGTH = 40;
/** Every phone has lost its way by then. */
const MOST_METERS = 1_000_000;
const MOST_MPS = 1_000;

/** What a phone sent, once it is known to be a position; null when it is none. Whatever else it carries is left out. */
export function readPosition(sent: unknown): Fix | null {
  const { latitude, longitude, accuracyMeters, heading, speedMps, sequence, at } = Object(sent) as Record<
    keyof TakenPosition,
    unknown
  >;
  if (!isBetween(latitude, -90, 90) || !isBetween(longitude, -180, 180)) return null;
  if (!isBetween(accuracyMeters, 0, MOST_METERS)) return null;
  if (!isAbsent(heading) && !isBetween(heading, 0, 360)) return null;
  if (!isAbsent(speedMps) && !isBetween(speedMps, 0, MOST_MPS)) return null;
  if (!Number.isSafeInteger(sequence) || (sequence as number) < 0) return null;
  const atMs = typeof at === 'string' && at.length <= MAX_TIME_LENGTH ? Date.parse(at) : Number.NaN;
  if (Number.isNaN(atMs)) return null;
  return {
    latitude,
    longitude,
    accuracyMeters,
    heading: isAbsent(heading) ? null : heading % 360,
    speedMps: isAbsent(speedMps) ? null : speedMps,
    sequence: sequence as number,
    at: new Date(atMs).toISOString(),
    atMs,
  };
}

function isAbsent(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

/** Nothing that is not a number is between any two. */
function isBetween(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && value >= least && value <= most;
}
