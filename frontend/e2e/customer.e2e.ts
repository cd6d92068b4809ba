/** Logging in, what goes wrong with an account, and the German order screens, as docs/specification.md lists them. */
import assert from 'node:assert/strict';
import type { BrowserContext, Page } from '@playwright/test';
import type { OrderView } from '../../backend/src/contracts/orders/order-views.ts';
import { type Kitchen, openKitchen, placeOrder, signUp } from './support/order-people.ts';
import type { Product } from './support/product.ts';
import { expect, test } from './support/test.ts';

const PASSWORD = 'tischlein-deck-dich';
const RESTAURANT_ID = 5;
/** As the server itself would say it, which it has no reason to do here. */
const REFUSAL = {
  status: 503,
  contentType: 'application/problem+json',
  body: JSON.stringify({ status: 503, code: 'unavailable', detail: 'The oven is cold.' }),
};

let product: Product;
let kitchen: Kitchen;
test.beforeAll(async ({ startProduct }) => {
  product = await startProduct();
  kitchen = await openKitchen(await product.newContext(), RESTAURANT_ID);
});
test.afterAll(() => product.stop());

async function visit(language = 'en'): Promise<{ context: BrowserContext; page: Page }> {
  const context = await product.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await context.addInitScript((value) => localStorage.setItem('language', value), language);
  return { context, page };
}

const heading = (page: Page, name: string | RegExp) => expect(page.getByRole('heading', { name })).toBeVisible();
/** The one message that is shown. */
const message = (page: Page, title: string, text = '') =>
  expect(
    page.getByRole('region', { name: /F8$/ }).getByRole('alert').filter({ hasText: title }).getByText(text),
  ).toBeVisible();

async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
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
  await message(page, 'Login failed', 'The email address or the password is wrong.');
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

