/** From the cart to the order, whatever comes between: guests, two restaurants, new prices, a session that ended. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import type { MenuEditorView } from '../../backend/src/contracts/menus/menu-editor.ts';
import type { MenuView } from '../../backend/src/contracts/menus/menu-views.ts';
import type { OrderView } from '../../backend/src/contracts/orders/order-views.ts';
import { assertAccessible } from './support/axe.ts';
import { openSection, sectionOf } from './support/checkout-sections.ts';
import type { Product } from './support/product.ts';
import { expect, test } from './support/test.ts';

const PASSWORD = 'tischlein-deck-dich';
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const ORDER_BUTTON = { name: 'Order with obligation to pay' };
const PIZZERIA = { id: 1, name: 'Ofen & Basilikum', dish: 'Caprese' };
const HAMBURG = { id: 8, name: 'Reisboot', dish: 'Gebackene Garnelen' };
const NOODLES = { id: 2, name: 'Drachentopf', dish: 'Mapo Tofu' };

let product: Product;
test.beforeAll(async ({ startProduct }) => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

async function open(options: BrowserContextOptions = {}): Promise<{ context: BrowserContext; page: Page }> {
  const context = await product.newContext(options);
  return { context, page: await context.newPage() };
}

async function logIn(page: Page, email: string): Promise<void> {
  // The address changes before the screen, and the checkout has a field of the same name.
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** A new customer, signed in: no order, no address, no session of another journey. Returns the e-mail. */
async function register(context: BrowserContext, more: object = { phone: '030 1234567' }): Promise<string> {
  const email = `kundin-${randomUUID()}@example.com`;
  const data = { name: 'Kim Kundin', email, password: PASSWORD, city: 'berlin', ...more };
  const answer = await context.request.post('/api/register', { headers: { origin: product.url }, data });
  expect(answer.ok()).toBe(true);
  return email;
}

