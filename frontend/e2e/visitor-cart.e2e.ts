/** What a visitor meets at a restaurant, in the cart and in messages, as docs/specification.md lists them. */
import assert from 'node:assert/strict';
import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { until } from '../../backend/test/support/until.ts';
import { fillCart } from './support/cart.ts';
import { PIZZERIA } from './support/checkout.ts';
import { type Kitchen, openKitchen } from './support/order-people.ts';
import type { Product } from './support/product.ts';
import { expect, test } from './support/test.ts';

const DESKTOP = { width: 1280, height: 900 };
const RESTAURANT_ID = 4;
/** More than a slow machine takes from one line to the next. */
const PAUSED_AFTER_MS = 60_000;
const FRAME_MS = 20;

let product: Product;
let kitchen: Kitchen;
test.beforeAll(async ({ startProduct }) => {
  product = await startProduct();
  kitchen = await openKitchen(await product.newContext(), RESTAURANT_ID);
});
test.afterAll(() => product.stop());

async function visit(options: BrowserContextOptions = {}): Promise<{ context: BrowserContext; page: Page }> {
  const context = await product.newContext({
    viewport: DESKTOP,
    ...options,
  });
  return { context, page: await context.newPage() };
}

const speak = (context: BrowserContext, language: string) =>
  context.addInitScript((value) => localStorage.setItem('language', value), language);
const heading = (page: Page, name: string | RegExp) => expect(page.getByRole('heading', { name })).toBeVisible();
const setOpen = (isOpen: boolean) => kitchen.request.post('/api/restaurant/toggle-status', { data: { isOpen } });

