import { setTimeout as delay } from 'node:timers/promises';

const POLL_MS = 20;

/** Waits for something outside this process to become true. A rejection counts as "not yet", but the last one is told. */
export async function until(
  isTrue: () => Promise<boolean> | boolean,
  { timeoutMs = 10_000, what = () => 'it' }: { timeoutMs?: number; what?: () => string } = {},
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
