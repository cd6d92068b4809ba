/** Once per run: the built product, a Postgres with the demo data to copy, and a Redis for the journeys that want one. */
import type { FullConfig } from '@playwright/test';
import {
  applicationUrlOf,
  databaseUrl,
  DEMO_TEMPLATE,
  onServer,
  SERVER_URL_VARIABLE,
} from '../../../backend/test/support/postgres.ts';
import { createDataFolder } from '../../../backend/test/support/data-folder.ts';
import { startPostgresServer } from '../../../backend/test/support/postgres-server.ts';
import { buildProduct, startProductProcess } from '../../../backend/test/support/product-process.ts';
import { startRedis } from '../../../backend/test/support/redis.ts';
import { REDIS_URL_VARIABLE } from './product.ts';

export default async function setUp({ projects }: FullConfig): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_PRODUCT_URL !== undefined) return undefined;
  buildProduct();
  const postgres = await startPostgresServer();
  process.env[SERVER_URL_VARIABLE] = postgres.url;
  await prepareDemo();
  // Before the first page is open: a container comes and goes with a network interface of the machine, and Chromium takes
  // that for another network and breaks off what it loads.
  const redis = projects.some(({ name }) => name === 'with-redis') ? await startRedis() : null;
  if (redis) process.env[REDIS_URL_VARIABLE] = redis.url;
  return async () => {
    await redis?.stop();
    await postgres.stop();
  };
}

/** The product itself migrates and fills the database that every journey copies. */
async function prepareDemo(): Promise<void> {
  await onServer(`CREATE DATABASE ${DEMO_TEMPLATE} TEMPLATE template0 ENCODING 'UTF8'`);
  const url = databaseUrl(DEMO_TEMPLATE);
  const data = createDataFolder('product');
  const product = await startProductProcess({
    env: { DATA_DIR: data.dataDir, DATABASE_URL: applicationUrlOf(url), MIGRATION_DATABASE_URL: url },
  });
  await product.stop();
  data.remove();
}
