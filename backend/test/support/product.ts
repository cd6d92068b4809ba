/** The built product with a database and, where the mode wants it, a Redis of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startRedisForMode } from './mode.ts';
import { applicationUrlOf, createDemoDatabase, type TestDatabase } from './postgres.ts';
import { type ProductProcess, startProductProcess } from './product-process.ts';
import type { RedisServer } from './redis.ts';

export interface ProductOptions {
  databaseUrl: string;
  redisUrl?: string | null;
  port?: number;
  env?: Record<string, string>;
}

/** Without limits, so that a suite may call as often as it needs. */
export async function startProduct(options: ProductOptions): Promise<ProductProcess> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tischlein-product-'));
  const product = await startProductProcess({
    ...(options.port === undefined ? {} : { port: options.port }),
    env: {
      NODE_ENV: 'test',
      DATABASE_URL: applicationUrlOf(options.databaseUrl),
      MIGRATION_DATABASE_URL: options.databaseUrl,
      ...(options.redisUrl ? { REDIS_URL: options.redisUrl } : {}),
      DATA_DIR: dataDir,
      SESSION_SECRET: 'a secret that only tests know, and no one else',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      ...options.env,
    },
  });
  return {
    ...product,
    stop: async () => {
      await product.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export interface World {
  readonly product: ProductProcess;
  readonly database: TestDatabase;
  readonly redis: RedisServer | null;
  readonly end: () => Promise<void>;
}

export async function startWorld(env: Record<string, string> = {}): Promise<World> {
  const database = await createDemoDatabase();
  const redis = await startRedisForMode();
  const product = await startProduct({ databaseUrl: database.url, redisUrl: redis?.url ?? null, env });
  return {
    product,
    database,
    redis,
    end: async () => {
      await product.stop();
      await redis?.stop();
      await database.drop();
    },
  };
}
