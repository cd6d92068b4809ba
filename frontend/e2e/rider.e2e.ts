/** The rider's own screen without a line, on the narrowest phone, and how it is reached. */
import type { Page } from '@playwright/test';
import type { OrderView } from '../../backend/src/contracts/orders/order-views.ts';
import { assertAccessible } from './support/axe.ts';
import { openKitchen, placeOrder, signUp } from './support/order-people.ts';
import { PASSWORD } from './support/orders.ts';
import type { Product } from './support/product.ts';
import { startShift, stopOf, wrongCodeFor } from './support/rider.ts';
import { overflowOf } from './support/screen-texts.ts';
import { expect, test } from './support/test.ts';

const RESTAURANT_ID = 1;
const NARROW = { width: 320, height: 640 };

let product: Product;
test.beforeAll(async ({ startProduct }) => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

/** What the browser itself says of a refused code, and of a network that is taken away, is no fault of the product. */
const productProblems = () =>
  product.problems.filter((problem) => !/status of 422|ERR_INTERNET_DISCONNECTED|WebSocket connection/.test(problem));

/** A guest's order that the kitchen has accepted, with the code that the guest is shown. */
async function acceptedOrder(): Promise<{ order: OrderView; read: () => Promise<OrderView> }> {
  const guest = await product.newContext();
  await signUp(guest, 'Gundula Gast');
  const order = await placeOrder(guest.request, RESTAURANT_ID);
  const kitchen = await openKitchen(await product.newContext(), RESTAURANT_ID);
  await kitchen.move(order.id, 'preparing', { prepMinutes: 20 });
  return {
    order,
    read: async () => (await (await guest.request.get(`/api/orders/${String(order.id)}`)).json()) as OrderView,
  };
}

test('a step that is taken without a line waits in the browser, and is sent when there is one again', async () => {
  const { order, read } = await acceptedOrder();
  const { context, page } = await startShift(product);
  const card = stopOf(page, order.id);
  await card.getByRole('button', { name: 'Take', exact: true }).click();
  await expect(card.getByRole('button', { name: 'Take along' })).toBeVisible();

  await context.setOffline(true);
  await card.getByRole('button', { name: 'Take along' }).click();
  await expect(card.getByText('Taken along. It will be sent when there is a connection.')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Hand over' })).toBeVisible();
  await expect(page.getByText('1 step waits for a connection and will be sent.')).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('riderSteps'))).toContain('delivering');

  const sent = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await context.setOffline(false);
  expect((await sent).status()).toBe(200);
  await expect(page.getByText('1 step waits')).toBeHidden();
  await expect(card.getByText('Stop 1', { exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('riderSteps'))).toBe('[]');

  // A code that is typed without a line is judged when there is one.
  await context.setOffline(true);
  await card.getByRole('button', { name: 'Hand over' }).click();
  const right = (await read()).handoverCode;
  await page.getByLabel('The customer’s four digits').fill(wrongCodeFor(right));
  await page.getByRole('button', { name: 'Handed over' }).click();
  await expect(card.getByText('Handed over. It will be sent when there is a connection.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(`Order #${String(order.id)}: Ask for the four digits once more.`)).toBeVisible();
  await page.getByRole('button', { name: 'All right' }).click();

  await card.getByRole('button', { name: 'Hand over' }).click();
  await page.getByRole('button', { name: 'Left at the door' }).click();
  await expect(card).toBeHidden();
  expect(productProblems()).toEqual([]);
  await context.close();
});

test('a rider is led to the ride from everywhere, in German on the narrowest phone, and is told how to allow a place @release', async () => {
  await acceptedOrder();
  const context = await product.newContext({ viewport: NARROW, locale: 'de-DE' });
  await context.request.post('/api/login', { data: { email: 'rider1@example.com', password: PASSWORD } });
  await context.request.post('/api/rider/shift', { data: { isOn: true } });
  const page = await context.newPage();
  await page.goto('/restaurant/login');
  await page.waitForURL('**/rider');
  await page.evaluate(() => localStorage.setItem('language', 'de'));
  await page.goto('/restaurant/dashboard');
  await page.waitForURL('**/rider');
  await expect(page.getByRole('button', { name: 'Schicht beenden' })).toBeVisible();
  await expect(page.getByText('Erlauben Sie ihn für diese Seite')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await overflowOf(page)).toBe(0);
  await assertAccessible(page);

  // It is installed as an app of its own, and the other screens are not.
  const manifestOf = async (screen: Page) => {
    const address = await screen.locator('link[rel="manifest"]').getAttribute('href');
    return { address, manifest: (await (await context.request.get(address ?? '')).json()) as object };
  };
  expect(await manifestOf(page)).toMatchObject({
    address: '/rider.webmanifest',
    manifest: {
      ...{ id: '/rider', start_url: '/rider', display: 'standalone' },
      ...{ name: 'Tischlein: Your ride', short_name: 'Your ride' },
      short_name_localized: { de: { value: 'Ihre Fahrt' }, tr: { value: 'Sürüşünüz' } },
    },
  });
  const elsewhere = await context.newPage();
  await elsewhere.goto('/privacy');
  await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await manifestOf(elsewhere)).toMatchObject({ address: '/manifest.webmanifest', manifest: { start_url: '/' } });

  const kitchen = await product.newContext();
  await openKitchen(kitchen, RESTAURANT_ID);
  const tablet = await kitchen.newPage();
  await tablet.goto('/rider');
  await tablet.waitForURL('**/restaurant/dashboard');
  expect(productProblems()).toEqual([]);
  await Promise.all([context.close(), kitchen.close()]);
});
