/** One Postgres for a run, and on it a product after the other, each with demo data of its own. */
import { readFileSync } from 'node:fs';
import { createDataSource } from '../../src/database/data-source.ts';
import { prepareDatabase } from '../../src/start-database.ts';
import { databaseUrl, onServer, SERVER_URL_VARIABLE } from '../../test/support/postgres.ts';
import { startPostgresServer } from '../../test/support/postgres-server.ts';
import { startProduct } from '../../test/support/product.ts';

const TEMPLATE = 'fuzz_template';
const TICKS_PER_SECOND = 100;

export interface FuzzedProduct {
  readonly url: string;
  readonly isReady: () => Promise<boolean>;
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