test('the restaurants’ login says what is missing and what is wrong, and takes no customers and no admins', async () => {
  const { page, context } = await visit();
  await page.goto('/restaurant/login');
  const submit = page.getByRole('button', { name: 'Login to Dashboard' });
  await submit.click();
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('email');
  for (const [email, password, words] of [
    ['restaurant6@example.com', 'something else', 'The email address or the password is wrong.'],
    ['kunde@example.com', PASSWORD, 'Only restaurant accounts can access this page'],
    // Whether an admin's password is right is told to nobody here.
    ['admin@example.com', PASSWORD, 'The email address or the password is wrong.'],
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

test('a registration sends what it needs alone, and says why it fails', async () => {
  const { page, context } = await visit();
  await page.goto('/auth');
  await page.getByText('Register', { exact: true }).last().click();
  await heading(page, 'Create an account');
  await page.getByLabel('Name').fill('Kim');
  await page.getByLabel('E-mail').fill('kunde@example.com');
  await page.getByLabel(/^Password/).fill('correct horse battery');
  await page.getByLabel('Repeat password').fill('correct horse battery');
  const sending = page.waitForRequest('**/api/register');
  await page.getByRole('button', { name: 'Register' }).last().click();
  expect((await sending).postDataJSON()).toEqual({
    name: 'Kim',
    email: 'kunde@example.com',
    password: 'correct horse battery',
    city: 'berlin',
  });
  await message(page, 'Registration failed', 'There is already an account with this email address.');
  await context.close();
});

test('a profile, a logout and an order that fail say so, and lose nothing', async () => {
  const { page, context } = await visit();
  await signUp(context, 'Pia');
  await page.goto('/profile');
  await heading(page, 'Pia');
  await expect(page.getByText(/^Member since \p{L}+ \d{4}$/u)).toBeVisible();
  await expect(page.getByText('User', { exact: true })).toBeVisible();
  for (const name of ['Orders', 'Favourites', 'Reviews', 'Loyalty points']) {
    await expect(page.getByRole('term').filter({ hasText: name }).first()).toBeVisible();
  }
  await expect(page.getByText('0 of 10 delivered orders to Silver')).toBeVisible();
  await page.route('**/api/logout', (route) => route.fulfill(REFUSAL));
  await page.getByRole('button', { name: 'Account of Pia' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await message(page, 'Logout failed', 'The oven is cold.');

  await page.route('**/api/user/profile', (route) => route.fulfill(REFUSAL));
  await page.goto('/profile/edit');
  await page.getByLabel('Name').fill('Pia Pech');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await message(page, 'Update failed', 'The oven is cold.');
  await expect(page.getByLabel('Name')).toHaveValue('Pia Pech');
  await page.getByRole('button', { name: 'Account of Pia' }).click();
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
  expect(
    await page.getByRole('menuitem').evaluateAll((items) => items.map((item) => item.getAttribute('href'))),
  ).toEqual(['/profile', '/orders', '/favourites', null]);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await page.waitForURL('**/profile');

  await page.goto('/restaurant/1');
  await page.getByRole('button', { name: 'Add Caprese to the cart' }).click();
  await page.getByRole('button', { name: 'One Caprese more' }).click();
  await page.goto('/checkout');
  await expect(page.getByRole('radio', { name: /^Cash on delivery/ })).toBeChecked();
  await page.getByRole('textbox', { name: 'Street, number, postcode and city' }).fill('Torstraße 1');
  await page.route('**/api/orders', (route) => route.fulfill(REFUSAL));
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click();
  await message(page, 'Order error', 'The oven is cold.');
  await page.unroute('**/api/orders');
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click();
  await page.waitForURL('**/order/*');
  const id = /\d+$/.exec(page.url())?.[0] ?? '';
  await message(page, 'Order successful!', `Your order #${id} has been placed`);
  await expect(page.getByRole('button', { name: 'Open cart, 0 items' })).toBeVisible();

  // Nobody who sits down at the same tab reads what was typed there.
  await page.evaluate(() => sessionStorage.setItem('checkoutDraft', '{"deliveryAddress":"Torstraße 1"}'));
  await page.unroute('**/api/logout');
  await page.getByRole('button', { name: 'Account of Pia' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.waitForURL('**/auth');
  expect(await page.evaluate(() => sessionStorage.getItem('checkoutDraft'))).toBe(null);
  await context.close();
});

test('an order in German, step by step', async () => {
  const { page, context } = await visit('de');
  await signUp(context, 'Mara');
  const order = await placeOrder(context.request, RESTAURANT_ID, { notes: 'Bitte klingeln' });
  await page.goto(`/order/${String(order.id)}`);
  await heading(page, `Bestellung #${String(order.id)}`);
  await expect(page.getByText('Verfolge deine Bestellung in Echtzeit')).toBeVisible();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  const main = page.getByRole('main');
  for (const text of ['Torstraße 1, 10119 Berlin', 'Barzahlung bei Lieferung', 'Bitte klingeln', 'Gesamtbetrag']) {
    await expect(main.getByText(text).first()).toBeVisible();
  }
  const [item] = order.items;
  assert.ok(item);
  const total = (Number(item.unitPrice) * item.quantity).toFixed(2).replace('.', ',');
  expect(await main.innerText()).toMatch(new RegExp(`${String(item.quantity)} × ${item.name}\\s+${total}\\s€`));
  const steps = page.getByRole('region', { name: 'Bestellstatus' }).getByRole('listitem');
  for (const [index, name] of ['Bestätigt', 'In Zubereitung', 'Unterwegs', 'Geliefert'].entries()) {
    await expect.poll(() => steps.nth(index).innerText()).toEqual(name);
  }
  await kitchen.move(order.id, 'preparing');
  await expect(steps.nth(1).getByText(/^Geschätzte Zeit: \d+(-\d+)? Min\.$/)).toBeVisible();
  expect(await steps.first().innerText()).toMatch(/\d\d:\d\d$/);
  await kitchen.move(order.id, 'delivering');
  await expect(steps.nth(2).getByText('Der Fahrer ist unterwegs')).toBeVisible();
  await kitchen.move(order.id, 'delivered');
  await expect(main.getByText('Guten Appetit').first()).toBeVisible();

  const cancelled = await placeOrder(context.request, RESTAURANT_ID);
  await context.request.post(`/api/orders/${String(cancelled.id)}/cancel`);
  await page.goto('/orders');
  const badge = page.getByRole('article').first().getByText('Storniert', { exact: true });
  const [red = 0, green = 0, blue = 0] = await badge.evaluate((element) =>
    (getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number),
  );
  expect(red > 2 * green && red > 2 * blue, `rgb ${red} ${green} ${blue}`).toBe(true);
  await page.goto('/order/999999');
  await heading(page, 'Bestellung nicht gefunden');
  await context.close();
});

test('my orders: a skeleton first, the date in German, and words for what is missing', async () => {
  const { page, context } = await visit('de');
  await signUp(context, 'Mara');
  const order = await placeOrder(context.request, RESTAURANT_ID);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/my-orders?*', async (route) => {
    await held;
    const orders = (await (await route.fetch()).json()) as OrderView[];
    const bare = { restaurantName: '', restaurant: { ...order.restaurant, name: '' }, deliveryAddress: null };
    const nameless = order.items.map((item) => ({ ...item, name: '', menuItem: { name: '' } }));
    await route.fulfill({
      json: orders.flatMap((known) => [
        { ...known, ...bare, items: [] },
        { ...known, id: known.id - 1, items: nameless },
      ]),
    });
  });
  await page.routeWebSocket(/socket\.io/, () => undefined);
  await page.goto('/orders');
  await expect(page.getByRole('status', { name: 'Wird geladen' }).locator('[class*="Skeleton"]').first()).toBeVisible();
  release();
  const cards = page.getByRole('article');
  for (const text of ['Restaurant', 'Zu dieser Bestellung wurden keine Artikel gefunden', 'Keine Lieferadresse']) {
    await expect(cards.first().getByText(text, { exact: true })).toBeVisible();
  }
  const month = new Intl.DateTimeFormat('de-DE', { month: 'long' }).format(new Date());
  expect(await cards.first().innerText()).toMatch(
    new RegExp(`Bestellung #${String(order.id)} · \\d+\\. ${month} \\d{4}`),
  );
  await expect(
    cards
      .last()
      .getByText(/^\d+ × Artikel/)
      .first(),
  ).toBeVisible();
  await expect(cards.first().getByRole('button', { name: /^Bewerten/ })).toHaveCount(0);
  await expect(cards.first().getByRole('button', { name: /^Noch einmal bestellen/ })).toBeVisible();
  const track = cards.first().getByRole('link', { name: /^Bestellung verfolgen/ });
  await expect(track).toHaveAttribute('href', `/order/${String(order.id)}`);

  await page.route(`**/api/orders/${String(order.id)}`, async (route) => {
    await expect(
      page.getByRole('status', { name: 'Wird geladen' }).locator('[class*="Skeleton"]').first(),
    ).toBeVisible();
    const paid = { paymentMethod: 'restaurant_pos', paymentStatus: 'paid' };
    await route.fulfill({ json: { ...order, ...paid } });
  });
  await track.click();
  await heading(page, `Bestellung #${String(order.id)}`);
  await expect(page.getByText('Online bezahlt', { exact: true })).toBeVisible();
  await context.close();
});

test('nothing else went wrong on the way', () => {
  const unexpected = product.problems.filter((problem) => !problem.includes('Failed to load resource'));
  expect(unexpected).toEqual([]);
});
