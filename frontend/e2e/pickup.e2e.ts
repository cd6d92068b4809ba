/** A meal that is picked up: what guest and kitchen read from the order to the counter. */
import { assertAccessible } from './support/axe.ts';
import { openKitchen, placeOrder, signUp } from './support/order-people.ts';
import type { Product } from './support/product.ts';
import { expect, test } from './support/test.ts';

let product: Product;
test.beforeAll(async ({ startProduct }) => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

test('guest and kitchen speak of ready and collected, of a code and of no address @release', async () => {
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
  await expect(guest.getByText('Cash when you collect')).toBeVisible();
  const way = guest.getByRole('link', { name: 'Open in maps' });
  const { restaurant } = order;
  const point = `${String(restaurant.latitude)},${String(restaurant.longitude)}`;
  const place = restaurant.latitude === null ? /^geo:0,0\?q=/ : new RegExp(`^geo:${point}\\?q=${point}\\(`);
  await expect(way).toHaveAttribute('href', place);

  // Whoever follows the link that was shared learns no code.
  const strangers = await product.newContext();
  const shared = { params: { t: order.shareToken ?? '' } };
  const readShared = async (): Promise<unknown> =>
    (await strangers.request.get(`/api/orders/${String(order.id)}`, shared)).json();
  expect(await readShared()).toMatchObject({ id: order.id, handoverCode: null });
  const stranger = await strangers.newPage();
  await stranger.goto(`/order/${String(order.id)}?t=${order.shareToken ?? ''}`);
  await expect(stranger.getByText('Pick up at', { exact: true })).toBeVisible();
  await expect(stranger.getByText('Show this code')).toHaveCount(0);
  await stranger.close();

  await guestContext.grantPermissions(['clipboard-read', 'clipboard-write']);
  await guest.getByRole('button', { name: 'Copy address' }).click();
  await expect(guest.getByText('Address copied')).toBeVisible();
  expect(await guest.evaluate(() => navigator.clipboard.readText())).toContain(restaurant.address);

  const tablet = await kitchenContext.newPage();
  await tablet.goto('/restaurant/dashboard/orders');
  const ticketOf = `[data-order-id="${String(order.id)}"]`;
  const ticket = tablet.locator(ticketOf);
  await expect(ticket.getByText('Picks up', { exact: true })).toBeVisible();
  await kitchen.move(order.id, 'preparing');
  await ticket.getByRole('button', { name: 'Ready to collect' }).click();
  // It stands there for the five seconds in which it can be taken back.
  await expect(tablet.getByText(`#${String(order.id)} is ready to collect`)).toBeVisible();
  await expect(guest.getByRole('heading', { name: 'Your meal is ready to collect.' })).toBeVisible();
  await expect(guest.getByRole('status').filter({ hasText: 'Ready to collect' })).toHaveCount(1);
  await expect(way).toBeVisible();
  await assertAccessible(guest);
  await expect(tablet.getByRole('region', { name: /^Out or ready/ }).locator(ticketOf)).toBeVisible();
  await ticket.getByRole('button', { name: 'Collected' }).click();
  await expect(guest.getByRole('heading', { name: 'Collected', exact: true })).toBeVisible();
  await expect(way).toHaveCount(0);
  expect(await readShared()).toMatchObject({ status: 'delivered', handoverCode: null });
  await guest.getByRole('link', { name: 'Receipt' }).click();
  await expect(guest.getByText('Ordered by')).toBeVisible();
  await expect(guest.getByText(/deliver|door|on its way/i)).toHaveCount(0);
});
