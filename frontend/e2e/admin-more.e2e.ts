/** What admins have beside the tables: their account and its second factor, each other's, the audit log, the texts. */
import { URI } from 'otpauth';
import type { BrowserContext, Page } from '@playwright/test';
import type { RecoveryCodesView, SecondFactorEnrolmentView } from '../../backend/src/contracts/admin/admin.ts';
import { assertAccessible } from './support/axe.ts';
import { assertFits } from './support/fits.ts';
import { focusGoesToPath } from './support/focus.ts';
import { PASSWORD } from './support/orders.ts';
import type { Product } from './support/product.ts';
import { expect, test } from './support/test.ts';

const OWNER = 'admin@example.com';
const DASHBOARD = '/admin/dashboard';
const ADMIN_PASSWORD = 'fifteen soup spoons in a drawer';
const HALF_MINUTE_MS = 30_000;

let product: Product;
let owner: BrowserContext;
test.beforeAll(async ({ startProduct }) => {
  product = await startProduct();
  owner = await visit();
  await logIn(owner, OWNER, PASSWORD);
});
test.afterAll(() => product.stop());

async function visit(): Promise<BrowserContext> {
  const context = await product.newContext({ acceptDownloads: true });
  return context;
}

async function logIn(context: BrowserContext, email: string, password: string, code?: string): Promise<void> {
  expect((await context.request.post('/api/admin/login', { data: { email, password, code } })).ok()).toBe(true);
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
  expect(answer.status()).toBe(201);
  return (await answer.json()) as { id: number; email: string };
}

