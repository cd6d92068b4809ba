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

/** How many of `count` sockets leave in each step, `LEAVING_STEP_MS` apart. All at once where nobody is there to take them in. */
export function leavingSteps(count: number, areOthersThere: boolean): number[] {
  const later = areOthersThere ? Math.max(0, count - AT_ONCE) : 0;
  const each = Math.ceil(Math.max((PER_SECOND * LEAVING_STEP_MS) / 1_000, (later * LEAVING_STEP_MS) / LIMIT_MS));
  const steps = [count - later];
  for (let left = later; left > 0; left -= each) steps.push(Math.min(each, left));
  return steps;
}
