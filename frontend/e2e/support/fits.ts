import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { assertAccessible } from './axe.ts';
import { overflowOf } from './screen-texts.ts';

const PHONE = { width: 390, height: 844 };

/** Accessible and without sideways scrolling, at the desk and on a phone. */
export async function assertFits(page: Page): Promise<void> {
  const desktop = page.viewportSize();
  for (const size of [desktop, PHONE]) {
    if (size) await page.setViewportSize(size);
    await assertAccessible(page);
    assert.equal(await overflowOf(page), 0, `${page.url()} at ${String(size?.width)} px`);
  }
  if (desktop) await page.setViewportSize(desktop);
}
