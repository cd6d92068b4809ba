import { expect, type Page } from '@playwright/test';

/** Waits until the field with this label, which may have a mark behind it, has the focus. */
export const focusGoesToLabel = (page: Page, label: string): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(
        () => (document.activeElement as HTMLInputElement).labels?.[0]?.textContent?.replace(/\W+$/, '') ?? null,
      ),
    )
    .toBe(label);

/** Waits until the field of this part of a form has the focus. */
export const focusGoesToPath = (page: Page, path: string): Promise<void> =>
  expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-path') ?? null)).toBe(path);