/** Two of the dish, which is more than its restaurant's minimum. */
async function addDishes(page: Page, { id, name, dish }: typeof PIZZERIA): Promise<void> {
  await page.goto(`/restaurant/${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const card = page.getByRole('article').filter({ hasText: dish });
  await card.getByRole('button', { name: `Add ${dish} to the cart` }).click();
  await card.getByRole('button', { name: `One ${dish} more` }).click();
}

async function goToCheckout(page: Page): Promise<void> {
  await page.goto('/cart');
  await page.getByRole('link', { name: 'To checkout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await expect(page.getByText(/Includes 7% VAT/).first()).toBeVisible();
}

const addressField = (page: Page) => page.getByRole('textbox', { name: 'Street, number, postcode and city' });
const notesField = (page: Page, name = 'the restaurant') =>
  page.getByRole('textbox', { name: `Anything ${name} should know` });
const notesLine = (page: Page, text: string) => sectionOf(page, 'Notes').getByText(text);

async function writeNote(page: Page, text: string, name?: string): Promise<void> {
  await openSection(page, 'Notes');
  await notesField(page, name).fill(text);
}

async function orderIdOf(page: Page): Promise<number> {
  await page.waitForURL('**/order/*');
  const id = Number(/\/order\/(\d+)/.exec(page.url())?.[1]);
  await expect(page.getByRole('heading', { level: 1, name: `Order #${id}` })).toBeVisible();
  return id;
}

async function countOrders(context: BrowserContext): Promise<number> {
  return ((await (await context.request.get('/api/my-orders')).json()) as unknown[]).length;
}

/** An earlier order of the same guest, on the same device. */
async function rememberAnother(page: Page, email: string): Promise<void> {
  const { request } = page.context();
  const menus = (await (await request.get(`/api/restaurants/${PIZZERIA.id}/menus`)).json()) as MenuView[];
  const dish = menus.flatMap(({ items }) => items).find(({ name }) => name === PIZZERIA.dish);
  const placed = await request.post('/api/orders', {
    data: {
      restaurantId: PIZZERIA.id,
      items: [{ menuItemId: dish?.id, quantity: 3 }],
      deliveryAddress: 'Torstraße 1, 10119 Berlin',
      paymentMethod: 'cash_on_delivery',
      contact: { name: 'Gundula Gast', phone: '0151 2345678', email },
    },
  });
  const { id, guestToken: token } = (await placed.json()) as OrderView;
  await page.evaluate(
    (order) => {
      const held = JSON.parse(localStorage.getItem('guestOrders') ?? '[]') as unknown[];
      localStorage.setItem('guestOrders', JSON.stringify([...held, order]));
    },
    { id, token },
  );
}

test('a guest orders on a phone, finds the order again and makes an account from it', async () => {
  const { context, page } = await open(PHONE);
  await addDishes(page, NOODLES);
  await goToCheckout(page);
  await assertAccessible(page);

  // What is missing is said at its field, and nothing of what was typed goes.
  const note = '<script>alert(1)</script> ohne Koriander 🌶️';
  await writeNote(page, note);
  await page.getByRole('textbox', { name: 'Phone' }).fill('12');
  await page.getByRole('button', ORDER_BUTTON).click();
  await expect(page.getByText('Delivery address is required')).toBeVisible();
  await expect(page.getByText('Your name is required')).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('autocomplete'))).toBe('name');
  await assertAccessible(page);
  await page.reload();
  await expect(notesLine(page, note)).toBeVisible();

  const email = `gast-${randomUUID()}@example.com`;
  await page.getByRole('textbox', { name: 'Name' }).fill('Gundula Gast');
  await page.getByRole('textbox', { name: 'Phone' }).fill('0151 2345678');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await addressField(page).fill('Torstraße 1, 10119 Berlin');
  await openSection(page, 'Delivery time');
  await page.getByRole('radio', { name: /^At a later time/ }).check();
  await page.getByRole('combobox', { name: 'Day' }).selectOption({ index: 1 });
  await openSection(page, 'Notes');
  await expect(notesField(page)).toHaveValue(note);
  await page.getByRole('checkbox', { name: 'Reusable packaging, please' }).check();
  await assertAccessible(page);
  await page.getByRole('button', ORDER_BUTTON).click();
  const id = await orderIdOf(page);
  await page.waitForURL(`**/order/${id}`);
  await expect(page.getByText(note).first()).toBeVisible();
  // What was ordered comes before what may be done with it.
  const topOf = async (name: string) => (await page.getByRole('heading', { name }).boundingBox())?.y ?? Number.NaN;
  await expect(page.getByRole('heading', { name: 'Make an account from this order' })).toBeVisible();
  expect(await topOf('Items')).toBeLessThan(await topOf('Make an account from this order'));
  await assertAccessible(page);

  await rememberAnother(page, email);
  await page.goto('/guest-orders');
  await expect(page.getByRole('article', { name: `Order #${id}` }).getByText(NOODLES.name)).toBeVisible();
  await assertAccessible(page);
  await page.getByRole('link', { name: `Track order #${id}` }).click();
  await orderIdOf(page);

  // Nothing of it is asked again.
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Gundula Gast');
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email);
  await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('0151 2345678');
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue('Torstraße 1, 10119 Berlin');
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByLabel('Repeat password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Register' }).last().click();
  await page.waitForURL(`**/order/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: `Order #${id}` })).toBeVisible();
  await expect(page.getByText('1 other order from this device is there too.')).toBeVisible();
  expect(await countOrders(context)).toBe(2);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('guestOrders'))).toBe('[]');
});

test('an order without any details marks the fields, offers the login, and comes back with everything', async () => {
  const { context, page } = await open();
  const email = await register(context, {});
  await context.clearCookies();
  await addDishes(page, PIZZERIA);
  await goToCheckout(page);
  await addressField(page).fill('Torstraße 1, 10119 Berlin');
  await openSection(page, 'Payment method');
  await page.getByRole('radio', { name: /^Card on delivery/ }).check();
  await page.getByRole('button', ORDER_BUTTON).click();
  for (const text of ['Your name is required', 'Please give a phone number', 'E-mail']) {
    await expect(page.getByText(text).first()).toBeVisible();
  }
  await expect(page).toHaveURL(/\/checkout$/);
  await page.getByRole('link', { name: 'Log in' }).last().click();
  await page.waitForURL('**/auth?**');
  await logIn(page, email);
  await page.waitForURL('**/checkout');
  await expect(sectionOf(page, 'Delivery address').getByText('Torstraße 1, 10119 Berlin')).toBeVisible();
  await expect(sectionOf(page, 'Payment method').getByText('Card on delivery')).toBeVisible();

  // The account has no phone: it is asked for once, and kept.
  await page.getByRole('button', ORDER_BUTTON).click();
  await expect(page.getByText('Please give a phone number')).toBeVisible();
  await page.getByRole('textbox', { name: 'Phone' }).fill('abc');
  await page.getByRole('button', ORDER_BUTTON).click();
  await expect(page.getByText('This is not a phone number')).toBeVisible();
  await page.getByRole('textbox', { name: 'Phone' }).fill('030 23125 900');
  await assertAccessible(page);
  await page.getByRole('button', ORDER_BUTTON).click();
  await orderIdOf(page);
  expect(await (await context.request.get('/api/user')).json()).toMatchObject({ phone: '030 23125 900' });
});

