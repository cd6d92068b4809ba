/** What became of orders, as samples of how long their stages took. Pure. */
import { kitchenCell, rideCell, type Sample, type Times, toStageTimes, usualRideMinutes } from './stage-times.ts';

/** Of an order that was wanted as soon as possible. */
export interface Course {
  readonly acceptedAt: Date;
  /** By when the kitchen said that it would be ready. */
  readonly readyBy: Date;
  readonly leftAt: Date;
  /** Null of one that was picked up. */
  readonly arrivedAt: Date | null;
  readonly meters: number | null;
}

const MINUTE_MS = 60_000;
const HOUR_OF_BERLIN = new Intl.DateTimeFormat('en-GB', {
  hour: 'numeric',
  hourCycle: 'h23',
  timeZone: 'Europe/Berlin',
});

export function hourOfBerlin(at: Date): number {
  return Number(HOUR_OF_BERLIN.format(at));
}

export function minutesBetween(from: Date, to: Date): number {
  return (to.getTime() - from.getTime()) / MINUTE_MS;
}

/** Of one restaurant. */
export function measureTimes(courses: readonly Course[]): Times {
  return { kitchen: toStageTimes(kitchenSamples(courses)), ride: toStageTimes(courses.flatMap(rideSamples)) };
}

function kitchenSamples(courses: readonly Course[]): Sample[] {
  const inOrder = [...courses].sort((one, other) => one.acceptedAt.getTime() - other.acceptedAt.getTime());
  const leaves = courses.map(({ leftAt }) => leftAt.getTime()).sort((a, b) => a - b);
  let gone = 0;
  return inOrder.flatMap(({ acceptedAt, readyBy, leftAt }, acceptedBefore) => {
    while ((leaves[gone] ?? Infinity) <= acceptedAt.getTime()) gone += 1;
    const said = minutesBetween(acceptedAt, readyBy);
    if (said <= 0) return [];
    const cell = kitchenCell(hourOfBerlin(acceptedAt), Math.max(0, acceptedBefore - gone));
    return [{ cell, share: minutesBetween(acceptedAt, leftAt) / said }];
  });
}

function rideSamples({ leftAt, arrivedAt, meters }: Course): Sample[] {
  if (arrivedAt === null) return [];
  const share = minutesBetween(leftAt, arrivedAt) / usualRideMinutes(meters);
  return [{ cell: rideCell(hourOfBerlin(leftAt), meters), share }];
}
