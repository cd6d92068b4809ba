/** Menu, dish and cart: how much of them is in view, and the one way from there to the checkout. */
import type { Page } from '@playwright/test';
import { LANGUAGES, STORAGE_KEYS } from '../../backend/src/contracts/constants.ts';
import type { MenuView } from '../../backend/src/contracts/menus/menu-views.ts';
import { assertFits } from './support/fits.ts';
import { openKitchen, signUp } from './support/order-people.ts';
import type { Product } from './support/product.ts';
import { expect, test } from './support/test.ts';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const LOW_PHONE = { width: 390, height: 700 };
/** A window of 1280 px at 200 %. */
const ZOOMED = { width: 640, height: 360 };
const SLIM_BAR_PX = 72;

let product: Product;
test.beforeAll(async ({ startProduct }) => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

/** A restaurant's page with dishes in the cart, twelve of them as somebody hungry comes back to it. */
async function openMenu(count = 12): Promise<Page> {
  const visitor = await product.newContext();
  const menus = (await (await visitor.request.get('/api/restaurants/1/menus')).json()) as MenuView[];
  const lines = menus
    .flatMap((menu) => menu.items)
    .filter((item) => item.optionGroups.every((group) => group.minChoices === 0))
    .slice(0, count)
    .map(({ id, name, price, description, imageUrl }) => ({
      ...{ id, name, description, imageUrl, price: Number(price), quantity: 1 },
      ...{ restaurantId: 1, restaurantName: 'Ofen & Basilikum' },
    }));
  expect(lines).toHaveLength(count);
  const localStorage = [{ name: 'cart', value: JSON.stringify(lines) }];
  const context = await product.newContext({
    viewport: DESKTOP,
    storageState: { cookies: [], origins: [{ origin: product.url, localStorage }] },
  });
  const page = await context.newPage();
  await page.goto('/restaurant/1');
  await expect(page.getByRole('article').first()).toBeVisible();
  return page;
}

/** Cards that are seen whole, below whatever sticks above them. */
const wholeCards = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('main nav')?.getBoundingClientRect().bottom ?? 0;
    return [...document.querySelectorAll('main article')].filter((card) => {
      const { top, bottom } = card.getBoundingClientRect();
      return top >= bar && bottom <= innerHeight;
    }).length;
  });

/** The height of what stays at the window's edges while the menu scrolls. */
const barsOf = (page: Page) =>
  page.evaluate(() => {
    const stuck = [...document.querySelectorAll('body *')].filter((element) => {
      const { position, visibility } = getComputedStyle(element);
      return ['sticky', 'fixed'].includes(position) && visibility === 'visible';
    });
    const sizes = stuck.map((element) => element.getBoundingClientRect()).filter(({ height }) => height > 0);
    const sum = (rects: DOMRect[]) => rects.reduce((total, { height }) => total + height, 0);
    return {
      top: sum(sizes.filter(({ top, bottom }) => top <= 1 && bottom > 0)),
      bottom: sum(sizes.filter(({ top, bottom }) => bottom >= innerHeight - 1 && top < innerHeight)),
    };
  });

