/** A long queue: however many orders are open, the page holds the cards near the screen alone. */
import { openKitchen, placeOrder, signUp } from './support/order-people.ts';
import type { Product } from './support/product.ts';
import { expect, test } from './support/test.ts';

const OPEN_ORDERS = 120;
const AT_ONCE = 10;

let product: Product;
test.beforeAll(async ({ startProduct }) => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

test('a queue of 120 orders keeps few cards in the page, at its begin and at its end', async () => {
  const customer = await product.newContext();
  await signUp(customer, 'Ann Reed');
  for (let count = 0; count < OPEN_ORDERS; count += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, () => placeOrder(customer.request, 1)));
  }
  const context = await product.newContext({ viewport: { width: 1280, height: 900 } });
  await openKitchen(context, 1);
  const page = await context.newPage();
  await page.goto('/restaurant/dashboard/orders');
  const cards = page.locator('[data-order-id]');
  await expect(cards.first()).toBeVisible();
  await expect(page.getByText('Live', { exact: true }).first()).toBeVisible();
  const atBegin = await cards.count();
  expect(atBegin, `${String(atBegin)} cards are in the page`).toBeLessThan(OPEN_ORDERS / 3);
  const first = await cards.first().getAttribute('data-order-id');
  await page.evaluate(() => {
    document.documentElement.scrollTop = document.documentElement.scrollHeight;
  });
  await expect.poll(async () => (await cards.first().getAttribute('data-order-id')) === first).toBe(false);
  const atEnd = await cards.count();
  expect(atEnd > 0 && atEnd < OPEN_ORDERS / 3, `${String(atEnd)} cards are in the page`).toBe(true);
  expect(product.problems).toEqual([]);
});
