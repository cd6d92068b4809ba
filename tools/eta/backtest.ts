/** What would have been promised in weeks that were not learnt from, by the product's own rules and by the constant. Pure. */
import { hourOfBerlin, measureTimes } from '../../backend/src/modules/arrival/rules/courses.ts';
import {
  isWorthAnnouncing,
  isWorthAnnouncingUnderway,
  type Promised,
} from '../../backend/src/modules/arrival/rules/announce.ts';
import { predictKitchen, predictRide, type Range, rangeOf } from '../../backend/src/modules/arrival/rules/predict.ts';
import { NO_TIMES, quantile, type Times, toUsualTimes } from '../../backend/src/modules/arrival/rules/stage-times.ts';
import { predictUnderway } from '../../backend/src/modules/arrival/rules/underway.ts';
import { estimateAfter } from '../../backend/src/modules/orders/status/order.estimate.ts';
import { Random } from './random.ts';
import { simulate, type SimulatedOrder, weekOf } from './world.ts';

export interface BacktestOptions {
  readonly seed: number;
  readonly restaurantsAKind: number;
  /** That are learnt from before a week, as the product does. */
  readonly learntWeeks: number;
  readonly heldOutWeeks: number;
}

/** Of all orders of a kind, or of all. */
export interface BacktestRow {
  readonly of: string;
  readonly orders: number;
  /** Of the ranges that a guest had after the confirmation and after the departure, in how many the meal arrived. */
  readonly held: number;
  readonly heldByConstant: number;
  /** Of the ranges that guests had in the end, those that were told on the way included. */
  readonly heldAtDoor: number;
  /** From the middle of the range to the arrival, in minutes: half of the orders were no further away. */
  readonly medianError: number;
  readonly medianErrorOfConstant: number;
  readonly medianErrorAtDoor: number;
  readonly maxAnnouncements: number;
  readonly meanAnnouncements: number;
  readonly meanWidth: number;
}

interface Outcome {
  readonly order: SimulatedOrder;
  readonly measured: readonly Promised[];
  /** What held at the door, whatever was told on the way. */
  readonly last: readonly Promised[];
  readonly constant: readonly Promised[];
  readonly announcements: number;
}

const MINUTE_MS = 60_000;
const NOTHING: Times = { kitchen: NO_TIMES, ride: NO_TIMES };

export function backtest({ seed, restaurantsAKind, learntWeeks, heldOutWeeks }: BacktestOptions): BacktestRow[] {
  const orders = simulate(seed, learntWeeks + heldOutWeeks, restaurantsAKind);
  const byWeek = Map.groupBy(orders, weekOf);
  const random = new Random(seed + 1);
  const outcomes = Array.from({ length: heldOutWeeks }, (_, place) => place + learntWeeks).flatMap((week) => {
    const before = Array.from({ length: learntWeeks }, (_, back) => byWeek.get(week - 1 - back) ?? []).flat();
    const own = new Map(
      [...Map.groupBy(before, ({ restaurant }) => restaurant)].map(([id, own]) => [id, measureTimes(own)]),
    );
    const city = {
      kitchen: toUsualTimes([...own.values()].map(({ kitchen }) => kitchen)),
      ride: toUsualTimes([...own.values()].map(({ ride }) => ride)),
    };
    return (byWeek.get(week) ?? []).map((order) => play(random, order, own.get(order.restaurant) ?? NOTHING, city));
  });
  const kinds = [...Map.groupBy(outcomes, ({ order }) => order.kind)];
  return [...kinds.map(([kind, own]) => toRow(kind, own)), toRow('all', outcomes)];
}

