/** One Postgres for a run, and on it a product after the other, each with demo data of its own. */
import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import { createDataSource } from '../../../backend/src/database/connection/data-source.ts';
import { DEMO_ADMIN } from '../../../backend/src/demo/demo-accounts.ts';
import { prepareDatabase } from '../../../backend/src/start-database.ts';
import { databaseUrl, onServer, SERVER_URL_VARIABLE } from '../../../backend/test/support/postgres.ts';
import { startPostgresServer } from '../../../backend/test/support/postgres-server.ts';
import { startProduct } from '../../../backend/test/support/product.ts';

const TEMPLATE = 'fuzz_template';
const TICKS_PER_SECOND = 100;

export interface FuzzedProduct {
  readonly url: string;
  readonly isReady: () => Promise<boolean>;
  /** Gives the demo's admin the password and the rights back that an input took from them. */
  readonly restoreAdmin: () => Promise<void>;
  /** Its processor time and memory so far, where the system tells. */
  readonly usage: () => string;
  readonly stop: () => Promise<void>;
}

export interface Site {
  readonly startProduct: () => Promise<FuzzedProduct>;
  readonly stop: () => Promise<void>;
}

export async function startSite(): Promise<Site> {
  const server = await startPostgresServer();
  process.env[SERVER_URL_VARIABLE] = server.url;
  await onServer(`CREATE DATABASE ${TEMPLATE} TEMPLATE template0 ENCODING 'UTF8'`);
  const dataSource = await createDataSource(databaseUrl(TEMPLATE)).initialize();
  await prepareDatabase(dataSource, { seed: true });
  await dataSource.destroy();
  let started = 0;
  return {
    async startProduct() {
      const name = `fuzz_${++started}`;
      await onServer(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE} STRATEGY FILE_COPY`);
      const product = await startProduct({ databaseUrl: databaseUrl(name), env: { LOG_LEVEL: 'error' } });
      return {
        url: product.url,
        isReady: async () => (await fetch(`${product.url}/api/health/ready`).catch(() => null))?.ok ?? false,
        restoreAdmin: () => restoreAdmin(databaseUrl(TEMPLATE), databaseUrl(name)),
        usage: () => usageOf(product.pid),
        async stop() {
          await product.stop();
          await onServer(`DROP DATABASE ${name} WITH (FORCE)`);
        },
      };
    },
    stop: () => server.stop(),
  };
}

async function restoreAdmin(templateUrl: string, url: string): Promise<void> {
  const [admin] = await query<{ password_hash: string }>(
    templateUrl,
    'SELECT password_hash FROM admin_users WHERE email = $1',
    [DEMO_ADMIN.email],
  );
  const [row] = await query<{ id: number }>(
    url,
    `INSERT INTO admin_users (email, password_hash, role) VALUES ($1, $2, 'owner')
     ON CONFLICT (email) DO UPDATE SET password_hash = EXCLUDED.password_hash, role = EXCLUDED.role,
       one_time_password_until = NULL, totp_secret = NULL, totp_confirmed_at = NULL
     RETURNING id`,
    [DEMO_ADMIN.email, admin?.password_hash],
  );
  await query(url, 'DELETE FROM passkeys WHERE admin_id = $1', [row?.id]);
}

async function query<Row extends object>(url: string, sql: string, values: readonly unknown[]): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql, [...values])).rows;
  } finally {
    await client.end();
  }
}

function usageOf(pid: number): string {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    const seconds = (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
    const rss = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '0';
    return `${seconds.toFixed(1)} s of processor time, ${(Number(rss) / 1_024).toFixed(0)} MiB`;
  } catch {
    return 'not known here';
  }
}
