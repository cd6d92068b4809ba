/** How soon the home page shows whom one can order from: after the first visit, in a search, and to whoever ordered before. */
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { assertAccessible } from './support/axe.ts';
import type { Product } from './support/product.ts';
import { expect, test } from './support/test.ts';

const PHONE = { width: 390, height: 844 };
const LISTS = '**/api/restaurants?*';

let product: Product;
test.beforeAll(async ({ startProduct }) => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

/** Somebody with a phone, who has chosen a city before. */
async function visit(
  language = 'en',
  city: string | null = 'berlin',
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await product.newContext({ viewport: PHONE });
  await context.addInitScript(
    ([chosen, place]) => {
      localStorage.setItem('language', chosen);
      if (place) localStorage.setItem('selectedCity', JSON.stringify(place));
    },
    [language, city] as const,
  );
  return { context, page: await context.newPage() };
}

async function boxOf(locator: Locator): Promise<{ top: number; bottom: number }> {
  await expect(locator).toBeVisible();
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return { top: box.y, bottom: box.y + box.height };
}

for (const [language, city] of [
  ['en', 'berlin'],
  ['de', 'frankfurt'],
  ['tr', 'hamburg'],
] as const) {
  test(`once a city is known, the first card begins in the upper half of a phone's screen: ${language} @release`, async () => {
    const { page, context } = await visit(language, city);
    await page.goto('/');
    expect((await boxOf(page.getByRole('article').first())).top).toBeLessThan(PHONE.height / 2);
    await assertAccessible(page);
    await context.close();
  });
}

test('a first visit is asked for its city with all there is, and once it has chosen with less', async () => {
  const { page, context } = await visit('en', null);
  await page.goto('/');
  const lead = page.getByText('Order from the kitchens around you');
  const first = page.getByRole('article').first();
  await expect(lead).toBeVisible();
  const before = await boxOf(first);
  const chosen = page.getByRole('group', { name: 'Choose your city' }).getByRole('button', { name: 'Berlin' });
  await chosen.click();
  await expect(lead).toHaveCount(0);
  await expect(chosen).toBeFocused();
  const after = await boxOf(first);
  expect(after.top).toBeLessThan(Math.min(before.top, PHONE.height / 2));
  await context.close();
});

test('what a search finds stands right below its field on a phone, and is announced @release', async () => {
  const { page, context } = await visit('en', null);
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('searchbox').click();
  await page.keyboard.type('salat');
  await expect(page.getByRole('heading', { name: '3 restaurants found' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '3 restaurants found' })).toHaveCount(1);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const field = await boxOf(page.getByRole('searchbox'));
  const hits = page.getByRole('article');
  const hit = await boxOf(hits.first());
  expect(hit.top - field.bottom).toBeLessThan(field.top + 60);
  // Above a keyboard that takes the lower half.
  expect(hit.bottom).toBeLessThan(PHONE.height / 2);
  expect((await boxOf(hits.nth(2))).bottom).toBeLessThan(PHONE.height);
  await expect(page.getByRole('searchbox')).toBeFocused();
  await assertAccessible(page);

  // By the keyboard from the field to what was found.
  for (const next of [
    page.getByRole('button', { name: 'Filters' }),
    page.getByRole('combobox', { name: 'Sort by' }),
    page.getByRole('link', { name: 'How we rank' }),
  ]) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(hits.first().getByRole('link')).toBeFocused();

  // Without a hit, and without an answer.
  await page.getByRole('searchbox').fill('xyzzy');
  const none = page.getByRole('heading', { name: 'Nothing matches that' });
  expect((await boxOf(none)).bottom).toBeLessThan(PHONE.height / 2 + 60);
  await page.route(LISTS, (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.getByRole('searchbox').fill('pizza');
  await expect(page.getByRole('alert').filter({ hasText: 'This could not be loaded' })).toBeVisible();
  await page.unroute(LISTS);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(hits.first()).toBeVisible();

  // Cleared, the list is whole again, and the field stays where it was.
  await page.getByRole('searchbox').fill('');
  await expect(page.getByRole('heading', { name: '6 restaurants available in Berlin' })).toBeVisible();
  expect((await boxOf(hits.first())).top).toBeLessThan(PHONE.height / 2);
  await context.close();
});

test('the back button closes the menu at the side and the filters, and then leaves the page @release', async () => {
  const { page, context } = await visit();
  const pathOf = () => new URL(page.url()).pathname;
  await page.goto('/faq');
  await page.goto('/');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const openMenu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  await openMenu.click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toHaveCount(0);
  expect(pathOf()).toBe('/');
  await openMenu.click();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);

  const filters = page.getByRole('dialog', { name: 'Filters' });
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(filters).toBeVisible();
  await page.goBack();
  await expect(filters).toHaveCount(0);
  expect(pathOf()).toBe('/');
  // What is chosen in it takes its step over, and so does a link of the menu.
  await page.getByRole('button', { name: 'Filters' }).click();
  await filters.getByRole('radio', { name: 'Free delivery' }).check({ force: true });
  await filters.getByRole('button', { name: /^Show/ }).click();
  await page.waitForURL('**/?maxDeliveryFee=0');
  await expect(filters).toHaveCount(0);
  await page.goBack();
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await expect(filters).toHaveCount(0);
  await openMenu.click();
  await menu.getByRole('link', { name: 'Log in' }).click();
  await page.waitForURL('**/auth');
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(menu).toHaveCount(0);
  await page.goBack();
  await page.waitForURL('**/faq');
  await context.close();
});