async function open(context: BrowserContext, section: string, name: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${DASHBOARD}/${section}`);
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  return page;
}

const codeAt = (uri: string, timestamp: number) => URI.parse(uri).generate({ timestamp });

test('second factor: set up with an app, codes once, asked for at login; a recovery code counts once @release', async () => {
  const { email } = await addAdmin('support');
  const context = await visit();
  await logIn(context, email, ADMIN_PASSWORD);
  const page = await context.newPage();
  await page.goto(`${DASHBOARD}/orders`);
  // Without a second factor nothing else opens.
  await page.waitForURL('**/admin/second-factor');
  await expect(page.getByRole('heading', { level: 1, name: 'Set up a second factor' })).toBeVisible();
  await assertFits(page);
  const enrolled = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/admin/second-factor') && answer.request().method() === 'POST',
  );
  await page.getByRole('button', { name: 'With an authenticator app' }).click();
  const { uri, secret } = (await (await enrolled).json()) as SecondFactorEnrolmentView;
  expect((await page.locator('code').innerText()).replaceAll(' ', '')).toBe(secret);
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await assertFits(page);
  await page.getByLabel('Code from the app').fill('000000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('The code is wrong or was used before.')).toBeVisible();
  // The current code, and the next one for the login: both still count when the half minute ends on their way.
  await page.getByLabel('Code from the app').fill(codeAt(uri, Date.now()));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('We only show them this once.', { exact: false })).toBeVisible();
  const codes = await page
    .getByRole('list')
    .filter({ hasText: /\w{5}-\w{5}/ })
    .getByRole('listitem')
    .allInnerTexts();
  expect(codes.length).toBe(10);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('tischlein-recovery-codes.txt');
  await assertFits(page);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await page.waitForURL(`**${DASHBOARD}`);
  const account = await open(context, 'account', 'My account');
  await expect(account.getByText('10 recovery codes are left.')).toBeVisible();
  expect((await account.content()).includes(codes[0] ?? '')).toBe(false);
  await assertFits(account);

  await context.clearCookies();
  const login = await context.newPage();
  await login.goto('/admin/auth');
  await login.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await login.getByRole('textbox', { name: 'Password' }).fill(ADMIN_PASSWORD);
  await login.getByRole('button', { name: 'Log in', exact: true }).click();
  const field = login.getByLabel('Code from your authenticator app');
  await expect(field).toBeVisible();
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(login.getByRole('textbox', { name: 'Password' })).toHaveValue(ADMIN_PASSWORD);
  await assertAccessible(login);
  await field.fill('000000');
  await login.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(login.getByText('The code is wrong or was used before.', { exact: false })).toBeVisible();
  await field.fill(codeAt(uri, Date.now() + HALF_MINUTE_MS));
  await login.getByRole('button', { name: 'Log in', exact: true }).click();
  await login.waitForURL(`**${DASHBOARD}`);

  const again = { email, password: ADMIN_PASSWORD, code: codes[0] };
  expect((await context.request.post('/api/admin/login', { data: again })).status()).toBe(200);
  expect((await context.request.post('/api/admin/login', { data: again })).status()).toBe(401);
  await context.close();
});

test('accounts: an owner adds a support admin, who sees less; the audit log shows it before and after @release', async () => {
  const name = `Kemal ${String(Date.now())}`;
  const email = `${name.replace(' ', '.').toLowerCase()}@example.com`;
  const page = await open(owner, 'admins', 'Admin accounts');
  await expect(page.getByText('This is you.', { exact: false })).toBeVisible();
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
  await expect(page.getByText(email)).toBeVisible();

  const support = await visit();
  await logIn(support, email, ADMIN_PASSWORD);
  const [recoveryCode = ''] = await setUpFactor(support);
  const desk = await open(support, 'account', 'My account');
  const sections = desk.getByRole('navigation', { name: 'Sections of the administration' });
  await expect(sections.getByRole('link').first()).toBeVisible();
  for (const section of ['Admin accounts', 'Audit log', 'Translations', 'Queues']) {
    await expect(sections.getByRole('link', { name: section }), section).toHaveCount(0);
  }
  await desk.goto(`${DASHBOARD}/audit`);
  await expect(desk.getByText('This is for other roles')).toBeVisible();

  await page.getByRole('button', { name: `Change role: ${name}` }).click();
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /^Operations/ })
    .check();
  await page.getByRole('button', { name: 'Save role' }).click();
  await expect(page.getByText(`${name} has a new role`)).toBeVisible();
  await desk.waitForURL('**/admin/auth*');
  await logIn(support, email, ADMIN_PASSWORD, recoveryCode);
  const log = await open(support, 'audit', 'Audit log');
  await log.getByRole('combobox', { name: 'Action' }).selectOption({ label: 'Admin account changed' });
  await log.getByRole('searchbox', { name: 'Search' }).fill(email);
  const line = log.getByRole('listitem').filter({ hasText: email });
  await expect(line.getByText('Before: Support')).toBeVisible();
  await expect(line.getByText('After: Operations')).toBeVisible();
  await expect(line).toHaveCount(1);
  await log.waitForURL(/action=admin_changed/);
  await log.reload();
  await expect(line.getByText('After: Operations')).toBeVisible();
  await assertFits(log);
  await log.getByRole('button', { name: 'Clear filters' }).click();
  await expect(log.getByRole('listitem').filter({ hasText: 'Logged in' }).first()).toBeVisible();
  await Promise.all([page.close(), support.close()]);
});

test('texts: a placeholder lost is told, the change reaches a customer, and one click takes it back @release', async () => {
  const page = await open(owner, 'translations', 'Translations');
  await page.getByRole('searchbox', { name: 'Search' }).fill('header.cart_');
  await expect(page.getByText('2 of 2 texts')).toBeVisible();
  await page.getByRole('button', { name: 'Edit: header.cart_other, Deutsch' }).click();
  const field = page.getByRole('textbox', { name: 'header.cart_other, Deutsch' });
  await field.fill('Zum Picknickkorb');
  await expect(page.getByText('This placeholder is missing: {{count}}')).toBeVisible();
  await field.fill('Zum Picknickkorb mit {{count}} Sachen');
  await expect(page.getByText('Zum Picknickkorb mit 5 Sachen')).toBeVisible();
  await assertFits(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Text saved')).toBeVisible();
  await expect(page.getByText(`by ${OWNER}`, { exact: false })).toBeVisible();

  const guest = await visit();
  const home = await guest.newPage();
  await home.goto('/imprint');
  await home.evaluate(() => localStorage.setItem('language', 'de'));
  await home.clock.install();
  await home.goto('/');
  await expect(home.getByRole('button', { name: 'Zum Picknickkorb mit 0 Sachen' })).toBeVisible();

  await page.getByRole('button', { name: 'Reset to default: header.cart_other, Deutsch' }).click();
  await expect(page.getByText('The default text is back')).toBeVisible();
  // The customer's page stays open and has it within the five minutes that the screen names.
  await home.clock.fastForward('04:30');
  await expect(home.getByRole('button', { name: 'Warenkorb öffnen, 0 Artikel' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone')).toBeVisible();
  await page.getByRole('combobox', { name: 'Show' }).selectOption({ label: 'Changed only' });
  await expect(page.getByText('1 of 1 text')).toBeVisible();

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
  await expect(drawer.getByText('Nothing was changed: 2 texts are wrong.')).toBeVisible();
  await expect(drawer.getByText('no.such.key')).toBeVisible();
  await assertAccessible(page);
  const exported = await owner.request.get('/api/admin/translations/de/export');
  expect(exported.headers()['content-disposition'] ?? '').toMatch(/tischlein-de\.json/);
  await owner.request.delete('/api/admin/translations/de/header.cart_other');
  await choose({ 'header.cart_one': 'Zum Korb mit {{count}} Gericht' });
  await expect(page.getByText('1 changed, 0 reset to default')).toBeVisible();
  await owner.request.delete('/api/admin/translations/de/header.cart_one');
  await Promise.all([page.close(), guest.close()]);
});

test('queues: an owner’s link leads to Bull Board in a tab of its own @release', async () => {
  const page = await open(owner, 'account', 'My account');
  const link = page.getByRole('link', { name: 'Queues (opens in a new tab)' });
  const tab = owner.waitForEvent('page');
  await link.click();
  const board = await tab;
  await board.waitForURL('**/admin/queues**');
  await expect(board.getByText('Tischlein').first()).toBeVisible();
});

test('nothing was logged as an error @release', () => {
  const expected = /status of (?:400|401|403|409|422)/;
  expect(product.problems.filter((problem) => !expected.test(problem))).toEqual([]);
});
