/** Who gets in and out: protected screens, the three logins, and the panels' logout, as docs/specification.md lists them. */
import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { assertAccessible } from './support/axe.ts';
import { PASSWORD } from './support/orders.ts';
import type { Product } from './support/product.ts';
import { expect, test } from './support/test.ts';
import { messageOf, REFUSAL } from './support/unavailable.ts';

const PHONE = { viewport: { width: 390, height: 844 } };
/** As many wrong passwords as an account and an address may send in ten minutes. */
const MOST_TRIES = 10;

let product: Product;
test.beforeAll(async ({ startProduct }) => {
  // The limits are on, since a login that is locked has its own sentence.
  product = await startProduct({ env: { RATE_LIMIT: 'on' } });
});
test.afterAll(() => product.stop());

async function visit(options: BrowserContextOptions = {}): Promise<{ context: BrowserContext; page: Page }> {
  const context = await product.newContext(options);
  return { context, page: await context.newPage() };
}

async function logIn(page: Page, email: string, password = PASSWORD, button = 'Log in'): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: button, exact: true }).click();
}

test('protected screens wait for the answer who is there, and send visitors to the login and back', async () => {
  const { page, context } = await visit();
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/user', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/profile');
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  answer();
  await page.waitForURL('**/auth?redirect=%2Fprofile');
  await page.route('**/api/user', (route) => route.fulfill(REFUSAL));
  await page.goto('/profile');
  await page.waitForURL('**/auth?redirect=%2Fprofile');
  await page.unroute('**/api/user');
  for (const path of ['/profile/edit', '/orders', '/my-orders']) {
    await page.goto(path);
    await page.waitForURL(`**/auth?redirect=${path === '/my-orders' ? '%2Forders' : encodeURIComponent(path)}`);
  }
  await logIn(page, 'kunde@example.com');
  await page.waitForURL('**/orders');
  await context.close();
});

test('the login says what is missing and why it fails, and leads each account to its start', async () => {
  const { page, context } = await visit();
  await page.goto('/auth');
  await expect(page.getByText('kunde@example.com')).toBeVisible();
  await expect(page.getByText(PASSWORD, { exact: true })).toBeVisible();
  await expect(page.getByText('restaurants to choose from')).toBeVisible();
  const aside = page.getByRole('complementary');
  await expect(aside.getByRole('link', { name: 'Restaurant login' })).toHaveAttribute('href', '/restaurant/login');
  await expect(aside.getByRole('link', { name: 'Admin login' })).toHaveAttribute('href', '/admin/auth');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await logIn(page, 'kunde@example.com', 'something else');
  await messageOf(page, 'Login failed', 'The e-mail address or the password is wrong.');
  await logIn(page, 'kunde@example.com');
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/auth');
  await page.waitForURL((url) => url.pathname === '/');
  await context.clearCookies();

  await page.goto('/auth');
  await logIn(page, 'restaurant6@example.com');
  await page.waitForURL('**/restaurant/dashboard');
  await page.goto('/auth');
  await page.waitForURL('**/restaurant/dashboard');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: /^Account of / }).click();
  const dashboard = header.getByRole('menuitem', { name: 'Dashboard' });
  await expect(dashboard).toBeVisible();
  await expect(dashboard).toHaveAttribute('href', '/restaurant/dashboard');
  await expect(header.getByRole('button', { name: /^(City|Open cart)/ })).toHaveCount(0);
  await context.clearCookies();
  await context.request.post('/api/admin/login', { data: { email: 'admin@example.com', password: PASSWORD } });
  await page.goto('/auth');
  await page.waitForURL('**/admin/dashboard');
  await context.close();
});

