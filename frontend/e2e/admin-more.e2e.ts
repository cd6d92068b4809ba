/** What admins have beside the tables: their account and its second factor, each other's, the audit log, the texts. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { URI } from 'otpauth';
import type { BrowserContext, Page } from 'playwright-core';
import type { RecoveryCodesView, SecondFactorEnrolmentView } from '../../backend/src/contracts/admin.ts';
import { assertAccessible } from './support/axe.ts';
import { becomes, focusGoesToPath } from './support/becomes.ts';
import { PASSWORD } from './support/orders.ts';
import { type Product, startProduct } from './support/product.ts';
import { overflowOf } from './support/screen-texts.ts';
import { PATIENCE_MS } from './support/patience.ts';

const OWNER = 'admin@example.com';
const DASHBOARD = '/admin/dashboard';
const ADMIN_PASSWORD = 'fifteen soup spoons in a drawer';
const PHONE = { width: 390, height: 844 };
const HALF_MINUTE_MS = 30_000;

let product: Product;
let owner: BrowserContext;
before(async () => {
  product = await startProduct({ env: { RATE_LIMIT: 'off' } });
  owner = await visit();
  await logIn(owner, OWNER, PASSWORD);
});
after(() => product.stop());

async function visit(): Promise<BrowserContext> {
  const context = await product.newContext({ acceptDownloads: true });
  context.setDefaultTimeout(PATIENCE_MS);
  return context;
}

async function logIn(context: BrowserContext, email: string, password: string, code?: string): Promise<void> {
  assert.ok((await context.request.post('/api/admin/login', { data: { email, password, code } })).ok());
}

/** The recovery codes of whoever has just logged in for the first time. */
async function setUpFactor(context: BrowserContext): Promise<string[]> {
  const enrolled = await context.request.post('/api/admin/second-factor');
  const { uri } = (await enrolled.json()) as SecondFactorEnrolmentView;
  const data = { code: codeAt(uri, Date.now()) };
  const confirmed = await context.request.post('/api/admin/second-factor/confirm', { data });
  return ((await confirmed.json()) as RecoveryCodesView).recoveryCodes;
}

async function addAdmin(role: 'support' | 'operations'): Promise<{ id: number; email: string }> {
  const email = `${role}-${String(Date.now())}@example.com`;
  const data = { name: 'Rosa Bauer', email, password: ADMIN_PASSWORD, role };
  const answer = await owner.request.post('/api/admin/admins', { data });
  assert.equal(answer.status(), 201);
  return (await answer.json()) as { id: number; email: string };
}

