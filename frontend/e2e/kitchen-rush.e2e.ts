/** A kitchen that has no time: clicks count at once, and nothing new stays out of sight. */
import assert from 'node:assert/strict';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { OrderView } from '../../backend/src/contracts/orders/order-views.ts';
import { assertAccessible } from './support/axe.ts';
import { openKitchen, placeOrder, signUp } from './support/order-people.ts';
import type { Product } from './support/product.ts';
import { expect, test } from './support/test.ts';

let product: Product;
let customer: BrowserContext;
test.beforeAll(async ({ startProduct }) => {
  product = await startProduct();
  customer = await product.newContext();
  await signUp(customer, 'Ayşe Yılmaz');
});
test.afterAll(() => product.stop());

/** So that no test meets what another has left. */
test.beforeEach(async () => {
  const kitchen = await openKitchen(await product.newContext(), 1);
  const orders = (await (await kitchen.request.get('/api/restaurant/orders')).json()) as {
    id: number;
    status: string;
  }[];
  for (const { id, status } of orders) {
    if (status === 'pending' || status === 'preparing') await kitchen.move(id, 'cancelled', { reason: 'closing' });
  }
});

async function openTablet(): Promise<Page> {
  const context = await product.newContext({ viewport: { width: 1280, height: 800 } });
  await openKitchen(context, 1);
  const page = await context.newPage();
  await page.goto('/restaurant/dashboard/orders');
  await expect(page.getByText('Live', { exact: true }).first()).toBeVisible();
  return page;
}

const cardOf = (page: Page, order: OrderView): Locator => page.locator(`[data-order-id="${String(order.id)}"]`);
const place = (): Promise<OrderView> => placeOrder(customer.request, 1);

test('a click moves the card at once, and a refusal takes it back @release', async () => {
  const page = await openTablet();
  const order = await place();
  await expect(cardOf(page, order)).toBeVisible();
  const isAnswered = Promise.withResolvers<undefined>();
  await page.route('**/api/restaurant/orders/*/status', async (route) => {
    await isAnswered.promise;
    await route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{"title":"Not now"}' });
  });
  const inColumn = (column: string) =>
    page.locator(`section[data-column="${column}"] [data-order-id="${String(order.id)}"]`);
  await cardOf(page, order).getByRole('button', { name: 'Accept Order' }).click();
  await expect(inColumn('preparing')).toBeVisible();
  await expect(inColumn('pending')).toHaveCount(0);
  isAnswered.resolve(undefined);
  await expect(inColumn('pending')).toBeVisible();
  await expect(page.getByText(`Order #${String(order.id)} could not be changed`)).toBeVisible();
  await page.unroute('**/api/restaurant/orders/*/status');
  await cardOf(page, order).getByRole('button', { name: 'Accept Order' }).click();
  await expect(cardOf(page, order).getByRole('button', { name: 'Ready for Delivery' })).toBeEnabled();
  await page.close();
});

test('orders that ring are a touch away, and only who sees one says so @release', async () => {
  const page = await openTablet();
  const orders: OrderView[] = [];
  for (let count = 0; count < 8; count += 1) orders.push(await place());
  const last = orders.at(-1);
  assert.ok(last);
  await expect(page.getByText('8 new orders')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search orders' }).fill(`#${String(last.id)}`);
  await expect(page.getByText('7 orders that ring are hidden by this search')).toBeVisible();
  await page.getByRole('button', { name: 'Seen: 1 order in view' }).click();
  // As many as stand in the column, whether or not they ring.
  await expect(page.getByText('8 new orders')).toBeVisible();
  await expect(page.getByText('7 not seen yet')).toBeVisible();
  await page.getByRole('link', { name: 'Show orders' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search orders' })).toHaveValue('');
  const seen = page.getByRole('button', { name: /^Seen: \d orders? in view$/ });
  const shown = Number(/\d/.exec((await seen.textContent()) ?? '')?.[0]);
  expect(shown > 0 && shown < 7, `${String(shown)} are in view`).toBe(true);

  // However urgent what else there is to say: the bar of new orders is never behind it.
  await page.context().setOffline(true);
  await expect(page.getByRole('alert').getByText('No connection')).toBeVisible();
  await expect(page.getByText('8 new orders')).toBeVisible();
  await page.context().close();
});

test('a card that was chosen by key stays in view while others come in above it @release', async () => {
  const page = await openTablet();
  const kitchen = await openKitchen(await product.newContext(), 1);
  const chosen = await place();
  await kitchen.move(chosen.id, 'preparing', { prepMinutes: 60 });
  const card = cardOf(page, chosen);
  await expect(card.getByRole('button', { name: 'Ready for Delivery' })).toBeVisible();
  await page.keyboard.press('j');
  await expect(card).toBeFocused();
  const others = await Promise.all(Array.from({ length: 12 }, place));
  await Promise.all(others.map(({ id }) => kitchen.move(id, 'preparing', { prepMinutes: 10 })));
  await expect(page.locator('section[data-column="preparing"] h2')).toHaveText(/13$/);
  await expect(card).toBeFocused();
  await expect(card).toBeInViewport({ ratio: 0.6 });

  // Whoever looks for it on the evening finds what was delivered today, too.
  await kitchen.move(chosen.id, 'delivering');
  await kitchen.move(chosen.id, 'delivered');
  await expect(page.locator('section[data-column="preparing"] h2')).toHaveText(/12$/);
  await page.getByRole('searchbox', { name: 'Search orders' }).fill(`#${String(chosen.id)}`);
  await page.getByRole('link', { name: '1 done order matches too' }).click();
  await expect(card).toContainText('Delivered');
  await page.close();
});

test('many cancellations take one line, and one tablet dismisses them for both @release', async () => {
  const [left, right] = [await openTablet(), await openTablet()];
  const orders = [await place(), await place(), await place()];
  for (const page of [left, right]) for (const order of orders) await expect(cardOf(page, order)).toBeVisible();
  for (const { id } of orders) await customer.request.post(`/api/orders/${String(id)}/cancel`, { data: {} });
  for (const page of [left, right]) {
    const notices = page.getByRole('region', { name: 'Changes to orders' });
    await expect(notices.getByRole('button', { name: 'Dismiss all 3' })).toBeVisible();
    await expect(notices.getByText(/was cancelled/)).toHaveCount(1);
    const height = (await notices.boundingBox())?.height ?? Infinity;
    expect(height, `${String(height)} px`).toBeLessThan(60);
  }
  const notices = left.getByRole('region', { name: 'Changes to orders' });
  await notices.getByRole('button', { name: '+2 more' }).click();
  await expect(notices.getByText(/was cancelled/)).toHaveCount(3);
  await assertAccessible(left);
  await notices.getByRole('button', { name: 'Dismiss all 3' }).click();
  for (const page of [left, right]) await expect(page.getByText(/was cancelled/)).toHaveCount(0);
});