test('a restaurant shows what it is, and takes nothing while it is closed @release', async () => {
  const { page, context } = await visit();
  await page.goto(`/restaurant/${RESTAURANT_ID}`);
  const hero = page.locator('main section').first();
  await expect(hero.getByText('Open', { exact: true })).toBeVisible();
  const shown = await hero.innerText();
  for (const fact of ['24 hours', '35–45 min', '€3.50', '€25.00', 'Asian', 'Berlin']) {
    expect(shown.includes(fact), `${fact} is not in ${shown}`).toBe(true);
  }
  const schema = page.locator('script[type="application/ld+json"]');
  await expect.poll(() => schema.textContent()).toMatch(/"@type":"Restaurant".*"priceCurrency":"EUR"/);
  await page.getByRole('tab', { name: 'Reviews' }).click();
  await page.getByRole('tab', { name: 'Information' }).click();
  await expect(page.getByRole('link', { name: /^030 / })).toBeVisible();
  // It has no POS.
  await expect(page.getByText('Cash on delivery, Card on delivery', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Menu' }).click();

  // The button stays within reach of the keyboard and says why; a click on it is none for Playwright.
  const add = page.getByRole('button', { name: /^Add .* to the cart$/ }).first();
  await expect(add).toBeVisible();
  const warnings: string[] = [];
  page.on('console', (line) => warnings.push(line.text()));
  try {
    await setOpen(false);
    await expect(hero.getByText('Closed', { exact: true })).toBeVisible();
    await expect(page.getByText('This restaurant is closed right now.')).toHaveCount(1);
    await add.click({ force: true });
    await expect(page.getByRole('alert').filter({ hasText: 'This restaurant is closed right now.' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('cart'))).toBe(null);
    await expect.poll(() => warnings.some((line) => line.includes(`Restaurant ${RESTAURANT_ID} is closed`))).toBe(true);
  } finally {
    await setOpen(true);
  }
  await expect(hero.getByText('Open', { exact: true })).toBeVisible();

  await page.route('**/menus', async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({ body: text.replaceAll('"available":true', '"available":false') });
  });
  await page.reload();
  await add.click({ force: true });
  await expect(page.getByRole('alert').filter({ hasText: 'Sold out' })).toBeVisible();
  await context.close();
});

test('without menus or a restaurant the screen says so @release', async () => {
  const { page, context } = await visit();
  await speak(context, 'de');
  await page.route('**/menus', (route) => route.fulfill({ json: [] }));
  await page.goto(`/restaurant/${RESTAURANT_ID}`);
  await heading(page, 'Keine Menüs verfügbar');
  for (const id of ['999999', 'none', '0']) {
    await page.goto(`/restaurant/${id}`);
    await heading(page, 'Restaurant nicht gefunden');
  }
  await page.goto('/no/such/page');
  await heading(page, '404 Seite nicht gefunden');
  await page.getByRole('link', { name: 'Restaurants ansehen' }).click();
  await page.waitForURL('**/');
  await context.close();
});

test('the cart: 400 px from the right, a page of its own, and what an empty one says', async () => {
  const { page, context } = await visit();
  await page.goto('/checkout');
  await heading(page, 'Cart is empty');
  await expect(page.getByText('Add items to your cart before ordering')).toBeVisible();
  await page.goto('/cart');
  await heading(page, 'Cart is empty');
  await page.getByRole('link', { name: 'Browse restaurants' }).click();
  await page.waitForURL('**/');
  await page.getByRole('button', { name: 'Open cart, 0 items' }).click();
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await expect(drawer.getByText('Cart is empty')).toBeVisible();
  await drawer.getByRole('button', { name: 'Browse restaurants' }).click();
  await expect(drawer).toHaveCount(0);

  await page.goto('/restaurant/1');
  await page.getByRole('button', { name: 'Add Caprese to the cart' }).click();
  await page.getByRole('article').getByRole('button', { name: 'One Caprese more' }).click();
  await page.getByRole('button', { name: 'Open cart, 2 items' }).click();
  await expect(drawer.getByText('€20.30')).toBeVisible();
  expect(await drawer.innerText()).toMatch(
    /Caprese[\s\S]*Subtotal\s+€17.80\s+Delivery fee\s+€2.50[\s\S]*Total\s+€20.30/,
  );
  const sidesOf = async () => {
    const box = await drawer.boundingBox();
    return [box?.width, (box?.x ?? 0) + (box?.width ?? 0)];
  };
  await expect.poll(sidesOf).toEqual([400, DESKTOP.width]);
  await expect(drawer.getByRole('link', { name: 'To checkout' })).toHaveAttribute('href', '/checkout');
  await drawer.getByRole('link', { name: 'Cart as a page' }).click();
  await page.waitForURL('**/cart');
  expect(await page.getByRole('complementary', { name: 'Summary' }).innerText()).toMatch(
    /Subtotal\s+€17.80\s+Delivery fee\s+€2.50\s+Total\s+€20.30/,
  );
  await expect(page.getByRole('link', { name: 'To checkout' })).toHaveAttribute('href', '/checkout');
  await page.getByRole('button', { name: 'One Caprese less' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Open cart, 1 item' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Caprese' }).click();
  await heading(page, 'Cart is empty');
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBe('[]');
  await context.close();
});

test('the back button closes what lies above the screen, and leaves the screen next @release', async () => {
  const { page, context } = await visit({ viewport: { width: 390, height: 844 } });
  await page.goto('/');
  await page.getByRole('article').filter({ hasText: 'Ofen & Basilikum' }).getByRole('link').first().click();
  await page.waitForURL('**/restaurant/1');
  const opener = page.getByRole('button', { name: 'Margherita', exact: true });
  await opener.click();
  const dish = page.getByRole('dialog', { name: 'Margherita' });
  await expect(dish).toBeVisible();
  await page.goBack();
  await expect(dish).toHaveCount(0);
  await expect(opener).toBeFocused();
  expect(new URL(page.url()).pathname).toBe('/restaurant/1');

  await opener.click();
  await dish.getByRole('button', { name: /^Add for/ }).click();
  await expect(dish).toHaveCount(0);
  await page.getByRole('banner').getByRole('button', { name: 'Open cart, 1 item' }).click();
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await expect(drawer).toBeVisible();
  await drawer.getByRole('button', { name: 'Change Margherita' }).click();
  await expect(dish).toBeVisible();
  await page.goBack();
  await expect(dish).toHaveCount(0);
  await expect(drawer).toBeVisible();
  await page.goBack();
  await expect(drawer).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe('/restaurant/1');

  await page.getByRole('banner').getByRole('button', { name: 'Open cart, 1 item' }).click();
  await drawer.getByRole('link', { name: 'Cart as a page' }).click();
  await page.waitForURL('**/cart');
  await page.goBack();
  await page.waitForURL('**/restaurant/1');
  await expect(drawer).toHaveCount(0);
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/');
  await context.close();
});

test('a dish that is taken out of the cart comes back, and the keyboard stays in the cart @release', async () => {
  const { page, context } = await visit();
  await fillCart(page, { ...PIZZERIA, quantity: 1 }, { ...PIZZERIA, dish: 'Insalata mista', quantity: 1 });
  // Loaded anew, the menu is read for the dialog: first there is a frame without it.
  await page.goto('/cart');
  const change = page.getByRole('button', { name: 'Change Caprese' });
  await change.click();
  await expect(page.getByRole('dialog', { name: 'Caprese' }).getByRole('button', { name: /^Update/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(change).toBeFocused();

  const remove = (dish: string) => page.getByRole('button', { name: `Remove ${dish}` }).last();
  await remove('Insalata mista').press('Enter');
  await expect(remove('Caprese')).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('main li')).toContainText(['Caprese', 'Insalata mista']);
  await remove('Caprese').press('Enter');
  await expect(remove('Insalata mista')).toBeFocused();
  await remove('Insalata mista').press('Enter');
  await expect(page.getByRole('link', { name: 'Browse restaurants' })).toBeFocused();
  const last = page.getByRole('alert').filter({ hasText: 'Insalata mista removed from the cart' });
  await last.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('main li')).toContainText(['Insalata mista']);
  await context.close();
});

test('messages: one at a time for five seconds, gone by a short swipe, focused by F8 @release', async () => {
  const { page, context } = await visit();
  await page.clock.install();
  await page.route('**/menus', async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({ body: text.replaceAll('"available":true', '"available":false') });
  });
  await page.goto(`/restaurant/${RESTAURANT_ID}`);
  const add = page.getByRole('button', { name: /^Add .* to the cart$/ });
  const messages = page.getByRole('region', { name: 'Notifications, F8' });
  const message = messages.getByRole('alert');
  await expect(add.first()).toBeVisible();
  // From here on time passes as the test has it, however slow the machine is.
  await page.clock.pauseAt(Date.now() + PAUSED_AFTER_MS);
  const passUntilOneSays = (isIt: (text: string) => boolean) =>
    until(async () => {
      await page.clock.runFor(FRAME_MS);
      const [text, ...more] = await message.allInnerTexts();
      return text !== undefined && more.length === 0 && isIt(text);
    });
  // By the keyboard: a forced click would go wherever the button was before the screen moved.
  await add.first().press('Enter');
  await passUntilOneSays((text) => text !== '');
  const first = await message.innerText();
  await add.nth(1).press('Enter');
  await passUntilOneSays((text) => text !== '' && text !== first);
  await page.clock.runFor(4_000);
  await expect(message).toHaveCount(1);
  await page.clock.runFor(2_000);
  await expect(message).toHaveCount(0);

  const swipe = async (distancePx: number) => {
    const box = await message.boundingBox();
    assert.ok(box);
    await page.mouse.move(box.x + 20, box.y + 20);
    await page.mouse.down();
    // Slowly: speed alone dismisses a message, too.
    for (let moved = 2; moved <= distancePx; moved += 2) {
      await page.mouse.move(box.x + 20 + moved, box.y + 20);
      await page.clock.runFor(20);
    }
    await page.mouse.up();
  };
  await add.first().press('Enter');
  await passUntilOneSays((text) => text !== '');
  await page.keyboard.press('F8');
  await expect(messages).toBeFocused();
  await swipe(40);
  await page.clock.runFor(500);
  await expect(message).toHaveCount(1);
  await swipe(60);
  await page.clock.runFor(500);
  await expect(message).toHaveCount(0);
  await context.close();
});

test('nothing else went wrong on the way', () => {
  const unexpected = product.problems.filter((problem) => !problem.includes('Failed to load resource'));
  expect(unexpected).toEqual([]);
});
