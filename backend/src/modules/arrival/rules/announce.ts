/** Whether another prediction is worth another promise. Pure. */

/** In milliseconds, as both ends are kept. */
export interface Promised {
  readonly fromMs: number;
  readonly toMs: number;
}

export interface Announced {
  /** What holds now. */
  readonly last: Promised;
  /** What held before it was announced; null where it was the first. */
  readonly before: Promised | null;
  /** How often anything was announced, the first time included. */
  readonly times: number;
}

/** A promise whose ends move by no more than this is the same to whoever waits. */
export const SAME_PREDICTION_MINUTES = 2;
/** More often nobody wants to hear of one order. */
export const MAX_ANNOUNCEMENTS = 3;

const MINUTE_MS = 60_000;

/**
 * It moves by more than two minutes, at most three times, and not back and forth: against the direction of the move before only where the two
 * ranges have nothing in common, since then the one that was promised cannot hold any more.
 */
export function isWorthAnnouncing({ last, before, times }: Announced, next: Promised): boolean {
  if (times >= MAX_ANNOUNCEMENTS) return false;
  const moved = Math.max(Math.abs(next.fromMs - last.fromMs), Math.abs(next.toMs - last.toMs));
  if (moved <= SAME_PREDICTION_MINUTES * MINUTE_MS) return false;
  const turnsBack = before !== null && directionOf(before, last) * directionOf(last, next) < 0;
  return !turnsBack || next.fromMs > last.toMs || next.toMs < last.fromMs;
}

/**
 * Once it is on the way it is promised anew only where the old promise is likely to be broken: on a ride every range becomes
 * narrower, which is worth no announcement.
 */
export function isWorthAnnouncingUnderway(announced: Announced, next: Promised, medianMs: number): boolean {
  const { fromMs, toMs } = announced.last;
  return (medianMs < fromMs || medianMs > toMs) && isWorthAnnouncing(announced, next);
}

function directionOf(from: Promised, to: Promised): number {
  return Math.sign(to.fromMs + to.toMs - from.fromMs - from.toMs);
}
