/** The built product as a process of its own: what the tests start, stop and kill is what people run. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';
import { startRedisForMode } from './mode.ts';
import { createTestDatabase, type TestDatabase } from './postgres.ts';
import type { RedisServer } from './redis.ts';
import { until } from './until.ts';

const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
const START_TIMEOUT_MS = 30_000;

export interface Product {
  readonly url: string;
  /** What it wrote to its output so far. */
  readonly output: () => string;
  readonly kill: (signal: NodeJS.Signals) => Promise<number | null>;
  readonly stop: () => Promise<void>;
}

export interface ProductOptions {
  databaseUrl: string;
  redisUrl?: string | null;
  port?: number;
  env?: Record<string, string>;
}

export async function startProduct(options: ProductOptions): Promise<Product> {
  const port = options.port ?? (await freePort());
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tischlein-product-'));
  const url = `http://127.0.0.1:${String(port)}`;
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      PORT: String(port),
      DATABASE_URL: options.databaseUrl,
      ...(options.redisUrl ? { REDIS_URL: options.redisUrl } : {}),
      DATA_DIR: dataDir,
      PUBLIC_URL: url,
      SESSION_SECRET: 'a secret that only tests know, and no one else',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => {
      output += text;
    });
  }
  // A test run that dies takes its product along.
  process.once('exit', () => child.kill('SIGKILL'));
  await until(
    async () => {
      if (child.exitCode !== null) throw new Error(`The product ended with code ${String(child.exitCode)}:\n${output}`);
      return (await fetch(`${url}/api/health/ready`)).ok;
    },
    { timeoutMs: START_TIMEOUT_MS, what: () => `the product is ready:\n${output}` },
  );
  return {
    url,
    output: () => output,
    kill: (signal) => end(child, signal),
    stop: async () => {
      await end(child, 'SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
  return child.exitCode;
}

export interface World {
  readonly product: Product;
  readonly database: TestDatabase;
  readonly redis: RedisServer | null;
  readonly end: () => Promise<void>;
}

/** A product with a database and, where the mode wants it, a Redis of its own. */
export async function startWorld(env: Record<string, string> = {}): Promise<World> {
  const database = await createTestDatabase();
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
