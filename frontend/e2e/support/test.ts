/** Playwright's `test` with what the journeys share: a product that a file starts, and people who leave when a test ends. */
import { test as base } from '@playwright/test';
import { ProductHost } from '../../../backend/test/support/product-host.ts';
import { type Mode, type Product, type ProductOptions, startProduct } from './product.ts';

export { expect } from '@playwright/test';

/** Played with a Redis, by which the queues and the sockets of several instances go. */
export const LIVE = { tag: '@live' };

/** Played in the Chromium with windows: the one without them refuses every page its notifications. */
export const NOTIFYING = { tag: '@notifying' };

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
    async ({ browser }, use) => {
      const before = new Set(browser.contexts());
      await use(undefined);
      await Promise.all(
        browser
          .contexts()
          .filter((context) => !before.has(context))
          .map((context) => context.close()),
      );
    },
    { auto: true },
  ],
});
