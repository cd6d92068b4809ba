/** A guest asks to be forgotten: an admin finds and blanks what is over, and the old link shows nothing of it. */
import type { BrowserContext, Page } from '@playwright/test';
import type { ReviewView } from '../../backend/src/contracts/orders/reviews.ts';
import { assertFits } from './support/fits.ts';
import { CONTACT, type Kitchen, openKitchen, placeOrder } from './support/order-people.ts';
import { PASSWORD } from './support/orders.ts';
import type { Product } from './support/product.ts';
import { expect, test } from './support/test.ts';

const RESTAURANT_ID = 1;

let product: Product;
let kitchen: Kitchen;
let admin: BrowserContext;
test.beforeAll(async ({ startProduct }) => {
  product = await startProduct();
  kitchen = await openKitchen(await product.newContext(), RESTAURANT_ID);
  admin = await visit();
  const data = { email: 'admin@example.com', password: PASSWORD };
  expect((await admin.request.post('/api/admin/login', { data })).ok()).toBe(true);
});
test.afterAll(() => product.stop());

async function visit(): Promise<BrowserContext> {
  const context = await product.newContext();
  return context;
}

async function openScreen(): Promise<Page> {
  const page = await admin.newPage();
  await page.goto('/admin/dashboard');
  await page.getByRole('link', { name: 'Guest data' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Guest data' })).toBeVisible();
  return page;
}

async function find(page: Page, by: string, value: string): Promise<void> {
  await page.getByLabel('Search by').selectOption(by);
  await page.getByLabel(by, { exact: true }).fill(value);
  await page.getByRole('button', { name: 'Search' }).click();
}

test('what was typed wrong is told at its field, and nobody is found by what nobody gave @release', async () => {
  const page = await openScreen();
  const cases = [
    ['E-mail', 'gundula', 'Please enter an e-mail address'],
    ['Phone number', '12 34', 'Please enter a phone number'],
    ['Order number', 'twelve', 'Please enter the number of an order'],
    // The screen takes it; the server does not.
    ['E-mail', 'gundula@exa..mple.com', 'e-mail'],
  ] as const;
  for (const [by, value, message] of cases) {
    await find(page, by, value);
    const field = page.getByLabel(by, { exact: true });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText(message).last()).toBeVisible();
    await expect(field).toHaveValue(value);
    await expect(field).toBeFocused();
  }
  await assertFits(page);
  await find(page, 'E-mail', 'nobody@example.com');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await expect(page.getByText('Whoever has an account deletes their data')).toBeVisible();
  await assertFits(page);
});

test('a guest is found, told apart from who is under way, and blanked; the old link shows nothing of it @release', async () => {
  const guest = await visit();
  const contact = { ...CONTACT, email: 'forget-me@example.com' };
  const over = await placeOrder(guest.request, RESTAURANT_ID, { contact });
  await kitchen.deliver(over.id);
  const link = `/order/${String(over.id)}?t=${over.guestToken ?? ''}`;
  const review = `/api/orders/${String(over.id)}/review?t=${over.guestToken ?? ''}`;
  const data = { rating: 5, text: 'Gundula was here.' };
  expect((await guest.request.post(review, { data })).ok()).toBe(true);
  const open = await placeOrder(guest.request, RESTAURANT_ID, { contact });
  const guestPage = await guest.newPage();
  await guestPage.goto(link);
  await expect(guestPage.getByText(over.deliveryAddress ?? '').first()).toBeVisible();
  await expect.poll(() => guestPage.evaluate(() => localStorage.getItem('lastKnownOrder') !== null)).toBe(true);

  const page = await openScreen();
  await find(page, 'Phone number', '+49 151 2345678');
  await expect(page.getByRole('heading', { name: '2 orders with personal data' })).toBeVisible();
  await expect(page.getByText('1 order can be erased now.')).toBeVisible();
  await expect(page.getByText('1 of them has a review, whose text is erased too.')).toBeVisible();
  await expect(page.getByText('1 order is under way and is kept for now.')).toBeVisible();
  await assertFits(page);

  await page.getByRole('button', { name: 'Erase the data …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase the data of 1 order?' });
  await expect(dialog.getByText('Name, e-mail and phone number')).toBeVisible();
  await expect(dialog.getByText('What tax law requires')).toBeVisible();
  await assertFits(page);
  // As long after the login as an admin who has been at work for a while.
  await page.route(
    '**/api/admin/guest-data/erase',
    (route) =>
      route.fulfill({
        status: 403,
        contentType: 'application/problem+json',
        body: JSON.stringify({ status: 403, code: 'step_up_required', title: 'x', detail: 'x' }),
      }),
    { times: 1 },
  );
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirm with your password' });
  await proof.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await proof.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('The data of 1 order has been erased.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: '1 order with personal data' })).toBeVisible();
  await expect(page.getByText('can be erased now')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Erase the data …' })).toHaveCount(0);
  await assertFits(page);

  // The order that was under way is over, and the screen sees it.
  await kitchen.move(open.id, 'preparing');
  await kitchen.move(open.id, 'cancelled', { reason: 'other' });
  await expect(page.getByText('1 order can be erased now.')).toBeVisible();
  await page.getByRole('button', { name: 'Erase the data …' }).click();
  await page.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByText('Nothing more is stored about this customer.')).toBeVisible();

  await guestPage.reload();
  await expect(guestPage.getByRole('heading', { level: 1, name: 'This link no longer opens an order' })).toBeVisible();
  await assertFits(guestPage);
  await expect.poll(() => guestPage.evaluate(() => localStorage.getItem('lastKnownOrder'))).toBe(null);
  expect(await guestPage.content()).not.toMatch(/Gundula|Torstraße/);
  expect((await listReviews()).find(({ rating }) => rating === 5)?.text).toBe(null);

  await page.goto('/admin/dashboard/audit');
  await expect(page.locator('main li strong', { hasText: 'Guest data erased' }).first()).toBeVisible();
  expect(await page.locator('main').innerText()).not.toMatch(/forget-me|2345678/);
  expect(product.problems.filter((problem) => !/status of (?:400|403|404)/.test(problem))).toEqual([]);
});

async function listReviews(): Promise<ReviewView[]> {
  const answer = await kitchen.request.get(`/api/restaurants/${String(RESTAURANT_ID)}/reviews`);
  return (await answer.json()) as ReviewView[];
}
