/**
 * When a meal will be at the door, the kitchen and the ride apart, each as P50 and P80: what a restaurant's own orders of the last
 * weeks took at such an hour, with what is usual in its city as a prior where it has few. Pure.
 */
import type { MeasuredShare, StagePrediction, StageTimes } from '../../../contracts/orders/prediction.ts';
import { kitchenCell, rideCell, type Times, usualRideMinutes } from './stage-times.ts';

/** In both halves of a prediction the same. */
type Share = Omit<MeasuredShare, 'orders'>;

/** In minutes from now. */
export interface Range {
  from: number;
  to: number;
}

/** So many orders are worth as much as what is known without them. */
const PRIOR_ORDERS = 12;
/** Without any order: the kitchen's word holds, and four of five orders take a third more at the most. */
const CONSTANT: Readonly<Record<'kitchen' | 'ride', Share>> = {
  kitchen: { p50: 1, p80: 1.3 },
  ride: { p50: 1, p80: 1.3 },
};
/** How many standard deviations hold four of five from below in a normal distribution. */
const DEVIATIONS_OF_P80 = 0.8416;
/** Between which eight of ten come. A normal distribution has 1.28 there, and what kitchens and riders do has shorter tails. */
const DEVIATIONS_OF_RANGE = 1.25;
/** A range that is shorter would be held by chance alone. */
const MIN_WIDTH_MINUTES = 4;

export function predictKitchen(
  own: Times,
  city: Times,
  { saidMinutes, hour, openOrders }: { saidMinutes: number; hour: number; openOrders: number },
): StagePrediction {
  return predict(own.kitchen, city.kitchen, CONSTANT.kitchen, kitchenCell(hour, openOrders), saidMinutes);
}

export function predictRide(
  own: Times,
  city: Times,
  { meters, hour }: { meters: number | null; hour: number },
): StagePrediction {
  return predict(own.ride, city.ride, CONSTANT.ride, rideCell(hour, meters), usualRideMinutes(meters));
}

/** In which eight of ten orders arrive, and half of all by its middle: whoever waits reckons with that. */
export function rangeOf(...stages: readonly Pick<StagePrediction, 'p50' | 'p80'>[]): Range {
  const median = stages.reduce((sum, { p50 }) => sum + p50, 0);
  // What delays the one stage does not delay the other, so that the spreads add up by their squares.
  const spread = Math.hypot(...stages.map(({ p50, p80 }) => Math.max(0, p80 - p50)));
  const deviation = Math.log(1 + spread / median) / DEVIATIONS_OF_P80;
  // From e^-x to e^x around its centre, which is moved from the median to median / cosh x: so the median is in the middle.
  const half = Math.tanh(DEVIATIONS_OF_RANGE * deviation);
  const from = Math.max(1, Math.round(median * (1 - half)));
  return {
    from,
    to: Math.max(from + MIN_WIDTH_MINUTES, Math.round(median * (1 + half))),
  };
}

function predict(
  own: StageTimes,
  city: StageTimes,
  constant: Share,
  cell: string,
  usualMinutes: number,
): StagePrediction {
  const ofCity = blend(city.all, constant);
  const inCity = blend(city.cells[cell], ofCity);
  const ofOwn = blend(own.all, ofCity);
  // The hour and the load change a restaurant's times as they do everybody's, from what is usual with it.
  const expected = { p50: (inCity.p50 * ofOwn.p50) / ofCity.p50, p80: (inCity.p80 * ofOwn.p80) / ofCity.p80 };
  const share = blend(own.cells[cell], expected);
  return {
    p50: usualMinutes * share.p50,
    p80: usualMinutes * Math.max(share.p50, share.p80),
    explanation: {
      cell,
      orders: own.cells[cell]?.orders ?? 0,
      ordersInAll: own.all.orders,
      ordersOfCity: city.cells[cell]?.orders ?? 0,
      priorWeight: weightOfPrior(own.cells[cell]),
      usualMinutes,
    },
  };
}

function blend(measured: MeasuredShare | undefined, prior: Share): Share {
  if (measured === undefined) return prior;
  const weight = weightOfPrior(measured);
  return {
    p50: measured.p50 * (1 - weight) + prior.p50 * weight,
    p80: measured.p80 * (1 - weight) + prior.p80 * weight,
  };
}

function weightOfPrior(measured: MeasuredShare | undefined): number {
  return PRIOR_ORDERS / (PRIOR_ORDERS + (measured?.orders ?? 0));
}
