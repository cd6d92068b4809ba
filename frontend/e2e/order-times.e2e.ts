/** What the order page says of time: planned, promised, later than planned and late. */
import type { Page } from '@playwright/test';
import { assertAccessible } from './support/axe.ts';
import { type Kitchen, openKitchen, placeOrder, signUp } from './support/order-people.ts';
import type { Product } from './support/product.ts';
import { expect, test } from './support/test.ts';

const RESTAURANT_ID = 3;
const MINUTE_MS = 60_000;

let product: Product;
let kitchen: Kitchen;
test.beforeAll(async ({ startProduct }) => {
  product = await startProduct();
  kitchen = await openKitchen(await product.newContext(), RESTAURANT_ID);
});
test.afterAll(() => product.stop());

async function newCustomer(): Promise<Page> {
  const context = await product.newContext();
  await signUp(context, 'Petra Plan');
  return context.newPage();
}

const berlin = (time: Date, options: Intl.DateTimeFormatOptions) =>
  time.toLocaleString('de-DE', { ...options, timeZone: 'Europe/Berlin' });

test('an order for another day is planned until its kitchen begins, on its page and in the list @release', async () => {
  const page = await newCustomer();
  const wanted = new Date(Math.ceil((Date.now() + 26 * 60 * MINUTE_MS) / (15 * MINUTE_MS)) * 15 * MINUTE_MS);
  const day = berlin(wanted, { day: '2-digit', month: '2-digit', year: 'numeric' });
  const clock = berlin(wanted, { hour: '2-digit', minute: '2-digit' });
  const order = await placeOrder(page.context().request, RESTAURANT_ID, { scheduledFor: wanted.toISOString() });
  await page.goto(`/order/${String(order.id)}`);
  const headline = page.locator('#order-status');
  await expect(headline).toHaveText(`Planned for ${day}, ${clock}`);
  const card = page.getByRole('region', { name: `Planned for ${day}, ${clock}` });
  await expect(card.getByText('Waiting for the restaurant')).toBeVisible();

  await kitchen.move(order.id, 'preparing', { prepMinutes: 20 });
  await expect(card.getByText(new RegExp(`has confirmed your order for ${day}, ${clock}\\.$`))).toBeVisible();
  await expect(card.getByText('Planned', { exact: true })).toBeVisible();
  await expect(headline).toHaveText(`Planned for ${day}, ${clock}`);
  await expect(page).toHaveTitle(/^Planned · /);
  const current = page.getByRole('listitem').and(page.locator('[aria-current="step"]'));
  await expect(current).toContainText('Confirmed');
  await expect(page.getByText(/is cooking for you|Estimated time/)).toHaveCount(0);
  await assertAccessible(page);

  await page.goto('/my-orders');
  const listed = page.getByRole('article').filter({ hasText: `#${String(order.id)}` });
  await expect(listed.getByText('Planned', { exact: true })).toBeVisible();
  await expect(listed.getByText(`Planned for ${day}, ${clock}`)).toBeVisible();

  // Once its time has come, the same order is cooked without anybody doing anything.
  await page.clock.setFixedTime(new Date(Date.parse(order.cookingFrom ?? '') + MINUTE_MS));
  await page.goto(`/order/${String(order.id)}`);
  await expect(page.getByText(/ is cooking for you\.$/)).toBeVisible();
  await expect(current).toContainText('Being prepared');
  await page.context().close();
});

test('in the kitchen it waits in a list of its own, asks no minutes, and rings when it is time @release', async () => {
  const customer = await newCustomer();
  const wanted = new Date(Math.ceil((Date.now() + 26 * 60 * MINUTE_MS) / (15 * MINUTE_MS)) * 15 * MINUTE_MS);
  const order = await placeOrder(customer.context().request, RESTAURANT_ID, { scheduledFor: wanted.toISOString() });
  await customer.context().close();
  const startMs = Date.parse(order.cookingFrom ?? '');
  const context = await product.newContext({ viewport: { width: 1280, height: 800 } });
  await openKitchen(context, RESTAURANT_ID);
  const tablet = await context.newPage();
  await tablet.goto('/restaurant/dashboard/orders');

  const line = tablet.getByRole('button', { name: /^For later/ });
  await expect(line).toContainText('1 to accept');
  await expect(tablet.getByText(/new order|Time to start/)).toHaveCount(0);
  await line.click();
  const card = tablet.locator(`[data-order-id="${String(order.id)}"]`);
  const start = berlin(new Date(startMs), { hour: '2-digit', minute: '2-digit' });
  await expect(card.getByText(new RegExp(`${start}$`)).first()).toBeVisible();
  await expect(card.getByRole('button', { name: /is ready in/ })).toHaveCount(0);
  await assertAccessible(tablet);
  await card.getByRole('button', { name: 'Accept Order' }).click();
  await expect(card.getByText('Accepted. It rings when it is time to start.')).toBeVisible();
  await expect(line).not.toContainText('to accept');

  await tablet.clock.setFixedTime(new Date(startMs + MINUTE_MS));
  await tablet.goto('/restaurant/dashboard/orders');
  await expect(tablet.locator('section[data-column="preparing"]').locator(card)).toContainText('ready by');
  await expect(line).toHaveCount(0);
  const ring = tablet.getByText(new RegExp(`Time to start.*#${String(order.id)}\\b`));
  await expect(ring).toBeVisible();
  await card.getByRole('button', { name: /^Seen/ }).click();
  await expect(ring).toHaveCount(0);
  await context.close();
});

test('ready time and ride make the promise; a delay says how long, and a late order how late @release', async () => {
  const page = await newCustomer();
  const order = await placeOrder(page.context().request, RESTAURANT_ID);
  await page.goto(`/order/${String(order.id)}`);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await kitchen.move(order.id, 'preparing', { prepMinutes: 15 });
  await expect(page.getByText('Estimated time: 20-30 min')).toBeVisible();
  const delay = page.locator('[aria-live="polite"]').filter({ hasText: 'later than planned' });
  await expect(delay).toHaveCount(0);

  await kitchen.request.post(`/api/restaurant/orders/${String(order.id)}/estimate`, { data: { minutes: 10 } });
  await expect(delay).toHaveText('10 minutes later than planned');
  await expect(page.getByText('Estimated time: 30-40 min')).toBeVisible();
  await assertAccessible(page);
  await page.reload();
  await expect(delay).toHaveText('10 minutes later than planned');

  // A quarter of an hour after the end of what it was moved to.
  await page.clock.setFixedTime(new Date(Date.now() + 55 * MINUTE_MS));
  await page.reload();
  await expect(page.locator('#order-status')).toHaveText(/^2[45] minutes late$/);
  await expect(page.getByText(/any moment/i)).toHaveCount(0);
  await page.goto('/my-orders');
  await expect(page.getByRole('article').getByText(/^2[45] minutes late$/)).toBeVisible();
  await page.context().close();
});

test('nothing went wrong on any page @release', () => {
  expect(product.problems).toEqual([]);
});
