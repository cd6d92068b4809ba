/** Weeks of a city that never was: rush hours, slow kitchens and rain, all of them from a seed. Pure. */
import type { Course } from '../../backend/src/modules/arrival/rules/courses.ts';
import { Random } from './random.ts';

interface Kind {
  readonly name: string;
  readonly ordersADay: number;
  /** When it is open, in hours of Berlin, and how much of the day's orders come in the rush. */
  readonly opens: readonly [from: number, to: number];
  readonly rushes: readonly (readonly [hour: number, share: number])[];
  /** What one order takes an idle kitchen, how it varies, and how many it works on at once. */
  readonly cookMinutes: number;
  readonly varies: number;
  readonly atOnce: number;
  /** What it says it needs, beside what it does need. */
  readonly saysOf: number;
  readonly radiusKm: number;
  /** Of an hour, a rider is that often on the way to somebody else first. */
  readonly bundles: number;
  readonly delivery: readonly [from: number, to: number];
}

export const KINDS: readonly Kind[] = [
  {
    ...{
      name: 'pizzeria',
      ordersADay: 60,
      opens: [11, 23],
      rushes: [
        [12, 0.2],
        [19, 0.5],
      ],
      cookMinutes: 14,
      varies: 0.22,
    },
    ...{ atOnce: 6, saysOf: 1.05, radiusKm: 3.5, bundles: 0.3, delivery: [25, 40] },
  },
  {
    ...{
      name: 'burgers',
      ordersADay: 45,
      opens: [12, 23],
      rushes: [
        [13, 0.15],
        [20, 0.5],
      ],
      cookMinutes: 16,
      varies: 0.25,
    },
    ...{ atOnce: 5, saysOf: 0.75, radiusKm: 4, bundles: 0.2, delivery: [25, 35] },
  },
  {
    ...{
      name: 'sushi',
      ordersADay: 30,
      opens: [12, 22],
      rushes: [
        [12, 0.25],
        [19, 0.45],
      ],
      cookMinutes: 27,
      varies: 0.2,
    },
    ...{ atOnce: 4, saysOf: 1, radiusKm: 6, bundles: 0.15, delivery: [35, 50] },
  },
  {
    ...{ name: 'slow kitchen', ordersADay: 18, opens: [17, 23], rushes: [[19, 0.6]], cookMinutes: 36, varies: 0.3 },
    ...{ atOnce: 3, saysOf: 0.7, radiusKm: 4, bundles: 0.1, delivery: [40, 60] },
  },
  {
    ...{ name: 'lunch bowls', ordersADay: 40, opens: [10, 16], rushes: [[12, 0.65]], cookMinutes: 9, varies: 0.25 },
    ...{ atOnce: 8, saysOf: 1.5, radiusKm: 2, bundles: 0.35, delivery: [20, 30] },
  },
  {
    ...{ name: 'curry house', ordersADay: 25, opens: [11, 23], rushes: [[19, 0.55]], cookMinutes: 22, varies: 0.28 },
    ...{ atOnce: 4, saysOf: 0.9, radiusKm: 5, bundles: 0.25, delivery: [30, 45] },
  },
];

