/** One city, live, as admins see it: what is late, whom to call, what to do, and all of it without the map as well. */
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { assertFits } from './support/fits.ts';
import { type Kitchen, openKitchen, placeOrder, signUp, tabTo } from './support/order-people.ts';
import { PASSWORD } from './support/orders.ts';
import type { Product } from './support/product.ts';
import { expect, test } from './support/test.ts';

const CITY = '/admin/dashboard/city';
const RESTAURANT = 1;
const OTHER_RESTAURANT = 5;
const DESK = { width: 1280, height: 900 };
/** About 1.6 km north of the middle of 10119. */
const ON_THE_WAY = { latitude: 52.545, longitude: 13.4055 };

let product: Product;
let kitchen: Kitchen;
let customer: BrowserContext;
test.beforeAll(async ({ startProduct }) => {
  product = await startProduct({ env: { ACCEPT_DEADLINE_SECONDS: '900' } });
  kitchen = await openKitchen(await product.newContext(), RESTAURANT);
  customer = await product.newContext();
  await signUp(customer, 'Wanda Wartet', { phone: '030 7654321' });
});
test.afterAll(() => product.stop());

async function openCity(): Promise<Page> {
  const context = await product.newContext({ viewport: DESK });
  const signedIn = await context.request.post('/api/admin/login', {
    data: { email: 'admin@example.com', password: PASSWORD },
  });
  expect(signedIn.ok()).toBe(true);
  const page = await context.newPage();
  await page.goto(CITY);
  await expect(page.getByRole('heading', { level: 2, name: 'Open orders' })).toBeVisible();
  return page;
}

/** What one test leaves open is not in the way of the next. */
test.beforeEach(async () => {
  await product.sql(
    "UPDATE orders SET status = 'cancelled', reason = 'other' WHERE status IN ('pending', 'preparing', 'delivering')",
  );
  await product.sql('DELETE FROM rider_shifts');
});

/** As if its time had been over for so long: nobody waits for that. */
async function letBeLate(orderId: number, minutes: number): Promise<void> {
  const sql = `UPDATE orders SET estimated_from = now() - make_interval(mins => $2 + 15),
    estimated_to = now() - make_interval(mins => $2) WHERE id = $1`;
  expect((await product.sql(sql, [orderId, minutes])).rowCount).toBe(1);
}

/** In the kitchen, and late. */
async function lateOrder(minutes: number): Promise<number> {
  const { id } = await placeOrder(customer.request, RESTAURANT, { deliveryAddress: 'Torstraße 1, 10119 Berlin' });
  await kitchen.move(id, 'preparing');
  await letBeLate(id, minutes);
  return id;
}

async function openRider(number: number) {
  const { request } = await product.newContext();
  const data = { email: `rider${String(number)}@example.com`, password: PASSWORD };
  expect((await request.post('/api/login', { data })).ok()).toBe(true);
  const shift = async (isOn: boolean) =>
    expect((await request.post('/api/rider/shift', { data: { isOn } })).ok()).toBe(true);
  await shift(true);
  const takeAlong = async (id: number) => {
    const path = `/api/rider/orders/${String(id)}/status`;
    expect((await request.put(path, { data: { status: 'delivering' } })).ok()).toBe(true);
  };
  const isAt = async (point: { latitude: number; longitude: number }) => {
    const at = { accuracyMeters: 6, heading: 180, sequence: Date.now(), at: new Date().toISOString() };
    const answer = await request.post('/api/rider/position', { data: { positions: [{ ...point, ...at }] } });
    expect(await answer.json()).toEqual({ taken: 1, refused: [] });
  };
  return { shift, takeAlong, isAt };
}

const orders = (page: Page) => page.getByRole('region', { name: 'Open orders' });
const riders = (page: Page) => page.getByRole('region', { name: 'Riders on shift' });
const mapOf = (page: Page) => page.getByRole('application', { name: 'Map of open orders and riders' });
const rowOf = (page: Page, id: number): Locator =>
  orders(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `#${String(id)}, `, exact: false }) });
