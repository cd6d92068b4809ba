/** What a visitor meets before an account: header, footer and home page, as docs/specification.md lists them. */
import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { type Kitchen, openKitchen } from './support/order-people.ts';
import type { Product } from './support/product.ts';
import { expect, test } from './support/test.ts';

const DESKTOP = { width: 1280, height: 900 };
const RESTAURANT_ID = 4;
const LISTS = '**/api/restaurants?*';

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

const heading = (page: Page, name: string | RegExp) => expect(page.getByRole('heading', { name })).toBeVisible();
const setOpen = (isOpen: boolean) => kitchen.request.post('/api/restaurant/toggle-status', { data: { isOpen } });

test('the header leads everywhere, partners find their logins in the footer, and a phone has a menu', async () => {
  const { page, context } = await visit();
  await page.goto('/faq');
  const header = page.getByRole('banner');
  for (const [name, path] of [
    ['Tischlein, home page', '/'],
    ['Log in', '/auth'],
    ['Register', '/auth?mode=register'],
  ] as const) {
    expect(await header.getByRole('link', { name, exact: true }).getAttribute('href')).toBe(path);
  }
  await expect(header.getByRole('link')).toHaveCount(3);
  const footer = page.getByRole('contentinfo');
  for (const [name, path] of [
    ['Restaurant login', '/restaurant/login'],
    ['Admin login', '/admin/auth'],
  ] as const) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', path);
  }
  await expect(header.getByRole('button', { name: 'Open cart, 0 items' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(footer.getByRole('link', { name: 'Admin login' })).toBeVisible();
  await header.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Log in' })).toBeVisible();
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
  expect(await cities.allInnerTexts()).toEqual(['Berlin', 'Hamburg', 'Frankfurt']);
  await cities.nth(2).click();
  await heading(page, /^\d restaurants available in Frankfurt$/);
  await page.reload();
  await heading(page, /^\d restaurants available in Frankfurt$/);

  // From a restaurant the choice leads to the city's list, and an address that names another city does not bring it back.
  await page.goto(`/restaurant/${RESTAURANT_ID}`);
  await page.getByRole('button', { name: 'City: Frankfurt' }).click();
  await page.getByRole('menuitemradio', { name: 'Hamburg' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await heading(page, /^\d restaurants available in Hamburg$/);
  await page.goto('/?city=frankfurt&sort=price');
  await cities.first().click();
  await page.waitForURL('**/?sort=price');
  await page.reload();
  await heading(page, '6 restaurants available in Berlin');
  await context.close();
});

test('the list counts the open restaurants, live, and begins with them', async () => {
  const { page, context } = await visit();
  await page.goto('/');
  await heading(page, '6 restaurants available in Berlin');
  try {
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    await setOpen(false);
    await heading(page, '5 restaurants available in Berlin');
    await page.reload();
    await heading(page, '5 restaurants available in Berlin');
    const closed = page.getByRole('article').last();
    await expect(closed.getByText('Closed')).toBeVisible();
    await expect(page.getByRole('article').getByText('Closed')).toHaveCount(1);
  } finally {
    await setOpen(true);
  }
  await heading(page, '6 restaurants available in Berlin');
  await context.close();
});

test('the language is remembered, names the page, and survives a server without texts @release', async () => {
  const { page, context } = await visit();
  await page.route('**/api/translations/*', (route) => route.fulfill({ status: 500 }));
  await page.goto('/');
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
  await page.getByRole('button', { name: 'Language: EN, English' }).click();
  const languages = page.getByRole('menuitemradio');
  await expect(languages.first()).toBeVisible();
  expect(await languages.allInnerTexts()).toEqual(['English', 'Deutsch', 'Türkçe']);
  await languages.last().click();
  await expect(page.getByRole('link', { name: 'Giriş yap' }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Giriş yap' }).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('tr');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('tr');
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
  await expect(grid).toBeVisible();
  await expect(grid.locator('> [aria-hidden]')).toHaveCount(6);
  release();
  await heading(page, '6 restaurants available in Berlin');

  const card = page.getByRole('article').first();
  expect((await card.getByRole('link').getAttribute('href')) ?? '').toMatch(/^\/restaurant\/\d$/);
  expect(await card.innerText()).toMatch(/^Open[\s\S]*(New|\d\.\d)[\s\S]*\d\d–\d\d min[\s\S]*€\d\.\d\d/);
  const chips = page.getByRole('group', { name: 'Cuisine' }).getByRole('button');
  expect(await chips.allInnerTexts()).toEqual(['All', 'Italian', 'Asian', 'Burgers', 'Turkish', 'Pizza']);
  await chips.nth(2).click();
  await heading(page, '2 restaurants available in Berlin');
  await chips.first().click();
  await heading(page, '6 restaurants available in Berlin');
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  expect(
    await sort
      .getByRole('option')
      .evaluateAll((options: HTMLElement[]) => options.map((option) => (option as HTMLOptionElement).value)),
  ).toEqual(['popularity', 'delivery_time', 'rating', 'price']);
  expect(await sort.locator('option:checked').innerText()).toBe('Popular restaurants');
  await sort.selectOption('price');
  await page.waitForURL('**/?sort=price');
  await expect(page.getByRole('article').first().getByText('€1.50')).toBeVisible();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page
    .getByRole('dialog', { name: 'Filters' })
    .getByRole('radio', { name: 'Free delivery' })
    .check({ force: true });
  await page.getByRole('button', { name: 'Show 0 restaurants' }).click();
  await heading(page, 'Nothing matches that');

  await page.route(LISTS, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText('This is the last list we have')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('article').getByRole('link')).toHaveCount(0);
  await page.route(LISTS, (route) => route.fulfill({ json: [], headers: { 'x-total-count': '0' } }));
  await page.goto('/');
  await heading(page, 'No restaurants found in Berlin');
  await context.close();
});

test('the title of a screen is read out when it is there, and never that of the one before', async () => {
  const { page, context } = await visit();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.goto('/');
  await page.route(/\/api\/restaurants\/\d+$/, async (route) => {
    await held;
    await route.continue();
  });
  const card = page.getByRole('article').first().getByRole('link');
  const name = await card.innerText();
  const announcer = page.locator('#root > span[role="status"]');
  await card.click();
  await page.waitForURL('**/restaurant/*');
  await expect(page.locator('main')).toBeFocused();
  // What waits for so long has been said by now, if it is.
  await page.locator('main [class*="skeleton" i]').first().waitFor();
  await expect(announcer).toBeEmpty();
  release();
  await expect(announcer).toHaveText(`${name} · Tischlein`);
  await context.close();
});

test('the footer leads to the pages that explain, and its social marks nowhere', async () => {
  const { page, context } = await visit();
  await page.goto('/imprint');
  const footer = page.getByRole('contentinfo');
  const marks = footer.getByRole('list', { name: 'Follow us' });
  await expect(marks.getByRole('img', { name: 'Instagram, coming soon' })).toBeVisible();
  const paths = await footer
    .getByRole('navigation')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const name of ['how-it-works', 'faq', 'contact', 'pricing', 'support', 'terms', 'privacy', 'imprint']) {
    expect(paths.includes(`/${name}`), name).toBe(true);
  }
  await expect(marks.getByRole('link')).toHaveCount(0);
  await context.close();
});

test('nothing else went wrong on the way', () => {
  const unexpected = product.problems.filter((problem) => !problem.includes('Failed to load resource'));
  expect(unexpected).toEqual([]);
});
