/** Playwright's `test` with what the journeys share: a product that a file starts, and people who leave when a test ends. */
import { type BrowserContext, test as base, type TestInfo } from '@playwright/test';
import { ProductHost } from '../../../backend/test/support/product-host.ts';
import { type Mode, type Product, type ProductOptions, startProduct } from './product.ts';

export { expect } from '@playwright/test';

/** Played with a Redis, by which the queues and the sockets of several instances go. */
export const LIVE = { tag: '@live' };

/** Played in the Chromium with windows: the one without them refuses every page its notifications. */
export const NOTIFYING = { tag: '@notifying' };

const SCREEN_TIMEOUT_MS = 5_000;
const MOST_SCREEN_CHARACTERS = 1_500;

interface WorkerFixtures {
  /** Set by the project that plays the journey. */
  readonly mode: Mode;
  readonly startProduct: (options?: ProductOptions) => Promise<Product>;
}

export const test = base.extend<{ readonly leaving: undefined }, WorkerFixtures>({
  mode: ['embedded', { scope: 'worker', option: true }],
  startProduct: [
    async ({ browser, mode }, use) => {
      const host = new ProductHost();
      await use((options) => startProduct(browser, { mode, run: (env) => host.start(env), ...options }));
      await host.end();
    },
    { scope: 'worker' },
  ],
  /** A page that stayed open would go on listening and drawing while others are tested. */
  leaving: [
    async ({ browser }, use, testInfo) => {
      const before = new Set(browser.contexts());
      await use(undefined);
      const own = browser.contexts().filter((context) => !before.has(context));
      if (testInfo.status !== testInfo.expectedStatus) await tellScreens(own, testInfo);
      await Promise.all(own.map((context) => context.close()));
    },
    { auto: true },
  ],
});

/** What failed on a machine that nobody can look at is told by what its screens showed. */
async function tellScreens(contexts: readonly BrowserContext[], testInfo: TestInfo): Promise<void> {
  for (const page of contexts.flatMap((context) => context.pages())) {
    const text = await page
      .locator('body')
      .innerText({ timeout: SCREEN_TIMEOUT_MS })
      .catch((error: unknown) => String(error));
    const words = text.replaceAll(/\s+/g, ' ').slice(0, MOST_SCREEN_CHARACTERS);
    testInfo.errors.push({ message: `The screen at ${page.url()}: ${words}` });
  }
}