const drawerOf = (page: Page, id: number) => page.getByRole('dialog', { name: `Order #${String(id)}` });

/** How many clicks somebody really made since this was last asked. */
async function clicksOn(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Object.assign(window, { clicks: [] });
    const count = (event: Event) => {
      if (event.isTrusted) (window as unknown as { clicks: Event[] }).clicks.push(event);
    };
    window.addEventListener('click', count, { capture: true });
  });
  return () => page.evaluate(() => (window as unknown as { clicks: Event[] }).clicks.splice(0).length);
}

test('from a late order it is one click to the phone numbers, and three at most to what an admin can do @release', async () => {
  const [first, second] = [await lateOrder(12), await lateOrder(20)];
  const page = await openCity();
  await expect(rowOf(page, first).getByText(/^1\d minutes late$/)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '2 orders late' })).toBeVisible();
  await expect(orders(page).getByRole('listitem').first()).toContainText(`#${String(second)}, `);

  const clicks = await clicksOn(page);
  await rowOf(page, first).getByRole('button').click();
  const drawer = drawerOf(page, first);
  const call = drawer.getByRole('link', { name: 'Call the customer: 030 7654321' });
  await expect(call).toBeInViewport();
  await expect(call).toHaveAttribute('href', 'tel:0307654321');
  await expect(drawer.getByRole('link', { name: /^Call the restaurant: / })).toBeInViewport();
  expect(await clicks()).toBe(1);
  await drawer.getByRole('button', { name: 'Remind the restaurant' }).click();
  await expect(page.getByText('The restaurant has been reminded')).toBeVisible();
  // The second: nobody was asked anything first.
  expect(await clicks()).toBe(1);
  await expect(drawer.getByRole('button', { name: /^Reminded, again in \d+ s$/ })).toBeVisible();
  await assertFits(page);

  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  expect(await clicks()).toBe(0);
  await rowOf(page, second).getByRole('button').click();
  await drawerOf(page, second).getByRole('button', { name: 'Set to: On the way' }).click();
  await page
    .getByRole('dialog', { name: /^Change the status/ })
    .getByRole('button', { name: 'Set to: On the way' })
    .click();
  await expect(drawerOf(page, second).getByText('On the way', { exact: true }).first()).toBeVisible();
  expect(await clicks()).toBe(3);

  await page.keyboard.press('Escape');
  await expect(rowOf(page, second).getByText('On the way')).toBeVisible();
  await kitchen.move(second, 'delivered');
  await expect(rowOf(page, second)).toHaveCount(0);
  await kitchen.move(first, 'cancelled', { reason: 'too_busy' });
  await expect(page.getByRole('status').filter({ hasText: 'No order is late' })).toBeVisible();
});

test('riders and orders are seen live on the map and in words, and by the keyboard alone @release', async () => {
  const late = await lateOrder(3);
  const page = await openCity();
  await expect(riders(page).getByText(/^No rider is on shift\./)).toBeVisible();
  await expect(rowOf(page, late).getByText(/^\d+ minutes late$/)).toBeVisible();
  const { id } = await placeOrder(customer.request, RESTAURANT, { deliveryAddress: 'Bergmannstraße 20, 10961 Berlin' });
  await expect(rowOf(page, id).getByText(/^Expected \d\d:\d\d/)).toBeVisible();
  await expect(rowOf(page, id).getByText('To 10961')).toBeVisible();
  await expect(mapOf(page).getByRole('button', { name: '10119: 1 open order, 1 order late' })).toBeVisible();
  await expect(mapOf(page).getByRole('button', { name: '10961: 1 open order' })).toBeVisible();

  const rider = await openRider(1);
  await rider.takeAlong(late);
  await rider.isAt(ON_THE_WAY);
  await expect(rowOf(page, late).getByText('Rider: Rike Radler')).toBeVisible();
  const member = riders(page).getByRole('listitem').filter({ hasText: 'Rike Radler' });
  await expect(member.getByText(/^Position: /)).toBeVisible();
  // Whoever sets out promises anew.
  await expect(member.getByRole('button', { name: `#${String(late)}: On the way`, exact: true })).toBeVisible();
  await expect(rowOf(page, late).getByText(/^About 1\.\d km to go$/)).toBeVisible();
  await expect(mapOf(page).locator('[data-freshness]')).toBeVisible();
  await assertFits(page);

  const area = mapOf(page).getByRole('button', { name: '10961: 1 open order' });
  await tabTo(page, area);
  await page.keyboard.press('Enter');
  await expect(drawerOf(page, id)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawerOf(page, id)).toHaveCount(0);
  await tabTo(page, member.getByRole('button'));
  await page.keyboard.press('Enter');
  await expect(drawerOf(page, late).getByText('Rike Radler, reached through the restaurant')).toBeVisible();
  await page.keyboard.press('Escape');

  await rider.shift(false);
  await expect(member).toHaveCount(0);
  await expect(mapOf(page).locator('[data-freshness]')).toHaveCount(0);
  await kitchen.move(late, 'delivered');
  await kitchen.move(id, 'cancelled', { reason: 'too_busy' });
  await expect(page.getByText('No open orders in Berlin')).toBeVisible();
});

