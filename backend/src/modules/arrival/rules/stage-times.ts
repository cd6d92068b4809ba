/**
 * How long the two stages of an order have taken: the kitchen, from accepting an order until it leaves, and the ride. Each is
 * kept as a share of what one would say without any history, so that orders of all kinds and distances are comparable. Pure.
 */
import type { MeasuredShare, StageTimes } from '../../../contracts/orders/prediction.ts';

export interface Times {
  readonly kitchen: StageTimes;
  readonly ride: StageTimes;
}

/** One share that was measured, and the cell that it belongs to. */
export interface Sample {
  readonly cell: string;
  readonly share: number;
}

export type DayPart = 'night' | 'lunch' | 'afternoon' | 'early_evening' | 'evening';
/** A tap that was forgotten, or came at once for a whole tray, says nothing of how long a stage takes. */
const PLAUSIBLE = { min: 0.1, max: 6 } as const;
/** What the hand-over at both ends takes, and a kilometre as the crow flies. */
const RIDE = { handoverMinutes: 4, minutesPerKm: 3.5 } as const;
/** Of an address whose place nobody knows. */
const USUAL_RIDE_METERS = 1_700;
const PARTS: readonly { readonly until: number; readonly part: DayPart }[] = [
  { until: 11, part: 'night' },
  { until: 14, part: 'lunch' },
  { until: 17, part: 'afternoon' },
  { until: 19, part: 'early_evening' },
  { until: 22, part: 'evening' },
];
const LOADS = [1, 3, 6, 10] as const;
const DISTANCES_METERS = [1_500, 3_000] as const;
const EMPTY: MeasuredShare = { orders: 0, p50: 1, p80: 1 };

/** With no order at all. */
export const NO_TIMES: StageTimes = { all: EMPTY, cells: {} };

/** What a ride takes by its distance alone. */
export function usualRideMinutes(meters: number | null): number {
  return RIDE.handoverMinutes + ((meters ?? USUAL_RIDE_METERS) / 1_000) * RIDE.minutesPerKm;
}

/** `hour` is that of Berlin. */
export function dayPartOf(hour: number): DayPart {
  return PARTS.find(({ until }) => hour < until)?.part ?? 'night';
}

/** By the hour and by how many other orders the kitchen works on. */
export function kitchenCell(hour: number, openOrders: number): string {
  return `${dayPartOf(hour)}/${String(bandOf(openOrders, LOADS))}`;
}

export function rideCell(hour: number, meters: number | null): string {
  return `${dayPartOf(hour)}/${String(bandOf(meters ?? USUAL_RIDE_METERS, DISTANCES_METERS))}`;
}

export function toStageTimes(samples: readonly Sample[]): StageTimes {
  const plausible = samples.filter(({ share }) => share >= PLAUSIBLE.min && share <= PLAUSIBLE.max);
  const cells = [...Map.groupBy(plausible, ({ cell }) => cell)].map(([cell, own]) => [cell, measure(own)] as const);
  return { all: measure(plausible), cells: Object.fromEntries(cells) };
}

/** What is usual in a city: the mean of its restaurants, each by how many orders it has. */
export function toUsualTimes(times: readonly StageTimes[]): StageTimes {
  const cells = new Set(times.flatMap((one) => Object.keys(one.cells)));
  return {
    all: meanOf(times.map(({ all }) => all)),
    cells: Object.fromEntries([...cells].map((cell) => [cell, meanOf(times.flatMap((one) => one.cells[cell] ?? []))])),
  };
}

/** As Postgres' `percentile_cont`: between two values what lies between them. */
export function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const lower = sorted[Math.floor(place)] ?? Number.NaN;
  const upper = sorted[Math.ceil(place)] ?? Number.NaN;
  return lower + (upper - lower) * (place - Math.floor(place));
}

function measure(samples: readonly Sample[]): MeasuredShare {
  if (samples.length === 0) return EMPTY;
  const sorted = samples.map(({ share }) => share).sort((a, b) => a - b);
  return { orders: sorted.length, p50: inShort(quantile(sorted, 0.5)), p80: inShort(quantile(sorted, 0.8)) };
}

function meanOf(shares: readonly MeasuredShare[]): MeasuredShare {
  const orders = shares.reduce((sum, share) => sum + share.orders, 0);
  if (orders === 0) return EMPTY;
  const mean = (of: 'p50' | 'p80') => inShort(shares.reduce((sum, one) => sum + one[of] * one.orders, 0) / orders);
  return { orders, p50: mean('p50'), p80: mean('p80') };
}

function bandOf(value: number, bounds: readonly number[]): number {
  const band = bounds.findIndex((bound) => value < bound);
  return band === -1 ? bounds.length : band;
}

function inShort(share: number): number {
  return Math.round(share * 1_000) / 1_000;
}
