/** The one Postgres of a run, with the durability that the product has, for the product and for what it is measured against. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { startEmbeddedPostgres } from '../../../backend/src/database/connection/embedded-postgres.ts';

export interface BenchPostgres {
  urlOf(database: string): string;
  create(database: string): Promise<void>;
  /** The template must have no connections. */
  copy(database: string, template: string): Promise<void>;
  stop(): Promise<void>;
}

/** Three products of different data sizes and the bare path run at once. */
const MAX_CONNECTIONS = '250';

export async function startBenchPostgres(): Promise<BenchPostgres> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tischlein-bench-'));
  // Postgres' own account must pass through, which the folder as made forbids.
  chmodSync(dataDir, 0o755);
  const server = await startEmbeddedPostgres({ dataDir, settings: { max_connections: MAX_CONNECTIONS } });
  const urlOf = (database: string): string => Object.assign(new URL(server.url), { pathname: `/${database}` }).href;
  const run = (sql: string): Promise<void> =>
    withClient(urlOf('postgres'), async (client) => {
      await client.query(sql);
    });
  return {
    urlOf,
    create: (database) => run(`CREATE DATABASE ${database}`),
    copy: (database, template) => run(`CREATE DATABASE ${database} TEMPLATE ${template}`),
    async stop() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