/** One order from its placing to the door, as the product would have seen it. */
function play(random: Random, order: SimulatedOrder, own: Times, city: Times): Outcome {
  const { acceptedAt, readyBy, leftAt, arrivedAt, meters, openOrders } = order;
  const saidMinutes = (readyBy.getTime() - acceptedAt.getTime()) / MINUTE_MS;
  const told = [order.promised];
  const announced = () => ({ last: told.at(-1) ?? order.promised, before: told.at(-2) ?? null, times: told.length });
  const tell = (next: Promised) => {
    if (isWorthAnnouncing(announced(), next)) told.push(next);
    return announced().last;
  };
  const kitchen = predictKitchen(own, city, { saidMinutes, hour: hourOfBerlin(acceptedAt), openOrders });
  const confirmed = tell(
    promise(acceptedAt, rangeOf(kitchen, predictRide(own, city, { meters, hour: hourOfBerlin(acceptedAt) }))),
  );
  const ride = predictRide(own, city, { meters, hour: hourOfBerlin(leftAt) });
  const departed = tell(promise(leftAt, rangeOf(ride)));
  // Every half minute a position, wrong by as much as those of phones are.
  const rideMs = arrivedAt.getTime() - leftAt.getTime();
  for (let ms = MINUTE_MS / 2; ms < rideMs - MINUTE_MS; ms += MINUTE_MS / 2) {
    const remainingMeters = Math.max(0, (meters ?? 0) * (1 - ms / rideMs) + random.between(-80, 80));
    const stopsBefore = order.stops.filter((at) => at > ms / rideMs).length;
    const at = new Date(leftAt.getTime() + ms);
    const left = predictUnderway({ remainingMeters, stopsBefore }, ride);
    const next = promise(at, rangeOf(left));
    if (isWorthAnnouncingUnderway(announced(), next, at.getTime() + left.p50 * MINUTE_MS)) told.push(next);
  }
  return {
    order,
    measured: [confirmed, departed],
    last: [announced().last],
    constant: constantOf(order, saidMinutes),
    announcements: told.length,
  };
}

/** What the product promised before there was any history, and still does without one. */
function constantOf({ acceptedAt, leftAt }: SimulatedOrder, saidMinutes: number): Promised[] {
  const accepted = estimateAfter('preparing', saidMinutes);
  const left = estimateAfter('delivering', undefined);
  if (accepted === null || left === null) throw new Error('The constant says nothing.');
  const confirmed = promise(acceptedAt, accepted);
  const next = promise(leftAt, left);
  const isSame = Math.abs(next.toMs - confirmed.toMs) <= (left.keepWithin ?? 0) * MINUTE_MS;
  return [confirmed, isSame ? confirmed : next];
}

function promise(at: Date, { from, to }: Range): Promised {
  return { fromMs: at.getTime() + from * MINUTE_MS, toMs: at.getTime() + to * MINUTE_MS };
}

function toRow(of: string, outcomes: readonly Outcome[]): BacktestRow {
  const all = (which: 'measured' | 'constant' | 'last') =>
    outcomes.flatMap(({ order, [which]: promises }) =>
      promises.map((promised) => ({ promised, arrivedMs: order.arrivedAt.getTime() })),
    );
  const held = (ranges: ReturnType<typeof all>) =>
    ranges.filter(({ promised, arrivedMs }) => promised.fromMs <= arrivedMs && arrivedMs <= promised.toMs).length /
    ranges.length;
  const medianError = (ranges: ReturnType<typeof all>) =>
    quantile(
      ranges
        .map(({ promised, arrivedMs }) => Math.abs((promised.fromMs + promised.toMs) / 2 - arrivedMs) / MINUTE_MS)
        .sort((a, b) => a - b),
      0.5,
    );
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const announcements = outcomes.map((outcome) => outcome.announcements);
  return {
    of,
    orders: outcomes.length,
    held: held(all('measured')),
    heldByConstant: held(all('constant')),
    heldAtDoor: held(all('last')),
    medianError: medianError(all('measured')),
    medianErrorOfConstant: medianError(all('constant')),
    medianErrorAtDoor: medianError(all('last')),
    maxAnnouncements: announcements.reduce((most, count) => Math.max(most, count), 0),
    meanAnnouncements: mean(announcements),
    meanWidth: mean(all('measured').map(({ promised }) => (promised.toMs - promised.fromMs) / MINUTE_MS)),
  };
}
