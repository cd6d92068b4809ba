import { type RedisServer, startRedis } from './redis.ts';

declare global {
  /** Set by the Jest project that runs the file. */
  var TEST_MODE: Mode | undefined;
}

/** Whether queues and sockets run on Redis or, in one instance, on Postgres. Every suite runs in both. */
export type Mode = 'redis' | 'embedded';

export function testMode(): Mode {
  return globalThis.TEST_MODE ?? 'embedded';
}

/** A Redis of its own for the test file where the mode wants one, else null. */
export async function startRedisForMode(): Promise<RedisServer | null> {
  return testMode() === 'redis' ? startRedis() : null;
}
