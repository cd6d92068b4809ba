/** An admin finds, pages, exports, cancels and approves, and everyone concerned sees it without a reload. */
import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { assertAccessible } from './support/axe.ts';
import { placeOrder, signUp } from './support/order-people.ts';
import { PASSWORD } from './support/orders.ts';
import type { Product } from './support/product.ts';
import { expect, test } from './support/test.ts';

const APPLICANT_PASSWORD = 'ein Topf voll Suppe';
const MORE_THAN_A_PAGE = 26;

let product: Product;
let admin: BrowserContext;
test.beforeAll(async ({ startProduct }) => {
  product = await startProduct();
  admin = await product.newContext({ viewport: { width: 1280, height: 850 } });
  const data = { email: 'admin@example.com', password: PASSWORD };
  expect((await admin.request.post('/api/admin/login', { data })).status()).toBe(200);
});
test.afterAll(() => product.stop());

async function open(path: string): Promise<Page> {
  const page = await admin.newPage();
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

const TRADER = { legalName: 'Löffel GmbH', vatId: 'DE123456789', phone: '+49 40 123456', traderDeclaration: true };

async function register(name: string, more: object = TRADER): Promise<string> {
  const email = `wirt-${crypto.randomUUID()}@example.com`;
  const address = 'Deichstraße 1, 20459 Hamburg';
  const data = { name, email, password: APPLICANT_PASSWORD, city: 'hamburg', address, ...more };
  const context = await product.newContext();
  expect((await context.request.post('/api/register-restaurant', { data })).status()).toBe(201);
  await context.close();
  return email;
}

test('search and filter outlast a reload, and what finds nothing leads back @release', async () => {
  const page = await open('/admin/dashboard/restaurants');
  await page.getByLabel('Search', { exact: true }).fill('basilikum');
  await expect(page.getByText('1 entry in all. Page 1.')).toBeVisible();
  await page.getByRole('main').getByLabel('City').selectOption('berlin');
  await page.waitForURL(
    (url) => url.searchParams.get('q') === 'basilikum' && url.searchParams.get('city') === 'berlin',
  );
  await page.reload();
  await expect(page.getByText('1 entry in all. Page 1.')).toBeVisible();
  await expect(page.getByLabel('Search', { exact: true })).toHaveValue('basilikum');
  await assertAccessible(page);
  await page.getByRole('main').getByLabel('City').selectOption('hamburg');
  await expect(page.getByText('Nothing found for “basilikum”.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).last().click();
  await page.getByRole('button', { name: 'View: Ofen & Basilikum' }).press('Enter');
  await expect(page.getByRole('dialog').getByText('Subscription')).toBeVisible();
  await page.waitForURL((url) => url.searchParams.get('id') === '1');
  await assertAccessible(page);
  await page.close();
});

test('pages lead on and back, and a file holds no formula @release', async () => {
  const guest = await product.newContext();
  await signUp(guest, '=cmd|calc');
  for (let count = 1; count < MORE_THAN_A_PAGE; count += 1) await signUp(guest, 'Viele Leute');
  const page = await open('/admin/dashboard/users?q=person-');
  await expect(page.getByText(`${String(MORE_THAN_A_PAGE)} entries in all. Page 1.`)).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(page.getByText('Page 2.')).toBeVisible();
  // On the last page nothing follows, and the keyboard keeps its place.
  await expect(page.getByRole('button', { name: 'Next' })).toBeFocused();
  await page.reload();
  await expect(page.getByText('Page 2.')).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByText('Page 1.')).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toMatch(/'=cmd\|calc/);
  expect(text).not.toMatch(/(^|[;,"])=cmd/m);
  await page.close();
});

test('an order that an admin cancels is cancelled on the customer’s screen @release', async () => {
  const customer = await product.newContext();
  await signUp(customer, 'Paula Probe');
  const { id } = await placeOrder(customer.request, 1);
  const tracking = await customer.newPage();
  await tracking.goto(`/order/${String(id)}`);
  await expect(tracking.getByRole('heading', { level: 1 })).toBeVisible();

  const page = await open(`/admin/dashboard/orders?id=${String(id)}`);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await assertAccessible(page);
  const dialog = page.getByRole('dialog', { name: `Cancel order #${String(id)}?` });
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(dialog.getByText('Please choose a reason')).toBeVisible();
  await dialog.getByLabel('At the customer’s request').check();
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(tracking.getByText('At the customer’s request').first()).toBeVisible();
  await expect(page.getByRole('dialog').getByText('by an admin').first()).toBeVisible();
  await page.close();
});

test('two admins edit a restaurant at once: both see it, and the one who is later chooses @release', async () => {
  const path = '/api/admin/restaurants/2';
  const page = await open('/admin/dashboard/restaurants?id=2&edit=true');
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('textbox', { name: 'Name', exact: true }).fill('Meiner');
  await drawer.getByRole('textbox', { name: 'Address', exact: true }).fill('Meine Straße 1');
  const data = { name: 'Ihrer', phone: '030 999', address: 'Meine Straße 1' };
  expect((await admin.request.put(path, { data })).status()).toBe(200);
  await drawer.getByRole('button', { name: 'Save' }).click();
  const notice = drawer.getByRole('alert').filter({ hasText: 'Somebody else has saved this restaurant' });
  await expect(notice.getByText('030 999')).toBeVisible();
  await expect(drawer.getByRole('textbox', { name: 'Phone', exact: true })).toHaveValue('030 999');
  await expect(notice.getByRole('radiogroup')).toHaveCount(1);
  await assertAccessible(page);

  // Saved again without a choice: nothing is sent, what was typed stays.
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByText('Please choose above: theirs or yours')).toBeVisible();
  await expect(drawer.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Meiner');
  await notice.getByLabel('Yours: Meiner').check();
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(notice).toHaveCount(0);
  const read = async () => {
    const { info } = (await (await admin.request.get(path)).json()) as { info: Record<string, string> };
    return [info.name, info.phone, info.address];
  };
  await expect.poll(read).toEqual(['Meiner', '030 999', 'Meine Straße 1']);
  await page.close();
});

test('an approval changes the applicant’s dashboard without a reload @release', async () => {
  const email = await register('Zum Löffel');
  const applicant = await product.newContext();
  const data = { email, password: APPLICANT_PASSWORD };
  expect((await applicant.request.post('/api/login', { data })).status()).toBe(200);
  const dashboard = await applicant.newPage();
  await dashboard.goto('/restaurant/dashboard');
  const banner = dashboard.getByRole('heading', { name: 'Your registration is under review' });
  await expect(banner).toBeVisible();

  await register('Zur Gabel', { phone: '+49 40 123456' });
  const page = await admin.newPage();
  // One a page: the others follow on demand, and the counts are of all.
  await page.route('**/api/admin/registrations?limit=20', (route) =>
    route.continue({ url: route.request().url().replace('limit=20', 'limit=1') }),
  );
  await page.goto('/admin/dashboard/approvals');
  await page.getByRole('button', { name: /^Show / }).click();
  await expect(page.getByRole('main').getByRole('listitem').nth(1)).toBeVisible();
  await expect(page.getByText('In time: 23 hours left').first()).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await assertAccessible(page);
  const fork = page.getByRole('region', { name: 'Zur Gabel' });
  await expect(fork.getByText('Missing: Legal name, VAT ID, Declaration')).toBeVisible();
  await expect(fork.getByRole('button', { name: 'Approve: Zur Gabel' })).toBeDisabled();
  await page.getByRole('button', { name: 'Approve: Zum Löffel' }).first().click();
  const approve = page.getByRole('dialog').getByRole('button', { name: 'Approve' });
  await approve.click();
  // The registration left it open.
  await expect(page.getByText('Please choose the cuisine')).toBeVisible();
  await assertAccessible(page);
  await page.getByLabel('Cuisine').selectOption('Pizza');
  await approve.click();
  await expect(banner).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 850 });
  for (const [panel, login] of [
    [dashboard, '/auth'],
    [page, '/admin/auth'],
  ] as const) {
    await panel.getByRole('navigation').getByRole('button', { name: 'Logout' }).click();
    await panel.waitForURL((url) => url.pathname === login);
  }
  // An edit that came too late is refused, and the browser writes that down.
  const unexpected = product.problems.filter(
    (problem) => !/status of 409 .*\/api\/admin\/restaurants\/\d+\)$/.test(problem),
  );
  expect(unexpected).toEqual([]);
  await page.close();
});
