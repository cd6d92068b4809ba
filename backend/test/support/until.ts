import { setTimeout as delay } from 'node:timers/promises';

const POLL_MS = 20;

/** So that a slow machine fails no test: what never becomes true fails it all the same. */
export const PATIENCE_MS = 120_000;

/** Waits for something outside this process to become true. A rejection counts as "not yet", but the last one is told. */
export async function until(
  isTrue: () => Promise<boolean> | boolean,
  { timeoutMs = PATIENCE_MS, what = () => 'it' }: { timeoutMs?: number; what?: () => string } = {},
): Promise<void> {
  const deadlineMs = Date.now() + timeoutMs;
  let last: unknown;
  while (Date.now() < deadlineMs) {
    try {
      if (await isTrue()) return;
      last = undefined;
    } catch (error) {
      last = error;
    }
    await delay(POLL_MS);
  }
  throw new Error(`Waited ${String(timeoutMs)} ms in vain until ${what()}`, { cause: last });
}
