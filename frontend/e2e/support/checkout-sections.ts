import type { Locator, Page } from '@playwright/test';

/** A part of the checkout by its heading, such as `Delivery time`. */
export function sectionOf(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title, exact: true });
}

/** Opens a part that has folded to a line. */
export async function openSection(page: Page, title: string): Promise<Locator> {
  const section = sectionOf(page, title);
  await section.locator('h2').getByRole('button', { expanded: false }).click();
  return section;
}
