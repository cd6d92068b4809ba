/**
 * When an order should arrive, as a range of minutes from now: what the kitchen still needs, and the ride; of one that is
 * picked up, when it is ready.
 */
import type { PredictedArrival } from '../../arrival/predict-arrival.ts';
import type { StatusMove } from '../order/order.writes.ts';
import { PICKUP_SPAN_MINUTES } from '../../../contracts/orders/fulfilment.ts';
import type { OrderStatus } from '../../../contracts/orders/order-status.ts';
import { RIDE_MINUTES, SAME_PROMISE_MINUTES } from '../../../contracts/orders/promise.ts';

interface Estimate {
  from: number;
  to: number;
  /** Null: what was promised to whoever picks it up stays. */
  pickup: { from: number; to: number } | null;
  /** When the food has to be ready; null once it is. */
  ready: number | null;
  /** The promise before stays where the new one would differ by no more than this. */
  keepWithin: number | null;
}

/** Of a kitchen that does not say: with the ride it gives the specified 15-25. */
export const UNSAID_PREP_MINUTES = 10;

/** With what was measured of a delivery in the place of the constant; what is picked up is ready when the kitchen says so. */
function estimateWith(estimate: Estimate | null, arrival: PredictedArrival | null): Estimate | null {
  return estimate === null || arrival === null ? estimate : { ...estimate, ...arrival.range, keepWithin: null };
}

/** What a change of status says of the arrival, as its statement takes it: all null where the promise stays as it was. */
export function promiseOf(status: OrderStatus, prepMinutes: number | undefined, arrival: PredictedArrival | null) {
  const estimate = estimateWith(estimateAfter(status, prepMinutes), arrival);
  return {
    estimateFromMinutes: estimate?.from ?? null,
    estimateToMinutes: estimate?.to ?? null,
    readyFromMinutes: estimate?.pickup?.from ?? null,
    readyToMinutes: estimate?.pickup?.to ?? null,
    readyMinutes: estimate?.ready ?? null,
    keepsPromise: arrival?.keepsPromise ?? false,
    predicted: arrival?.predicted ?? null,
    keepWithinMinutes: estimate?.keepWithin ?? null,
  } satisfies Partial<StatusMove>;
}

/** Null where a change of status leaves the promise as it was. */
export function estimateAfter(status: OrderStatus, prepMinutes: number | undefined): Estimate | null {
  switch (status) {
    case 'preparing': {
      const ready = prepMinutes ?? UNSAID_PREP_MINUTES;
      const pickup = { from: ready, to: ready + PICKUP_SPAN_MINUTES };
      return { from: ready + RIDE_MINUTES.from, to: ready + RIDE_MINUTES.to, pickup, ready, keepWithin: null };
    }
    case 'delivering':
      return { ...RIDE_MINUTES, pickup: null, ready: null, keepWithin: SAME_PROMISE_MINUTES };
    case 'pending':
    case 'delivered':
    case 'cancelled':
      return null;
  }
}
