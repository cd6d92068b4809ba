/** What stays on the screen while an answer is on its way is still read, and shows that something is under way. */
import type { BrowserContext, Page } from '@playwright/test';
import { assertAccessible } from './support/axe.ts';
import { letDeadlinePass, openKitchen, placeOrder, signUp } from './support/order-people.ts';
import { PASSWORD } from './support/orders.ts';
import type { Product } from './support/product.ts';
import { expect, test } from './support/test.ts';

const RESTAURANT = 1;
const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 390, height: 844 };

let product: Product;
let admin: BrowserContext;
let customer: BrowserContext;
test.beforeAll(async ({ startProduct }) => {
  product = await startProduct();
  admin = await product.newContext({ viewport: WIDE });
  const data = { email: 'admin@example.com', password: PASSWORD };
  expect((await admin.request.post('/api/admin/login', { data })).status()).toBe(200);
  customer = await product.newContext({ viewport: WIDE });
  await signUp(customer, 'Wanda Warte');
});
test.afterAll(() => product.stop());

async function open(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

/** Holds the answers to `calls` back, and looks while `waiting` is on the screen because of what `act` asked for. */
async function readWhile(page: Page, calls: string, waiting: string, act: () => Promise<unknown>): Promise<void> {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route(calls, async (route) => {
    await released;
    await route.continue();
  });
  await act();
  const place = page.locator(`main ${waiting}`);
  await expect(place.first()).toBeVisible();
  for (const size of [NARROW, WIDE]) {
    await page.setViewportSize(size);
    await assertAccessible(page);
  }
  release(undefined);
  await expect(place).toHaveCount(0);
  await page.close();
}

test('the restaurants of the cuisine before, while those of another one come @release', async () => {
  const page = await open(customer, '/');
  await expect(page.getByRole('article').first()).toBeVisible();
  const cuisines = page.getByRole('group', { name: 'Cuisine' });
  await readWhile(page, '**/api/restaurants?*', '[data-outdated]', () =>
    cuisines.getByRole('button', { name: 'Burgers' }).click(),
  );
});

test('the rows of a table before, while those of another city come @release', async () => {
  const page = await open(admin, '/admin/dashboard/restaurants');
  await expect(page.getByRole('button', { name: 'View: Ofen & Basilikum' })).toBeVisible();
  await readWhile(page, '**/api/admin/restaurants?*', '[data-outdated]', () =>
    page.getByRole('main').getByLabel('City', { exact: true }).selectOption('hamburg'),
  );
});

test('the figures of all cities, while those of one come @release', async () => {
  const page = await open(admin, '/admin/dashboard');
  await expect(page.getByRole('region', { name: 'Orders' }).first()).toBeVisible();
  await readWhile(page, '**/api/admin/overview?*', '[data-outdated]', () =>
    page.getByRole('main').getByLabel('City', { exact: true }).selectOption('hamburg'),
  );
});

test('the payments of all cities, while those of one come @release', async () => {
  const page = await open(admin, '/admin/dashboard/payments');
  await expect(page.getByRole('table').first()).toBeVisible();
  await readWhile(page, '**/api/admin/payments?*', '[data-outdated]', () =>
    page.getByRole('main').getByLabel('City', { exact: true }).selectOption('hamburg'),
  );
});

test('an order that is being accepted @release', async () => {
  const context = await product.newContext({ viewport: WIDE });
  await openKitchen(context, RESTAURANT);
  const { id } = await placeOrder(customer.request, RESTAURANT);
  const page = await open(context, '/restaurant/dashboard/orders');
  const card = page.getByRole('article', { name: `#${String(id)}`, exact: true });
  await readWhile(page, '**/api/restaurant/orders/*/status', '[data-order-id][aria-busy="true"]', () =>
    card.getByRole('button', { name: 'Accept Order' }).click(),
  );
});

test('an entry of the board whose restaurant is being reminded @release', async () => {
  const { id } = await placeOrder(customer.request, RESTAURANT);
  await letDeadlinePass(product, id);
  const page = await open(admin, '/admin/dashboard/board');
  const entry = page.locator('li').filter({ hasText: `#${String(id)}` });
  await readWhile(page, '**/api/admin/orders/*/remind', 'li[aria-busy="true"]', () =>
    entry.getByRole('button', { name: 'Remind the restaurant' }).click(),
  );
});
