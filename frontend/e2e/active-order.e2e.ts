/** An order that is under way, in view on every page of whoever waits for it. */
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { assertAccessible } from './support/axe.ts';
import { CONTACT, type Kitchen, openKitchen, placeOrder, signUp } from './support/order-people.ts';
import type { Product } from './support/product.ts';
import { expect, test } from './support/test.ts';

const PHONE = { width: 390, height: 844 };
const RESTAURANT_ID = 1;

let product: Product;
let kitchen: Kitchen;
test.beforeAll(async ({ startProduct }) => {
  product = await startProduct();
  kitchen = await openKitchen(await product.newContext(), RESTAURANT_ID);
});
test.afterAll(() => product.stop());

const barOf = (page: Page) => page.getByRole('complementary', { name: 'Your order' });

async function visit(): Promise<{ context: BrowserContext; page: Page }> {
  const context = await product.newContext({ viewport: PHONE });
  return { context, page: await context.newPage() };
}

/** Which orders the page asks for from now on. */
function readsOf(page: Page): string[] {
  const reads: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(?:my-orders|orders\/\d+)$/.test(pathname)) reads.push(pathname);
  });
  return reads;
}

test('a customer sees the order on every page but its own, live, until it is over', async () => {
  const { page, context } = await visit();
  const reads = readsOf(page);
  await signUp(context, 'Wanda Wartet');
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(barOf(page)).toHaveCount(0);

  const { id } = await placeOrder(context.request, RESTAURANT_ID);
  await page.reload();
  await expect(barOf(page)).toContainText('Waiting for the restaurant');
  await assertAccessible(page);
  await kitchen.move(id, 'preparing', { prepMinutes: 20 });
  await expect(barOf(page)).toContainText(/Being prepared.*Arrives .*\d\d:\d\d/);
  await expect(page.getByRole('status').filter({ hasText: /: Being prepared$/ })).toHaveCount(1);

  // The home page has a use of its own for them; the bar reads none.
  reads.length = 0;

  // It stands below the cart's bar and covers none of it.
  await page.goto(`/restaurant/${String(RESTAURANT_ID)}`);
  await page.getByRole('article').filter({ hasText: 'Caprese' }).getByRole('button').last().click();
  const cart = page.getByRole('main').getByRole('button', { name: /^View cart/ });
  await expect(barOf(page)).toBeVisible();
  await expect(cart).toBeVisible();
  const bottomOf = async (part: Locator) => {
    const box = await part.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  expect(await bottomOf(barOf(page))).toBe(PHONE.height);
  // It rises to its place from below it.
  const top = (await barOf(page).boundingBox())?.y ?? 0;
  await expect.poll(() => bottomOf(cart)).toBeLessThanOrEqual(top);

  await barOf(page).getByRole('link').click();
  await page.waitForURL(`**/order/${String(id)}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(barOf(page)).toHaveCount(0);
  await page.goto('/faq');
  await kitchen.move(id, 'delivering');
  await expect(barOf(page)).toContainText('On the way');
  await kitchen.move(id, 'delivered');
  await expect(barOf(page)).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: /: Delivered$/ })).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(barOf(page)).toHaveCount(0);
  expect(reads.filter((path) => path === '/api/my-orders').length).toBeLessThanOrEqual(1);
  await context.close();
});

test('a guest has the same by what the device holds, several say how many, and nothing is asked for what is over @release', async () => {
  const { page, context } = await visit();
  const reads = readsOf(page);
  await page.goto('/faq');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(reads).toEqual([]);
  const placed = [
    await placeOrder(context.request, RESTAURANT_ID, { contact: CONTACT }),
    await placeOrder(context.request, RESTAURANT_ID, { contact: { ...CONTACT, email: 'gundula.zwei@example.com' } }),
  ] as const;
  await page.evaluate(
    (orders) => localStorage.setItem('guestOrders', JSON.stringify(orders)),
    placed.map(({ id, guestToken }) => ({ id, token: guestToken })),
  );
  await page.reload();
  await expect(barOf(page)).toContainText('2 orders under way');
  await barOf(page).getByRole('link').click();
  await page.waitForURL('**/guest-orders');
  await expect(barOf(page)).toHaveCount(0);

  await page.goto('/');
  await expect(barOf(page)).toContainText('2 orders under way');
  await kitchen.deliver(placed[0].id);
  await expect(barOf(page)).toContainText('Waiting for the restaurant');
  await barOf(page).getByRole('link').click();
  await page.waitForURL(`**/order/${String(placed[1].id)}**`);
  await kitchen.deliver(placed[1].id);
  const spoken = page.getByRole('status').filter({ hasText: 'Delivered' });
  await expect(spoken).toHaveCount(1);
  await expect(spoken).toHaveText(/^Order \d+: Delivered/);
  // The device notes that an order is over after the screen says so, and the order's own page may still read it.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('guestOrders')?.match(/"isOver":true/g)?.length))
    .toBe(2);
  await page.goto('/faq');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  reads.length = 0;
  await page.reload();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(barOf(page)).toHaveCount(0);
  expect(reads).toEqual([]);
  await context.close();
});
