import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Locator, Page } from 'playwright-core';
import { PATIENCE_MS } from './patience.ts';

const POLL_MS = 50;

/** What has been done may have yet to reach the screen: waits until what is read is what is expected, and tells what it was instead. */
export async function becomes<T>(read: () => Promise<T> | T, expected: T): Promise<void> {
  const deadlineMs = performance.now() + PATIENCE_MS;
  let actual = await read();
  while (!isDeepStrictEqual(actual, expected) && performance.now() < deadlineMs) {
    await delay(POLL_MS);
    actual = await read();
  }
  assert.deepEqual(actual, expected);
}

/** Waits until the field with this label, which may have a mark behind it, has the focus. */
export const focusGoesToLabel = (page: Page, label: string): Promise<void> =>
  becomes(
    () =>
      page.evaluate(
        () => (document.activeElement as HTMLInputElement).labels?.[0]?.textContent?.replace(/\W+$/, '') ?? null,
      ),
    label,
  );

/** Waits until the field of this part of a form has the focus. */
export const focusGoesToPath = (page: Page, path: string): Promise<void> =>
  becomes(() => page.evaluate(() => document.activeElement?.getAttribute('data-path') ?? null), path);

/** Waits until the element itself has the focus. */
export const focusGoesTo = (target: Locator): Promise<void> =>
  becomes(() => target.evaluate((element) => element === document.activeElement), true);
