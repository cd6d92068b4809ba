/** The moment at which the time at a closed door is over, on three screens that nobody touches. */
import type { Page } from '@playwright/test';
import type { NobodyThereView } from '../../backend/src/contracts/riders/riders.ts';
import { assertAccessible } from './support/axe.ts';
import { openKitchen, placeOrder, signUp } from './support/order-people.ts';
import { PASSWORD } from './support/orders.ts';
import type { Product } from './support/product.ts';
import { letTimePassAtDoor } from './support/rider.ts';
import { overflowOf } from './support/screen-texts.ts';
import { expect, test } from './support/test.ts';

const RESTAURANT = 1;
const DESK = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
const SECOND_MS = 1_000;

let product: Product;
test.beforeAll(async ({ startProduct }) => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

test('once the time at a door is over, guest, rider and kitchen see so by themselves, and what the kitchen decides @release', async () => {
  const guest = await product.newContext({ viewport: PHONE });
  await signUp(guest, 'Gundula Gast');
  const tablet = await product.newContext({ viewport: DESK });
  const kitchen = await openKitchen(tablet, RESTAURANT);
  const phone = await product.newContext({ viewport: PHONE });
  await phone.request.post('/api/login', { data: { email: 'rider1@example.com', password: PASSWORD } });
  await phone.request.post('/api/rider/shift', { data: { isOn: true } });
  const { id } = await placeOrder(guest.request, RESTAURANT);
  await kitchen.move(id, 'preparing');
  const ride = `/api/rider/orders/${String(id)}`;
  expect((await phone.request.put(`${ride}/status`, { data: { status: 'delivering' } })).ok()).toBe(true);

  const [tracking, board, riding] = await Promise.all([guest.newPage(), tablet.newPage(), phone.newPage()]);
  await Promise.all([
    tracking.goto(`/order/${String(id)}`),
    board.goto('/restaurant/dashboard/orders'),
    riding.goto('/rider'),
  ]);
  const card = board.getByRole('article', { name: `#${String(id)}` });
  const stop = riding.getByRole('article', { name: `Order #${String(id)}`, exact: true });
  await expect(card.getByRole('button', { name: 'Rider: Rike Radler' })).toBeVisible();
  await expect(tracking.getByRole('heading', { name: 'Rike is bringing your order' })).toBeVisible();
  await expect(stop).toBeVisible();

  const { until } = (await (await phone.request.post(`${ride}/nobody-there`)).json()) as NobodyThereView;
  await expect(tracking.getByText(/Please open or pick up the phone by/)).toBeVisible();
  await expect(card.getByText(/The rider waits until/)).toBeVisible();
  await expect(stop.getByRole('timer')).toHaveText(/Wait \d:\d\d min/);

  await letTimePassAtDoor(product, id);
  const over = new Date(Date.parse(until) + SECOND_MS);
  await Promise.all([tracking, board, riding].map((page: Page) => page.clock.setFixedTime(over)));
  await expect(tracking.getByRole('alert')).toHaveText(/Nobody opened by .* now decides/);
  await expect(tracking.getByText(/Please open or pick up/)).toHaveCount(0);
  await expect(stop.getByRole('alert')).toHaveText(/The kitchen decides now/);
  await expect(stop.getByRole('timer')).toHaveCount(0);
  await expect(card.getByText(/Please decide: cancel it, or let the rider leave it/)).toBeVisible();
  await expect(board.getByText('The time is over. Please decide:')).toBeVisible();
  for (const page of [tracking, riding]) {
    expect(await overflowOf(page)).toBe(0);
    await assertAccessible(page);
  }

  await card.getByRole('button', { name: /details/i }).click();
  await card.getByRole('button', { name: 'Cancel order' }).click();
  const dialog = board.getByRole('dialog');
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(card).toHaveCount(0);
  await expect(stop).toHaveCount(0);
  await expect(tracking.getByRole('alert')).toHaveCount(0);
  await expect(tracking.getByRole('heading', { level: 2, name: 'This order was cancelled' })).toBeVisible();
});