test('a cart of two cities is ordered in one of them, and the rest waits', async () => {
  const { context, page } = await open();
  await register(context);
  await addDishes(page, PIZZERIA);
  await addDishes(page, HAMBURG);
  await goToCheckout(page);
  await addressField(page).fill('Torstraße 1, 10119 Berlin');
  await expect(page.getByText('Your cart spans more than one city: Berlin · Hamburg.')).toBeVisible();
  await assertAccessible(page);
  await page.getByRole('button', ORDER_BUTTON).click();
  await expect(page.locator('[data-conflict]')).toBeFocused();
  expect(await countOrders(context)).toBe(0);

  await page.getByRole('button', { name: 'Order only in Berlin' }).click();
  await expect(page.locator('[data-conflict]')).toHaveCount(0);
  await page.getByRole('button', ORDER_BUTTON).click();
  await orderIdOf(page);
  expect(await countOrders(context)).toBe(1);
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: HAMBURG.name })).toBeVisible();
});

test('two restaurants in one cart become two orders; a closed one can wait in the cart', async () => {
  const { context, page } = await open();
  await register(context);
  await addDishes(page, PIZZERIA);
  await addDishes(page, NOODLES);
  await goToCheckout(page);
  await addressField(page).fill('Torstraße 1, 10119 Berlin');

  const { context: kitchen } = await open();
  const headers = { origin: product.url };
  await kitchen.request.post('/api/login', { headers, data: { email: 'restaurant2@example.com', password: PASSWORD } });
  const setOpen = (isOpen: boolean) =>
    kitchen.request.post('/api/restaurant/toggle-status', { headers, data: { isOpen } });
  try {
    await setOpen(false);
    const part = page.getByRole('region', { name: NOODLES.name });
    await expect(part.getByText(`${NOODLES.name} is closed right now.`)).toBeVisible();
    await expect(page.getByRole('button', ORDER_BUTTON)).toBeDisabled();
    await assertAccessible(page);
    // The cart leads on as long as one of its restaurants can be ordered from.
    await page.goto('/cart');
    const inCart = page.getByRole('group', { name: NOODLES.name });
    await expect(inCart.getByText(`${NOODLES.name} is closed right now.`)).toBeVisible();
    await page.getByRole('link', { name: 'To checkout' }).click();
    await part.getByRole('button', { name: 'Keep in the cart for later' }).click();
    await expect(page.getByText(`${NOODLES.name} stays in the cart and is not ordered now.`)).toBeVisible();
    await page.getByRole('button', ORDER_BUTTON).click();
    await orderIdOf(page);
  } finally {
    await setOpen(true);
  }

  await addDishes(page, PIZZERIA);
  await goToCheckout(page);
  await expect(page.getByText('This becomes 2 orders')).toBeVisible();
  await addressField(page).fill('Torstraße 1, 10119 Berlin');
  await writeNote(page, 'Bitte scharf', NOODLES.name);
  await assertAccessible(page);
  await page.getByRole('button', ORDER_BUTTON).click();
  await page.waitForURL('**/orders');
  expect(await countOrders(context)).toBe(3);
  await expect(page.getByRole('button', { name: 'Open cart, 0 items' })).toBeVisible();
});

/** Of the pizzeria's dish, in its menu; restored by whoever changes it. */
async function priceEditor(): Promise<{ price: string; setPrice: (price: string) => Promise<void> }> {
  const { context: kitchen } = await open();
  const headers = { origin: product.url };
  await kitchen.request.post('/api/login', { headers, data: { email: 'restaurant1@example.com', password: PASSWORD } });
  const menu = (await (await kitchen.request.get('/api/restaurant/menus')).json()) as MenuEditorView;
  const dish = menu.menus.flatMap(({ items }) => items).find(({ name }) => name === PIZZERIA.dish);
  assert.ok(dish);
  const { id, version: _version, imageUrl: _url, available: _there, ...same } = dish;
  return {
    price: dish.price,
    async setPrice(price) {
      const answer = await kitchen.request.put(`/api/restaurant/menu-items/${id}`, {
        headers,
        data: { ...same, price },
      });
      expect(answer.ok()).toBe(true);
    },
  };
}

