/**
 * What a start needs of its surroundings, asked before anything is started. Where nobody takes a connection, that is said within two
 * seconds; whoever has taken it is there, and may be too busy to answer at once.
 */
import { once } from 'node:events';
import { createServer, Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Redis, type RedisOptions } from 'ioredis';
import { Client, DatabaseError } from 'pg';
import type { Environment } from './config/environment.ts';
import { type RedisClusterAddress, redisAddressOf } from './config/redis-address.ts';
import { listenEverywhere } from './config/listening.ts';
import { StartupError } from './config/startup-error.ts';
import { reasonOf, unusablePostgres } from './database/connection/unusable-postgres.ts';

/** This process looks for an answer after each, so that its own delays at a busy start count for nothing. */
const LOOK_MS = 50;
/** Together a second and a half. */
const LOOKS = 30;
/** Together ten seconds. */
const LOOKS_ONCE_CONNECTED = 200;

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
  const socket = new Socket();
  const client = new Client({ connectionString: url, stream: () => socket });
  client.on('error', () => undefined);
  try {
    await inTime(client.connect(), () => !socket.pending);
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw unusablePostgres(url, error);
  } finally {
    void client.end().catch(() => undefined);
  }
}

async function assertRedisAnswers(url: string): Promise<void> {
  const { cluster } = redisAddressOf(url);
  if (cluster !== null) return assertClusterAnswers(cluster);
  const { host } = new URL(url);
  let says: string;
  try {
    says = await askRedis(url, async (client) => {
      await client.ping();
      // Not everybody may ask for it.
      return client.info('cluster').catch(() => '');
    });
  } catch (error) {
    throw new StartupError(
      `REDIS_URL: the Redis at ${host} cannot be used (${reasonOf(error)}): start it, or leave REDIS_URL unset to do without.`,
    );
  }
  if (says.includes('cluster_enabled:1')) {
    throw new StartupError(`REDIS_URL: the Redis at ${host} is part of a cluster: end REDIS_URL with ?cluster=true.`);
  }
}

/** One of the nodes is enough: it knows the others. */
async function assertClusterAnswers({ nodes, username, password, isEncrypted }: RedisClusterAddress): Promise<void> {
  const named = nodes.map(({ host, port }) => `${host}:${String(port)}`).join(', ');
  const options = {
    ...(username !== undefined && { username }),
    ...(password !== undefined && { password }),
    ...(isEncrypted && { tls: {} }),
  };
  try {
    await Promise.any(nodes.map((node) => askRedis({ ...options, ...node }, assertWhole)));
  } catch (error) {
    const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
    throw new StartupError(
      `REDIS_URL: the Redis Cluster at ${named} cannot be used (${reasonOf(first)}): start it, or name one Redis without ?cluster=true.`,
    );
  }
}

async function assertWhole(client: Redis): Promise<void> {
  const state = await client.cluster('INFO');
  if (!state.includes('cluster_state:ok')) throw new Error('it is not whole, as redis-cli --cluster check tells');
}

async function askRedis<T>(where: string | RedisOptions, question: (client: Redis) => Promise<T>): Promise<T> {
  const options: RedisOptions = { lazyConnect: true, retryStrategy: () => null };
  const client = typeof where === 'string' ? new Redis(where, options) : new Redis({ ...where, ...options });
  let failure: unknown = null;
  client.on('error', (error) => (failure = error));
  try {
    const answer = client.connect().then(() => question(client));
    return await inTime(answer, () => client.status === 'connect' || client.status === 'ready');
  } catch (error) {
    throw failure ?? error;
  } finally {
    client.disconnect();
  }
}

async function inTime<T>(answer: Promise<T>, isConnected: () => boolean): Promise<T> {
  const waiting = new AbortController();
  try {
    return await Promise.race([answer, giveUp(isConnected, waiting.signal)]);
  } finally {
    waiting.abort();
  }
}

async function giveUp(isConnected: () => boolean, signal: AbortSignal): Promise<never> {
  for (let look = 0; look < (isConnected() ? LOOKS_ONCE_CONNECTED : LOOKS); look += 1) {
    await delay(LOOK_MS, undefined, { signal });
  }
  throw Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' });
}
