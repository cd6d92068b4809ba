/** How short the way from the landing page to the order is, on a phone, and what stands at its end. */
import type { BrowserContext, Page } from '@playwright/test';
import { assertAccessible } from './support/axe.ts';
import { openSection, sectionOf } from './support/checkout-sections.ts';
import { signUp } from './support/order-people.ts';
import type { Product } from './support/product.ts';
import { overflowOf } from './support/screen-texts.ts';
import { expect, test } from './support/test.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const MOST_CLICKS = { signedIn: 5, guest: 7 };
const MOST_HEIGHT_PX = 1400;
const RESTAURANT = 'Drachentopf';
/** Alone more than the restaurant's minimum, and without a choice to make. */
const DISH = 'Rind mit Brokkoli';
const ADDRESS = 'Torstraße 1, 10119 Berlin';

let product: Product;
test.beforeAll(async ({ startProduct }) => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

declare global {
  interface Window {
    presses?: number;
  }
}

/** A page that counts every press on it. What is typed is none. */
async function countingPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.presses = 0;
    window.addEventListener('pointerdown', () => (window.presses = (window.presses ?? 0) + 1), { capture: true });
  });
  return page;
}

const pressesOn = (page: Page) => page.evaluate(() => window.presses ?? Number.NaN);
const orderButton = (page: Page) => page.getByRole('button', { name: 'Order with obligation to pay' });

async function goToCheckout(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('article').filter({ hasText: RESTAURANT }).getByRole('link').first().click();
  await page.getByRole('button', { name: `Add ${DISH} to the cart` }).click();
  await page.getByRole('button', { name: 'Open cart, 1 item' }).click();
  await page.getByRole('dialog', { name: 'Cart' }).getByRole('link', { name: 'To checkout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await expect(page.getByText(/Includes 7% VAT/)).toBeVisible();
}

/** Goods, fee and total stand above the button, in one area with it, and all of them are on the screen (§ 312j BGB). */
async function orderIsInView(page: Page): Promise<void> {
  await expect(orderButton(page)).toBeInViewport({ ratio: 1 });
  const box = page.getByRole('complementary', { name: 'Order summary' });
  const tops: number[] = [];
  for (const part of [box.getByText(DISH), box.getByText('Delivery fee'), box.getByText('Total', { exact: true })]) {
    await expect(part).toBeInViewport({ ratio: 1 });
    tops.push((await part.boundingBox())?.y ?? Number.NaN);
  }
  tops.push((await orderButton(page).boundingBox())?.y ?? Number.NaN);
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
}

test('signed in with a saved address: five clicks from the landing page to the order @release', async () => {
  const context = await product.newContext(PHONE);
  await signUp(context, 'Fanny Fünf');
  await context.request.post('/api/addresses', { data: { label: 'Zuhause', address: ADDRESS, notes: 'Hinterhaus' } });
  const page = await countingPage(context);
  await goToCheckout(page);

  await expect(page.locator('form').getByRole('button', { expanded: true })).toHaveCount(0);
  await expect(sectionOf(page, 'Delivery address').getByText(`Zuhause · ${ADDRESS}`)).toBeVisible();
  await orderIsInView(page);
  const footer = await page.getByRole('contentinfo').boundingBox();
  expect((footer?.y ?? Number.NaN) + (await page.evaluate(() => window.scrollY))).toBeLessThanOrEqual(MOST_HEIGHT_PX);
  await assertAccessible(page);
  expect(await overflowOf(page)).toBe(0);

  // What the server does not like opens its section again, at the field, with everything that was typed.
  const clicks = (await pressesOn(page)) + 1;
  await openSection(page, 'Tip');
  await page.getByRole('radio', { name: '€1' }).check();
  await openSection(page, 'Delivery address');
  await expect(sectionOf(page, 'Tip').getByText('€1.00')).toBeVisible();
  await page.getByRole('textbox', { name: /driver/ }).fill('Hof links');
  const refusal = {
    code: 'validation_failed',
    status: 422,
    errors: [{ field: 'deliveryNotes', message: 'Too loud.' }],
  };
  await page.route('**/api/orders', (route) => route.fulfill({ status: 422, json: refusal }));
  await orderButton(page).click();
  const notes = page.getByRole('textbox', { name: /driver/ });
  await expect(notes).toBeFocused();
  await expect(notes).toHaveValue('Hof links');
  await expect(page.getByText('Too loud.').first()).toBeVisible();
  await page.unroute('**/api/orders');
  await notes.fill('Hof rechts');
  await sectionOf(page, 'Delivery address').getByRole('button', { name: 'Done' }).click();
  await orderIsInView(page);

  await orderButton(page).click();
  await page.waitForURL('**/order/*');
  expect(clicks).toBeLessThanOrEqual(MOST_CLICKS.signedIn);
});

test('a guest: seven clicks at most, and every section folds as soon as it is done @release', async () => {
  const context = await product.newContext(PHONE);
  const page = await countingPage(context);
  await goToCheckout(page);

  const toggleOf = (title: string) => sectionOf(page, title).locator('h2').getByRole('button');
  await expect(toggleOf('Your details')).toHaveAttribute('aria-expanded', 'true');
  await expect(toggleOf('Payment method')).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('textbox', { name: 'Name' }).fill('Gundula Gast');
  await page.getByRole('textbox', { name: 'Phone' }).fill('0151 2345678');

  // Enter in a field goes on, and orders nothing; what is missing keeps the section open.
  await page.getByRole('textbox', { name: 'Phone' }).press('Enter');
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeFocused();
  await page.keyboard.type('gundula@example.com');
  await page.keyboard.press('Enter');
  await expect(toggleOf('Your details')).toHaveAttribute('aria-expanded', 'false');
  await expect(sectionOf(page, 'Your details').getByText('Gundula Gast · 0151 2345678')).toBeVisible();
  const address = page.getByRole('textbox', { name: 'Street' });
  await expect(address).toBeFocused();
  await page.keyboard.type(ADDRESS);
  await assertAccessible(page);
  await sectionOf(page, 'Delivery address').getByRole('button', { name: 'Done' }).click();
  await expect(toggleOf('Delivery address')).toBeFocused();
  await orderIsInView(page);
  await assertAccessible(page);

  // By keyboard: a section opens, its fields come next, and it folds when they are left.
  await toggleOf('Notes').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Bitte klingeln');
  await toggleOf('Tip').focus();
  await expect(toggleOf('Notes')).toHaveAttribute('aria-expanded', 'false');
  await expect(sectionOf(page, 'Notes').getByText('Bitte klingeln')).toBeVisible();
  await orderButton(page).click();
  await page.waitForURL('**/order/*');
  expect(await pressesOn(page)).toBeLessThanOrEqual(MOST_CLICKS.guest);
});