async function fillInAsGuest(page: Page): Promise<void> {
  await addDishes(page, PIZZERIA);
  await goToCheckout(page);
  await page.getByRole('textbox', { name: 'Name' }).fill('Gundula Gast');
  await page.getByRole('textbox', { name: 'Phone' }).fill('0151 2345678');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('gundula@example.com');
  await addressField(page).fill('Torstraße 1, 10119 Berlin');
  await writeNote(page, 'Bitte schneiden');
  await sectionOf(page, 'Notes').getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('€18.30').first()).toBeVisible();
}

/** The new prices beside the old ones, and nothing to order before they are accepted. */
async function newPricesAreShown(page: Page): Promise<void> {
  await expect(page.getByText('Caprese: now €8.90 instead of €7.90')).toBeVisible();
  await expect(page.getByText('Total: now €20.30 instead of €18.30')).toBeVisible();
  await expect(page.getByRole('button', ORDER_BUTTON)).toBeDisabled();
  await expect(notesLine(page, 'Bitte schneiden')).toBeVisible();
}

test('a price that changed during the checkout is shown beside the old one and has to be accepted', async () => {
  const { price, setPrice } = await priceEditor();
  try {
    await setPrice('7.90');
    const { page: live } = await open();
    const { page } = await open();
    // Without the menu's news it is the server's refusal that says so.
    await page.routeWebSocket(/socket\.io/, () => undefined);
    await Promise.all([fillInAsGuest(live), fillInAsGuest(page)]);
    await setPrice('8.90');

    await newPricesAreShown(live);
    await page.getByRole('button', ORDER_BUTTON).click();
    await newPricesAreShown(page);
    await assertAccessible(page);
    await page.getByRole('button', { name: 'Accept the new prices' }).click();
    await page.getByRole('button', ORDER_BUTTON).click();
    await orderIdOf(page);
    await expect(page.getByText('€20.30').first()).toBeVisible();
  } finally {
    await setPrice(price);
  }
});

test('a session that ended during the checkout costs a login and one more click', async () => {
  const { context, page } = await open();
  const email = await register(context);
  await addDishes(page, PIZZERIA);
  await goToCheckout(page);
  await addressField(page).fill('Torstraße 1, 10119 Berlin');
  await writeNote(page, 'Bitte schneiden');
  await context.clearCookies();
  await page.getByRole('button', ORDER_BUTTON).click();
  await page.waitForURL('**/auth?**');
  await expect(page.getByText('Your session has ended')).toBeVisible();
  // The message may be there before the page that it leads to.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await assertAccessible(page);
  await logIn(page, email);
  await page.waitForURL('**/checkout');
  await expect(sectionOf(page, 'Delivery address').getByText('Torstraße 1, 10119 Berlin')).toBeVisible();
  await expect(notesLine(page, 'Bitte schneiden')).toBeVisible();
  await page.getByRole('button', ORDER_BUTTON).click();
  await orderIdOf(page);
  await expect(page.getByText('Bitte schneiden').first()).toBeVisible();
});

test('two clicks at once, and a try without a network, order once', async () => {
  const { context, page } = await open();
  await register(context);
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/orders')) {
      keys.push(request.headers()['idempotency-key']);
    }
  });
  await addDishes(page, PIZZERIA);
  await goToCheckout(page);
  await addressField(page).fill('Torstraße 1, 10119 Berlin');

  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await page.getByRole('button', ORDER_BUTTON).click();
  await expect(page.getByText(`We don’t know whether ${PIZZERIA.name} got your order`)).toBeVisible();
  await assertAccessible(page);
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toHaveCount(0);

  await page.getByRole('button', ORDER_BUTTON).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await orderIdOf(page);
  expect(await countOrders(context)).toBe(1);
  expect(keys.length).toBe(2);
  expect(new Set(keys).size).toBe(1);
});

test('nothing else went wrong on the way', () => {
  // Refusals are part of the journeys, and so is the time without a network, in which the worker looks for its update.
  const unexpected = product.problems.filter(
    (problem) => !/Failed to load resource|WebSocket connection|when fetching the script/.test(problem),
  );
  expect(unexpected).toEqual([]);
});
