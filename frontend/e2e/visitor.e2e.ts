/** What a visitor meets before an account: header, home, restaurant, cart and messages, as docs/specification.md lists them. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { until } from '../../backend/test/support/until.ts';
import { becomes, focusGoesTo } from './support/becomes.ts';
import { type Kitchen, openKitchen } from './support/order-people.ts';
import { type Product, startProduct } from './support/product.ts';
import { PATIENCE_MS } from './support/patience.ts';

const DESKTOP = { width: 1280, height: 900 };
const RESTAURANT_ID = 4;
/** More than a slow machine takes from one line to the next. */
const PAUSED_AFTER_MS = 60_000;
const FRAME_MS = 20;
const LISTS = '**/api/restaurants?*';

let product: Product;
let kitchen: Kitchen;
before(async () => {
  product = await startProduct({ env: { RATE_LIMIT: 'off' } });
  kitchen = await openKitchen(await product.newContext(), RESTAURANT_ID);
});
after(() => product.stop());

/** Without the service worker, whose own reads cannot be changed on their way. */
async function visit(options: BrowserContextOptions = {}): Promise<{ context: BrowserContext; page: Page }> {
  const context = await product.newContext({
    viewport: DESKTOP,
    serviceWorkers: 'block',
    ...options,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  return { context, page: await context.newPage() };
}

const speak = (context: BrowserContext, language: string) =>
  context.addInitScript((value) => localStorage.setItem('language', value), language);
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).waitFor();
const setOpen = (isOpen: boolean) => kitchen.request.post('/api/restaurant/toggle-status', { data: { isOpen } });

test('the header leads everywhere, and to fewer places on a phone', async () => {
  const { page, context } = await visit();
  await page.goto('/faq');
  const header = page.getByRole('banner');
  for (const [name, path] of [
    ['Tischlein, to the start page', '/'],
    ['Log in', '/auth'],
    ['Register', '/auth?mode=register'],
    ['Restaurant', '/restaurant/login'],
    ['Admin', '/admin/auth'],
  ] as const) {
    assert.equal(await header.getByRole('link', { name, exact: true }).getAttribute('href'), path);
  }
  await header.getByRole('button', { name: 'Open cart, 0 items' }).waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await becomes(() => header.getByRole('link', { name: 'Admin' }).isVisible(), false);
  await header.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Log in' }).waitFor();
  await menu.getByRole('link', { name: 'Restaurant login' }).click();
  await page.waitForURL('**/restaurant/login');
  await context.close();
});

test('the city is chosen in the header or on the home page, and drives the list', async () => {
  const { page, context } = await visit();
  await page.goto('/');
  await heading(page, '6 restaurants available in Berlin');
  await page.getByRole('button', { name: 'City: Berlin' }).click();
  await page.getByRole('menuitemradio', { name: 'Hamburg' }).click();
  await heading(page, /^\d restaurants available in Hamburg$/);
  const cities = page.getByRole('group', { name: 'Choose your city' }).getByRole('button');
  assert.deepEqual(await cities.allInnerTexts(), ['Berlin', 'Hamburg', 'Frankfurt']);
  await cities.nth(2).click();
  await heading(page, /^\d restaurants available in Frankfurt$/);
  await page.reload();
  await heading(page, /^\d restaurants available in Frankfurt$/);
  await context.close();
});

test('the language is remembered, names the page, and survives a server without texts', async () => {
  const { page, context } = await visit();
  await page.route('**/api/translations/*', (route) => route.fulfill({ status: 500 }));
  await page.goto('/');
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'en');
  await page.getByRole('button', { name: 'Language: EN, English' }).click();
  const languages = page.getByRole('menuitemradio');
  await languages.first().waitFor();
  assert.deepEqual(await languages.allInnerTexts(), ['English', 'Deutsch', 'Türkçe']);
  await languages.last().click();
  await page.getByRole('link', { name: 'Giriş yap' }).first().waitFor();
  await page.reload();
  await page.getByRole('link', { name: 'Giriş yap' }).first().waitFor();
  await becomes(() => page.evaluate(() => document.documentElement.lang), 'tr');
  assert.equal(await page.evaluate(() => localStorage.getItem('language')), 'tr');
  await context.close();
});

