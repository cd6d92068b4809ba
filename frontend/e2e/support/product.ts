/** The built product and the people who use it, each with a browser context of their own. */
import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import { Redis } from 'ioredis';
import { Client, type QueryResult, type QueryResultRow } from 'pg';
import { createDataFolder } from '../../../backend/test/support/data-folder.ts';
import { applicationUrlOf, createDemoDatabase, SERVER_URL_VARIABLE } from '../../../backend/test/support/postgres.ts';
import { startProductProcess } from '../../../backend/test/support/product-process.ts';

export interface Product {
  readonly url: string;
  /**
   * As the superuser: what time or others would change, since nobody waits minutes for a test. Not where the product runs on a
   * Postgres that it has started itself.
   */
  readonly sql: <Row extends QueryResultRow>(text: string, values?: unknown[]) => Promise<QueryResult<Row>>;
  /** Page errors and console errors of every context, in order: a journey ends by finding none. */
  readonly problems: readonly string[];
  /** A person of their own: cookies, storage, cart. Paths are relative to the product. */
  readonly newContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  readonly stop: () => Promise<void>;
}

export type Mode = 'embedded' | 'redis';

export interface ProductOptions {
  /** Environment variables of the product, such as ACCEPT_DEADLINE_SECONDS. */
  readonly env?: Readonly<Record<string, string>>;
  /** Whether its queues and sockets run on Redis. */
  readonly mode?: Mode;
  /** What runs it: a process of its own, or the worker's host. */
  readonly run?: (env: Readonly<Record<string, string>>) => Promise<{ url: string; stop: () => Promise<unknown> }>;
}

/** For the journeys that see cards travel and numbers count; all others ask for less motion (playwright.config.ts). */
export const MOVING: BrowserContextOptions = { reducedMotion: 'no-preference' };

/**
 * With the service worker, for the journeys that need it. In every other one it would fetch the whole shell into a cache
 * that nobody looks at again, beside what is tested.
 */
export const WITH_SERVICE_WORKER: BrowserContextOptions = { serviceWorkers: 'allow' };

/** How the processes of a run learn where its Redis is. */
export const REDIS_URL_VARIABLE = 'TEST_REDIS_URL';

/** With TEST_PRODUCT_URL the journeys run against a product that is already there. */
export async function startProduct(browser: Browser, options: ProductOptions = {}): Promise<Product> {
  const running = process.env.TEST_PRODUCT_URL;
  const own =
    running === undefined ? await startOwn(options) : { url: running, databaseUrl: '', stop: () => undefined };
  const problems: string[] = [];
  const contexts: BrowserContext[] = [];
  return {
    url: own.url,
    async sql(text, values) {
      const client = new Client({ connectionString: own.databaseUrl });
      await client.connect();
      try {
        return await client.query(text, values);
      } finally {
        await client.end();
      }
    },
    problems,
    async newContext(contextOptions = {}) {
      const context = await browser.newContext({ baseURL: own.url, serviceWorkers: 'block', ...contextOptions });
      contexts.push(context);
      context.on('weberror', (error) => problems.push(String(error.error().stack ?? error.error())));
      context.on('console', (message) => {
        if (message.type() !== 'error' || isAnonymous(message.text())) return;
        problems.push(`${message.text()} (${message.location().url})`);
      });
      return context;
    },
    async stop() {
      await Promise.all(contexts.map((context) => context.close()));
      await own.stop();
    },
  };
}

/** Browsers log every 401 as an error; here it is how the server says that nobody is signed in. */
function isAnonymous(text: string): boolean {
  return text.startsWith('Failed to load resource') && text.includes('status of 401');
}

async function startOwn({
  env = {},
  mode = 'embedded',
  run = (variables) => startProductProcess({ env: variables }),
}: ProductOptions) {
  const data = createDataFolder('product');
  // Outside a test run, as for screenshots, the product brings its own Postgres.
  const database = process.env[SERVER_URL_VARIABLE] === undefined ? null : await createDemoDatabase();
  const product = await run({
    DATA_DIR: data.dataDir,
    // All people of a journey come from one address.
    RATE_LIMIT: 'off',
    ...(database && { DATABASE_URL: applicationUrlOf(database.url), MIGRATION_DATABASE_URL: database.url }),
    ...(mode === 'redis' && { REDIS_URL: await emptyRedis() }),
    ...env,
  });
  return {
    url: product.url,
    databaseUrl: database?.url ?? '',
    async stop() {
      await product.stop();
      await database?.drop();
      data.remove();
    },
  };
}

/** The run's own, which one product uses after the other. */
async function emptyRedis(): Promise<string> {
  const url = process.env[REDIS_URL_VARIABLE];
  if (url === undefined) throw new Error('This run has no Redis.');
  const client = new Redis(url);
  await client.flushall();
  client.disconnect();
  return url;
}
