/** From the kitchen's PUT to the customer's screen: the time until a subscribed socket hears of the change. */
import { setTimeout as delay } from 'node:timers/promises';
import { assertDone } from '../load/closed-loop.ts';
import { FreeConnections } from '../load/free-connections.ts';
import { HttpConnection } from '../load/http-connection.ts';
import type { Target } from '../setting/target.ts';
import { type Move, movesOf, STEPS } from './moves.ts';

const BETWEEN_MS = 4;
/** Timers come in whole milliseconds; what is later than that is the generator's fault and counts. */
const TIMER_GRAIN_MS = 1;
const ARRIVAL_TIMEOUT_MS = 10_000;

/** Remembers who waits for which update. */
class Arrivals {
  readonly #waiting = new Map<string, (atMs: number) => void>();

  readonly onUpdate = (move: Move, atMs: number): void => {
    const resolve = this.#waiting.get(keyOf(move));
    this.#waiting.delete(keyOf(move));
    resolve?.(atMs);
  };

  of(move: Move): Promise<number> {
    return new Promise((resolve) => this.#waiting.set(keyOf(move), resolve));
  }

  get missing(): number {
    return this.#waiting.size;
  }
}

function keyOf({ orderId, status }: Move): string {
  return `${orderId} ${status}`;
}

/** Makes one change after the other while nothing else goes on, and answers how long each took in milliseconds. */
export async function measureIdle(target: Target, pool: readonly number[], changes: number): Promise<number[]> {
  const indexes = Array.from({ length: Math.ceil(changes / STEPS.length) }, (_, index) => index);
  const arrivals = new Arrivals();
  const close = await target.openScreens(indexes, arrivals.onUpdate);
  const connection = await HttpConnection.open(target.port);
  const next = movesOf(indexes.map((index) => pool[index] ?? 0));
  const latencies: number[] = [];
  try {
    for (let move = next(); move !== null; move = next()) {
      const request = target.changeStatus(move.orderId, move.status);
      const arrival = arrivals.of(move);
      const sentAt = performance.now();
      const answer = connection.send(request);
      latencies.push((await inTime(arrival, arrivals)) - sentAt);
      assertDone(request, await answer);
      await delay(BETWEEN_MS);
    }
    return latencies;
  } finally {
    connection.close();
    close();
  }
}

/** So many a second by the clock, whether or not the earlier ones were answered. In milliseconds. */
export async function measureOpenLoop(
  target: Target,
  pool: readonly number[],
  perSecond: number,
  durationMs: number,
): Promise<number[]> {
  // One order for each, so that a change which is late is not overtaken by the order's next one.
  const changes = Math.round((durationMs / 1_000) * perSecond);
  const indexes = Array.from({ length: changes }, (_, index) => index);
  const arrivals = new Arrivals();
  const close = await target.openScreens(indexes, arrivals.onUpdate);
  const connections = new FreeConnections(target.port);
  const next = movesOf(indexes.map((index) => pool[index] ?? 0));
  const startAt = performance.now() + 10;

  const one = async (dueAt: number): Promise<number> => {
    const move = next();
    if (move === null) throw new Error('no order left to move');
    const request = target.changeStatus(move.orderId, move.status);
    const arrival = arrivals.of(move);
    const connection = connections.take() ?? (await connections.open());
    const sentAt = Math.min(performance.now(), dueAt + TIMER_GRAIN_MS);
    const answered = connection.send(request).then((answer) => {
      assertDone(request, answer);
      connections.give(connection);
    });
    const [arrivedAt] = await Promise.all([arrival, answered]);
    return arrivedAt - sentAt;
  };

  try {
    await connections.prepare();
    const pending: Promise<number>[] = [];
    while (pending.length < changes) {
      const dueAt = startAt + (pending.length * 1_000) / perSecond;
      const waitMs = dueAt - performance.now();
      if (waitMs > 0) await delay(Math.ceil(waitMs));
      const latency = one(dueAt);
      // It is awaited below; until then a failure must not end the process.
      latency.catch(() => undefined);
      pending.push(latency);
    }
    return await inTime(Promise.all(pending), arrivals);
  } finally {
    connections.close();
    close();
  }
}

async function inTime<T>(work: Promise<T>, arrivals: Arrivals): Promise<T> {
  const timeout = new AbortController();
  const late = delay(ARRIVAL_TIMEOUT_MS, null, { signal: timeout.signal }).then(() => {
    throw new Error(`${arrivals.missing} updates have not arrived within ${ARRIVAL_TIMEOUT_MS / 1_000} s.`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    timeout.abort();
  }
}
