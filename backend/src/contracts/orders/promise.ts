/** What a delay is measured against. */
import type { OrderStatus } from './order-status.ts';
import type { IsoTime } from '../units.ts';

const MINUTE_MS = 60_000;
/** A promise that differs by less is the same to whoever waits for it, and is not told anew. */
export const SAME_PROMISE_MINUTES = 5;

/** From the kitchen to the door. */
export const RIDE_MINUTES = { from: 5, to: 15 } as const;

/** The end of what was promised with the confirmation; what was said at ordering, where that was really earlier. */
export function confirmedPromise(placed: IsoTime | null, confirmed: IsoTime | null): IsoTime | null {
  if (placed === null || confirmed === null) return confirmed ?? placed;
  const isLater = Date.parse(confirmed) - Date.parse(placed) >= SAME_PROMISE_MINUTES * MINUTE_MS;
  return isLater ? placed : confirmed;
}

/** Of an order by its steps, from the placing on. */
export function promiseOf(steps: readonly { status: OrderStatus; estimatedTo: IsoTime | null }[]): IsoTime | null {
  const placed = steps[0]?.estimatedTo ?? null;
  const confirmed = steps.find(({ status }, place) => status === 'preparing' && steps[place - 1]?.status === 'pending');
  return confirmed ? confirmedPromise(placed, confirmed.estimatedTo) : placed;
}
