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
  const sentAt: number[] = [];
  const one = async (request: string, dueAt: number): Promise<void> => {
    sentAt.push(sentBy(dueAt));
    const connection = connections.take() ?? (await connections.open());
    assertDone(request, await connection.send(request));
    connections.give(connection);
  };
  try {
    const pending: Promise<void>[] = [];
    for await (const [request, dueAt] of whenDue(perSecond, requests)) {
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

/** The same of what is said on sockets, which answer when they like. Each says it and is done. */
export async function sayAtRate(perSecond: number, says: readonly (() => void)[]): Promise<number[]> {
  const saidAt: number[] = [];
  for await (const [say, dueAt] of whenDue(perSecond, says)) {
    saidAt.push(sentBy(dueAt));
    say();
  }
  return saidAt;
}

/** Each when it is due by the clock, whatever became of the one before. */
export async function* whenDue<T>(perSecond: number, items: readonly T[]): AsyncGenerator<[item: T, dueAt: number]> {
  const startAt = nowMs() + FIRST_AFTER_MS;
  for (const [index, item] of items.entries()) {
    const dueAt = startAt + (index * 1_000) / perSecond;
    const waitMs = dueAt - nowMs();
    if (waitMs > 0) await delay(Math.ceil(waitMs));
    yield [item, dueAt];
  }
}

/** When it was sent: what a timer cannot say nobody is blamed for. */
export function sentBy(dueAt: number): number {
  return Math.min(nowMs(), dueAt + TIMER_GRAIN_MS);
}
