/** Sockets that leave at once. */
const AT_ONCE = 100;
/**
 * Of more, so many a second, which other instances can take in beside all else that they do (`npm run load`, restarts): a
 * handshake costs them 0.6 ms, and calls wait at the same door.
 */
const PER_SECOND = 300;
/** The most that all of them may take, so that a stop comes to an end. */
const LIMIT_MS = 65_000;

export const LEAVING_STEP_MS = 100;

/**
 * How many of `count` sockets are to have left after so many milliseconds: of the clock and not of steps, since on a busy
 * machine each step takes longer than it should. All at once where nobody is there to take them in.
 */
export function leftAfter(elapsedMs: number, count: number, areOthersThere: boolean): number {
  const later = areOthersThere ? Math.max(0, count - AT_ONCE) : 0;
  const takesMs = Math.min((later * 1_000) / PER_SECOND, LIMIT_MS);
  return count - later + (elapsedMs < takesMs ? Math.floor((later * elapsedMs) / takesMs) : later);
}
