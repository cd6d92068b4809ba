/** What became of promises. Pure. */
import type { PunctualityView } from '../../../contracts/orders/prediction.ts';
import { confirmedPromise } from '../../../contracts/orders/promise.ts';
import { minutesBetween } from './courses.ts';
import { quantile } from './stage-times.ts';

/** Of a delivery: what was said at ordering and with the confirmation, and when it arrived. */
export interface KeptPromise {
  readonly placedTo: Date | null;
  readonly confirmedFrom: Date | null;
  readonly confirmedTo: Date | null;
  readonly arrivedAt: Date;
}

export function toPunctuality(promises: readonly KeptPromise[]): PunctualityView {
  const errors = promises.flatMap(errorOf).sort((a, b) => a - b);
  return {
    deliveries: promises.length,
    onTime: promises.filter(isOnTime).length,
    held: promises.filter(isHeld).length,
    medianErrorMinutes: errors.length === 0 ? 0 : Math.round(quantile(errors, 0.5) * 10) / 10,
  };
}

function isOnTime({ placedTo, confirmedTo, arrivedAt }: KeptPromise): boolean {
  const promised = confirmedPromise(placedTo?.toISOString() ?? null, confirmedTo?.toISOString() ?? null);
  return promised === null || arrivedAt.getTime() <= Date.parse(promised);
}

function isHeld({ confirmedFrom, confirmedTo, arrivedAt }: KeptPromise): boolean {
  return confirmedFrom !== null && confirmedTo !== null && confirmedFrom <= arrivedAt && arrivedAt <= confirmedTo;
}

function errorOf({ confirmedFrom, confirmedTo, arrivedAt }: KeptPromise): number[] {
  if (confirmedFrom === null || confirmedTo === null) return [];
  const middle = new Date((confirmedFrom.getTime() + confirmedTo.getTime()) / 2);
  return [Math.abs(minutesBetween(middle, arrivedAt))];
}
