/**
 * The built product and a real browser, for journeys:
 *
 *     const product = await startProduct();
 *     after(() => product.stop());
 *     const page = await (await product.newContext()).newPage();
 *     await page.goto('/');
 */
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { launchBrowser } from '../../../backend/test/support/browser.ts';
import {
  buildProduct,
  createDataDir,
  type ProductProcess,
  startProductProcess,
} from '../../../backend/test/support/product-process.ts';
import { startRedis } from '../../../backend/test/support/redis.ts';

export interface Product {
  readonly url: string;
  /** Page errors and console errors of every context, in order: a journey ends by finding none. */
  readonly problems: readonly string[];
  /**
   * A person of their own: cookies, storage, cart. Paths are relative to the product. Less motion is what they ask for,
   * as pictures cost a processor without a graphics card most; with `MOVING` they do not.
   */
  readonly newContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  readonly stop: () => Promise<void>;
}

/** For the journeys that see cards travel and figures count. */
export const MOVING: BrowserContextOptions = { reducedMotion: 'no-preference' };
const DEFAULTS: BrowserContextOptions = { locale: 'en-GB', reducedMotion: 'reduce' };

export interface ProductOptions {
  /** Environment variables of the product, such as ACCEPT_DEADLINE_SECONDS. */
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Starts the product on a free port with an embedded Postgres of its own, and with a Redis when TEST_MODE=redis.
 * With TEST_PRODUCT_URL the journeys run against a product that is already there.
 */
export async function startProduct({ env = {} }: ProductOptions = {}): Promise<Product> {
  const running = process.env.TEST_PRODUCT_URL;
  const own = running === undefined ? await startOwn(env) : null;
  const url = running ?? own?.process.url ?? '';
  const problems: string[] = [];
  let browser: Promise<Browser> | null = null;
  return {
    url,
    problems,
    async newContext(options = {}) {
      browser ??= launchBrowser();
      const context = await (await browser).newContext({ baseURL: url, ...DEFAULTS, ...options });
      context.on('weberror', (error) => problems.push(String(error.error().stack ?? error.error())));
      context.on('console', (message) => {
        if (message.type() !== 'error' || isAnonymous(message.text())) return;
        problems.push(`${message.text()} (${message.location().url})`);
      });
      return context;
    },
    async stop() {
      await (await browser)?.close();
      await own?.stop();
    },
  };
}

/** Browsers log every 401 as an error; here it is how the server says that nobody is signed in. */
function isAnonymous(text: string): boolean {
  return text.startsWith('Failed to load resource') && text.includes('status of 401');
}

async function startOwn(
  env: Readonly<Record<string, string>>,
): Promise<{ process: ProductProcess; stop(): Promise<void> }> {
  buildProduct();
  const data = createDataDir();
  const redis = process.env.TEST_MODE === 'redis' ? await startRedis() : null;
  const product = await startProductProcess({
    // All people of a journey come from one address.
    env: { DATA_DIR: data.dataDir, RATE_LIMIT: 'off', ...(redis === null ? {} : { REDIS_URL: redis.url }), ...env },
  });
  return {
    process: product,
    async stop() {
      await product.stop();
      await redis?.stop();
      data.remove();
    },
  };
}
