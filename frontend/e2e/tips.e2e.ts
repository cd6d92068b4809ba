/** A tip, from the choice at the checkout to the kitchen's card, the receipt and the report. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import type { OrderView } from '../../backend/src/contracts/order-views.ts';
import { assertAccessible } from './support/axe.ts';
import { becomes } from './support/becomes.ts';
import { openKitchen, signUp } from './support/order-people.ts';
import { PATIENCE_MS } from './support/patience.ts';
import { type Product, startProduct } from './support/product.ts';

const ORDER_BUTTON = { name: 'Order with obligation to pay' };
const PIZZERIA = { id: 1, name: 'Ofen & Basilikum', dish: 'Caprese' };
const NOODLES = { id: 2, name: 'Drachentopf', dish: 'Mapo Tofu' };

let product: Product;
before(async () => {
  product = await startProduct();
});
after(() => product.stop());

async function phone(): Promise<BrowserContext> {
  const context = await product.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  context.setDefaultTimeout(PATIENCE_MS);
  return context;
}

/** Two of the dish, which is more than its restaurant's minimum. */
async function addDishes(page: Page, { id, name, dish }: typeof PIZZERIA): Promise<void> {
  await page.goto(`/restaurant/${String(id)}`);
  await page.getByRole('heading', { level: 1, name }).waitFor();
  const card = page.getByRole('article').filter({ hasText: dish });
  await card.getByRole('button', { name: `Add ${dish} to the cart` }).click();
  await card.getByRole('button', { name: `One ${dish} more` }).click();
}

async function goToCheckout(page: Page): Promise<void> {
  await page.goto('/cart');
  await page.getByRole('link', { name: 'To checkout' }).click();
  await page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor();
  await page
    .getByText(/Includes 7 % VAT/)
    .first()
    .waitFor();
  await page.getByRole('textbox', { name: 'Street, number, postcode and city' }).fill('Torstraße 1, 10119 Berlin');
}

/** Of the summary's rows, by their name. */
const amountOf = async (page: Page, name: string) => {
  const row = page.locator('aside dl > div').filter({ has: page.getByText(name, { exact: true }) });
  return (await row.last().locator('dd').innerText()).trim();
};
const centsOf = (text: string) => Number(text.replace(/[^\d]/g, ''));
const euro = (money: string) => `€${money}`;

async function assertFits(page: Page): Promise<void> {
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), 0);
}

test('a tip is chosen on a phone, paid with the order, and seen by the kitchen, on the receipt and in the report', async () => {
  const context = await phone();
  await signUp(context, 'Tina Trinkgeld');
  const page = await context.newPage();
  await addDishes(page, PIZZERIA);
  await goToCheckout(page);

  const tips = page.getByRole('radiogroup', { name: 'Tip' });
  assert.equal(await tips.getByRole('radio', { name: 'No tip' }).isChecked(), true);
  assert.equal(await amountOf(page, 'Tip'), 'none');
  const bare = centsOf(await amountOf(page, 'Total'));
  await tips.getByRole('radio', { name: '€2', exact: true }).check();
  await becomes(() => amountOf(page, 'Tip'), '€2.00');
  assert.equal(centsOf(await amountOf(page, 'Total')), bare + 200);

  // What is no amount, or too much, is said at the field; nothing of it goes, also over a reload.
  await tips.getByRole('radio', { name: 'Another amount' }).check();
  const own = page.getByRole('textbox', { name: 'Amount in euro' });
  await own.fill('lots');
  await page.getByRole('button', ORDER_BUTTON).click();
  await page.getByText('Please enter an amount such as 2.50, or choose “No tip”.').waitFor();
  await becomes(() => own.evaluate((field) => field === document.activeElement), true);
  await own.fill('250');
  await page.getByRole('button', ORDER_BUTTON).click();
  await page.getByText('A tip can be 50 euro at most. Please enter a smaller amount.').waitFor();
  await assertAccessible(page);
  await assertFits(page);
  await page.reload();
  await becomes(() => own.inputValue(), '250');
  await own.fill('2,80');
  await becomes(() => amountOf(page, 'Tip'), '€2.80');
  assert.equal(centsOf(await amountOf(page, 'Total')), bare + 280);
  await assertAccessible(page);
  await page.getByRole('button', ORDER_BUTTON).click();
  await page.waitForURL('**/order/*');
  const id = Number(/\/order\/(\d+)/.exec(page.url())?.[1]);
  const order = (await (await context.request.get(`/api/orders/${String(id)}`)).json()) as OrderView;
  assert.deepEqual([order.tip, Math.round(Number(order.totalWithTip) * 100)], ['2.80', bare + 280]);
  const dishes = page.getByRole('region', { name: 'Items' });
  await dishes.getByText('€2.80').waitFor();
  await dishes.getByText(euro(order.totalWithTip)).waitFor();
  await assertAccessible(page);
  await assertFits(page);

  const kitchenContext = await phone();
  const kitchen = await openKitchen(kitchenContext, PIZZERIA.id);
  const queue = await kitchenContext.newPage();
  await queue.goto('/restaurant/dashboard/orders');
  const card = queue.getByRole('article', { name: `#${String(id)}` });
  await card.getByText('Including €2.80 tip').waitFor();
  await card.getByText(euro(order.totalWithTip), { exact: true }).waitFor();
  await assertAccessible(queue);
  await assertFits(queue);

  await kitchen.deliver(id);
  await page.goto(`/order/${String(id)}/receipt`);
  const tip = page.getByRole('table', { name: 'Tip' });
  await tip.getByText('In full for the team and the driver, without VAT').waitFor();
  await tip.getByRole('row', { name: `Total with tip ${euro(order.totalWithTip)}` }).waitFor();
  await page.getByRole('row', { name: `Total ${euro(order.total)}`, exact: true }).waitFor();
  await assertAccessible(page);
  await assertFits(page);

  await queue.goto('/restaurant/dashboard/reports');
  await queue.getByText(/Tips \(no turnover\): €2\.80\./).waitFor();
  await assertAccessible(queue);
  await assertFits(queue);
});

test('each restaurant of a cart has a tip of its own', async () => {
  const context = await phone();
  await signUp(context, 'Zoe Zweierlei');
  const page = await context.newPage();
  await addDishes(page, PIZZERIA);
  await addDishes(page, NOODLES);
  await goToCheckout(page);
  await page
    .getByRole('radiogroup', { name: `Tip for ${PIZZERIA.name}` })
    .getByRole('radio', { name: '€1' })
    .check();
  await page
    .getByRole('radiogroup', { name: `Tip for ${NOODLES.name}` })
    .getByRole('radio', { name: '€3' })
    .check();
  await becomes(() => amountOf(page, 'Tip'), '€4.00');
  await assertAccessible(page);
  await assertFits(page);
  await page.getByRole('button', ORDER_BUTTON).click();
  await page.waitForURL('**/orders');
  const orders = (await (await context.request.get('/api/my-orders')).json()) as OrderView[];
  const given = orders.map(({ restaurantId, tip }) => [restaurantId, tip]);
  assert.deepEqual(given.sort(), [
    [PIZZERIA.id, '1.00'],
    [NOODLES.id, '3.00'],
  ]);
  for (const { totalWithTip } of orders) await page.getByText(euro(totalWithTip)).first().waitFor();
});
