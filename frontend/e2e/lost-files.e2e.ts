/** Files of the build that do not arrive at first, as for whoever goes from one network to another: they are asked for again. */
import type { Page } from '@playwright/test';
import { placeOrder, signUp } from './support/order-people.ts';
import { PASSWORD } from './support/orders.ts';
import type { Product } from './support/product.ts';
import { expect, test } from './support/test.ts';
import { markLoaded } from './support/unloaded.ts';

const RESTAURANT_ID = 3;
/** One more than the router would try, and one less than would count as gone. */
const LOST = 2;

let product: Product;
test.beforeAll(async ({ startProduct }) => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

/** Answers how often the one of them was asked for that was asked for most. */
async function lose(page: Page, files: RegExp): Promise<() => number> {
  const asked = new Map<string, number>();
  await page.route(files, (route) => {
    const url = route.request().url();
    const count = (asked.get(url) ?? 0) + 1;
    asked.set(url, count);
    return count > LOST ? route.continue() : route.abort('connectionfailed');
  });
  return () => Math.max(0, ...asked.values());
}

/** Run in the page. */
function missingStyles(): string[] {
  return [...document.querySelectorAll('link')]
    .filter(({ rel, sheet, disabled }) => rel === 'stylesheet' && !disabled && sheet === null)
    .map(({ href }) => href);
}

async function openHome(lost: RegExp): Promise<void> {
  const page = await (await product.newContext()).newPage();
  const asked = await lose(page, lost);
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(asked()).toBeGreaterThan(LOST);
}

test('the page comes when a library of the first script does @release', () => openHome(/\/assets\/react-[^/]+\.js$/));

test('the page comes when the first script does', () => openHome(/\/assets\/index-[^/]+\.js$/));

test('a screen comes when its script does, without a reload', async () => {
  const page = await (await product.newContext()).newPage();
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  const asked = await lose(page, /\/assets\/faq-[^/]+\.js$/);
  const stayed = await markLoaded(page);
  await page.getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Frequently asked questions' })).toBeVisible();
  expect(asked()).toBe(LOST + 1);
  await stayed();
});

test('a screen comes with its styles, without a reload @release', async () => {
  const page = await (await product.newContext()).newPage();
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  const asked = await lose(page, /\/assets\/[^/]+\.css$/);
  const stayed = await markLoaded(page);
  const restaurant = page.getByRole('article').first();
  const name = (await restaurant.getByRole('heading').textContent()) ?? '';
  await restaurant.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(asked()).toBe(LOST + 1);
  // Those of what is shown later are on their way for a while.
  await expect.poll(() => page.evaluate(missingStyles)).toEqual([]);
  await stayed();
});

test('another language comes when its texts do @release', async () => {
  const page = await (await product.newContext()).newPage();
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  const asked = await lose(page, /\/assets\/de-[^/]+\.js$/);
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(page.getByText('6 Restaurants in Berlin verfügbar')).toBeVisible();
  expect(asked()).toBeGreaterThan(LOST);
});

test('an admin is told of orders when the code of the live connection is there @release', async () => {
  const page = await (await product.newContext()).newPage();
  const asked = await lose(page, /\/assets\/connection-[^/]+\.js$/);
  await page.goto('/admin/dashboard');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('admin@example.com');
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  expect(asked()).toBe(LOST + 1);
  const guest = await product.newContext();
  await signUp(guest, 'Mara');
  const order = await placeOrder(guest.request, RESTAURANT_ID);
  await expect(page.getByRole('row').filter({ hasText: `#${String(order.id)}` })).toBeVisible();
});