test('filters narrow list and map alike, stay in the address, and say when nothing is left @release', async () => {
  const late = await lateOrder(7);
  const { id: other } = await placeOrder(customer.request, OTHER_RESTAURANT);
  const { id: sameArea } = await placeOrder(customer.request, RESTAURANT, {
    deliveryAddress: 'Torstraße 3, 10119 Berlin',
  });
  const page = await openCity();
  for (const id of [late, other, sameArea]) await expect(rowOf(page, id)).toBeVisible();
  const shown = orders(page).getByRole('listitem');

  await page.getByRole('button', { name: 'Show the late ones' }).click();
  await expect(shown).toHaveCount(1);
  await expect(rowOf(page, late)).toBeVisible();
  await page.reload();
  await expect(shown).toHaveCount(1);
  await page.getByLabel('Promised time').selectOption('All');
  await expect(rowOf(page, other)).toBeVisible();

  await page.getByLabel('Status').selectOption('Waiting for the restaurant');
  await expect(rowOf(page, late)).toHaveCount(0);
  await expect(rowOf(page, other)).toBeVisible();
  await page.getByLabel('Status').selectOption('All');
  await page.getByLabel('Restaurant').selectOption(String(OTHER_RESTAURANT));
  await expect(shown).toHaveCount(1);
  await expect(rowOf(page, other)).toBeVisible();
  await page.getByLabel('Promised time').selectOption('Late only');
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();

  const area = mapOf(page).getByRole('button', { name: /^10119: / });
  await area.click();
  await expect(page.getByRole('button', { name: 'Remove filter: To 10119 only' })).toBeVisible();
  await expect(rowOf(page, sameArea)).toBeVisible();
  await expect(rowOf(page, late)).toBeVisible();
  await area.click();
  await expect(page.getByRole('button', { name: 'Remove filter: To 10119 only' })).toHaveCount(0);

  await page.getByLabel('City').selectOption('Hamburg');
  await expect(page.getByText('No open orders in Hamburg')).toBeVisible();
  await assertFits(page);
  for (const id of [late, sameArea]) await kitchen.move(id, 'cancelled', { reason: 'too_busy' });
  const otherKitchen = await openKitchen(await product.newContext(), OTHER_RESTAURANT);
  await otherKitchen.move(other, 'cancelled', { reason: 'too_busy' });
});

test('a city that cannot be read says so, and is read again when asked @release', async () => {
  const page = await openCity();
  let clicks = () => Promise.resolve(0);
  let isAsked = false;
  // Until somebody asks: the screen itself reads it again as well.
  await page.route('**/api/admin/city*', async (route) => {
    isAsked ||= (await clicks()) > 0;
    await (isAsked ? route.continue() : route.fulfill({ status: 503, body: '' }));
  });
  await page.goto(`${CITY}?city=frankfurt`);
  const again = page.getByRole('alert').getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  clicks = await clicksOn(page);
  await again.click();
  await expect(page.getByText('No open orders in Frankfurt')).toBeVisible();
});
