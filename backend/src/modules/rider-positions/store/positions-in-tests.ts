/** Positions as tests need them. */
import type { Fix } from '../judging/judge-position.ts';
import type { KeptPosition } from './position-store.ts';

export const ALEXANDERPLATZ = { latitude: 52.5213, longitude: 13.4096 };
export const NOW_MS = Date.parse('2026-03-01T18:30:00.000Z');
/** Of one degree of latitude. */
const METERS_PER_DEGREE = 111_195;

/** So many metres to the north of Alexanderplatz. */
export function fixAt(meters: number, { atMs = NOW_MS, ...more }: Partial<Fix> = {}): Fix {
  return {
    ...ALEXANDERPLATZ,
    latitude: ALEXANDERPLATZ.latitude + meters / METERS_PER_DEGREE,
    accuracyMeters: 10,
    heading: 0,
    speedMps: 5,
    sequence: 1,
    at: new Date(atMs).toISOString(),
    atMs,
    ...more,
  };
}

export function keptAt(
  meters: number,
  more: Partial<Omit<KeptPosition, 'fix'>> = {},
  fix: Partial<Fix> = {},
): KeptPosition {
  return {
    riderId: 7,
    restaurantId: 1,
    city: 'berlin',
    shiftSinceMs: NOW_MS - 60_000,
    sessionId: 'session',
    takenAtMs: NOW_MS,
    fix: fixAt(meters, fix),
    ...more,
  };
}