test('the home page holds six places, filters and sorts, and says when nobody is there', async () => {
  const { page, context } = await visit();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(LISTS, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  const grid = page.locator('main [aria-busy="true"]');
  await grid.waitFor();
  assert.equal(await grid.locator('> [aria-hidden]').count(), 6);
  release();
  await heading(page, '6 restaurants available in Berlin');

  const card = page.getByRole('article').first();
  assert.match((await card.getByRole('link').getAttribute('href')) ?? '', /^\/restaurant\/\d$/);
  assert.match(await card.innerText(), /^Open[\s\S]*(New|\d\.\d)[\s\S]*\d\d–\d\d min[\s\S]*€\d\.\d\d/);
  const chips = page.getByRole('group', { name: 'Cuisine' }).getByRole('button');
  assert.deepEqual(await chips.allInnerTexts(), ['All', 'Italian', 'Asian', 'Burgers', 'Turkish', 'Pizza']);
  await chips.nth(2).click();
  await heading(page, '2 restaurants available in Berlin');
  await chips.first().click();
  await heading(page, '6 restaurants available in Berlin');
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  assert.deepEqual(
    await sort
      .getByRole('option')
      .evaluateAll((options: HTMLElement[]) => options.map((option) => (option as HTMLOptionElement).value)),
    ['popularity', 'delivery_time', 'rating', 'price'],
  );
  assert.equal(await sort.locator('option:checked').innerText(), 'Popular restaurants');
  await sort.selectOption('price');
  await page.waitForURL('**/?sort=price');
  await page.getByRole('article').first().getByText('€1.50').waitFor();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page
    .getByRole('dialog', { name: 'Filters' })
    .getByRole('radio', { name: 'Free delivery' })
    .check({ force: true });
  await page.getByRole('button', { name: 'Show 0 restaurants' }).click();
  await heading(page, 'Nothing matches that');

  await page.route(LISTS, (route) => route.abort());
  await page.goto('/');
  await page.getByText('This is the last list we know').waitFor();
  await page.getByRole('article').first().waitFor();
  assert.equal(await page.getByRole('article').getByRole('link').count(), 0);
  await page.route(LISTS, (route) => route.fulfill({ json: [], headers: { 'x-total-count': '0' } }));
  await page.goto('/');
  await heading(page, 'No restaurants found in Berlin');
  await context.close();
});

test('a restaurant shows what it is, and takes nothing while it is closed', async () => {
  const { page, context } = await visit();
  await page.goto(`/restaurant/${RESTAURANT_ID}`);
  const hero = page.locator('main section').first();
  await hero.getByText('Open', { exact: true }).waitFor();
  const shown = await hero.innerText();
  for (const fact of ['24 hours', '35–45 min', '€3.50', '€25.00', 'Asian', 'Berlin']) {
    assert.ok(shown.includes(fact), `${fact} is not in ${shown}`);
  }
  await page.getByRole('tab', { name: 'Reviews' }).click();
  await page.getByRole('tab', { name: 'Information' }).click();
  await page.getByRole('link', { name: /^030 / }).waitFor();
  // It has no till.
  await page.getByText('Cash on delivery, Card on delivery', { exact: true }).waitFor();
  await page.getByRole('tab', { name: 'Menu' }).click();

  // The button stays within reach of the keyboard and says why; a click on it is none for Playwright.
  const add = page.getByRole('button', { name: /^Add .* to the cart$/ }).first();
  await add.waitFor();
  const warnings: string[] = [];
  page.on('console', (line) => warnings.push(line.text()));
  try {
    await setOpen(false);
    await hero.getByText('Closed', { exact: true }).waitFor();
    await becomes(() => page.getByRole('button', { name: 'Closed', exact: true }).isDisabled(), true);
    await add.click({ force: true });
    await page.getByRole('alert').filter({ hasText: 'This restaurant is closed right now.' }).waitFor();
    assert.equal(await page.evaluate(() => localStorage.getItem('cart')), null);
    await becomes(() => warnings.some((line) => line.includes(`Restaurant ${RESTAURANT_ID} is closed`)), true);
  } finally {
    await setOpen(true);
  }
  await hero.getByText('Open', { exact: true }).waitFor();

  await page.route('**/menus', async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({ body: text.replaceAll('"available":true', '"available":false') });
  });
  await page.reload();
  await add.click({ force: true });
  await page.getByRole('alert').filter({ hasText: 'Sold out' }).waitFor();
  await context.close();
});

test('without menus or a restaurant the screen says so', async () => {
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
  await heading(page, '404 Page Not Found');
  await page.getByRole('link', { name: 'Zu den Restaurants' }).click();
  await page.waitForURL('**/');
  await context.close();
});