test('the logins of restaurants and admins show no form to whoever is logged in @release', async () => {
  const { page, context } = await visit();
  await context.request.post('/api/login', { data: { email: 'kunde@example.com', password: PASSWORD } });
  for (const login of ['/admin/auth', '/restaurant/login']) {
    await page.goto(login);
    await expect(page.getByRole('heading', { level: 1, name: 'You are logged in already' })).toBeVisible();
    await expect(page.getByText('(kunde@example.com)')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Password' })).toHaveCount(0);
    await assertAccessible(page);
  }
  await page.getByRole('button', { name: 'Log out and log in here' }).click();
  await expect(page.getByRole('button', { name: 'Login to Dashboard' })).toBeVisible();
  expect((await context.request.get('/api/user')).status()).toBe(401);
  await context.request.post('/api/admin/login', { data: { email: 'admin@example.com', password: PASSWORD } });
  await page.goto('/admin/auth?redirect=/admin/dashboard/orders');
  await page.waitForURL('**/admin/dashboard/orders');
  await context.close();
});

test('the restaurants’ login says what is missing and what is wrong, and takes no customers and no admins', async () => {
  const { page, context } = await visit();
  await page.goto('/restaurant/login');
  const submit = page.getByRole('button', { name: 'Login to Dashboard' });
  await submit.click();
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('email');
  for (const [email, password, words] of [
    ['restaurant6@example.com', 'something else', 'The e-mail address or the password is wrong.'],
    ['kunde@example.com', PASSWORD, 'Only restaurant accounts can access this page'],
    // Whether an admin's password is right is told to nobody here.
    ['admin@example.com', PASSWORD, 'The e-mail address or the password is wrong.'],
  ] as const) {
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await submit.click();
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
  }
  expect(new URL(page.url()).pathname).toBe('/restaurant/login');
  expect((await context.request.get('/api/user')).status()).toBe(401);
  await context.close();
});

test('the admins’ login says what is missing, what is wrong and what failed, and takes admins alone', async () => {
  const { page, context } = await visit();
  await page.goto('/admin/auth');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeFocused();
  const alert = page.getByRole('alert');
  for (const [email, password] of [
    ['admin@example.com', 'something else'],
    ['kunde@example.com', PASSWORD],
    ['restaurant6@example.com', PASSWORD],
  ] as const) {
    const answered = page.waitForResponse('**/api/admin/login');
    await logIn(page, email, password);
    expect((await answered).status()).toBe(401);
    await expect(alert.filter({ hasText: 'The e-mail address or the password is wrong.' })).toBeVisible();
  }
  await page.route('**/api/admin/login', (route) => route.abort());
  await logIn(page, 'admin@example.com');
  await expect(alert.filter({ hasText: 'Network error' })).toBeVisible();
  await page.route('**/api/admin/login', (route) => route.fulfill({ status: 502, body: '' }));
  await logIn(page, 'admin@example.com');
  await expect(alert.filter({ hasText: 'Login failed' })).toBeVisible();
  await page.unroute('**/api/admin/login');
  await logIn(page, 'admin@example.com');
  await page.waitForURL('**/admin/dashboard');
  await context.close();
});

for (const [panel, login, email, sections, logoutTo] of [
  ['/restaurant/dashboard', '/api/login', 'restaurant6@example.com', 'Sections of the restaurant', '/auth'],
  ['/admin/dashboard', '/api/admin/login', 'admin@example.com', 'Sections of the administration', '/admin/auth'],
] as const) {
  test(`${panel} on a phone: its sections and its logout are in a drawer, and a logout that fails is logged @release`, async () => {
    const { page, context } = await visit(PHONE);
    expect((await context.request.post(login, { data: { email, password: PASSWORD } })).status()).toBe(200);
    await page.goto(panel);
    const navigation = page.getByRole('navigation', { name: sections });
    const open = page.getByRole('button', { name: 'Sections', exact: true });
    await open.click();
    await expect(navigation).toHaveCount(1);
    await expect(page.getByRole('dialog').filter({ has: navigation })).toBeVisible();
    await page.goBack();
    await expect(navigation).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe(panel);
    await open.click();
    await navigation.getByRole('link', { name: /^Orders/ }).click();
    await page.waitForURL(`**${panel}/orders`);
    await expect(navigation).toHaveCount(0);

    const logOut = async () => {
      await open.click();
      await navigation.getByRole('button', { name: 'Logout' }).click();
    };
    await page.route('**/api/logout', (route) => route.fulfill(REFUSAL));
    const logged = page.waitForEvent('console', (message) => message.text().includes('The oven is cold.'));
    await logOut();
    expect((await logged).type()).toBe('error');
    await expect(navigation).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe(`${panel}/orders`);
    await page.unroute('**/api/logout');
    await logOut();
    await page.waitForURL((url) => url.pathname === logoutTo);
    expect((await context.request.get('/api/user')).status()).toBe(401);
    await context.close();
  });
}

// The last: from here on these accounts are locked for a minute.
for (const [path, api, email, button] of [
  ['/auth', '/api/login', 'kunde@example.com', 'Log in'],
  ['/restaurant/login', '/api/login', 'restaurant7@example.com', 'Login to Dashboard'],
  ['/admin/auth', '/api/admin/login', 'admin@example.com', 'Log in'],
] as const) {
  test(`${path} says how long it is locked after too many wrong passwords @release`, async () => {
    const { page, context } = await visit();
    // Not the form's own page, which would leave for another once the first try has signed in.
    await page.goto('/imprint');
    // By the page, so that they come from where its form's come from.
    const attempt = (password: string) =>
      page.evaluate(
        async ([url, body]) => {
          const headers = { 'content-type': 'application/json' };
          return (await fetch(url, { method: 'POST', headers, body })).status;
        },
        [api, JSON.stringify({ email, password })] as const,
      );
    // From an address that the account knows, its own wrong passwords alone count.
    expect(await attempt(PASSWORD)).toBe(200);
    await context.clearCookies();
    for (let tries = 0; tries < MOST_TRIES; tries += 1) expect(await attempt('wrong')).toBe(401);
    await page.goto(path);
    await logIn(page, email, PASSWORD, button);
    const sentence = /^Too many attempts in a short time\. Please try again in \d+ seconds\.$/;
    await expect(page.getByText(sentence).first()).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
    await context.close();
  });
}
