/** The way between the kitchen and the door, as whoever waits sees it: rider and kitchen act over HTTP. */
import type { BrowserContext } from '@playwright/test';
import { STORAGE_KEYS } from '../../backend/src/contracts/constants.ts';
import type { OrderView } from '../../backend/src/contracts/orders/order-views.ts';
import { openKitchen, placeOrder, signUp } from './support/order-people.ts';
import { PASSWORD } from './support/orders.ts';
import type { Product } from './support/product.ts';
import { riderMarkOf } from './support/rider.ts';
import { overflowOf } from './support/screen-texts.ts';
import { expect, test } from './support/test.ts';

const RESTAURANT = 1;
const GUESTS_POSTCODE = 'Torstraße 1, 10119 Berlin';
/** About 1.6 km north of the middle of the guest's postcode. */
const ON_THE_WAY = { latitude: 52.545, longitude: 13.4055 };

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
  expect((await request.post('/api/rider/shift', { data: { isOn: true } })).ok()).toBe(true);
  return {
    step: (orderId: number, data: object) => request.put(`/api/rider/orders/${String(orderId)}/status`, { data }),
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

async function orderOf(context: BrowserContext, id: number, token?: string): Promise<OrderView> {
  const answer = await context.request.get(`/api/orders/${String(id)}`, {
    params: token === undefined ? {} : { t: token },
  });
  return (await answer.json()) as OrderView;
}

test('a friend by the link sees about where the rider is, and knows neither name nor code @release', async () => {
  const guest = await product.newContext();
  await signUp(guest, 'Kim Kundin');
  const order = await placeOrder(guest.request, RESTAURANT, { deliveryAddress: GUESTS_POSTCODE });
  const kitchen = await openKitchen(await product.newContext(), RESTAURANT);
  const rider = await openRider(1);
  await kitchen.move(order.id, 'preparing');
  expect((await rider.step(order.id, { status: 'delivering' })).ok()).toBe(true);
  expect(await rider.isAt(ON_THE_WAY)).toEqual({ taken: 1, refused: [] });

  const friend = await (await product.newContext()).newPage();
  await friend.goto(`/order/${String(order.id)}?t=${order.shareToken ?? ''}`);
  await expect(friend.getByRole('heading', { name: 'Your order is on its way' })).toBeVisible();
  const map = friend.getByRole('application', { name: 'Map: where the rider is' });
  await expect(riderMarkOf(map)).toBeVisible();
  const { handoverCode } = await orderOf(guest, order.id);
  expect(handoverCode).toMatch(/^\d{4}$/);
  // Not by its digits, which a place on the map may have by chance.
  expect(await orderOf(friend.context(), order.id, order.shareToken ?? '')).toMatchObject({ handoverCode: null });
  await expect(friend.getByText('Give the rider this code')).toHaveCount(0);
  expect(await friend.content()).not.toContain('Rike');
  expect((await rider.step(order.id, { status: 'delivered', code: handoverCode })).ok()).toBe(true);
  await expect(friend.getByRole('heading', { name: 'Enjoy your meal' })).toBeVisible();
  await expect(map).toHaveCount(0);
});

test('who is not next reads how many stops come before @release', async () => {
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
  await expect.poll(() => rider.isAt(ON_THE_WAY)).toEqual({ taken: 1, refused: [] });
  await expect(page.getByText(/^Noch etwa \d,\d km, in rund \d+ Min\. bei dir$/).first()).toBeVisible();
});
