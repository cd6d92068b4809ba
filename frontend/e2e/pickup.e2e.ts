/** A meal that is picked up: what guest and kitchen read from the order to the counter. */
import { openKitchen, placeOrder, signUp } from './support/order-people.ts';
import type { Product } from './support/product.ts';
import { expect, test } from './support/test.ts';

let product: Product;
test.beforeAll(async ({ startProduct }) => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

test('guest and kitchen speak of ready and collected, of a code and of no address', async () => {
  const guestContext = await product.newContext();
  await signUp(guestContext, 'Kim Kundin');
  const order = await placeOrder(guestContext.request, 1, { fulfilment: 'pickup' });
  const code = order.handoverCode ?? '';
  expect(code).toMatch(/^\d{4}$/);
  const kitchenContext = await product.newContext();
  const kitchen = await openKitchen(kitchenContext, 1);

  const guest = await guestContext.newPage();
  await guest.goto(`/order/${String(order.id)}`);
  await expect(guest.getByRole('heading', { name: /^Ready at about / })).toBeVisible();
  await expect(guest.getByText(`Show this code when you collect your meal: ${code}`)).toBeVisible();
  await expect(guest.getByText('Pick up at', { exact: true })).toBeVisible();
  await expect(guest.getByText('Delivery address', { exact: true })).toHaveCount(0);
  await expect(guest.getByText('On the way', { exact: true })).toHaveCount(0);
  await expect(guest.getByText('Delivery fee', { exact: true })).toHaveCount(0);

  const tablet = await kitchenContext.newPage();
  await tablet.goto('/restaurant/dashboard/orders');
  const ticket = tablet.locator(`[data-order-id="${String(order.id)}"]`);
  await expect(ticket.getByText('Picks up', { exact: true })).toBeVisible();
  await kitchen.move(order.id, 'preparing');
  await ticket.getByRole('button', { name: 'Ready to collect' }).click();
  await expect(guest.getByRole('heading', { name: 'Your meal is ready to collect.' })).toBeVisible();
  await ticket.getByRole('button', { name: 'Collected' }).click();
  await expect(guest.getByRole('heading', { name: 'Collected', exact: true })).toBeVisible();

  // Whoever follows the link that was shared learns no code.
  const stranger = await (await product.newContext()).newPage();
  await stranger.goto(`/order/${String(order.id)}?t=${order.shareToken ?? ''}`);
  await expect(stranger.getByRole('heading', { name: 'Collected', exact: true })).toBeVisible();
  expect(await stranger.content()).not.toContain(code);
});
