import { Injectable } from '@nestjs/common';
import type { StagePrediction } from '../../contracts/orders/prediction.ts';
import { Database, first } from '../../database/connection/database.ts';
import { type AwaitedRow, FIND_AWAITED, LIST_RIDDEN, type RiddenRow } from './arrival.statements.ts';
import { KnownTimes, type KnownTimesOf } from './measuring/known-times.ts';
import { isWorthAnnouncing, isWorthAnnouncingUnderway, type Promised } from './rules/announce.ts';
import { announcedBy } from './rules/announced.ts';
import { hourOfBerlin } from './rules/courses.ts';
import { predictKitchen, predictRide, type Range, rangeOf } from './rules/predict.ts';
import { predictUnderway, type Underway } from './rules/underway.ts';

export interface PredictedArrival {
  /** In minutes from now. */
  range: Range;
  /** It differs too little from what was promised, or was told often enough. */
  keepsPromise: boolean;
  predicted: { kitchen: StagePrediction | null; ride: StagePrediction };
}

interface AwaitedStep {
  orderId: number;
  /** Of whoever acts, where that is the restaurant. */
  restaurantId: number | null;
  to: 'preparing' | 'delivering';
  /** Until the food is ready, by the kitchen's word. */
  saidMinutes: number;
}

/** On its way with a rider, from a restaurant with a history. */
export type RiddenOrder = RiddenRow;

/** Where the rider of an order is, and since when that is known. */
export interface RiddenStep extends Underway {
  atMs: number;
}

/** Another promise for an order that is on its way. */
export interface NewPromise extends Promised {
  ride: StagePrediction;
}

const MINUTE_MS = 60_000;

/** When an order will be at the door, from how long its restaurant's orders took. */
@Injectable()
export class PredictArrival {
  constructor(
    private readonly database: Database,
    private readonly times: KnownTimes,
  ) {}

  /** Null where nothing is known that would say more than the constant: then nothing but the cache was asked. */
  async atStep(step: AwaitedStep): Promise<PredictedArrival | null> {
    if (step.restaurantId !== null && (await this.times.find(step.restaurantId)) === null) return null;
    const order = await first(this.database.run<AwaitedRow>(FIND_AWAITED, [step.orderId]));
    if (!order?.isPredictable) return null;
    const known = await this.times.find(order.restaurantId);
    return known && predict(known, order, step, new Date());
  }

  /** Those whose promise may follow their riders. */
  listRidden(): Promise<RiddenOrder[]> {
    return this.database.run<RiddenRow>(LIST_RIDDEN, []);
  }

  /** Null where the promise stays. */
  async underway(order: RiddenOrder, step: RiddenStep): Promise<NewPromise | null> {
    const known = await this.times.find(order.restaurantId);
    return known && predictAnew(known, order, step, Date.now());
  }
}

function predictAnew(
  { own, city }: KnownTimesOf,
  { distanceMeters: meters, leftAt, told }: RiddenOrder,
  { atMs, ...underway }: RiddenStep,
  nowMs: number,
): NewPromise | null {
  const announced = announcedBy(told);
  const ride = predictUnderway(underway, predictRide(own, city, { meters, hour: hourOfBerlin(leftAt) }));
  const { from, to } = rangeOf(ride);
  const next = { fromMs: Math.max(nowMs, atMs + from * MINUTE_MS), toMs: atMs + to * MINUTE_MS };
  // The rider was last heard of so long ago that nothing is known any more.
  if (announced === null || next.toMs <= next.fromMs) return null;
  const isWorthIt = isWorthAnnouncingUnderway(announced, next, atMs + ride.p50 * MINUTE_MS);
  return isWorthIt ? { ...next, ride } : null;
}

function predict({ own, city }: KnownTimesOf, order: AwaitedRow, step: AwaitedStep, now: Date): PredictedArrival {
  const hour = hourOfBerlin(now);
  const { openOrders, distanceMeters: meters } = order;
  const kitchen =
    step.to === 'preparing' ? predictKitchen(own, city, { saidMinutes: step.saidMinutes, hour, openOrders }) : null;
  const ride = predictRide(own, city, { meters, hour });
  const range = kitchen === null ? rangeOf(ride) : rangeOf(kitchen, ride);
  const told = announcedBy(order.told);
  const next = { fromMs: now.getTime() + range.from * MINUTE_MS, toMs: now.getTime() + range.to * MINUTE_MS };
  return { range, keepsPromise: told !== null && !isWorthAnnouncing(told, next), predicted: { kitchen, ride } };
}
