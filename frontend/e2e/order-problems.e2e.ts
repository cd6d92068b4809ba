/** When an order is over: what to do next, what went wrong, and the answer to it. */
import type { BrowserContext } from '@playwright/test';
import type { ReportedProblemsView } from '../../backend/src/contracts/orders/order-problems.ts';
import { assertAccessible } from './support/axe.ts';
import { assertFits } from './support/fits.ts';
import { CONTACT, type Kitchen, openKitchen, placeOrder, signUp } from './support/order-people.ts';
import type { Product } from './support/product.ts';
import { expect, test } from './support/test.ts';

const RESTAURANT_ID = 3;
const NAME = 'Kiezbulette';

let product: Product;
let kitchen: Kitchen;
test.beforeAll(async ({ startProduct }) => {
  product = await startProduct();
  kitchen = await openKitchen(await product.newContext(), RESTAURANT_ID);
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

test('a cancelled order names the dish that is sold out, and leads to others that are open', async () => {
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

test('a guest reports a problem by the keyboard, keeps what was typed, and reads the answer without a reload', async () => {
  const context = await product.newContext({ viewport: { width: 390, height: 844 } });
  const order = await placeOrder(context.request, RESTAURANT_ID, { contact: CONTACT });
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

  const listed = await kitchen.request.get('/api/restaurant/problems?state=open');
  const [problem] = ((await listed.json()) as ReportedProblemsView).problems;
  const path = `/api/restaurant/problems/${String(problem?.id)}/answers`;
  await kitchen.request.post(path, { data: { text: 'We bring it at once.', expectedVersion: 1 } });
  await expect(box).toContainText('We bring it at once.');
  await expect(box.getByText('Answered', { exact: true })).toBeVisible();
  await assertFits(page);
  await context.close();
});
