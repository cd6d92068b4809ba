import { expect, type Page } from '@playwright/test';
import { assertAccessible } from './axe.ts';
import { overflowOf } from './screen-texts.ts';
import { SUITE } from './suite.ts';

const PHONE = { width: 390, height: 844 };

/** Accessible and without sideways scrolling, at the size it has and on a phone. What every change has to pass looks with axe at the first alone. */
export async function assertFits(page: Page): Promise<void> {
  const usual = page.viewportSize();
  for (const size of [usual, PHONE]) {
    if (size) await page.setViewportSize(size);
    if (size === usual || SUITE !== 'change') await assertAccessible(page);
    expect(await overflowOf(page), `${page.url()} at ${String(size?.width)} px`).toBe(0);
  }
  if (usual) await page.setViewportSize(usual);
}
