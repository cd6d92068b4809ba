/** A tip, from the choice at the checkout to the kitchen's card, the receipt and the report. */
import type { BrowserContext, Page } from '@playwright/test';
import type { OrderView } from '../../backend/src/contracts/orders/order-views.ts';
import { assertAccessible } from './support/axe.ts';
import { fillCart } from './support/cart.ts';
import { addressField, NOODLES, openCheckout, ORDER_BUTTON, PIZZERIA } from './support/checkout.ts';
import { openSection } from './support/checkout-sections.ts';
import { openKitchen, signUp } from './support/order-people.ts';
import type { Product } from './support/product.ts';
import { expect, test } from './support/test.ts';

const ADDRESS = 'Torstraße 1, 10119 Berlin';

let product: Product;
test.beforeAll(async ({ startProduct }) => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

async function phone(): Promise<BrowserContext> {
  const context = await product.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  return context;
}

/** Of the summary's rows, by their name. */
const amountOf = async (page: Page, name: string) => {
  const row = page.locator('aside dl > div').filter({ has: page.getByText(name, { exact: true }) });
  return (await row.last().locator('dd').innerText()).trim();
};
const centsOf = (text: string) => Number(text.replace(/[^\d]/g, ''));
const euro = (money: string) => `€${money}`;

async function assertFits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
}

test('a tip is chosen on a phone, paid with the order, and seen by the kitchen, on the receipt and in the report @release', async () => {
  const context = await phone();
  await signUp(context, 'Tina Trinkgeld');
  const page = await context.newPage();
  await fillCart(page, PIZZERIA);
  await openCheckout(page);
  await addressField(page).fill(ADDRESS);

  await openSection(page, 'Tip');
  const tips = page.getByRole('radiogroup', { name: 'Tip' });
  await expect(tips.getByRole('radio', { name: 'No tip' })).toBeChecked();
  expect(await amountOf(page, 'Tip')).toBe('none');
  const bare = centsOf(await amountOf(page, 'Total'));
  await tips.getByRole('radio', { name: '€2', exact: true }).check();
  await expect.poll(() => amountOf(page, 'Tip')).toBe('€2.00');
  expect(centsOf(await amountOf(page, 'Total'))).toBe(bare + 200);

  // What is no amount, or too much, is said at the field; nothing of it goes, also over a reload.
  await tips.getByRole('radio', { name: 'Another amount' }).check();
  const own = page.getByRole('textbox', { name: 'Amount in euro' });
  await own.fill('lots');
  await page.getByRole('button', ORDER_BUTTON).click();
  await expect(page.getByText('Please enter an amount such as 2.50, or choose “No tip”.')).toBeVisible();
  await expect(own).toBeFocused();
  await own.fill('250');
  await page.getByRole('button', ORDER_BUTTON).click();
  await expect(page.getByText('A tip can be 50 euro at most. Please enter a smaller amount.')).toBeVisible();
  await assertAccessible(page);
  await assertFits(page);
  await page.reload();
  await expect(own).toHaveValue('250');
  await own.fill('2,80');
  await expect.poll(() => amountOf(page, 'Tip')).toBe('€2.80');
  expect(centsOf(await amountOf(page, 'Total'))).toBe(bare + 280);
  await assertAccessible(page);
  await page.getByRole('button', ORDER_BUTTON).click();
  await page.waitForURL('**/order/*');
  const id = Number(/\/order\/(\d+)/.exec(page.url())?.[1]);
  const order = (await (await context.request.get(`/api/orders/${String(id)}`)).json()) as OrderView;
  expect([order.tip, Math.round(Number(order.totalWithTip) * 100)]).toEqual(['2.80', bare + 280]);
  const dishes = page.getByRole('region', { name: 'Items' });
  await expect(dishes.getByText('€2.80')).toBeVisible();
  await expect(dishes.getByText(euro(order.totalWithTip))).toBeVisible();
  await assertAccessible(page);
  await assertFits(page);

  const kitchenContext = await phone();
  const kitchen = await openKitchen(kitchenContext, PIZZERIA.id);
  const queue = await kitchenContext.newPage();
  await queue.goto('/restaurant/dashboard/orders');
  const card = queue.getByRole('article', { name: `#${String(id)}` });
  await card.getByRole('button', { name: /^Details of order/ }).click();
  await expect(card.getByText('Including €2.80 tip')).toBeVisible();
  await expect(card.getByText(euro(order.totalWithTip), { exact: true })).toBeVisible();
  await assertAccessible(queue);
  await assertFits(queue);

  await kitchen.deliver(id);
  await page.goto(`/order/${String(id)}/receipt`);
  const tip = page.getByRole('table', { name: 'Tip' });
  await expect(tip.getByText('In full for the team and the driver, without VAT')).toBeVisible();
  await expect(tip.getByRole('row', { name: `Total with tip ${euro(order.totalWithTip)}` })).toBeVisible();
  await expect(page.getByRole('row', { name: `Total ${euro(order.total)}`, exact: true })).toBeVisible();
  await assertAccessible(page);
  await assertFits(page);

  await queue.goto('/restaurant/dashboard/reports');
  await expect(queue.getByText(/Tips \(no turnover\): €2\.80\./)).toBeVisible();
  await assertAccessible(queue);
  await assertFits(queue);
});

test('each restaurant of a cart has a tip of its own @release', async () => {
  const context = await phone();
  await signUp(context, 'Zoe Zweierlei');
  const page = await context.newPage();
  await fillCart(page, PIZZERIA, NOODLES);
  await openCheckout(page);
  await addressField(page).fill(ADDRESS);
  await openSection(page, 'Tip');
  await page
    .getByRole('radiogroup', { name: `Tip for ${PIZZERIA.name}` })
    .getByRole('radio', { name: '€1' })
    .check();
  await page
    .getByRole('radiogroup', { name: `Tip for ${NOODLES.name}` })
    .getByRole('radio', { name: '€3' })
    .check();
  await expect.poll(() => amountOf(page, 'Tip')).toBe('€4.00');
  await assertAccessible(page);
  await assertFits(page);
  await page.getByRole('button', ORDER_BUTTON).click();
  await page.waitForURL('**/orders');
  const orders = (await (await context.request.get('/api/my-orders')).json()) as OrderView[];
  const given = orders.map(({ restaurantId, tip }) => [restaurantId, tip]);
  expect(given.sort()).toEqual([
    [PIZZERIA.id, '1.00'],
    [NOODLES.id, '3.00'],
  ]);
  for (const { totalWithTip } of orders) await expect(page.getByText(euro(totalWithTip)).first()).toBeVisible();
});
