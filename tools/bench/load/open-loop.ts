import { setTimeout as delay } from 'node:timers/promises';
import { assertDone } from './closed-loop.ts';
import { HttpConnection } from './http-connection.ts';

const CONNECTIONS = 8;

/** So many requests a second by the clock, shared among a few connections. Answers how many were answered. */
export async function atRate(
  port: number,
  { perSecond, durationMs }: { perSecond: number; durationMs: number },
  next: () => string,
): Promise<number> {
  const connections = await Promise.all(Array.from({ length: CONNECTIONS }, () => HttpConnection.open(port)));
  const startAt = performance.now();
  const count = Math.round((perSecond * durationMs) / 1_000);
  const work = async (connection: HttpConnection, first: number): Promise<void> => {
    for (let index = first; index < count; index += CONNECTIONS) {
      const waitMs = startAt + (index * 1_000) / perSecond - performance.now();
      if (waitMs > 0) await delay(waitMs);
      const request = next();
      assertDone(request, await connection.send(request));
    }
  };
  try {
    await Promise.all(connections.map(work));
    return count;
  } finally {
    for (const connection of connections) connection.close();
  }
}
