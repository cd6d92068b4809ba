import { MAX_ANNOUNCEMENTS } from '../../backend/src/modules/arrival/rules/announce.ts';
import type { BacktestRow } from './backtest.ts';

export const GOALS = { held: { min: 0.75, max: 0.85 }, betterBy: 0.3, announcements: MAX_ANNOUNCEMENTS } as const;

/** Of all orders together; a line for each goal that is missed. */
export function missedGoals(row: BacktestRow | undefined): string[] {
  if (row === undefined) return ['There was no order.'];
  const betterBy = 1 - row.medianError / row.medianErrorOfConstant;
  return [
    ...(row.held < GOALS.held.min || row.held > GOALS.held.max ? [`${String(row.held)} of the ranges held`] : []),
    ...(betterBy < GOALS.betterBy ? [`the median error is smaller by ${String(betterBy)} alone`] : []),
    ...(row.maxAnnouncements > GOALS.announcements
      ? [`${String(row.maxAnnouncements)} announcements of one order`]
      : []),
  ];
}