async function open(context: BrowserContext, section: string, name: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${DASHBOARD}/${section}`);
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  return page;
}

/** On a desktop and on a phone, without anything sticking out. */
async function assertFits(page: Page): Promise<void> {
  const desktop = page.viewportSize();
  for (const size of [desktop, PHONE]) {
    if (size) await page.setViewportSize(size);
    await assertAccessible(page);
    assert.equal(await overflowOf(page), 0, `${page.url()} at ${String(size?.width)} px`);
  }
  if (desktop) await page.setViewportSize(desktop);
}

const codeAt = (uri: string, timestamp: number) => URI.parse(uri).generate({ timestamp });

test('second factor: set up with an app, codes once, asked for at login; a recovery code counts once', async () => {
  const { email } = await addAdmin('support');
  const context = await visit();
  await logIn(context, email, ADMIN_PASSWORD);
  const page = await context.newPage();
  await page.goto(`${DASHBOARD}/orders`);
  // Without a second factor nothing else opens.
  await page.waitForURL('**/admin/second-factor');
  await page.getByRole('heading', { level: 1, name: 'Set up a second factor' }).waitFor();
  await assertFits(page);
  const enrolled = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/admin/second-factor') && answer.request().method() === 'POST',
  );
  await page.getByRole('button', { name: 'With an authenticator app' }).click();
  const { uri, secret } = (await (await enrolled).json()) as SecondFactorEnrolmentView;
  assert.equal((await page.locator('code').innerText()).replaceAll(' ', ''), secret);
  await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
  await assertFits(page);
  await page.getByLabel('Code from the app').fill('000000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('The code is wrong or was used before.').waitFor();
  // The current code, and the next one for the login: both still count when the half minute ends on their way.
  await page.getByLabel('Code from the app').fill(codeAt(uri, Date.now()));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('We show them this once.', { exact: false }).waitFor();
  const codes = await page
    .getByRole('list')
    .filter({ hasText: /\w{5}-\w{5}/ })
    .getByRole('listitem')
    .allInnerTexts();
  assert.equal(codes.length, 10);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  assert.equal((await download).suggestedFilename(), 'tischlein-recovery-codes.txt');
  await assertFits(page);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await page.waitForURL(`**${DASHBOARD}`);
  const account = await open(context, 'account', 'My account');
  await account.getByText('10 recovery codes are left.').waitFor();
  assert.ok(!(await account.content()).includes(codes[0] ?? ''));
  await assertFits(account);

  await context.clearCookies();
  const login = await context.newPage();
  await login.goto('/admin/auth');
  await login.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await login.getByRole('textbox', { name: 'Password' }).fill(ADMIN_PASSWORD);
  await login.getByRole('button', { name: 'Log in', exact: true }).click();
  const field = login.getByLabel('Code from your authenticator app');
  await field.waitFor();
  assert.equal(await field.getAttribute('autocomplete'), 'one-time-code');
  assert.equal(await login.getByRole('textbox', { name: 'Password' }).inputValue(), ADMIN_PASSWORD);
  await assertAccessible(login);
  await field.fill('000000');
  await login.getByRole('button', { name: 'Log in', exact: true }).click();
  await login.getByText('The code is wrong or was used before.', { exact: false }).waitFor();
  await field.fill(codeAt(uri, Date.now() + HALF_MINUTE_MS));
  await login.getByRole('button', { name: 'Log in', exact: true }).click();
  await login.waitForURL(`**${DASHBOARD}`);

  const again = { email, password: ADMIN_PASSWORD, code: codes[0] };
  assert.equal((await context.request.post('/api/admin/login', { data: again })).status(), 200);
  assert.equal((await context.request.post('/api/admin/login', { data: again })).status(), 401);
  await context.close();
});

test('accounts: an owner adds a support admin, who sees less; the audit log shows it before and after', async () => {
  const name = `Kemal ${String(Date.now())}`;
  const email = `${name.replace(' ', '.').toLowerCase()}@example.com`;
  const page = await open(owner, 'admins', 'Admin accounts');
  await page.getByText('This is you.', { exact: false }).waitFor();
  await assertFits(page);
  await page.getByRole('button', { name: 'Add account' }).click();
  const form = page.getByRole('dialog', { name: 'Add account' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('E-mail').fill(OWNER);
  await form.getByRole('textbox', { name: 'Password' }).fill(ADMIN_PASSWORD);
  await form.getByRole('button', { name: 'Create account' }).click();
  await focusGoesToPath(page, 'email');
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('E-mail').press('Enter');
  await page.getByText(email).waitFor();

  const support = await visit();
  await logIn(support, email, ADMIN_PASSWORD);
  const [recoveryCode = ''] = await setUpFactor(support);
  const desk = await open(support, 'account', 'My account');
  const sections = desk.getByRole('navigation', { name: 'Sections of the administration' });
  await sections.getByRole('link').first().waitFor();
  for (const section of ['Admin accounts', 'Audit log', 'Translations', 'Queues']) {
    assert.equal(await sections.getByRole('link', { name: section }).count(), 0, section);
  }
  await desk.goto(`${DASHBOARD}/audit`);
  await desk.getByText('This is for other roles').waitFor();

  await page.getByRole('button', { name: `Change role: ${name}` }).click();
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /^Operations/ })
    .check();
  await page.getByRole('button', { name: 'Save role' }).click();
  await page.getByText(`${name} has a new role`).waitFor();
  await desk.waitForURL('**/admin/auth*');
  await logIn(support, email, ADMIN_PASSWORD, recoveryCode);
  const log = await open(support, 'audit', 'Audit log');
  await log.getByRole('combobox', { name: 'Action' }).selectOption({ label: 'Admin account changed' });
  await log.getByRole('searchbox', { name: 'Search' }).fill(email);
  const line = log.getByRole('listitem').filter({ hasText: email });
  await line.getByText('Before: Support').waitFor();
  await line.getByText('After: Operations').waitFor();
  await becomes(() => line.count(), 1);
  await log.waitForURL(/action=admin_changed/);
  await log.reload();
  await line.getByText('After: Operations').waitFor();
  await assertFits(log);
  await log.getByRole('button', { name: 'Clear filters' }).click();
  await log.getByRole('listitem').filter({ hasText: 'Logged in' }).first().waitFor();
  await Promise.all([page.close(), support.close()]);
});

test('texts: a placeholder lost is told, the change reaches a customer, and one click takes it back', async () => {
  const page = await open(owner, 'translations', 'Translations');
  await page.getByRole('searchbox', { name: 'Search' }).fill('header.cart_');
  await page.getByText('2 of 2 texts').waitFor();
  await page.getByRole('button', { name: 'Edit: header.cart_other, Deutsch' }).click();
  const field = page.getByRole('textbox', { name: 'header.cart_other, Deutsch' });
  await field.fill('Zum Picknickkorb');
  await page.getByText('This placeholder is missing: {{count}}').waitFor();
  await field.fill('Zum Picknickkorb mit {{count}} Sachen');
  await page.getByText('Zum Picknickkorb mit 5 Sachen').waitFor();
  await assertFits(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Text saved').waitFor();
  await page.getByText(`by ${OWNER}`, { exact: false }).waitFor();

  const guest = await visit();
  const home = await guest.newPage();
  await home.goto('/imprint');
  await home.evaluate(() => localStorage.setItem('language', 'de'));
  await home.goto('/');
  await home.getByRole('button', { name: 'Zum Picknickkorb mit 0 Sachen' }).waitFor();

  await page.getByRole('button', { name: 'Back to built-in: header.cart_other, Deutsch' }).click();
  await page.getByText('The built-in text is back').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Undone').waitFor();
  await page.getByRole('combobox', { name: 'Show' }).selectOption({ label: 'Changed only' });
  await page.getByText('1 of 1 text').waitFor();

  await page.getByRole('button', { name: 'Import' }).click();
  const drawer = page.getByRole('dialog', { name: 'Import texts' });
  const choose = async (texts: object) => {
    const file = {
      name: 'tischlein-de.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(texts)),
    };
    await drawer.locator('input[type=file]').setInputFiles(file);
    await drawer.getByRole('button', { name: 'Import' }).click();
  };
  await choose({ 'header.cart_other': 'Ohne Zahl', 'no.such.key': 'x' });
  await drawer.getByText('Nothing was changed: 2 texts are wrong.').waitFor();
  await drawer.getByText('no.such.key').waitFor();
  await assertAccessible(page);
  const exported = await owner.request.get('/api/admin/translations/de/export');
  assert.match(exported.headers()['content-disposition'] ?? '', /tischlein-de\.json/);
  await owner.request.delete('/api/admin/translations/de/header.cart_other');
  await choose({ 'header.cart_one': 'Zum Korb mit {{count}} Gericht' });
  await page.getByText('1 changed, 0 back to built-in').waitFor();
  await owner.request.delete('/api/admin/translations/de/header.cart_one');
  await Promise.all([page.close(), guest.close()]);
});

test('queues: an owner’s link leads to Bull Board in a tab of its own', async () => {
  const page = await open(owner, 'account', 'My account');
  const link = page.getByRole('link', { name: 'Queues (opens in a new tab)' });
  const tab = owner.waitForEvent('page');
  await link.click();
  const board = await tab;
  await board.waitForURL('**/admin/queues**');
  await board.getByText('Tischlein').first().waitFor();
});

test('nothing was logged as an error', () => {
  const expected = /status of (?:400|401|403|409|422)/;
  assert.deepEqual(
    product.problems.filter((problem) => !expected.test(problem)),
    [],
  );
});
