/** When an order is over: what to do next, what went wrong, and the answer to it. */
import type { BrowserContext } from '@playwright/test';
import { assertAccessible } from './support/axe.ts';
import { assertFits } from './support/fits.ts';
import { CONTACT, type Kitchen, openKitchen, placeOrder, signUp } from './support/order-people.ts';
import { PASSWORD } from './support/orders.ts';
import type { Product } from './support/product.ts';
import { expect, test } from './support/test.ts';

const RESTAURANT_ID = 3;
const NAME = 'Kiezbulette';

let product: Product;
let stove: BrowserContext;
let kitchen: Kitchen;
test.beforeAll(async ({ startProduct }) => {
  product = await startProduct();
  stove = await product.newContext();
  kitchen = await openKitchen(stove, RESTAURANT_ID);
});
test.afterAll(async () => {
  expect(product.problems.filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([]);
  await product.stop();
});

async function newCustomer(): Promise<BrowserContext> {
  const context = await product.newContext();
  await signUp(context, 'Mara');
  return context;
}

test('a cancelled order names the dish that is sold out, and leads to others that are open @release', async () => {
  const context = await newCustomer();
  const order = await placeOrder(context.request, RESTAURANT_ID);
  const [line] = order.items;
  const dish = `/api/restaurant/menu-items/${String(line?.menuItemId)}/available`;
  await kitchen.request.put(dish, { data: { available: false } });
  const page = await context.newPage();
  await page.goto(`/order/${String(order.id)}`);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await kitchen.move(order.id, 'cancelled', { reason: 'item_unavailable' });
  const next = page.getByRole('region', { name: 'What now?' });
  await expect(next).toContainText(`Not available there right now: ${String(line?.name)}`);
  await expect(next.getByRole('list', { name: 'Open now in Berlin' }).getByRole('link')).toHaveCount(3);
  await expect(next.getByRole('link', { name: `To the menu of ${NAME}` })).toBeVisible();
  await assertFits(page);
  await next.getByRole('button', { name: /^Order again/ }).click();
  await expect(page.getByRole('dialog', { name: 'Order again' })).toContainText('sold out right now');
  await page.keyboard.press('Escape');
  await next.getByRole('button', { name: 'All restaurants in Berlin' }).click();
  await expect(page).toHaveURL(/\/$/);
  await kitchen.request.put(dish, { data: { available: true } });
  await context.close();
});

test('a guest reports a problem by the keyboard, keeps what was typed, and reads the kitchen’s answer without a reload @release', async () => {
  const context = await product.newContext({ viewport: { width: 390, height: 844 } });
  const order = await placeOrder(context.request, RESTAURANT_ID, { contact: CONTACT });
  const atStove = await stove.newPage();
  await atStove.goto('/restaurant/dashboard/orders');
  await expect(atStove.getByText('Live', { exact: true })).toBeVisible();
  const page = await context.newPage();
  await page.goto(`/order/${String(order.id)}?t=${order.guestToken ?? ''}`);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Problem with my order' })).toHaveCount(0);
  await kitchen.deliver(order.id);
  const box = page.getByRole('region', { name: 'Problem with my order' });
  await box.getByRole('button', { name: 'Report a problem' }).focus();
  await page.keyboard.press('Enter');
  const first = box.getByRole('radio', { name: 'A dish is missing' });
  await expect(first).toBeFocused();
  await box.getByRole('button', { name: 'Send' }).press('Enter');
  await expect(box.getByText('Choose what went wrong')).toBeVisible();
  await expect(first).toBeFocused();
  await box.getByRole('radio', { name: 'Something else' }).check();
  await box.getByRole('button', { name: 'Send' }).press('Enter');
  await expect(box.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('One bowl was not in the bag.');
  await box.getByRole('radio', { name: 'My money back' }).check();
  await page.route('**/problems?*', (route) => route.abort());
  await box.getByRole('button', { name: 'Send' }).press('Enter');
  await expect(box.getByRole('alert')).toContainText('Your report could not be sent');
  await page.unroute('**/problems?*');
  await first.check();
  await box.getByRole('checkbox').first().check();
  await expect(box.getByRole('textbox')).toHaveValue('One bowl was not in the bag.');
  await assertAccessible(page);
  await box.getByRole('button', { name: 'Send' }).press('Enter');
  await expect(box.getByText('Waiting for an answer')).toBeVisible();
  await expect(box.getByRole('heading', { level: 2 })).toBeFocused();

  await expect(atStove.getByRole('paragraph').filter({ hasText: '1 problem waits for an answer' })).toBeVisible();
  await atStove.getByRole('link', { name: 'Answer', exact: true }).click();
  const card = atStove.getByRole('article', { name: `Order #${String(order.id)}: A dish is missing` });
  await expect(card).toContainText('One bowl was not in the bag.');
  await expect(card).toContainText('Asks for money back');
  await assertFits(atStove);
  await card.getByRole('button', { name: /^Answer/ }).press('Enter');
  await expect(card.getByRole('textbox')).toBeFocused();
  await card.getByRole('button', { name: 'Send answer' }).click();
  await expect(card.getByText('Write an answer first')).toBeVisible();
  await card.getByRole('textbox').fill('We bring it at once.');
  await card.getByRole('button', { name: 'Send answer' }).click();
  await expect(atStove.getByText('0 problems wait for an answer')).toBeFocused();
  await expect(card).toHaveCount(0);
  await expect(box).toContainText('We bring it at once.');
  await expect(box.getByText('Answered', { exact: true })).toBeVisible();
  await assertFits(page);
  await context.close();
});

test('operations see a new problem at once, answer and close it, and the order’s page says so @release', async () => {
  const desk = await product.newContext();
  const data = { email: 'admin@example.com', password: PASSWORD };
  expect((await desk.request.post('/api/admin/login', { data })).status()).toBe(200);
  const admin = await desk.newPage();
  await admin.goto('/admin/dashboard/problems');
  await expect(admin.getByText('No problems')).toBeVisible();
  const context = await newCustomer();
  const order = await placeOrder(context.request, RESTAURANT_ID);
  await kitchen.deliver(order.id);
  const path = `/api/orders/${String(order.id)}/problems`;
  expect((await context.request.post(path, { data: { kind: 'late', text: 'An hour.' } })).status()).toBe(201);
  const page = await context.newPage();
  await page.goto(`/order/${String(order.id)}`);
  const box = page.getByRole('region', { name: 'Problem with my order' });
  await expect(box).toContainText('An hour.');

  const card = admin.getByRole('article', { name: `Order #${String(order.id)}: It took too long` });
  await expect(card).toContainText(NAME);
  await expect(admin.getByRole('navigation').getByText('1 problem waits for an answer')).toBeAttached();
  await card.getByRole('button', { name: /^Answer/ }).click();
  await card.getByRole('textbox').fill('We have asked the restaurant.');
  await card.getByRole('button', { name: 'Send answer' }).click();
  await expect(box).toContainText('Answer from Tischlein');
  await admin.getByLabel('Show').selectOption({ label: 'Answered' });
  await assertFits(admin);
  await card.getByRole('button', { name: /^Close/ }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(card).toHaveCount(0);
  await expect(box.getByText('Closed', { exact: true })).toBeVisible();
  await desk.close();
  await context.close();
});
