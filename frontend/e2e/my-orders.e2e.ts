/** The list of one's own orders: following, rating and ordering again, with a real server and a real kitchen. */
import assert from 'node:assert/strict';
import type { BrowserContext, Page } from '@playwright/test';
import type { OrderView, ReorderView } from '../../backend/src/contracts/orders/order-views.ts';
import { assertAccessible } from './support/axe.ts';
import { type Kitchen, openKitchen, placeOrder, signUp, tabTo } from './support/order-people.ts';
import type { Product } from './support/product.ts';
import { expect, test } from './support/test.ts';

const RESTAURANT_ID = 3;

let product: Product;
let kitchen: Kitchen;
test.beforeAll(async ({ startProduct }) => {
  product = await startProduct();
  kitchen = await openKitchen(await product.newContext(), RESTAURANT_ID);
});
test.afterAll(() => product.stop());

async function newCustomer(): Promise<{ context: BrowserContext; page: Page }> {
  const context = await product.newContext();
  await signUp(context, 'Mara');
  return { context, page: await context.newPage() };
}

test('with the keyboard alone: from the list to a rated order, with the answer of the restaurant @release', async () => {
  const { context, page } = await newCustomer();
  const order = await placeOrder(context.request, RESTAURANT_ID);
  await page.goto('/orders');
  const card = page.getByRole('article').filter({ hasText: `#${String(order.id)}` });
  await expect(card.getByText('Waiting for the restaurant')).toBeVisible();
  await expect(card.getByRole('button', { name: /^Rate/ })).toHaveCount(0);
  await tabTo(page, card.getByRole('link', { name: `Track order #${String(order.id)}` }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Order #${String(order.id)}` })).toBeVisible();
  await kitchen.deliver(order.id);
  await expect(page.getByRole('heading', { name: 'How was it?' })).toBeVisible();
  await assertAccessible(page);

  await tabTo(page, page.getByRole('link', { name: 'Receipt' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Receipt for order #${String(order.id)}` })).toBeVisible();
  await assertAccessible(page);
  await page.goto('/orders');
  await tabTo(page, card.getByRole('button', { name: /^Rate/ }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox')).toBeVisible();
  await assertAccessible(page);
  await tabTo(page, dialog.getByRole('button', { name: 'Send review' }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Choose one to five stars')).toBeVisible();
  await expect(dialog.getByRole('radio').first()).toBeFocused();
  for (let star = 1; star < 4; star += 1) await page.keyboard.press('ArrowRight');
  await tabTo(page, dialog.getByRole('textbox'));
  await page.keyboard.insertText('Crisp <b>& hot</b> 🍕');
  await tabTo(page, dialog.getByRole('button', { name: 'Send review' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(card.getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
  await expect(card.getByText('Crisp <b>& hot</b> 🍕')).toBeVisible();
  await expect(card.getByRole('button', { name: /^Rate/ })).toHaveCount(0);
  await expect.poll(() => card.evaluate((element) => element.contains(document.activeElement))).toBe(true);

  const reviews = await kitchen.request.get(`/api/restaurants/${String(RESTAURANT_ID)}/reviews?limit=1`);
  const [review] = (await reviews.json()) as { id: number }[];
  await kitchen.request.put(`/api/restaurant/reviews/${String(review?.id)}/answer`, { data: { text: 'Thank you.' } });
  await page.goto(`/order/${String(order.id)}`);
  await expect(page.getByText('Thank you.')).toBeVisible();
  await page.goto('/orders');
  await expect(page.getByText('Thank you.')).toBeVisible();
  await assertAccessible(page);
  expect(product.problems).toEqual([]);
});

test('ordering again: at once when all is as it was, after a question when it is not @release', async () => {
  const { context, page } = await newCustomer();
  const order = await placeOrder(context.request, RESTAURANT_ID);
  await kitchen.deliver(order.id);
  await page.goto('/orders');
  const again = page.getByRole('button', { name: /^Order again/ });
  await again.click();
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  for (const item of order.items) await expect(drawer.getByText(item.name, { exact: true }).first()).toBeVisible();
  const cart = await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]') as unknown);
  const [plain, rich] = order.items;
  assert.ok(plain && rich);
  expect(cart).toMatchObject([
    { id: plain.menuItemId, quantity: plain.quantity },
    { id: rich.menuItemId, quantity: 1, notes: 'no onions', optionNames: rich.options.map(({ name }) => name) },
  ]);
  await page.keyboard.press('Escape');

  // Nothing in the product changes a menu yet: the answer is the server's own, but for the changes.
  await page.route('**/reorder', async (route) => {
    const response = await route.fetch();
    const reorder = (await response.json()) as ReorderView;
    const [first, second] = reorder.lines;
    if (first) Object.assign(first, { change: 'dearer', previousPrice: '1.00' });
    if (second) Object.assign(second, { change: 'gone', menuItemId: null, price: null, optionIds: [] });
    await route.fulfill({ json: reorder });
  });
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await again.click();
  const dialog = page.getByRole('dialog', { name: 'Order again' });
  await expect(dialog.getByText(/now €.* instead of €1\.00/)).toBeVisible();
  await expect(dialog.getByText('no longer on the menu')).toBeVisible();
  await assertAccessible(page);
  await dialog.getByRole('button', { name: 'Add 4 dishes to the cart' }).click();
  await expect(page.getByRole('dialog', { name: 'Cart' }).getByText(plain.name, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.unroute('**/reorder');

  await kitchen.request.post('/api/restaurant/toggle-status', { data: { isOpen: false } });
  try {
    await again.click();
    await expect(dialog.getByText('is closed right now')).toBeVisible();
    await expect(dialog.getByRole('button', { name: /to the cart/ })).toHaveCount(0);
  } finally {
    await kitchen.request.post('/api/restaurant/toggle-status', { data: { isOpen: true } });
  }
  expect(product.problems).toEqual([]);
});

test('the list goes on page by page, and an unknown order is not found @release', async () => {
  const { page, context } = await newCustomer();
  await page.goto('/orders');
  await expect(page.getByRole('link', { name: 'Start shopping' })).toBeVisible();
  await assertAccessible(page);
  const orders: OrderView[] = [];
  for (let count = 0; count < 21; count += 1) {
    const order = await placeOrder(context.request, RESTAURANT_ID);
    await kitchen.move(order.id, 'cancelled', { reason: 'other' });
    orders.push(order);
  }
  const cardOf = (order: OrderView | undefined) =>
    page.getByRole('article').filter({ has: page.getByText(`Order #${String(order?.id)} ·`) });
  await expect(cardOf(orders.at(-1))).toBeVisible();
  const oldest = cardOf(orders[0]);
  await expect(oldest).toHaveCount(0);
  const more = page.getByRole('button', { name: 'Show more orders' });
  const nextPage = '**/api/my-orders?*cursor=*';
  await page.route(nextPage, (route) => route.abort());
  await more.press('Enter');
  await expect(page.getByText('More orders could not be loaded')).toBeVisible();
  await expect(more).toBeFocused();
  await page.unroute(nextPage);
  await more.press('Enter');
  await expect(more).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ has: oldest })).toBeFocused();

  const stranger = await (await product.newContext()).newPage();
  await stranger.goto(`/order/${String(orders[0]?.id)}`);
  await expect(stranger.getByRole('heading', { level: 1, name: 'Order not found' })).toBeVisible();
  await assertAccessible(stranger);
});
