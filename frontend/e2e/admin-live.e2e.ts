/** What moves on an admin's screens by itself, what is stuck and put right, and what was paid, to the cent. */
import assert from 'node:assert/strict';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { MenuView } from '../../backend/src/contracts/menus/menu-views.ts';
import type { OrderView } from '../../backend/src/contracts/orders/order-views.ts';
import { assertAccessible } from './support/axe.ts';
import { letDeadlinePass, openKitchen, placeOrder, signUp } from './support/order-people.ts';
import { PASSWORD } from './support/orders.ts';
import type { Product } from './support/product.ts';
import { expect, test } from './support/test.ts';

const WATCHED_RESTAURANT = 1;
const QUIET_RESTAURANT = 2;
/** Has no orders but those of the test of payments. */
const PAID_RESTAURANT = 5;
const MENUS = `/api/restaurants/${String(PAID_RESTAURANT)}/menus`;
const DESKTOP = { width: 1280, height: 850 };
const PHONE = { width: 390, height: 844 };
const A4_MM = [210, 297];

let product: Product;
let admin: BrowserContext;
let customer: BrowserContext;
test.beforeAll(async ({ startProduct }) => {
  product = await startProduct();
  admin = await visit();
  const data = { email: 'admin@example.com', password: PASSWORD };
  expect((await admin.request.post('/api/admin/login', { data })).status()).toBe(200);
  customer = await visit();
  await signUp(customer, 'Lena Lebendig');
});
test.afterAll(() => product.stop());

async function visit(): Promise<BrowserContext> {
  const context = await product.newContext({ viewport: DESKTOP });
  return context;
}

async function open(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

async function assertAccessibleOnBoth(page: Page): Promise<void> {
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await assertAccessible(page);
  }
}

const cents = (euro: string) => Math.round(Number(euro) * 100);
const inEuro = (amountCents: number) => `€${(amountCents / 100).toFixed(2)}`;

/** What stands in the row of a table that begins with this name. */
async function numbersOf(page: Page, caption: string, name: string | RegExp): Promise<string[]> {
  const row = page
    .getByRole('table', { name: caption, exact: true })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  return row.getByRole('cell').allInnerTexts();
}

/** The turnover of orders that were not cancelled, by what their own receipts say. */
async function assertTurnover(page: Page, orders: readonly OrderView[]): Promise<void> {
  const total = inEuro(orders.reduce((sum, order) => sum + cents(order.total), 0));
  await expect(page.getByRole('table', { name: 'Takings' })).toBeVisible();
  await expect.poll(() => numbersOf(page, 'Takings', 'Total')).toEqual([total]);
  const lines = orders.flatMap(({ vat }) => vat);
  for (const rate of new Set(lines.map((line) => line.rate))) {
    const ofRate = lines.filter((line) => line.rate === rate);
    const sum = (part: 'net' | 'vat' | 'gross') => inEuro(ofRate.reduce((all, line) => all + cents(line[part]), 0));
    const name = new RegExp(`^${String(rate)}\\s?%$`);
    await expect.poll(() => numbersOf(page, 'VAT', name)).toEqual([sum('net'), sum('vat'), sum('gross')]);
  }
  await expect.poll(() => numbersOf(page, 'Payments', 'Total')).toEqual([String(orders.length), total]);
}

test('an order moves the overview’s counters and its latest orders without a reload', async () => {
  const page = await open(admin, '/admin/dashboard');
  const counter = (label: string): Locator =>
    page
      .locator('dl')
      .filter({ has: page.getByText(label, { exact: true }) })
      .locator('dd')
      .first();
  const ordersToday = counter('Orders today');
  await expect(ordersToday.getByText(/^\d+$/)).toBeVisible();
  const counted = Number(await ordersToday.innerText());
  const pending = counter('Pending');
  await expect(pending.getByText(/^\d+$/)).toBeVisible();
  const waiting = Number(await pending.innerText());

  const order = await placeOrder(customer.request, WATCHED_RESTAURANT);
  await expect(ordersToday.getByText(String(counted + 1), { exact: true })).toBeVisible();
  await expect(pending.getByText(String(waiting + 1), { exact: true })).toBeVisible();
  const latest = page.getByRole('table', { name: 'Latest orders' }).getByRole('row').nth(1);
  await expect(latest.getByText(`#${String(order.id)}`, { exact: true })).toBeVisible();
  await expect(latest.getByText(inEuro(cents(order.total)))).toBeVisible();
  await assertAccessibleOnBoth(page);
  await page.close();
});

