/** Passkeys and signed-in devices, with Chromium's own authenticator and a real server. */
import type { BrowserContext, Page } from '@playwright/test';
import type { AccountView } from '../../backend/src/contracts/accounts/account-views.ts';
import { assertFits } from './support/fits.ts';
import { PASSWORD } from './support/orders.ts';
import type { Product } from './support/product.ts';
import { addAuthenticator } from './support/virtual-authenticator.ts';
import { expect, test } from './support/test.ts';

const ADMIN_PASSWORD = 'fifteen soup spoons in a drawer';

let product: Product;
test.beforeAll(async ({ startProduct }) => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

async function visit(): Promise<{ context: BrowserContext; page: Page }> {
  const context = await product.newContext();
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
  test(`a ${who} adds a passkey, signs in with it without an e-mail, and removes it @release`, async () => {
    const { context, page } = await visit();
    const login = { data: { email, password: PASSWORD } };
    expect((await context.request.post('/api/login', login)).ok()).toBe(true);
    await page.goto(settings);
    await page.getByLabel('Name of the new passkey').fill('Laptop');
    await page.getByRole('button', { name: 'Add passkey' }).click();
    await page.getByRole('button', { name: 'Rename the passkey Laptop' }).click();
    const name = page.getByRole('textbox', { name: 'New name of the passkey Laptop' });
    await expect(name).toBeFocused();
    await name.fill(' ');
    await name.press('Enter');
    await expect(page.getByText('Please enter a name')).toBeVisible();
    await assertFits(page);
    await name.fill('Old laptop');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const rename = page.getByRole('button', { name: 'Rename the passkey Old laptop' });
    await expect(rename).toBeFocused();
    const remove = page.getByRole('button', { name: 'Remove the passkey Old laptop' });
    await expect(remove).toBeVisible();
    await assertFits(page);

    await context.clearCookies();
    await page.goto(door);
    const signIn = page.getByRole('button', { name: 'Log in with a passkey' });
    await expect(signIn).toBeVisible();
    await assertFits(page);
    await signIn.click();
    await expect.poll(() => whoIs(context)).toEqual(email);
    await page.waitForURL((url) => url.pathname !== door);

    await page.goto(settings);
    await expect(page.getByText(/last used/)).toBeVisible();
    await remove.click();
    await expect(page.getByText('Passkey removed')).toBeVisible();
    await context.clearCookies();
    await page.goto(door);
    await signIn.click();
    await expect(page.getByText('This passkey could not be used here.', { exact: false })).toBeVisible();
    expect(await whoIs(context)).toBe('');
    await context.close();
  });
}

test('an admin’s passkey is both factors: set up at the first login, and enough to sign in @release', async () => {
  const owner = await product.newContext();
  const demo = { data: { email: 'admin@example.com', password: PASSWORD } };
  expect((await owner.request.post('/api/admin/login', demo)).ok()).toBe(true);
  const email = `passkey-${String(Date.now())}@example.com`;
  const data = { name: 'Rosa Bauer', email, password: ADMIN_PASSWORD, role: 'support' };
  expect((await owner.request.post('/api/admin/admins', { data })).status()).toBe(201);
  await owner.close();

  const { context, page } = await visit();
  const login = { data: { email, password: ADMIN_PASSWORD } };
  expect((await context.request.post('/api/admin/login', login)).ok()).toBe(true);
  await page.goto('/admin/dashboard');
  await page.waitForURL('**/admin/second-factor');
  await page.getByRole('button', { name: 'With a passkey' }).click();
  await expect(page.getByText('We only show them this once.', { exact: false })).toBeVisible();
  const codes = await page
    .getByRole('listitem')
    .filter({ hasText: /^\w{5}-\w{5}$/ })
    .allInnerTexts();
  expect(codes.length).toBe(10);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await page.waitForURL('**/admin/dashboard');

  await context.clearCookies();
  // The password alone is not enough any more; with one of the codes it is.
  expect((await context.request.post('/api/admin/login', login)).status()).toBe(401);
  const withCode = { data: { ...login.data, code: codes[0] } };
  expect((await context.request.post('/api/admin/login', withCode)).status()).toBe(200);
  await context.clearCookies();
  await page.goto('/admin/auth');
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await page.waitForURL('**/admin/dashboard');
  expect(await whoIs(context)).toBe(email);

  await page.goto('/admin/dashboard/account');
  const remove = page.getByRole('button', { name: 'Remove the passkey First passkey' });
  await expect(remove).toBeVisible();
  await assertFits(page);
  await remove.click();
  // The last factor is gone: another one comes before everything else.
  await page.waitForURL('**/admin/second-factor');
  await context.close();
});

test('logged-in devices: one is logged out, and all others @release', async () => {
  const { context, page } = await visit();
  const others = await Promise.all([product.newContext(), product.newContext()]);
  const login = { data: { email: 'restaurant2@example.com', password: PASSWORD } };
  for (const each of [context, ...others]) expect((await each.request.post('/api/login', login)).ok()).toBe(true);
  await page.goto('/restaurant/dashboard/settings/password');
  const buttons = page.getByRole('button', { name: /^Log out: / });
  await expect(buttons).toHaveCount(2);
  await expect(page.getByText('This device')).toBeVisible();
  await buttons.first().click();
  await expect(buttons).toHaveCount(1);
  await page.getByRole('button', { name: 'Log out all other devices' }).click();
  await expect(buttons).toHaveCount(0);
  for (const other of others) expect(await whoIs(other)).toBe('');
  expect(await whoIs(context)).toBe('restaurant2@example.com');
  await Promise.all([context, ...others].map((each) => each.close()));
});
