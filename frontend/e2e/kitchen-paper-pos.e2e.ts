/** Paid through the POS, seen live by customer and kitchen; what did not arrive, sent again; ticket and report on paper. */
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { freePort } from '../../backend/src/database/connection/embedded/free-port.ts';
import { until } from '../../backend/test/support/until.ts';
import { assertAccessible } from './support/axe.ts';
import { PASSWORD } from './support/orders.ts';
import type { Product } from './support/product.ts';
import { keepPrints, printsOf } from './support/prints.ts';
import { expect, test } from './support/test.ts';

const SIMULATOR = path.resolve(import.meta.dirname, '../../scripts/pos-simulator.mjs');
const KEY = 'a key of this test';

interface Placed {
  id: number;
  items: { name: string }[];
}

let product: Product;
let simulator: ChildProcess;
let pos: string;
let kitchen: BrowserContext;
let customer: BrowserContext;
let cart: object;
test.beforeAll(async ({ startProduct }) => {
  const port = await freePort();
  pos = `http://127.0.0.1:${String(port)}`;
  product = await startProduct({ env: { TILL_NETWORK: 'any' } });
  const args = ['--port', String(port), '--key', KEY, '--mode', 'refuses', '--product', product.url];
  simulator = spawn(process.execPath, [SIMULATOR, ...args], { stdio: 'ignore' });
  await until(async () => (await fetch(`${pos}/mode/pays`)).ok);
  [kitchen, customer] = await Promise.all([signedIn('restaurant1@example.com'), signedIn('kunde@example.com')]);
  const menus = (await (await customer.request.get('/api/restaurants/1/menus')).json()) as {
    items: { id: number; optionGroups: { minChoices: number }[] }[];
  }[];
  const dish = menus.flatMap(({ items }) => items).find((item) => item.optionGroups.every((g) => g.minChoices === 0));
  cart = {
    restaurantId: 1,
    items: [{ menuItemId: dish?.id, quantity: 4, notes: 'Ohne Zwiebeln' }],
    deliveryAddress: 'Torstraße 1, 10119 Berlin',
  };
});
test.afterAll(async () => {
  simulator.kill();
  await product.stop();
});

async function signedIn(email: string): Promise<BrowserContext> {
  const context = await product.newContext();
  await context.request.post('/api/login', { data: { email, password: PASSWORD } });
  return context;
}

async function place(paymentMethod: string): Promise<Placed> {
  const answer = await customer.request.post('/api/orders', { data: { ...cart, paymentMethod } });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as Placed;
}

const move = (id: number, data: object) => kitchen.request.put(`/api/restaurant/orders/${String(id)}/status`, { data });

/** The sizes of a PDF's pages in millimetres. */
function pageSizes(pdf: Buffer): [number, number][] {
  return [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => [
    Math.round((Number(width) / 72) * 25.4),
    Math.round((Number(height) / 72) * 25.4),
  ]);
}

test('a restaurant sets its POS, sees what did not arrive, and sends it again @release', async () => {
  const page = await kitchen.newPage();
  await page.goto('/restaurant/dashboard/settings/till');
  await expect(page.getByText('As long as the address or the key is missing')).toBeVisible();
  await page.getByLabel('POS address').fill('pos');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('[name="posApiUrl"][aria-invalid="true"], [aria-invalid="true"]').first()).toBeVisible();
  await page.getByLabel('POS address').fill(`${pos}/orders`);
  await page.getByLabel('Key', { exact: true }).fill(KEY);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Customers can pay online.')).toBeVisible();
  await page.getByRole('button', { name: 'Test the connection' }).click();
  await expect(page.getByText('Your POS understood')).toBeVisible();

  const tracking = await customer.newPage();
  const paid = await place('restaurant_pos');
  await tracking.goto(`/order/${String(paid.id)}`);
  await expect(tracking.getByText('Paid online')).toBeVisible();

  await fetch(`${pos}/mode/refuses`);
  const dead = await place('restaurant_pos');
  await tracking.goto(`/order/${String(dead.id)}`);
  await expect(tracking.getByRole('alert').getByText('Please pay at the door')).toBeVisible();
  const row = page.locator(`li[data-order-id="${String(dead.id)}"]`);
  await expect(row.getByText('The POS refused the request (401)')).toBeVisible();
  await assertAccessible(page);
  await fetch(`${pos}/mode/pays`);
  await row.getByRole('button', { name: 'Send again' }).click();
  await expect(row.getByText('Delivered')).toBeVisible();
  await expect(tracking.getByText('Paid online')).toBeVisible();
  await Promise.all([page.close(), tracking.close()]);
});

test('a ticket is printed on a roll of 80 mm, by a click and when it is accepted @release', async () => {
  const page = await kitchen.newPage();
  await keepPrints(page);
  await page.goto('/restaurant/dashboard/orders');
  const order = await place('cash_on_delivery');
  await page.getByRole('button', { name: `Details of order #${String(order.id)}` }).click();
  await page.getByRole('button', { name: `Print ticket of order #${String(order.id)}` }).click();
  await page.waitForFunction(() => (window as unknown as { kept: string[] }).kept.length === 1);
  const [html = ''] = await printsOf(page);
  for (const text of [
    `#${String(order.id)}`,
    'Ohne Zwiebeln',
    'Torstraße 1',
    'To collect',
    order.items[0]?.name ?? '–',
  ]) {
    expect(html.includes(text), `${text} is on the ticket`).toBe(true);
  }
  const paper = await (await product.newContext()).newPage();
  await paper.setContent(html);
  const sizes = pageSizes(await paper.pdf({ preferCSSPageSize: true }));
  expect([sizes.length, sizes[0]?.[0]]).toEqual([1, 80]);

  await page.getByRole('button', { name: 'View', exact: true }).click();
  await page.getByLabel('Print a ticket when accepted').check();
  await move(order.id, { status: 'preparing' });
  await page.waitForFunction(() => (window as unknown as { kept: string[] }).kept.length === 2);
  await page.close();
});

test('the report of a day fits a sheet, and comes as a file @release', async () => {
  const order = await place('cash_on_delivery');
  await move(order.id, { status: 'cancelled', reason: 'too_busy' });
  await fetch(`${pos}/mode/declines`);
  await place('restaurant_pos');
  const page = await kitchen.newPage();
  await page.goto('/restaurant/dashboard/reports');
  await expect(page.getByRole('heading', { name: 'Day report', level: 1 })).toBeVisible();
  await expect(page.getByText('Cancelled by reason')).toBeVisible();
  // Two were paid, one is owed in cash, and the one that the POS declined is no online payment.
  const bookings = page.getByRole('table', { name: 'Payments' }).getByRole('row');
  await expect(async () => {
    await page.reload();
    for (const [name, orders] of [
      ['Paid online', 2],
      ['Collect in cash', 1],
      ['Collect: not paid online', 1],
    ] as const) {
      await expect(bookings.filter({ hasText: name }).getByRole('cell').first()).toHaveText(String(orders));
    }
  }).toPass();
  await assertAccessible(page);
  expect(pageSizes(await page.pdf({ preferCSSPageSize: true }))).toEqual([[210, 297]]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^day-report-20\d\d-\d\d-\d\d\.csv$/);
  await page.getByRole('button', { name: 'Previous day' }).click();
  await expect(page.getByText('No orders on this day')).toBeVisible();
  await page.close();
  expect(product.problems.filter((problem) => !problem.includes('400'))).toEqual([]);
});
