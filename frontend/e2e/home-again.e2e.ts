/** What the home page has for whoever was here before: the same again, and their favourites. */
import type { BrowserContext, Page } from '@playwright/test';
import type { OrderView } from '../../backend/src/contracts/orders/order-views.ts';
import { assertAccessible } from './support/axe.ts';
import { CONTACT, type Kitchen, openKitchen, placeOrder, signUp, tabTo } from './support/order-people.ts';
import type { Product } from './support/product.ts';
import { expect, test } from './support/test.ts';

const PHONE = { width: 390, height: 844 };
const BERLIN = { id: 1, name: 'Ofen & Basilikum' };
const HAMBURG = { id: 7, name: 'Pizza Steuerbord' };
const OWN_ORDERS = '**/api/my-orders?*';

let product: Product;
let kitchens: ReadonlyMap<number, Kitchen>;
test.beforeAll(async ({ startProduct }) => {
  product = await startProduct();
  const open = async (id: number) => [id, await openKitchen(await product.newContext(), id)] as const;
  kitchens = new Map([await open(BERLIN.id), await open(HAMBURG.id)]);
});
test.afterAll(() => product.stop());

async function phone(city: string | null = 'berlin'): Promise<{ context: BrowserContext; page: Page }> {
  const context = await product.newContext({ viewport: PHONE });
  const page = await context.newPage();
  if (city !== null) {
    await page.goto('/imprint');
    await page.evaluate((chosen) => localStorage.setItem('selectedCity', JSON.stringify(chosen)), city);
  }
  return { context, page };
}

async function delivered({ request }: BrowserContext, { id }: typeof BERLIN, more: object = {}): Promise<OrderView> {
  const order = await placeOrder(request, id, more);
  await kitchens.get(id)?.deliver(order.id);
  return order;
}

const again = (page: Page) => page.getByRole('list', { name: 'Order again' }).getByRole('button');
const favourites = (page: Page) => page.getByRole('list', { name: 'Your favourites' }).getByRole('link');
const cart = (page: Page) => page.getByRole('dialog', { name: 'Cart' });
const chooseCity = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Choose your city' }).getByRole('button', { name }).click();
const restaurants = (page: Page) => page.getByRole('article');

async function topOf(page: Page): Promise<number> {
  return (await restaurants(page).first().boundingBox())?.y ?? Number.NaN;
}