test('a menu: two columns beside the cart, one slim bar on a phone, and a picture that leaves room @release', async () => {
  const page = await openMenu();
  const cards = page.getByRole('article');
  const basket = page.getByRole('complementary', { name: 'Cart' });
  await expect(basket.getByRole('link', { name: 'To checkout' })).toBeInViewport({ ratio: 1 });
  await expect(basket.getByText('Total', { exact: true })).toBeInViewport({ ratio: 1 });
  const [first, second, beside] = await Promise.all(
    [cards.nth(0), cards.nth(1), basket].map((part) => part.boundingBox()),
  );
  expect(first?.y).toBe(second?.y);
  expect((second?.x ?? 0) >= (first?.x ?? 0) + (first?.width ?? 0)).toBe(true);
  expect((beside?.x ?? 0) >= (second?.x ?? 0) + (second?.width ?? 0)).toBe(true);
  await expect.poll(() => wholeCards(page)).toBeGreaterThanOrEqual(6);
  await page.getByRole('navigation', { name: 'Sections of the menu' }).getByRole('link', { name: 'Pizza' }).click();
  await expect.poll(() => wholeCards(page)).toBeGreaterThanOrEqual(6);
  await assertFits(page);

  await page.setViewportSize(ZOOMED);
  await expect(basket).toHaveCount(0);
  const picture = await page.locator('main section img').first().boundingBox();
  expect(picture?.height).toBeLessThanOrEqual(ZOOMED.height / 3);

  await page.setViewportSize(PHONE);
  await page.getByRole('heading', { name: 'Dolci' }).evaluate((element) => {
    element.scrollIntoView({ behavior: 'instant' });
  });
  await expect(page.getByRole('button', { name: /^View cart/ })).toBeInViewport({ ratio: 1 });
  const bars = await barsOf(page);
  expect(bars.top).toBeLessThanOrEqual(SLIM_BAR_PX);
  expect(bars.bottom).toBeLessThanOrEqual(SLIM_BAR_PX);
  await expect(page.getByRole('link', { name: 'Dolci' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('banner')).not.toBeInViewport();
});

test('six whole dishes are in view when a menu opens beside the cart, open and closed, in every language @release', async () => {
  const kitchen = await openKitchen(await product.newContext(), 2);
  await kitchen.request.put('/api/restaurant/load/pause', { data: { minutes: 60 } });
  for (const language of LANGUAGES) {
    const localStorage = [{ name: STORAGE_KEYS.language, value: language }];
    const context = await product.newContext({
      viewport: DESKTOP,
      storageState: { cookies: [], origins: [{ origin: product.url, localStorage }] },
    });
    const page = await context.newPage();
    for (const id of [1, 2]) {
      await page.goto(`/restaurant/${id}`);
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect.poll(() => wholeCards(page), `restaurant ${id} in ${language}`).toBeGreaterThanOrEqual(6);
    }
    await context.close();
  }
});

/** In how many lines each text of the cart's bar stands, and whether it stays within the bar. */
const linesOfBar = (page: Page) =>
  page.getByRole('button', { name: /\(1\)/ }).evaluate((bar) => {
    const walker = document.createTreeWalker(bar, NodeFilter.SHOW_TEXT);
    const rows: number[] = [];
    while (walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const { right } = range.getBoundingClientRect();
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      rows.push(right < bar.getBoundingClientRect().right - 10 ? tops.size : Infinity);
    }
    return rows;
  });

test('the bar of the cart says in one line what it does, and in one what is missing, on every phone @release', async () => {
  const page = await openMenu(1);
  for (const language of LANGUAGES) {
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [STORAGE_KEYS.language, language] as const);
    for (const width of [390, 360]) {
      await page.setViewportSize({ ...PHONE, width });
      await page.reload();
      await expect.poll(() => linesOfBar(page), `${language} at ${width} px`).toEqual([1, 1, 1]);
    }
  }
});

test('a dish begins with its options, and the cart leads to the checkout with the total in view @release', async () => {
  const page = await openMenu();
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Margherita', exact: true }).click();
  const dish = page.getByRole('dialog', { name: 'Margherita' });
  const option = dish.getByRole('radio').first();
  await expect(option).toBeInViewport({ ratio: 1 });
  const foot = await dish.getByRole('button', { name: /^Add for/ }).boundingBox();
  const place = await option.boundingBox();
  expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThan(foot?.y ?? 0);
  await expect(dish.getByText('please call the restaurant').getByRole('link')).toHaveAttribute('href', /^tel:\+?\d+$/);
  await page.keyboard.press('Escape');

  await page.setViewportSize(LOW_PHONE);
  await page.getByRole('button', { name: 'View cart (12)' }).click();
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  const way = drawer.getByRole('link', { name: 'To checkout' });
  for (const part of [way, drawer.getByText('Total', { exact: true })]) await expect(part).toBeInViewport({ ratio: 1 });
  const lines = drawer.getByRole('listitem').filter({ has: page.getByRole('button') });
  await expect(lines).toHaveCount(12);
  // One button takes a dish out, and it comes back where it was.
  const remove = drawer.getByRole('button', { name: 'Remove Caprese' });
  await expect(remove).toHaveCount(1);
  await remove.click();
  await expect(lines).toHaveCount(11);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(lines).toHaveCount(12);
  for (const part of [way, drawer.getByText('Total', { exact: true })]) await expect(part).toBeInViewport({ ratio: 1 });
  await expect(drawer.getByRole('link', { name: 'Cart as a page' })).toHaveAttribute('href', '/cart');
  await way.click();
  await page.waitForURL('**/checkout');
  await page.goBack();
  await page.waitForURL('**/restaurant/1');
  await expect(drawer).toHaveCount(0);
});

test('a closed restaurant says once when it opens again, and takes an order for then @release', async () => {
  const kitchen = await openKitchen(await product.newContext(), 5);
  await kitchen.request.put('/api/restaurant/load/pause', { data: { minutes: 60 } });
  const context = await product.newContext({ viewport: DESKTOP });
  await signUp(context, 'Vera');
  const page = await context.newPage();
  await page.goto('/restaurant/5');
  await expect(page.getByText(/^Closed until .*\d\d:\d\d/)).toHaveCount(1);
  await page.getByRole('button', { name: /^Order for .*\d\d:\d\d$/ }).click();
  const said = page.getByRole('status').filter({ hasText: /^You are ordering for/ });
  await expect(said).toBeFocused();
  const wanted = /\d\d:\d\d/.exec(await said.innerText())?.[0] ?? '';
  const add = page.getByRole('article').filter({ has: page.getByRole('button', { name: /^Add / }) });
  const dish = add.filter({ hasNot: page.locator('button[aria-haspopup=dialog][aria-label]') }).first();
  await dish.getByRole('button', { name: /^Add / }).click();
  const basket = page.getByRole('complementary', { name: 'Cart' });
  for (let more = 0; more < 7; more += 1) await basket.getByRole('button', { name: /^One .* more$/ }).click();
  // What the restaurant says of itself does not take the dishes back.
  await page.reload();
  await expect(said).toBeVisible();
  await basket.getByRole('link', { name: 'To checkout' }).click();
  await page.getByRole('textbox', { name: 'Street' }).fill('Torstraße 1, 10119 Berlin');
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click();
  await page.waitForURL('**/order/*');
  await expect(page.getByText(new RegExp(`^Planned for .*${wanted}$`)).first()).toBeVisible();
});

test('nothing else went wrong on the way @release', () => {
  expect(product.problems).toEqual([]);
});
