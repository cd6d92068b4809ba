/** The whole product in the test's own process on a primary and its replica, both of the file's own. */
import { Client } from 'pg';
import { type App, createApp } from '../../src/app.ts';
import { loadEnvironment } from '../../src/config/environment.ts';
import { startEmbeddedPostgres } from '../../src/database/connection/embedded-postgres.ts';
import { createDataFolder } from './data-folder.ts';
import { startRedis } from './redis.ts';
import { type Standby, startStandby } from './standby.ts';
import { until } from './until.ts';

export interface ReplicatedProduct {
  /** Two instances. */
  readonly apps: readonly [App, App];
  readonly replica: Standby;
  readonly sql: <Row>(text: string) => Promise<Row[]>;
  readonly sqlOfReplica: <Row>(text: string) => Promise<Row[]>;
  /** From now on the replica takes what the primary writes, and shows nothing of it. */
  readonly pauseReplay: () => Promise<void>;
  readonly resumeReplay: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** What a test writes need not survive a power cut. */
const SETTINGS = { fsync: 'off', full_page_writes: 'off' };

export async function startReplicatedProduct(): Promise<ReplicatedProduct> {
  const { dataDir, remove } = createDataFolder('primary');
  const primary = await startEmbeddedPostgres({ dataDir, settings: SETTINGS });
  // While there is little to copy: tables and demo data come to it by replication.
  const [replica, redis] = await Promise.all([startStandby(primary.url, SETTINGS), startRedis()]);
  const at = (url: string) => Object.assign(new URL(url), { port: String(replica.port) }).href;
  const environment = loadEnvironment({
    NODE_ENV: 'test',
    DATABASE_URL: primary.applicationUrl,
    MIGRATION_DATABASE_URL: primary.url,
    DATABASE_REPLICA_URL: at(primary.applicationUrl),
    REDIS_URL: redis.url,
    SESSION_SECRET: 'a secret that only tests know, and no one else',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'silent',
  });
  const first = await createApp({ ...environment, port: 0 });
  const second = await createApp({ ...environment, port: 0 });
  const sqlOfReplica = <Row>(text: string) => ask<Row>(at(primary.url), text);
  return {
    apps: [first, second],
    replica,
    sql: (text) => ask(primary.url, text),
    sqlOfReplica,
    async pauseReplay() {
      await sqlOfReplica('SELECT pg_wal_replay_pause()');
      const state = async () =>
        (await sqlOfReplica<{ state: string }>('SELECT pg_get_wal_replay_pause_state() AS state'))[0]?.state;
      await until(async () => (await state()) === 'paused', { what: () => 'the replica has paused' });
    },
    resumeReplay: async () => {
      await sqlOfReplica('SELECT pg_wal_replay_resume() WHERE pg_is_in_recovery()');
    },
    async stop() {
      await Promise.all([first.close(), second.close()]);
      await replica.remove();
      await Promise.all([redis.stop(), primary.stop()]);
      remove();
    },
  };
}

async function ask<Row>(url: string, text: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows as Row[];
  } finally {
    await client.end();
  }
}