test('an order that nobody answers: the kitchen is reminded, its cancellation is live for the guest @release', async () => {
  const restaurant = await visit();
  await openKitchen(restaurant, WATCHED_RESTAURANT);
  const kitchen = await open(restaurant, '/restaurant/dashboard/orders');
  await expect(kitchen.getByText('Live', { exact: true }).first()).toBeVisible();
  const { id } = await placeOrder(customer.request, WATCHED_RESTAURANT);
  const tracking = await open(customer, `/order/${String(id)}`);
  await letDeadlinePass(product, id);

  const board = await open(admin, '/admin/dashboard/board');
  const entry = board.locator('[data-kind="order_pending"] li').filter({ hasText: `#${String(id)}` });
  await expect(entry).toBeVisible();
  await assertAccessibleOnBoth(board);
  await entry.getByRole('button', { name: 'Remind the restaurant' }).click();
  await expect(kitchen.getByRole('alert').getByText(`Tischlein is asking about order #${String(id)}`)).toBeVisible();
  await expect(entry.getByRole('button', { name: /^Reminded, again in/ })).toBeVisible();

  // It outlasts a reload of the tablet, until somebody there says that they are on it.
  await kitchen.reload();
  await kitchen.getByRole('button', { name: 'We are on it' }).click();
  await expect(kitchen.getByText(`Tischlein is asking about order #${String(id)}`)).toHaveCount(0);
  await expect(entry.getByText(/^The restaurant is on it, since \d\d:\d\d\.$/)).toBeVisible();

  await entry.getByRole('button', { name: 'Take this on' }).click();
  await expect(entry.getByText('admin@example.com is on it')).toBeVisible();
  await entry.getByRole('button', { name: 'Note' }).click();
  const noting = board.getByRole('dialog', { name: /^Note: #/ });
  await noting.getByRole('textbox', { name: 'Note' }).fill('The owner calls back.');
  await noting.getByRole('button', { name: 'Add note' }).click();
  await expect(entry.getByRole('list', { name: 'Notes' }).getByText('The owner calls back.')).toBeVisible();
  await assertAccessibleOnBoth(board);
  await entry.getByRole('button', { name: 'Snooze' }).click();
  await board.getByRole('dialog').getByRole('button', { name: '15 minutes' }).click();
  await expect(entry).toHaveCount(0);
  const snoozed = board.locator('[data-kind="snoozed"]');
  await snoozed.getByRole('button', { name: 'Show all 1' }).click();
  await snoozed.getByRole('button', { name: 'End the snooze' }).click();
  await expect(snoozed).toHaveCount(0);

  await entry.getByRole('button', { name: 'Cancel the order' }).click();
  const dialog = board.getByRole('dialog', { name: `Cancel order #${String(id)}?` });
  await dialog.getByLabel('A dish is sold out').check();
  await assertAccessible(board);
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(tracking.getByText('A dish is sold out').first()).toBeVisible();
  await expect(entry).toHaveCount(0);
  await Promise.all([board.close(), tracking.close(), restaurant.close()]);
});

test('operations pause several restaurants at once; a kitchen reads who and why, and the board ends it @release', async () => {
  const restaurant = await visit();
  // It has no orders, of which its screen would speak first.
  await openKitchen(restaurant, QUIET_RESTAURANT);
  const kitchen = await open(restaurant, '/restaurant/dashboard/orders');
  await expect(kitchen.getByText('Live', { exact: true }).first()).toBeVisible();
  const page = await open(admin, '/admin/dashboard/restaurants?city=berlin&sort=oldest');
  const row = (name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  await expect(page.getByRole('rowheader').nth(1)).toBeVisible();
  const names = await page.getByRole('rowheader').allInnerTexts();
  const [first = '', second = ''] = names;
  for (const name of [first, second]) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  await expect(page.getByText('2 restaurants selected')).toBeVisible();
  await assertAccessibleOnBoth(page);
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Pause: 2 restaurants' });
  await dialog.getByRole('button', { name: 'Pause' }).click();
  await expect(dialog.getByText('Please write a reason')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('A storm: no drivers in Mitte.');
  await assertAccessible(page);
  await dialog.getByRole('button', { name: 'Pause' }).click();
  for (const name of [first, second]) await expect(row(name).getByText(/^Paused until \d\d:\d\d$/)).toBeVisible();
  await page.getByLabel('Status').selectOption('paused');
  await expect(page.getByText('2 entries in all. Page 1.')).toBeVisible();

  const notice = kitchen.getByRole('alert').filter({ hasText: 'Tischlein has paused your restaurant' });
  await expect(notice.getByText('A storm: no drivers in Mitte.')).toBeVisible();
  await assertAccessibleOnBoth(kitchen);
  await kitchen.getByRole('button', { name: 'Understood' }).click();
  await expect(notice).toHaveCount(0);

  const board = await open(admin, '/admin/dashboard/board');
  const paused = board.locator('[data-kind="paused"] li');
  await expect(paused).toHaveCount(2);
  await assertAccessibleOnBoth(board);
  for (const name of [first, second]) {
    await paused.filter({ hasText: name }).getByRole('button', { name: 'End the pause' }).click();
    const end = board.getByRole('dialog', { name: `End the pause: ${name}` });
    await end.getByRole('textbox', { name: 'Reason' }).fill('The storm is over.');
    await end.getByRole('button', { name: 'End the pause' }).click();
    await expect(paused.filter({ hasText: name })).toHaveCount(0);
  }
  await expect(kitchen.getByRole('alert').getByText('The storm is over.')).toBeVisible();
  await Promise.all([board.close(), page.close(), restaurant.close()]);
});

test('payments and the month’s statement are what the receipts come to, and the statement prints on A4 @release', async () => {
  const restaurant = await visit();
  const kitchen = await openKitchen(restaurant, PAID_RESTAURANT);
  const orders: OrderView[] = [];
  const menus = (await (await kitchen.request.get(MENUS)).json()) as MenuView[];
  const drink = menus.flatMap((menu) => menu.items).find(({ vatRate, available }) => vatRate === 19 && available);
  assert.ok(drink, 'a drink, so that there are two rates');
  for (const quantity of [1, 3]) {
    const placed = await placeOrder(customer.request, PAID_RESTAURANT);
    const items = placed.items.slice(0, 1).map(({ menuItemId }) => ({ menuItemId: menuItemId ?? 0, quantity: 4 }));
    items.push({ menuItemId: drink.id, quantity });
    orders.push(placed, await placeOrder(customer.request, PAID_RESTAURANT, { items }));
  }
  for (const { id } of orders) await kitchen.deliver(id);
  const dropped = await placeOrder(customer.request, PAID_RESTAURANT);
  await kitchen.move(dropped.id, 'cancelled', { reason: 'too_busy' });

  const total = inEuro(orders.reduce((sum, order) => sum + cents(order.total), 0));
  const vat = inEuro(orders.flatMap((order) => order.vat).reduce((sum, line) => sum + cents(line.vat), 0));
  const page = await open(admin, '/admin/dashboard/payments');
  const link = page.locator(`a[href*="/statements/${String(PAID_RESTAURANT)}"]`);
  await expect(link).toBeVisible();
  const numbers = page.getByRole('row').filter({ has: link }).getByRole('cell');
  await expect.poll(() => numbers.allInnerTexts()).toEqual([String(orders.length), vat, total]);
  await assertAccessibleOnBoth(page);

  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Statement' })).toBeVisible();
  await assertTurnover(page, orders);
  await assertAccessibleOnBoth(page);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const sheets = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, ...sides]) =>
    sides.map((points) => Math.round((Number(points) / 72) * 25.4)),
  );
  expect(sheets.length).toBeGreaterThan(0);
  for (const sheet of sheets) expect(sheet).toEqual(A4_MM);
  await Promise.all([page.close(), restaurant.close()]);
});

test('nothing went wrong on any page', () => {
  expect(product.problems).toEqual([]);
});
