/** The way between the kitchen and the door, as whoever waits sees it: rider and kitchen act over HTTP. */
import type { BrowserContext, Locator } from '@playwright/test';
import { STORAGE_KEYS } from '../../backend/src/contracts/constants.ts';
import type { OrderView } from '../../backend/src/contracts/orders/order-views.ts';
import { assertAccessible } from './support/axe.ts';
import { openKitchen, placeOrder, signUp } from './support/order-people.ts';
import { PASSWORD } from './support/orders.ts';
import type { Product } from './support/product.ts';
import { overflowOf } from './support/screen-texts.ts';
import { expect, test } from './support/test.ts';

const RESTAURANT = 1;
const GUESTS_POSTCODE = 'Torstraße 1, 10119 Berlin';
/** About 1.6 km north of the middle of the guest's postcode, and a little nearer. */
const FIRST = { latitude: 52.545, longitude: 13.4055 };
const SECOND = { latitude: 52.5449, longitude: 13.4055 };

let product: Product;
test.beforeAll(async ({ startProduct }) => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

async function openRider(number: number) {
  const { request } = await product.newContext();
  const signedIn = await request.post('/api/login', {
    data: { email: `rider${String(number)}@example.com`, password: PASSWORD },
  });
  expect(signedIn.ok()).toBe(true);
  const shift = (isOn: boolean) => request.post('/api/rider/shift', { data: { isOn } });
  expect((await shift(true)).ok()).toBe(true);
  const step = (orderId: number, data: object) => request.put(`/api/rider/orders/${String(orderId)}/status`, { data });
  return {
    shift,
    step,
    nobodyThere: (orderId: number) => request.post(`/api/rider/orders/${String(orderId)}/nobody-there`),
    isAt: async (point: { latitude: number; longitude: number }) => {
      const position = {
        ...point,
        accuracyMeters: 6,
        heading: 180,
        sequence: Date.now(),
        at: new Date().toISOString(),
      };
      const answer = await request.post('/api/rider/position', { data: { positions: [position] } });
      return (await answer.json()) as { taken: number; refused: unknown[] };
    },
  };
}

async function orderOf(context: BrowserContext, id: number): Promise<OrderView> {
  return (await (await context.request.get(`/api/orders/${String(id)}`)).json()) as OrderView;
}

const markOf = (map: Locator) => map.locator('[data-freshness]');

test('a guest sees the rider come, with the code, and a friend by the link sees about where', async () => {
  const guestContext = await product.newContext({ viewport: { width: 390, height: 844 } });
  await signUp(guestContext, 'Kim Kundin');
  const order = await placeOrder(guestContext.request, RESTAURANT, { deliveryAddress: GUESTS_POSTCODE });
  const kitchen = await openKitchen(await product.newContext(), RESTAURANT);
  const rider = await openRider(1);
  const guest = await guestContext.newPage();
  await guest.goto(`/order/${String(order.id)}`);
  await kitchen.move(order.id, 'preparing');
  await expect(guest.getByRole('heading', { name: 'Rike is bringing your order' })).toHaveCount(0);

  expect((await rider.step(order.id, { status: 'delivering' })).ok()).toBe(true);
  await expect(guest.getByRole('heading', { name: 'Rike is bringing your order' })).toBeVisible();
  const { handoverCode } = await orderOf(guestContext, order.id);
  expect(handoverCode).toMatch(/^\d{4}$/);
  await expect(guest.getByText(`Give the rider this code at your door: ${String(handoverCode)}`)).toBeVisible();
  await expect(guest.getByText('The map shows the rider as soon as there is a position.').first()).toBeVisible();

  expect(await rider.isAt(FIRST)).toEqual({ taken: 1, refused: [] });
  const map = guest.getByRole('application', { name: 'Map: where the rider is' });
  await expect(markOf(map)).toHaveAttribute('data-freshness', 'fresh');
  await expect(guest.getByText(/^About 1\.\d km away, here in about \d+ min$/).first()).toBeVisible();
  await assertAccessible(guest);
  expect(await overflowOf(guest)).toBe(0);

  // Whoever follows a link knows no code, no name, and no place closer than a hundred metres.
  const friendContext = await product.newContext();
  const friend = await friendContext.newPage();
  await friend.goto(`/order/${String(order.id)}?t=${order.shareToken ?? ''}`);
  await expect(friend.getByRole('heading', { name: 'Your order is on its way' })).toBeVisible();
  await expect(markOf(friend.getByRole('application'))).toBeVisible();
  expect(await friend.content()).not.toContain(String(handoverCode));

  const before = await markOf(map).getAttribute('style');
  await expect.poll(() => rider.isAt(SECOND)).toEqual({ taken: 1, refused: [] });
  await expect.poll(() => markOf(map).getAttribute('style')).not.toBe(before);

  expect((await rider.nobodyThere(order.id)).ok()).toBe(true);
  await expect(
    guest.getByRole('alert').filter({ hasText: 'The rider is at your door and nobody answers.' }),
  ).toBeVisible();

  expect((await rider.step(order.id, { status: 'delivered', code: handoverCode })).ok()).toBe(true);
  await expect(guest.getByRole('heading', { name: 'Enjoy your meal' })).toBeVisible();
  await expect(map).toHaveCount(0);
  await expect(friend.getByRole('application')).toHaveCount(0);
});

test('who is not next reads how many stops come before', async () => {
  const context = await product.newContext({ viewport: { width: 320, height: 640 } });
  await signUp(context, 'Kim Kundin');
  await context.addInitScript((key) => localStorage.setItem(key, 'de'), STORAGE_KEYS.language);
  const kitchen = await openKitchen(await product.newContext(), RESTAURANT);
  const rider = await openRider(2);
  const ids: number[] = [];
  for (const deliveryAddress of [GUESTS_POSTCODE, 'Torstraße 3, 10119 Berlin', 'Bergmannstraße 20, 10961 Berlin']) {
    const { id } = await placeOrder(context.request, RESTAURANT, { deliveryAddress });
    ids.push(id);
    await kitchen.move(id, 'preparing');
    expect((await rider.step(id, { status: 'delivering' })).ok()).toBe(true);
  }
  const rides = await Promise.all(
    ids.map(async (id) => ({
      id,
      ...((await (await context.request.get(`/api/orders/${String(id)}/ride`)).json()) as { stopsBefore: number }),
    })),
  );
  const [next, second, last] = rides.toSorted((one, other) => one.stopsBefore - other.stopsBefore);
  const page = await context.newPage();
  await page.goto(`/order/${String(last?.id)}`);
  await expect(page.getByText('Noch 2 Halte vor deinem').first()).toBeVisible();
  expect(await overflowOf(page)).toBe(0);
  const arrives = async (id = 0) => {
    const { handoverCode } = await orderOf(context, id);
    expect((await rider.step(id, { status: 'delivered', code: handoverCode })).ok()).toBe(true);
  };
  await arrives(next?.id);
  await expect(page.getByText('Noch 1 Halt vor deinem').first()).toBeVisible();
  await arrives(second?.id);
  await expect.poll(() => rider.isAt(SECOND)).toEqual({ taken: 1, refused: [] });
  await expect(page.getByText(/^Noch etwa \d,\d km, in rund \d+ Min\. bei dir$/).first()).toBeVisible();
});
