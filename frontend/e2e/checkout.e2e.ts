/** From the cart to the order: guests, details that are missing, two cities, two restaurants. */
import { randomUUID } from 'node:crypto';
import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { assertAccessible } from './support/axe.ts';
import { fillCart } from './support/cart.ts';
import {
  addressField,
  countOrders,
  goFromCartToCheckout,
  logIn,
  NOODLES,
  notesField,
  notesLine,
  openCheckout,
  ORDER_BUTTON,
  orderIdOf,
  PIZZERIA,
  writeNote,
} from './support/checkout.ts';
import { openSection, sectionOf } from './support/checkout-sections.ts';
import { CONTACT, NEW_PASSWORD, openKitchen, placeOrder, signUp } from './support/order-people.ts';
import type { Product } from './support/product.ts';
import { expect, test } from './support/test.ts';

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const HAMBURG = { id: 8, name: 'Reisboot', dish: 'Gebackene Garnelen' };

let product: Product;
test.beforeAll(async ({ startProduct }) => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

async function open(options: BrowserContextOptions = {}): Promise<{ context: BrowserContext; page: Page }> {
  const context = await product.newContext(options);
  return { context, page: await context.newPage() };
}

/** Two of the dish, which is more than its restaurant's minimum. */
async function addDishes(page: Page, { id, name, dish }: typeof PIZZERIA): Promise<void> {
  await page.goto(`/restaurant/${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const card = page.getByRole('article').filter({ hasText: dish });
  await card.getByRole('button', { name: `Add ${dish} to the cart` }).click();
  await card.getByRole('button', { name: `One ${dish} more` }).click();
}

/** An earlier order of the same guest, on the same device. */
async function rememberAnother(page: Page, email: string): Promise<void> {
  const contact = { ...CONTACT, email };
  const { id, guestToken: token } = await placeOrder(page.context().request, PIZZERIA.id, { contact });
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
  await goFromCartToCheckout(page);
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
  await page.getByLabel(/^Password/).fill(NEW_PASSWORD);
  await page.getByLabel('Repeat password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Register' }).last().click();
  await page.waitForURL(`**/order/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: `Order #${id}` })).toBeVisible();
  await expect(page.getByText('1 other order from this device is there too.')).toBeVisible();
  expect(await countOrders(context)).toBe(2);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('guestOrders'))).toBe('[]');
});

test('an order without any details marks the fields, offers the login, and comes back with everything @release', async () => {
  const { context, page } = await open();
  const email = await signUp(context, 'Kim Kundin', { phone: undefined });
  await context.clearCookies();
  await fillCart(page, PIZZERIA);
  await openCheckout(page);
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

test('a cart of two cities is ordered in one of them, and the rest waits @release', async () => {
  const { context, page } = await open();
  await signUp(context, 'Kim Kundin');
  await fillCart(page, PIZZERIA, HAMBURG);
  await openCheckout(page);
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

test('two restaurants in one cart become two orders; a closed one can wait in the cart @release', async () => {
  const { context, page } = await open();
  await signUp(context, 'Kim Kundin');
  await fillCart(page, PIZZERIA, NOODLES);
  await openCheckout(page);
  await addressField(page).fill('Torstraße 1, 10119 Berlin');

  const kitchen = await openKitchen(await product.newContext(), NOODLES.id);
  const setOpen = (isOpen: boolean) => kitchen.request.post('/api/restaurant/toggle-status', { data: { isOpen } });
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

  await fillCart(page, PIZZERIA);
  await openCheckout(page);
  await expect(page.getByText('This becomes 2 orders')).toBeVisible();
  await addressField(page).fill('Torstraße 1, 10119 Berlin');
  await writeNote(page, 'Bitte scharf', NOODLES.name);
  await assertAccessible(page);
  await page.getByRole('button', ORDER_BUTTON).click();
  await page.waitForURL('**/orders');
  expect(await countOrders(context)).toBe(3);
  await expect(page.getByRole('button', { name: 'Open cart, 0 items' })).toBeVisible();
});

test('nothing else went wrong on the way', () => {
  // Refusals are part of the journeys, and so is the time without a network, in which the worker looks for its update.
  const unexpected = product.problems.filter(
    (problem) => !/Failed to load resource|WebSocket connection|when fetching the script/.test(problem),
  );
  expect(unexpected).toEqual([]);
});
