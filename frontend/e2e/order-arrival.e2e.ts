/** Why an order arrives when it does: for whoever waits, for the kitchen and for admins. */
import { assertAccessible } from './support/axe.ts';
import { openKitchen, placeOrder, signUp } from './support/order-people.ts';
import { PASSWORD } from './support/orders.ts';
import type { Product } from './support/product.ts';
import { overflowOf } from './support/screen-texts.ts';
import { expect, test } from './support/test.ts';

const RESTAURANT = 3;
const DESK = { width: 1280, height: 900 };
const PHONE = { width: 320, height: 800 };
const WHY = 'The kitchen needs more time than was promised.';
const RECKONED = 'How the arrival was reckoned';
const OF_KITCHEN = /^Kitchen: 20 min said, \d+ min expected from 200 orders of the last weeks$/;

let product: Product;
test.beforeAll(async ({ startProduct }) => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

/** As if the restaurant had four weeks behind it. */
async function giveHistory(): Promise<void> {
  const usual = JSON.stringify({ all: { orders: 200, p50: 1.1, p80: 1.3 }, cells: {} });
  await product.sql(
    `INSERT INTO restaurant_times (restaurant_id, kitchen, ride, deliveries, on_time, held, median_error_minutes)
     VALUES ($1, $2, $2, 0, 0, 0, 0) ON CONFLICT DO NOTHING`,
    [RESTAURANT, usual],
  );
}

test('an order that becomes later says why: to whoever waits in a sentence, to kitchen and admins as it was reckoned @release', async () => {
  await giveHistory();
  const guest = await product.newContext({ viewport: PHONE });
  await signUp(guest, 'Gundula Gast');
  const context = await product.newContext({ viewport: DESK });
  const kitchen = await openKitchen(context, RESTAURANT);
  const { id } = await placeOrder(guest.request, RESTAURANT);
  await kitchen.move(id, 'preparing', { prepMinutes: 20 });

  const tracking = await guest.newPage();
  await tracking.goto(`/order/${String(id)}`);
  await expect(tracking.getByRole('heading', { level: 1, name: `Order #${String(id)}` })).toBeVisible();
  const more = await context.request.post(`/api/restaurant/orders/${String(id)}/estimate`, { data: { minutes: 10 } });
  expect(more.ok()).toBe(true);
  await expect(tracking.getByText(/minutes later than planned/)).toBeVisible();
  await expect(tracking.getByText(WHY)).toBeVisible();
  await expect(tracking.getByText(RECKONED)).toHaveCount(0);
  expect(await overflowOf(tracking)).toBe(0);
  await assertAccessible(tracking);

  const board = await context.newPage();
  await board.goto('/restaurant/dashboard/orders');
  const card = board.getByRole('article', { name: `#${String(id)}` });
  await card.getByRole('button', { name: /details/i }).click();
  await expect(card.getByText(WHY)).toBeVisible();
  await expect(card.getByRole('list', { name: RECKONED }).getByText(OF_KITCHEN)).toBeVisible();
  await assertAccessible(board);

  const office = await product.newContext({ viewport: DESK });
  await office.request.post('/api/admin/login', { data: { email: 'admin@example.com', password: PASSWORD } });
  const desk = await office.newPage();
  await desk.goto(`/admin/dashboard/orders?id=${String(id)}`);
  const drawer = desk.getByRole('dialog');
  await expect(drawer.getByText(WHY)).toBeVisible();
  await expect(drawer.getByRole('list', { name: RECKONED }).getByText(OF_KITCHEN)).toBeVisible();
  await assertAccessible(desk);
});
