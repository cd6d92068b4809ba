/** Passkeys and signed-in devices, with Chromium's own authenticator and a real server. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import type { AccountView } from '../../backend/src/contracts/account-views.ts';
import { becomes } from './support/becomes.ts';
import { assertFits } from './support/fits.ts';
import { PASSWORD } from './support/orders.ts';
import { type Product, startProduct } from './support/product.ts';
import { PATIENCE_MS } from './support/patience.ts';
import { addAuthenticator } from './support/virtual-authenticator.ts';

const ADMIN_PASSWORD = 'fifteen soup spoons in a drawer';

let product: Product;
before(async () => {
  product = await startProduct({ env: { RATE_LIMIT: 'off' } });
});
after(() => product.stop());

async function visit(): Promise<{ context: BrowserContext; page: Page }> {
  const context = await product.newContext();
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  await addAuthenticator(page);
  return { context, page };
}

async function whoIs(context: BrowserContext): Promise<string> {
  const answer = await context.request.get('/api/user');
  return answer.ok() ? ((await answer.json()) as AccountView).email : '';
}

const PEOPLE = [
  { who: 'customer', email: 'kunde@example.com', settings: '/profile/password', door: '/auth' },
  {
    who: 'restaurant',
    email: 'restaurant1@example.com',
    settings: '/restaurant/dashboard/settings/password',
    door: '/restaurant/login',
  },
] as const;

for (const { who, email, settings, door } of PEOPLE) {
  test(`a ${who} adds a passkey, signs in with it without an e-mail, and removes it`, async () => {
    const { context, page } = await visit();
    const login = { data: { email, password: PASSWORD } };
    assert.ok((await context.request.post('/api/login', login)).ok());
    await page.goto(settings);
    await page.getByLabel('Name of the new passkey').fill('Laptop');
    await page.getByRole('button', { name: 'Add passkey' }).click();
    await page.getByRole('button', { name: 'Rename the passkey Laptop' }).click();
    const name = page.getByRole('textbox', { name: 'New name of the passkey Laptop' });
    await becomes(() => name.evaluate((field) => field === document.activeElement), true);
    await name.fill(' ');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('A name is missing').waitFor();
    await assertFits(page);
    await name.fill('Old laptop');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const rename = page.getByRole('button', { name: 'Rename the passkey Old laptop' });
    await becomes(() => rename.evaluate((button) => button === document.activeElement), true);
    const remove = page.getByRole('button', { name: 'Remove the passkey Old laptop' });
    await remove.waitFor();
    await assertFits(page);

    await context.clearCookies();
    await page.goto(door);
    const signIn = page.getByRole('button', { name: 'Sign in with a passkey' });
    await signIn.waitFor();
    await assertFits(page);
    await signIn.click();
    await becomes(() => whoIs(context), email);
    await page.waitForURL((url) => url.pathname !== door);

    await page.goto(settings);
    await page.getByText(/last used/).waitFor();
    await remove.click();
    await page.getByText('The passkey is removed').waitFor();
    await context.clearCookies();
    await page.goto(door);
    await signIn.click();
    await page.getByText('This passkey could not be used here.', { exact: false }).waitFor();
    assert.equal(await whoIs(context), '');
    await context.close();
  });
}

test('an admin’s passkey is both factors: set up at the first login, and enough to sign in', async () => {
  const owner = await product.newContext();
  const demo = { data: { email: 'admin@example.com', password: PASSWORD } };
  assert.ok((await owner.request.post('/api/admin/login', demo)).ok());
  const email = `passkey-${String(Date.now())}@example.com`;
  const data = { name: 'Rosa Bauer', email, password: ADMIN_PASSWORD, role: 'support' };
  assert.equal((await owner.request.post('/api/admin/admins', { data })).status(), 201);
  await owner.close();

  const { context, page } = await visit();
  const login = { data: { email, password: ADMIN_PASSWORD } };
  assert.ok((await context.request.post('/api/admin/login', login)).ok());
  await page.goto('/admin/dashboard');
  await page.waitForURL('**/admin/second-factor');
  await page.getByRole('button', { name: 'With a passkey' }).click();
  await page.getByText('We show them this once.', { exact: false }).waitFor();
  const codes = await page
    .getByRole('listitem')
    .filter({ hasText: /^\w{5}-\w{5}$/ })
    .allInnerTexts();
  assert.equal(codes.length, 10);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await page.waitForURL('**/admin/dashboard');

  await context.clearCookies();
  // The password alone is not enough any more; with one of the codes it is.
  assert.equal((await context.request.post('/api/admin/login', login)).status(), 401);
  const withCode = { data: { ...login.data, code: codes[0] } };
  assert.equal((await context.request.post('/api/admin/login', withCode)).status(), 200);
  await context.clearCookies();
  await page.goto('/admin/auth');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.waitForURL('**/admin/dashboard');
  assert.equal(await whoIs(context), email);

  await page.goto('/admin/dashboard/account');
  const remove = page.getByRole('button', { name: 'Remove the passkey First passkey' });
  await remove.waitFor();
  await assertFits(page);
  await remove.click();
  // The last factor is gone: another one comes before everything else.
  await page.waitForURL('**/admin/second-factor');
  await context.close();
});

test('signed-in devices: one is signed out, and all others', async () => {
  const { context, page } = await visit();
  const others = await Promise.all([product.newContext(), product.newContext()]);
  const login = { data: { email: 'restaurant2@example.com', password: PASSWORD } };
  for (const each of [context, ...others]) assert.ok((await each.request.post('/api/login', login)).ok());
  await page.goto('/restaurant/dashboard/settings/password');
  const buttons = page.getByRole('button', { name: /^Sign out: / });
  await becomes(() => buttons.count(), 2);
  await page.getByText('This device').waitFor();
  await buttons.first().click();
  await becomes(() => buttons.count(), 1);
  await page.getByRole('button', { name: 'Sign out all other devices' }).click();
  await becomes(() => buttons.count(), 0);
  for (const other of others) assert.equal(await whoIs(other), '');
  assert.equal(await whoIs(context), 'restaurant2@example.com');
  await Promise.all([context, ...others].map((each) => each.close()));
});