test('whoever ordered before finds it again, and their favourites, of the city that is shown @release', async () => {
  const { context, page } = await phone();
  await signUp(context, 'Kim Kundin');
  for (const place of [BERLIN, BERLIN, HAMBURG]) await delivered(context, place);
  const cancelled = await placeOrder(context.request, BERLIN.id, { notes: 'never came' });
  await kitchens.get(BERLIN.id)?.move(cancelled.id, 'cancelled', { reason: 'other' });
  for (const id of [BERLIN.id, 3, HAMBURG.id]) await context.request.put(`/api/favourites/${String(id)}`);

  await page.goto('/');
  // What was ordered twice stands there once.
  await expect(again(page)).toHaveCount(1);
  await expect(again(page)).toContainText(BERLIN.name);
  await expect(favourites(page)).toHaveCount(2);
  await expect(favourites(page).first()).toContainText('Kiezbulette');
  const first = await again(page).boundingBox();
  expect((first?.y ?? Infinity) + (first?.height ?? 0)).toBeLessThan(PHONE.height / 2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await assertAccessible(page);

  // The next visit has room for it before it is known.
  await expect(restaurants(page).first()).toBeVisible();
  const settled = await topOf(page);
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(OWN_ORDERS, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await expect(restaurants(page).first()).toBeVisible();
  expect(await topOf(page)).toBe(settled);
  await expect(again(page)).toHaveCount(0);
  answer();
  await expect(again(page)).toHaveCount(1);
  expect(await topOf(page)).toBe(settled);
  await page.unroute(OWN_ORDERS);

  // By the keyboard, before the restaurants and into the cart.
  await tabTo(page, again(page));
  await page.keyboard.press('Tab');
  await expect(favourites(page).first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(cart(page).getByRole('link', { name: 'To checkout' })).toBeVisible();
  await expect(cart(page)).toContainText(BERLIN.name);
  await page.keyboard.press('Escape');
  await expect(cart(page)).toHaveCount(0);

  await chooseCity(page, 'Hamburg');
  await expect(again(page)).toContainText(HAMBURG.name);
  await expect(favourites(page)).toHaveCount(1);
  await expect(favourites(page)).toContainText(HAMBURG.name);
  await chooseCity(page, 'Frankfurt');
  await expect(favourites(page)).toHaveCount(0);
  await expect(again(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Order again' })).toHaveCount(0);

  // What a search finds stands right below its field.
  await chooseCity(page, 'Berlin');
  await expect(again(page)).toHaveCount(1);
  await page.getByRole('searchbox').fill('salat');
  await expect(page.getByRole('heading', { name: '3 restaurants found' })).toBeVisible();
  await expect(again(page)).toHaveCount(0);
});

test('a restaurant that closes says so at what was ordered from it, and the click leads to its menu @release', async () => {
  const { context, page } = await phone();
  await signUp(context, 'Kira Kundin');
  await delivered(context, BERLIN);
  await context.request.put(`/api/favourites/${String(BERLIN.id)}`);
  await page.goto('/');
  await expect(favourites(page)).toContainText('min');
  const kitchen = kitchens.get(BERLIN.id);
  await kitchen?.request.post('/api/restaurant/toggle-status', { data: { isOpen: false } });
  try {
    await expect(again(page)).toContainText('Closed');
    await expect(favourites(page)).toContainText('Closed');
    await assertAccessible(page);
    await again(page).click();
    const dialog = page.getByRole('dialog', { name: 'Order again' });
    await expect(dialog.getByRole('link', { name: 'To the menu' })).toBeVisible();
  } finally {
    await kitchen?.request.post('/api/restaurant/toggle-status', { data: { isOpen: true } });
  }
});

test('a guest orders the same again from the device that remembers it @release', async () => {
  const { context, page } = await phone();
  const { id, guestToken: token } = await delivered(context, BERLIN, { contact: CONTACT });
  // An order that nobody can open any more is forgotten.
  const held = [
    { id: 999_999, token: crypto.randomUUID() },
    { id, token },
  ];
  await page.evaluate((orders) => localStorage.setItem('guestOrders', JSON.stringify(orders)), held);
  await page.goto('/');
  await expect(again(page)).toHaveCount(1);
  await assertAccessible(page);
  await again(page).click();
  await expect(cart(page).getByRole('link', { name: 'To checkout' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('guestOrders'))).not.toContain('999999');

  // The order's own page offers it too.
  await page.goto(`/order/${String(id)}?t=${token ?? ''}`);
  await expect(page.getByRole('button', { name: `Order again, #${String(id)}` })).toBeVisible();
});

test('whoever has nothing of it sees nothing of it, and visitors do not even load it @release', async () => {
  const { context, page } = await phone();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Tischlein in numbers' })).toBeVisible();
  expect(asked.filter((path) => /\/again-|my-orders|favourites/.test(path))).toEqual([]);
  const top = await topOf(page);

  await signUp(context, 'Nora Neu');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Tischlein in numbers' })).toBeVisible();
  await expect.poll(() => topOf(page)).toBe(top);
  expect(asked.filter((path) => path.includes('/again-')).length).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { name: 'Order again' })).toHaveCount(0);

  // Nor does the page break where it cannot be read.
  await delivered(context, BERLIN);
  await page.route(OWN_ORDERS, (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.reload();
  await expect(restaurants(page).first()).toBeVisible();
  await expect.poll(() => topOf(page)).toBe(top);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.unroute(OWN_ORDERS);
  await page.reload();
  await expect(again(page)).toHaveCount(1);
});

test('a device that knows no city takes that of the account’s default address @release', async () => {
  const { context, page } = await phone(null);
  await signUp(context, 'Hanna Hafen');
  const data = { label: 'Home', address: 'Große Bleichen 3, 20354 Hamburg', isDefault: true };
  expect((await context.request.post('/api/addresses', { data })).ok()).toBe(true);
  await page.goto('/');
  const chosen = page.getByRole('group', { name: 'Choose your city' }).getByRole('button', { name: 'Hamburg' });
  await expect(chosen).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Order from the kitchens around you')).toHaveCount(0);
  await expect(restaurants(page).filter({ hasText: HAMBURG.name })).toBeVisible();
  await expect.poll(() => topOf(page)).toBeLessThan(PHONE.height / 2);

  // It was chosen then: another city stays another city.
  await chooseCity(page, 'Berlin');
  await page.reload();
  await expect(restaurants(page).filter({ hasText: BERLIN.name })).toBeVisible();
});