test('the cart: 400 px from the right, a page of its own, and what an empty one says', async () => {
  const { page, context } = await visit();
  await page.goto('/checkout');
  await heading(page, 'Cart is empty');
  await page.getByText('Add items to your cart before ordering').waitFor();
  await page.goto('/cart');
  await heading(page, 'Cart is empty');
  await page.getByRole('link', { name: 'Browse restaurants' }).click();
  await page.waitForURL('**/');
  await page.getByRole('button', { name: 'Open cart, 0 items' }).click();
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await drawer.getByText('Cart is empty').waitFor();
  await drawer.getByRole('button', { name: 'Browse restaurants' }).click();
  await drawer.waitFor({ state: 'detached' });

  await page.goto('/restaurant/1');
  await page.getByRole('button', { name: 'Add Caprese to the cart' }).click();
  await page.getByRole('button', { name: 'One Caprese more' }).click();
  await page.getByRole('button', { name: 'Open cart, 2 items' }).click();
  await drawer.getByText('€20.30').waitFor();
  assert.match(await drawer.innerText(), /Caprese[\s\S]*Subtotal\s+€17.80\s+Delivery fee\s+€2.50\s+Total\s+€20.30/);
  const sidesOf = async () => {
    const box = await drawer.boundingBox();
    return [box?.width, (box?.x ?? 0) + (box?.width ?? 0)];
  };
  await becomes(sidesOf, [400, DESKTOP.width]);
  await drawer.getByRole('link', { name: 'To the cart' }).click();
  await page.waitForURL('**/cart');
  assert.match(
    await page.getByRole('complementary', { name: 'Summary' }).innerText(),
    /Subtotal\s+€17.80\s+Delivery fee\s+€2.50\s+Total\s+€20.30/,
  );
  assert.equal(await page.getByRole('link', { name: 'To checkout' }).getAttribute('href'), '/checkout');
  await page.getByRole('button', { name: 'One Caprese less' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Open cart, 1 item' }).waitFor();
  await page.getByRole('button', { name: 'Remove Caprese' }).first().click();
  await heading(page, 'Cart is empty');
  assert.equal(await page.evaluate(() => localStorage.getItem('cart')), '[]');
  await context.close();
});

test('messages: one at a time for five seconds, gone by a short swipe, focused by F8', async () => {
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
  await add.first().waitFor();
  // From here on time passes as the test has it, however slow the machine is.
  await page.clock.pauseAt(Date.now() + PAUSED_AFTER_MS);
  const passUntilOneSays = (isIt: (text: string) => boolean) =>
    until(async () => {
      await page.clock.runFor(FRAME_MS);
      const [text, ...more] = await message.allInnerTexts();
      return text !== undefined && more.length === 0 && isIt(text);
    });
  await add.first().click({ force: true });
  await passUntilOneSays((text) => text !== '');
  const first = await message.innerText();
  await add.nth(1).click({ force: true });
  await passUntilOneSays((text) => text !== '' && text !== first);
  await page.clock.runFor(4_000);
  assert.equal(await message.count(), 1);
  await page.clock.runFor(2_000);
  await message.waitFor({ state: 'detached' });

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
  await add.first().click({ force: true });
  await passUntilOneSays((text) => text !== '');
  await page.keyboard.press('F8');
  await focusGoesTo(messages);
  await swipe(40);
  await page.clock.runFor(500);
  assert.equal(await message.count(), 1);
  await swipe(60);
  await page.clock.runFor(500);
  await message.waitFor({ state: 'detached' });
  await context.close();
});

test('the footer leads to the pages that explain, and its social marks nowhere', async () => {
  const { page, context } = await visit();
  await page.goto('/imprint');
  const footer = page.getByRole('contentinfo');
  const marks = footer.getByRole('list', { name: 'Follow us' });
  await marks.getByRole('img', { name: 'Instagram, coming soon' }).waitFor();
  const paths = await footer
    .getByRole('navigation')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const name of ['how-it-works', 'faq', 'contact', 'pricing', 'support', 'terms', 'privacy', 'imprint']) {
    assert.ok(paths.includes(`/${name}`), name);
  }
  assert.equal(await marks.getByRole('link').count(), 0);
  await context.close();
});

test('nothing else went wrong on the way', () => {
  const unexpected = product.problems.filter((problem) => !problem.includes('Failed to load resource'));
  assert.deepEqual(unexpected, []);
});
