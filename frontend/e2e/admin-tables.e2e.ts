/** An admin finds, pages, exports, cancels and approves, and everyone concerned sees it without a reload. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import { assertAccessible } from './support/axe.ts';
import { becomes } from './support/becomes.ts';
import { placeOrder, signUp } from './support/order-people.ts';
import { PASSWORD } from './support/orders.ts';
import { type Product, startProduct } from './support/product.ts';
import { PATIENCE_MS } from './support/patience.ts';

const APPLICANT_PASSWORD = 'ein Topf voll Suppe';
const MORE_THAN_A_PAGE = 26;

let product: Product;
let admin: BrowserContext;
before(async () => {
  product = await startProduct({ env: { RATE_LIMIT: 'off' } });
  admin = await product.newContext({ viewport: { width: 1280, height: 850 } });
  admin.setDefaultTimeout(PATIENCE_MS);
  const data = { email: 'admin@example.com', password: PASSWORD };
  assert.equal((await admin.request.post('/api/admin/login', { data })).status(), 200);
});
after(() => product.stop());

async function open(path: string): Promise<Page> {
  const page = await admin.newPage();
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

const TRADER = { legalName: 'Löffel GmbH', vatId: 'DE123456789', phone: '+49 40 123456', traderDeclaration: true };

async function register(name: string, more: object = TRADER): Promise<string> {
  const email = `wirt-${crypto.randomUUID()}@example.com`;
  const address = 'Deichstraße 1, 20459 Hamburg';
  const data = { name, email, password: APPLICANT_PASSWORD, city: 'hamburg', address, ...more };
  const context = await product.newContext();
  assert.equal((await context.request.post('/api/register-restaurant', { data })).status(), 201);
  await context.close();
  return email;
}

test('search and filter outlast a reload, and what finds nothing leads back', async () => {
  const page = await open('/admin/dashboard/restaurants');
  await page.getByLabel('Search', { exact: true }).fill('basilikum');
  await page.getByText('1 entry on page 1.').waitFor();
  await page.getByRole('main').getByLabel('City').selectOption('berlin');
  await page.waitForURL(
    (url) => url.searchParams.get('q') === 'basilikum' && url.searchParams.get('city') === 'berlin',
  );
  await page.reload();
  await page.getByText('1 entry on page 1.').waitFor();
  await becomes(() => page.getByLabel('Search', { exact: true }).inputValue(), 'basilikum');
  await assertAccessible(page);
  await page.getByRole('main').getByLabel('City').selectOption('hamburg');
  await page.getByText('Nothing found for “basilikum”.').waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).last().click();
  await page.getByRole('button', { name: 'View: Ofen & Basilikum' }).press('Enter');
  await page.getByRole('dialog').getByText('Subscription').waitFor();
  await page.waitForURL((url) => url.searchParams.get('id') === '1');
  await assertAccessible(page);
  await page.close();
});

test('pages lead on and back, and a file holds no formula', async () => {
  const guest = await product.newContext();
  await signUp(guest, '=cmd|calc');
  for (let count = 1; count < MORE_THAN_A_PAGE; count += 1) await signUp(guest, 'Viele Leute');
  const page = await open('/admin/dashboard/users?q=person-');
  await page.getByText('25 entries on page 1. More follow.').waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('on page 2.').waitFor();
  await page.reload();
  await page.getByText('on page 2.').waitFor();
  await page.getByRole('button', { name: 'Previous' }).click();
  await page.getByText('25 entries on page 1.').waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  const text = await readFile(await file.path(), 'utf8');
  assert.match(text, /'=cmd\|calc/);
  assert.doesNotMatch(text, /(^|[;,"])=cmd/m);
  await page.close();
});

test('an order that an admin cancels is cancelled on the customer’s screen', async () => {
  const customer = await product.newContext();
  await signUp(customer, 'Paula Probe');
  const { id } = await placeOrder(customer.request, 1);
  const tracking = await customer.newPage();
  await tracking.goto(`/order/${String(id)}`);
  await tracking.getByRole('heading', { level: 1 }).waitFor();

  const page = await open(`/admin/dashboard/orders?id=${String(id)}`);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await assertAccessible(page);
  const dialog = page.getByRole('dialog', { name: `Cancel order #${String(id)}?` });
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await dialog.getByText('Please choose a reason').waitFor();
  await dialog.getByLabel('At the customer’s request').check();
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await tracking.getByText('At the customer’s request').first().waitFor();
  await page.getByRole('dialog').getByText('by the administration').first().waitFor();
  await page.close();
});

test('two admins edit a restaurant at once: both see it, and the one who is later chooses', async () => {
  const path = '/api/admin/restaurants/2';
  const page = await open('/admin/dashboard/restaurants?id=2&edit=true');
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('textbox', { name: 'Name', exact: true }).fill('Meiner');
  await drawer.getByRole('textbox', { name: 'Address', exact: true }).fill('Meine Straße 1');
  const data = { name: 'Ihrer', phone: '030 999', address: 'Meine Straße 1' };
  assert.equal((await admin.request.put(path, { data })).status(), 200);
  await drawer.getByRole('button', { name: 'Save' }).click();
  const notice = drawer.getByRole('alert').filter({ hasText: 'Somebody else has saved this restaurant' });
  await notice.getByText('030 999').waitFor();
  await becomes(() => drawer.getByRole('textbox', { name: 'Phone', exact: true }).inputValue(), '030 999');
  await becomes(() => notice.getByRole('radiogroup').count(), 1);
  await assertAccessible(page);

  // Saved again without a choice: nothing is sent, what was typed stays.
  await drawer.getByRole('button', { name: 'Save' }).click();
  await drawer.getByText('Please choose above: theirs or yours').waitFor();
  assert.equal(await drawer.getByRole('textbox', { name: 'Name', exact: true }).inputValue(), 'Meiner');
  await notice.getByLabel('Yours: Meiner').check();
  await drawer.getByRole('button', { name: 'Save' }).click();
  await notice.waitFor({ state: 'detached' });
  const read = async () => {
    const { info } = (await (await admin.request.get(path)).json()) as { info: Record<string, string> };
    return [info.name, info.phone, info.address];
  };
  await becomes(read, ['Meiner', '030 999', 'Meine Straße 1']);
  await page.close();
});

test('an approval changes the applicant’s dashboard without a reload', async () => {
  const email = await register('Zum Löffel');
  const applicant = await product.newContext();
  const data = { email, password: APPLICANT_PASSWORD };
  assert.equal((await applicant.request.post('/api/login', { data })).status(), 200);
  const dashboard = await applicant.newPage();
  await dashboard.goto('/restaurant/dashboard');
  const banner = dashboard.getByRole('heading', { name: 'Your registration is under review' });
  await banner.waitFor();

  await register('Zur Gabel', { phone: '+49 40 123456' });
  const page = await admin.newPage();
  // One a page: the others follow on demand, and the counts are of all.
  await page.route('**/api/admin/registrations?limit=20', (route) =>
    route.continue({ url: route.request().url().replace('limit=20', 'limit=1') }),
  );
  await page.goto('/admin/dashboard/approvals');
  await page.getByRole('button', { name: /^Show / }).click();
  await page.getByRole('main').getByRole('listitem').nth(1).waitFor();
  await page.getByText('In time: 23 hours left').first().waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await assertAccessible(page);
  const fork = page.getByRole('region', { name: 'Zur Gabel' });
  await fork.getByText('Missing: Legal name, VAT ID, Declaration').waitFor();
  assert.equal(await fork.getByRole('button', { name: 'Approve: Zur Gabel' }).isDisabled(), true);
  await page.getByRole('button', { name: 'Approve: Zum Löffel' }).first().click();
  const approve = page.getByRole('dialog').getByRole('button', { name: 'Approve' });
  await approve.click();
  // The registration left it open.
  await page.getByText('Please choose the cuisine').waitFor();
  await assertAccessible(page);
  await page.getByLabel('Cuisine').selectOption('Pizza');
  await approve.click();
  await banner.waitFor({ state: 'detached' });
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
  assert.deepEqual(unexpected, []);
  await page.close();
});
