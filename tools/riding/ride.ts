/** A ride along a way, as a phone on the handlebar reports it: the same seed is the same ride. */
import { metersBetween, type Point } from '../../backend/src/contracts/places/geometry.ts';

export interface Reading extends Point {
  /** Milliseconds since the ride began. */
  readonly afterMs: number;
  readonly accuracyMeters: number;
  /** Degrees from north, clockwise. */
  readonly heading: number;
  readonly speedMps: number;
  /** False in a courtyard or a tunnel: the phone knows where it is and cannot say it. */
  readonly isOnline: boolean;
}

export interface RideOptions {
  readonly random: () => number;
  /** How often the phone looks where it is. */
  readonly everyMs?: number;
  /** Whether there may be traffic lights at a point of the way. */
  readonly isCrossing?: (point: Point) => boolean;
  /** How likely it is that the connection is lost, in each minute. */
  readonly lossPerMinute?: number;
}

const METERS_PER_DEGREE = 111_195;
const SPEED_MPS = { slowest: 3.6, fastest: 6.1 } as const;
/** How much of its speed a rider gains or loses within a second. */
const PACE_CHANGE = 0.25;
const RED_LIGHT_SHARE = 0.35;
const RED_LIGHT_MS = { shortest: 5_000, longest: 40_000 } as const;
const LOST_MS = { shortest: 5_000, longest: 60_000 } as const;
const ACCURACY_METERS = { best: 4, worst: 22 } as const;

/** A generator of numbers from 0 to 1 that begins anew with the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** From the first reading at the start to the last one at the end of the way. */
export function* ride(way: readonly Point[], options: RideOptions): Generator<Reading, void> {
  const { random, everyMs = 1_000, isCrossing = () => false, lossPerMinute = 0 } = options;
  const within = ({ least, most }: { least: number; most: number }) => least + random() * (most - least);
  let speed = within({ least: SPEED_MPS.slowest, most: SPEED_MPS.fastest });
  let [afterMs, lostUntilMs] = [0, 0];
  const read = (at: Point, heading: number, speedMps: number): Reading => {
    if (random() < (lossPerMinute * everyMs) / 60_000)
      lostUntilMs = afterMs + within({ least: LOST_MS.shortest, most: LOST_MS.longest });
    const accuracyMeters = within({ least: ACCURACY_METERS.best, most: ACCURACY_METERS.worst });
    const reading = { ...blurred(at, accuracyMeters / 4, random), afterMs, accuracyMeters, heading, speedMps };
    return { ...reading, isOnline: afterMs >= lostUntilMs };
  };

  let untilReading = 0;
  for (const [index, to] of way.entries()) {
    const from = way[index - 1];
    if (from === undefined) continue;
    const [meters, heading] = [metersBetween(from, to), headingOf(from, to)];
    let ridden = 0;
    while (ridden + untilReading < meters) {
      ridden += untilReading;
      yield read(between(from, to, ridden / meters), heading, speed);
      const change = 1 + (random() - 0.5) * PACE_CHANGE * (everyMs / 1_000);
      speed = Math.min(SPEED_MPS.fastest, Math.max(SPEED_MPS.slowest, speed * change));
      untilReading = (speed * everyMs) / 1_000;
      afterMs += everyMs;
    }
    untilReading -= meters - ridden;
    if (index < way.length - 1 && isCrossing(to) && random() < RED_LIGHT_SHARE) {
      const goesAtMs = afterMs + within({ least: RED_LIGHT_MS.shortest, most: RED_LIGHT_MS.longest });
      for (; afterMs < goesAtMs; afterMs += everyMs) yield read(to, heading, 0);
    }
  }
  const [before, end] = way.slice(-2);
  if (before && end) yield read(end, headingOf(before, end), 0);
}

function between(from: Point, to: Point, share: number): Point {
  return {
    latitude: from.latitude + (to.latitude - from.latitude) * share,
    longitude: from.longitude + (to.longitude - from.longitude) * share,
  };
}

function blurred({ latitude, longitude }: Point, meters: number, random: () => number): Point {
  const [angle, away] = [random() * 2 * Math.PI, random() * meters];
  return {
    latitude: latitude + (away * Math.sin(angle)) / METERS_PER_DEGREE,
    longitude: longitude + (away * Math.cos(angle)) / metersPerLongitude(latitude),
  };
}

function headingOf(from: Point, to: Point): number {
  const east = (to.longitude - from.longitude) * metersPerLongitude(from.latitude);
  const north = (to.latitude - from.latitude) * METERS_PER_DEGREE;
  return (Math.round((Math.atan2(east, north) * 180) / Math.PI) + 360) % 360;
}

function metersPerLongitude(latitude: number): number {
  return METERS_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);
}
