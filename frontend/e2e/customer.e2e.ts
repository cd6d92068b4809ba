/** Registering, what goes wrong with an account, and the German order screens, as docs/specification.md lists them. */
import assert from 'node:assert/strict';
import type { BrowserContext, Page } from '@playwright/test';
import type { OrderView } from '../../backend/src/contracts/orders/order-views.ts';
import { fillCart } from './support/cart.ts';
import { PIZZERIA } from './support/checkout.ts';
import { openSection } from './support/checkout-sections.ts';
import { type Kitchen, openKitchen, placeOrder, signUp } from './support/order-people.ts';
import type { Product } from './support/product.ts';
import { expect, test } from './support/test.ts';
import { messageOf, REFUSAL } from './support/unavailable.ts';

const RESTAURANT_ID = 5;

let product: Product;
let kitchen: Kitchen;
test.beforeAll(async ({ startProduct }) => {
  product = await startProduct();
  kitchen = await openKitchen(await product.newContext(), RESTAURANT_ID);
});
test.afterAll(() => product.stop());

async function visit(language = 'en'): Promise<{ context: BrowserContext; page: Page }> {
  const context = await product.newContext();
  const page = await context.newPage();
  await context.addInitScript((value) => localStorage.setItem('language', value), language);
  return { context, page };
}

const heading = (page: Page, name: string | RegExp) => expect(page.getByRole('heading', { name })).toBeVisible();

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
  // At its field, and not once more in the notice.
  await messageOf(page, 'Registration failed', 'Registration failed');
  await expect(page.getByText('There is already an account with this e-mail address.')).toHaveCount(1);
  await context.close();
});

test('a profile, a logout and an order that fail say so, and lose nothing', async () => {
  const { page, context } = await visit();
  await signUp(context, 'Pia');
  await page.goto('/profile');
  await heading(page, 'Pia');
  await expect(page.getByText(/^Member since \p{L}+ \d{4}$/u)).toBeVisible();
  await expect(page.getByText('Customer', { exact: true })).toBeVisible();
  for (const name of ['Orders', 'Favourites', 'Reviews', 'Loyalty points']) {
    await expect(page.getByRole('term').filter({ hasText: name }).first()).toBeVisible();
  }
  await expect(page.getByText('0 of 10 finished orders to Silver')).toBeVisible();
  await expect(page.getByText('Every finished order counts 10 points.')).toBeVisible();
  const counts = page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.getByRole('term') });
  expect(await counts.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/orders',
    '/favourites',
    '/orders',
    '/profile#profile-loyalty',
  ]);
  await page.route('**/api/logout', (route) => route.fulfill(REFUSAL));
  await page.getByRole('button', { name: 'Account of Pia' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await messageOf(page, 'Logout failed', 'The oven is cold.');

  await page.route('**/api/user/profile', (route) => route.fulfill(REFUSAL));
  await page.goto('/profile/edit');
  await page.getByLabel('Name').fill('Pia Pech');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await messageOf(page, 'Update failed', 'The oven is cold.');
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

  await fillCart(page, PIZZERIA);
  await page.goto('/checkout');
  await openSection(page, 'Payment method');
  await expect(page.getByRole('radio', { name: /^Cash on delivery/ })).toBeChecked();
  await page.getByRole('textbox', { name: 'Street' }).fill('Torstraße 1, 10119 Berlin');
  await page.route('**/api/orders', (route) => route.fulfill(REFUSAL));
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click();
  await messageOf(page, 'Order error', 'The oven is cold.');
  await page.unroute('**/api/orders');
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click();
  await page.waitForURL('**/order/*');
  const id = /\d+$/.exec(page.url())?.[0] ?? '';
  await messageOf(page, 'Order successful!', `Your order #${id} has been placed`);
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
