import { expect, type Page } from '@playwright/test';
import { assertAccessible } from './axe.ts';
import { overflowOf } from './screen-texts.ts';

const PHONE = { width: 390, height: 844 };

/** Accessible and without sideways scrolling, at the desk and on a phone. */
export async function assertFits(page: Page): Promise<void> {
  const desktop = page.viewportSize();
  for (const size of [desktop, PHONE]) {
    if (size) await page.setViewportSize(size);
    await assertAccessible(page);
    expect(await overflowOf(page), `${page.url()} at ${String(size?.width)} px`).toBe(0);
  }
  if (desktop) await page.setViewportSize(desktop);
}
