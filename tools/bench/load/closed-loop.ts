import { type Answer, HttpConnection } from './http-connection.ts';

interface ClosedLoop {
  /** So many at a time, each sending its next when the one before is answered. */
  readonly concurrency: number;
  readonly durationMs: number;
}

/** Runs `one` over and over; answers how many a second were done. Stops early when it says that nothing is left. */
export async function perSecond(
  { concurrency, durationMs }: ClosedLoop,
  one: (worker: number) => Promise<boolean>,
): Promise<number> {
  const startedAt = performance.now();
  const endAt = startedAt + durationMs;
  let done = 0;
  const work = async (worker: number): Promise<void> => {
    while (performance.now() < endAt && (await one(worker))) done++;
  };
  await Promise.all(Array.from({ length: concurrency }, (_, worker) => work(worker)));
  return done / ((performance.now() - startedAt) / 1_000);
}

/** The same by HTTP, each worker with a connection of its own. `next` is null when nothing is left. */
export async function requestsPerSecond(port: number, loop: ClosedLoop, next: () => string | null): Promise<number> {
  const connections = await Promise.all(Array.from({ length: loop.concurrency }, () => HttpConnection.open(port)));
  try {
    return await perSecond(loop, async (worker) => {
      const request = next();
      const connection = connections[worker];
      if (request === null || connection === undefined) return false;
      assertDone(request, await connection.send(request));
      return true;
    });
  } finally {
    for (const connection of connections) connection.close();
  }
}

/** A refused request measures nothing. */
export function assertDone(request: string, { status, body }: Answer): void {
  if (status >= 200 && status < 300) return;
  throw new Error(`${request.split('\r\n', 1)[0] ?? ''} was answered ${status}: ${body.toString().slice(0, 300)}`);
}
