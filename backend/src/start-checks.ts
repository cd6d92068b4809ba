/** What a start needs of its surroundings, asked before anything is started: within two seconds. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { Client, DatabaseError } from 'pg';
import type { Environment } from './config/environment.ts';
import { listenEverywhere } from './config/listening.ts';
import { StartupError } from './config/startup-error.ts';
import { reasonOf, unusablePostgres } from './database/connection/unusable-postgres.ts';

/** Together a second and a half, in which this process looks for an answer after each: its own delays at a busy start count for nothing. */
const LOOKS = 30;
const LOOK_MS = 50;

type Surroundings = Pick<Environment, 'port' | 'databaseUrl' | 'migrationDatabaseUrl' | 'redisUrl'>;

/** @throws StartupError when the port is taken, or when Postgres or Redis does not answer where the environment says. */
export async function assertStartable(environment: Surroundings): Promise<void> {
  const { port, databaseUrl, migrationDatabaseUrl, redisUrl } = environment;
  await listenEverywhere(port, (host) => listenOnce(port, host));
  await Promise.all([
    databaseUrl === null ? null : assertPostgresAnswers(databaseUrl),
    migrationDatabaseUrl === null ? null : assertPostgresAnswers(migrationDatabaseUrl),
    redisUrl === null ? null : assertRedisAnswers(redisUrl),
  ]);
}

/** Listens and stops: whether the port is free. */
async function listenOnce(port: number, host: string): Promise<void> {
  const probe = createServer().listen({ port, host });
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

/** Whether a Postgres is there; what it says to this role is heard when the database is started. */
async function assertPostgresAnswers(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await inTime(client.connect());
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw unusablePostgres(url, error);
  } finally {
    void client.end().catch(() => undefined);
  }
}

async function assertRedisAnswers(url: string): Promise<void> {
  const client = new Redis(url, { lazyConnect: true, retryStrategy: () => null });
  let failure: unknown = null;
  client.on('error', (error) => (failure = error));
  try {
    await inTime(client.connect().then(() => client.ping()));
  } catch (error) {
    const { host } = new URL(url);
    throw new StartupError(
      `REDIS_URL: the Redis at ${host} cannot be used (${reasonOf(failure ?? error)}): start it, or leave REDIS_URL unset to do without.`,
    );
  } finally {
    client.disconnect();
  }
}

async function inTime<T>(answer: Promise<T>): Promise<T> {
  const waiting = new AbortController();
  try {
    return await Promise.race([answer, giveUp(waiting.signal)]);
  } finally {
    waiting.abort();
  }
}

async function giveUp(signal: AbortSignal): Promise<never> {
  for (let look = 0; look < LOOKS; look += 1) await delay(LOOK_MS, undefined, { signal });
  throw Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' });
}
