import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** From here on the page changes by itself: what it gives back fails where the page was loaded again meanwhile. */
export async function markLoaded(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    document.documentElement.dataset.loadedOnce = 'yes';
  });
  return async () => {
    const stayed = await page.evaluate(() => document.documentElement.dataset.loadedOnce);
    expect(stayed, `${page.url()} was loaded again`).toBe('yes');
  };
}
