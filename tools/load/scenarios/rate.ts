import { setTimeout as delay } from 'node:timers/promises';
import { assertDone } from '../../bench/load/closed-loop.ts';
import { FreeConnections } from '../../bench/load/free-connections.ts';
import { nowMs } from '../crowd/orders.ts';

const FIRST_AFTER_MS = 20;
/** Timers come in whole milliseconds; what is later than that is the sender's fault and counts. */
const TIMER_GRAIN_MS = 1;

/**
 * Sends them by the clock, whether or not earlier ones were answered. Resolves when all are answered, to when each was
 * sent: at the latest when it was due, by the clock that all processes share.
 */
export async function sendAtRate(port: number, perSecond: number, requests: readonly string[]): Promise<number[]> {
  const connections = new FreeConnections(port);
  await connections.prepare();
  const startAt = nowMs() + FIRST_AFTER_MS;
  const sentAt: number[] = [];
  const one = async (request: string, dueAt: number): Promise<void> => {
    sentAt.push(Math.min(nowMs(), dueAt + TIMER_GRAIN_MS));
    const connection = connections.take() ?? (await connections.open());
    assertDone(request, await connection.send(request));
    connections.give(connection);
  };
  try {
    const pending: Promise<void>[] = [];
    for (const [index, request] of requests.entries()) {
      const dueAt = startAt + (index * 1_000) / perSecond;
      const waitMs = dueAt - nowMs();
      if (waitMs > 0) await delay(Math.ceil(waitMs));
      const answered = one(request, dueAt);
      // It is awaited below; until then a failure must not end the process.
      answered.catch(() => undefined);
      pending.push(answered);
    }
    await Promise.all(pending);
    return sentAt;
  } finally {
    connections.close();
  }
}
