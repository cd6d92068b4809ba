/** The rider's own screen, from the first order of a shift to its last, with a line and without. */
import type { BrowserContext, Page } from '@playwright/test';
import type { OrderView } from '../../backend/src/contracts/orders/order-views.ts';
import { assertAccessible } from './support/axe.ts';
import { openKitchen, placeOrder, signUp } from './support/order-people.ts';
import { PASSWORD } from './support/orders.ts';
import type { Product } from './support/product.ts';
import { overflowOf } from './support/screen-texts.ts';
import { expect, test } from './support/test.ts';

const RESTAURANT_ID = 1;
const GUEST = { name: 'Gundula Gast', phone: '0151 2345678' };
const PHONE = { viewport: { width: 390, height: 844 } };
const NARROW = { width: 320, height: 640 };
const ALEXANDERPLATZ = { latitude: 52.5219, longitude: 13.4132, accuracy: 8 };

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
  await signUp(guest, GUEST.name, { phone: GUEST.phone });
  const order = await placeOrder(guest.request, RESTAURANT_ID);
  const kitchen = await openKitchen(await product.newContext(), RESTAURANT_ID);
  await kitchen.move(order.id, 'preparing', { prepMinutes: 20 });
  return {
    order,
    read: async () => (await (await guest.request.get(`/api/orders/${String(order.id)}`)).json()) as OrderView,
  };
}

async function onShift(): Promise<{ context: BrowserContext; page: Page }> {
  const context = await product.newContext({ ...PHONE, geolocation: ALEXANDERPLATZ, permissions: ['geolocation'] });
  const page = await context.newPage();
  await page.goto('/rider');
  await page.waitForURL('**/restaurant/login?redirect=%2Frider');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('rider1@example.com');
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login to Dashboard' }).click();
  await page.waitForURL('**/rider');
  await expect(page.getByRole('heading', { level: 1, name: 'Your ride' })).toBeVisible();
  const start = page.getByRole('button', { name: 'Start shift' });
  const end = page.getByRole('button', { name: 'End shift' });
  await expect(start.or(end)).toBeVisible();
  if (await start.isVisible()) await start.click();
  await expect(end).toBeVisible();
  return { context, page };
}

const cardOf = (page: Page, orderId: number) =>
  page.getByRole('article', { name: `Order #${String(orderId)}`, exact: true });

test('a rider takes an order along and hands it over with the guest’s code', async () => {
  const { order, read } = await acceptedOrder();
  const { context, page } = await onShift();
  const card = cardOf(page, order.id);
  await card.getByRole('button', { name: 'Take', exact: true }).click();
  const taken = page.waitForResponse((answer) => answer.url().endsWith('/api/rider/orders'));
  await card.getByRole('button', { name: 'Take along' }).click();
  await taken;
  await expect(card.getByText('Stop 1', { exact: true })).toBeVisible();
  await expect(card.getByText(GUEST.name)).toBeVisible();
  await expect(card.getByRole('link', { name: `Call ${GUEST.name}` })).toHaveAttribute(
    'href',
    `tel:${GUEST.phone.replaceAll(' ', '')}`,
  );
  await expect(card.getByRole('link', { name: 'Navigate' })).toHaveAttribute('href', /^geo:0,0\?q=/);
  await expect(card.getByText('Collect in cash: ')).toBeVisible();
  // The phone's place has arrived: the restaurant's own riders are seen by nobody else.
  const kitchen = await openKitchen(await product.newContext(), RESTAURANT_ID);
  await expect
    .poll(async () => (await (await kitchen.request.get('/api/restaurant/riders')).json()) as unknown)
    .toMatchObject([{ orders: [{ orderId: order.id, stop: 1 }], position: { latitude: ALEXANDERPLATZ.latitude } }]);
  await assertAccessible(page);

  await card.getByRole('button', { name: 'Nobody is there' }).click();
  await expect(card.getByRole('timer')).toHaveText(/The customer has been told\. Wait \d:\d\d min\./);

  await card.getByRole('button', { name: 'Hand over' }).click();
  const dialog = page.getByRole('dialog', { name: `Hand over order #${String(order.id)}` });
  const digits = dialog.getByLabel('The customer’s four digits');
  await expect(digits).toHaveAttribute('inputmode', 'numeric');
  await expect(digits).toHaveAttribute('autocomplete', 'one-time-code');
  const right = (await read()).handoverCode ?? '';
  expect(right).toMatch(/^\d{4}$/);
  await digits.fill(right === '0000' ? '0001' : '0000');
  await dialog.getByRole('button', { name: 'Handed over' }).click();
  await expect(dialog.getByText(/Tries left: \d/)).toBeVisible();
  await assertAccessible(page);
  await digits.fill(right);
  await dialog.getByRole('button', { name: 'Handed over' }).click();
  await expect(dialog).toBeHidden();
  await expect(card).toBeHidden();
  expect((await read()).status).toBe('delivered');

  await page.getByRole('button', { name: 'End shift' }).click();
  await expect(page.getByRole('button', { name: 'Start shift' })).toBeVisible();
  expect(productProblems()).toEqual([]);
  await context.close();
});

test('a step that is taken without a line waits in the browser, and is sent when there is one again', async () => {
  const { order, read } = await acceptedOrder();
  const { context, page } = await onShift();
  const card = cardOf(page, order.id);
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
  await page.getByLabel('The customer’s four digits').fill(right === '0000' ? '0001' : '0000');
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

test('a rider is led to the ride from everywhere, in German on the narrowest phone, and is told how to allow a place', async () => {
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

  const kitchen = await product.newContext();
  await openKitchen(kitchen, RESTAURANT_ID);
  const tablet = await kitchen.newPage();
  await tablet.goto('/rider');
  await tablet.waitForURL('**/restaurant/dashboard');
  expect(productProblems()).toEqual([]);
  await Promise.all([context.close(), kitchen.close()]);
});
