/** The Postgres of a scenario, as durable as the product's own, which can be stopped, killed and brought back. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../../backend/src/database/connection/embedded-postgres.ts';
import { startStandby, waitForStandbyAtCommits } from '../../../backend/test/support/standby.ts';
import { until } from '../../../backend/test/support/until.ts';

export interface ChaosPostgres {
  /** Of the one that takes writes. */
  readonly port: number;
  /** Of the one that follows and may be read, until it is promoted. */
  readonly replicaPort: number | null;
  /** The address for a superuser, past every proxy. */
  readonly urlOf: (database: string) => string;
  readonly run: (database: string, sql: string) => Promise<void>;
  /** Ends connections and their transactions. */
  readonly stop: () => Promise<void>;
  /** Sends SIGKILL to its main process. */
  readonly kill: () => Promise<void>;
  /** On the same port with the same data; nothing happens when it runs. */
  readonly start: () => Promise<void>;
  /** Lets the standby take the place of the primary, which has been killed: on another port, with what was acknowledged. */
  readonly promote: () => Promise<void>;
  /** Stops it for good. */
  readonly remove: () => Promise<void>;
}

const SETTINGS = { max_connections: '150' };

/** Two of them: what the one acknowledges is on the disk of the other, too. */
export async function startReplicatedPostgres(): Promise<ChaosPostgres> {
  const primary = await startChaosPostgres();
  const standby = await startStandby(primary.urlOf('postgres'), SETTINGS);
  await waitForStandbyAtCommits(primary.urlOf('postgres'));
  let port = primary.port;
  const urlOf = (database: string): string =>
    Object.assign(new URL(primary.urlOf(database)), { port: String(port) }).href;
  return {
    ...primary,
    get port() {
      return port;
    },
    replicaPort: standby.port,
    urlOf,
    run: (database, sql) => run(urlOf(database), sql),
    async promote() {
      await standby.promote();
      port = standby.port;
    },
    async start() {
      if (port === primary.port) await primary.start();
    },
    async remove() {
      await primary.remove();
      await standby.remove();
    },
  };
}

/** Starts a Postgres in a folder of its own below `parent`. */
export async function startChaosPostgres(parent = tmpdir()): Promise<ChaosPostgres> {
  const dataDir = mkdtempSync(path.join(parent, 'tischlein-chaos-'));
  // Postgres' own account must pass through, which the folder as made forbids.
  chmodSync(dataDir, 0o755);
  const launch = (): Promise<EmbeddedPostgres> =>
    startEmbeddedPostgres({ dataDir, settings: SETTINGS, say: () => undefined });
  let server: EmbeddedPostgres | null = await launch();
  const base = new URL(server.url);
  const urlOf = (database: string): string => Object.assign(new URL(base), { pathname: `/${database}` }).href;

  async function stop(): Promise<void> {
    await server?.stop();
    server = null;
  }
  async function answers(): Promise<boolean> {
    const client = new Client({ connectionString: urlOf('postgres') });
    client.on('error', () => undefined);
    return client
      .connect()
      .then(() => client.query('SELECT 1'))
      .then(
        () => true,
        () => false,
      )
      .finally(() => void client.end().catch(() => undefined));
  }
  return {
    port: Number(base.port),
    replicaPort: null,
    urlOf,
    run: (database, sql) => run(urlOf(database), sql),
    stop,
    async kill() {
      const pid = await withClient(urlOf('postgres'), async (client) => {
        const { rows } = await client.query<{ file: string }>(`SELECT pg_read_file('postmaster.pid') AS file`);
        return Number.parseInt(rows[0]?.file ?? '', 10);
      });
      process.kill(pid, 'SIGKILL');
      await until(async () => !(await answers()), { what: () => 'Postgres is gone' });
      await stop();
    },
    async start() {
      if (server !== null && (await answers())) return;
      await stop();
      server = await launch();
      if (new URL(server.url).port !== base.port) throw new Error('Postgres came back on another port.');
    },
    promote: () => Promise.reject(new Error('There is no standby.')),
    async remove() {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const run = (url: string, sql: string): Promise<void> =>
  withClient(url, async (client) => {
    await client.query(sql);
  });

export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
