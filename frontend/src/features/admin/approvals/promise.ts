/** How far the promise to whoever registered is kept: an answer within 24 hours. Pure. */
import type { IsoTime } from '@contracts/units.ts';

const MINUTE_MS = 60_000;
/** When so much or less is left, the promise is shown as pressing. */
const SOON_MINUTES = 6 * 60;

export interface PromiseState {
  state: 'in_time' | 'soon' | 'overdue';
  /** Minutes to the end of the promise, or since it. */
  minutes: number;
}

export function promiseAt(dueAt: IsoTime, nowMs: number): PromiseState {
  const leftMs = Date.parse(dueAt) - nowMs;
  const minutes = Math.floor(Math.abs(leftMs) / MINUTE_MS);
  if (leftMs < 0) return { state: 'overdue', minutes };
  return { state: minutes < SOON_MINUTES ? 'soon' : 'in_time', minutes };
}