export interface SimulatedOrder extends Course {
  readonly arrivedAt: Date;
  readonly kind: string;
  readonly restaurant: number;
  readonly placedAt: Date;
  /** What was said at ordering. */
  readonly promised: { readonly fromMs: number; readonly toMs: number };
  readonly isRaining: boolean;
  /** Of the restaurant, when it accepted this one. */
  readonly openOrders: number;
  /** The doors before this one, each with the share of the ride after which it is left. */
  readonly stops: readonly number[];
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** A Monday in winter: midnight in Berlin, and no hour is changed in the weeks after it. */
const BEGINNING_MS = Date.parse('2026-11-02T00:00:00+01:00');
const SAYS_MINUTES = [10, 15, 20, 25, 30, 40, 50, 60] as const;
const MINUTES_PER_KM = 3.2;
const RAIN = { chance: 0.25, slower: 1.22, orders: 1.3 } as const;
const SHORT_OF_STAFF = { chance: 0.12, slower: 1.25 } as const;

/** In the order in which they were placed, week by week from `from` on. */
export function simulate(seed: number, weeks: number, restaurantsAKind: number): SimulatedOrder[] {
  const random = new Random(seed);
  const rain = Array.from({ length: weeks * 7 }, () => random.isTrue(RAIN.chance));
  const orders = KINDS.flatMap((kind, index) =>
    Array.from({ length: restaurantsAKind }, (_, place) => index * restaurantsAKind + place + 1).flatMap(
      (restaurant) => {
        // No two of a kind are alike.
        const own = {
          ...kind,
          cookMinutes: kind.cookMinutes * random.factor(0.12),
          saysOf: kind.saysOf * random.factor(0.12),
        };
        return rain.flatMap((isRaining, day) => simulateDay(random, own, restaurant, day, isRaining));
      },
    ),
  );
  return orders.sort((one, other) => one.placedAt.getTime() - other.placedAt.getTime());
}

export function weekOf({ placedAt }: SimulatedOrder): number {
  return Math.floor((placedAt.getTime() - BEGINNING_MS) / DAY_MS / 7);
}

function simulateDay(
  random: Random,
  kind: Kind,
  restaurant: number,
  day: number,
  isRaining: boolean,
): SimulatedOrder[] {
  const isWeekend = day % 7 >= 4;
  const count = random.count(kind.ordersADay * (isWeekend ? 1.3 : 0.85) * (isRaining ? RAIN.orders : 1));
  const isShort = random.isTrue(SHORT_OF_STAFF.chance);
  const minutes = Array.from({ length: count }, () => minuteOfDay(random, kind)).sort((a, b) => a - b);
  const leaves: number[] = [];
  return minutes.map((minute) => {
    const placedMs = BEGINNING_MS + day * DAY_MS + Math.round(minute * MINUTE_MS);
    const acceptedMs = placedMs + Math.round(random.between(0.2, 3) * MINUTE_MS);
    const openOrders = leaves.filter((leftMs) => leftMs > acceptedMs).length;
    const beyond = Math.max(0, openOrders - kind.atOnce);
    const usual = kind.cookMinutes * (1 + beyond * 0.07);
    const cooks = usual * (isShort ? SHORT_OF_STAFF.slower : 1) * random.factor(kind.varies);
    // Most say what they always say; some look at what hangs there.
    const thought = kind.saysOf * (random.isTrue(0.4) ? usual : kind.cookMinutes);
    const said = SAYS_MINUTES.reduce((best, each) =>
      Math.abs(each - thought) < Math.abs(best - thought) ? each : best,
    );
    const leftMs = acceptedMs + Math.round(cooks * MINUTE_MS);
    leaves.push(leftMs);
    const km = kind.radiusKm * Math.sqrt(random.between(0.02, 1));
    const isRush = minute >= 18 * 60 && minute < 21 * 60;
    const stops = random.isTrue(kind.bundles * (isRush ? 1.5 : 1)) ? [random.between(0.3, 0.8)] : [];
    const way = km * MINUTES_PER_KM * (isRush ? 1.12 : 1) * (isRaining ? RAIN.slower : 1) * random.factor(0.18);
    const ride = random.between(2.5, 5.5) + way + stops.length * random.between(3, 7);
    return {
      ...{ kind: kind.name, restaurant, isRaining, openOrders, stops, meters: Math.round(km * 1_000) },
      placedAt: new Date(placedMs),
      promised: { fromMs: placedMs + kind.delivery[0] * MINUTE_MS, toMs: placedMs + kind.delivery[1] * MINUTE_MS },
      acceptedAt: new Date(acceptedMs),
      readyBy: new Date(acceptedMs + said * MINUTE_MS),
      leftAt: new Date(leftMs),
      arrivedAt: new Date(leftMs + Math.round(ride * MINUTE_MS)),
    };
  });
}

function minuteOfDay(random: Random, { opens: [from, to], rushes }: Kind): number {
  let left = random.next();
  for (const [hour, share] of rushes) {
    left -= share;
    // A rush has a middle: the mean of two even numbers rises to it and falls.
    if (left < 0) return hour * 60 - 45 + (random.next() + random.next()) * 75;
  }
  return random.between(from * 60, to * 60 - 30);
}
