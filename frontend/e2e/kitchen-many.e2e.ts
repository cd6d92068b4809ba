/** A long queue: however many orders are open, the page holds the cards near the screen alone. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openKitchen, placeOrder, signUp } from './support/order-people.ts';
import { becomes } from './support/becomes.ts';
import { type Product, startProduct } from './support/product.ts';

const OPEN_ORDERS = 120;
const AT_ONCE = 10;

let product: Product;
before(async () => {
  product = await startProduct({ env: { RATE_LIMIT: 'off' } });
});
after(() => product.stop());

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
  await cards.first().waitFor();
  await page.getByText('Live', { exact: true }).first().waitFor();
  const atBegin = await cards.count();
  assert.ok(atBegin < OPEN_ORDERS / 3, `${String(atBegin)} cards are in the page`);
  const first = await cards.first().getAttribute('data-order-id');
  await page.evaluate(() => {
    document.documentElement.scrollTop = document.documentElement.scrollHeight;
  });
  await becomes(async () => (await cards.first().getAttribute('data-order-id')) === first, false);
  const atEnd = await cards.count();
  assert.ok(atEnd > 0 && atEnd < OPEN_ORDERS / 3, `${String(atEnd)} cards are in the page`);
  assert.deepEqual(product.problems, []);
});
