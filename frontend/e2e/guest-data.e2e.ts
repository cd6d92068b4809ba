/** A guest asks to be forgotten: an admin finds and blanks what is over, and the old link shows nothing of it. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import type { ReviewView } from '../../backend/src/contracts/reviews.ts';
import { assertAccessible } from './support/axe.ts';
import { becomes } from './support/becomes.ts';
import { CONTACT, type Kitchen, openKitchen, placeOrder } from './support/order-people.ts';
import { PASSWORD } from './support/orders.ts';
import { PATIENCE_MS } from './support/patience.ts';
import { type Product, startProduct } from './support/product.ts';
import { overflowOf } from './support/screen-texts.ts';

const RESTAURANT_ID = 1;
const PHONE = { width: 390, height: 844 };

let product: Product;
let kitchen: Kitchen;
let admin: BrowserContext;
before(async () => {
  product = await startProduct();
  kitchen = await openKitchen(await product.newContext(), RESTAURANT_ID);
  admin = await visit();
  const data = { email: 'admin@example.com', password: PASSWORD };
  assert.ok((await admin.request.post('/api/admin/login', { data })).ok());
});
after(() => product.stop());

async function visit(): Promise<BrowserContext> {
  const context = await product.newContext();
  context.setDefaultTimeout(PATIENCE_MS);
  return context;
}

/** On a desktop and on a phone, without anything sticking out. */
async function assertFits(page: Page): Promise<void> {
  const desktop = page.viewportSize();
  for (const size of [desktop, PHONE]) {
    if (size) await page.setViewportSize(size);
    await assertAccessible(page);
    assert.equal(await overflowOf(page), 0, `${page.url()} at ${String(size?.width)} px`);
  }
  if (desktop) await page.setViewportSize(desktop);
}

async function openScreen(): Promise<Page> {
  const page = await admin.newPage();
  await page.goto('/admin/dashboard');
  await page.getByRole('link', { name: 'Guest data' }).click();
  await page.getByRole('heading', { level: 1, name: 'Guest data' }).waitFor();
  return page;
}

async function find(page: Page, by: string, value: string): Promise<void> {
  await page.getByLabel('Search by').selectOption(by);
  await page.getByLabel(by, { exact: true }).fill(value);
  await page.getByRole('button', { name: 'Search' }).click();
}

test('what was typed wrong is told at its field, and nobody is found by what nobody gave', async () => {
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
    await becomes(() => field.getAttribute('aria-invalid'), 'true');
    await page.getByText(message).last().waitFor();
    assert.equal(await field.inputValue(), value);
    await becomes(() => field.evaluate((input) => input === document.activeElement), true);
  }
  await assertFits(page);
  await find(page, 'E-mail', 'nobody@example.com');
  await page.getByRole('heading', { name: 'Nothing found' }).waitFor();
  await page.getByText('Orders of accounts belong to their customers').waitFor();
  await assertFits(page);
});

test('a guest is found, told apart from who is under way, and blanked; the old link shows nothing of it', async () => {
  const guest = await visit();
  const contact = { ...CONTACT, email: 'forget-me@example.com' };
  const over = await placeOrder(guest.request, RESTAURANT_ID, { contact });
  await kitchen.deliver(over.id);
  const link = `/order/${String(over.id)}?t=${over.guestToken ?? ''}`;
  const review = `/api/orders/${String(over.id)}/review?t=${over.guestToken ?? ''}`;
  const data = { rating: 5, text: 'Gundula was here.' };
  assert.ok((await guest.request.post(review, { data })).ok());
  const open = await placeOrder(guest.request, RESTAURANT_ID, { contact });
  const guestPage = await guest.newPage();
  await guestPage.goto(link);
  await guestPage
    .getByText(over.deliveryAddress ?? '')
    .first()
    .waitFor();
  await becomes(() => guestPage.evaluate(() => localStorage.getItem('lastKnownOrder') !== null), true);

  const page = await openScreen();
  await find(page, 'Phone number', '+49 151 2345678');
  await page.getByRole('heading', { name: '2 orders with personal data' }).waitFor();
  await page.getByText('1 order can be blanked now.').waitFor();
  await page.getByText('1 of them has a review, whose text goes.').waitFor();
  await page.getByText('1 order is under way and stays for now.').waitFor();
  await assertFits(page);

  await page.getByRole('button', { name: 'Blank the data …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Blank the data of 1 order?' });
  await dialog.getByText('Name, e-mail and phone number').waitFor();
  await dialog.getByText('What tax law asks for').waitFor();
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
  await dialog.getByRole('button', { name: 'Blank for good' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirm with the password' });
  await proof.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await proof.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('The data of 1 order is blanked.').waitFor();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('heading', { name: '1 order with personal data' }).waitFor();
  assert.equal(await page.getByText('can be blanked now').count(), 0);
  assert.equal(await page.getByRole('button', { name: 'Blank the data …' }).count(), 0);
  await assertFits(page);

  // The order that was under way is over, and the screen sees it.
  await kitchen.move(open.id, 'preparing');
  await kitchen.move(open.id, 'cancelled', { reason: 'other' });
  await page.getByText('1 order can be blanked now.').waitFor();
  await page.getByRole('button', { name: 'Blank the data …' }).click();
  await page.getByRole('button', { name: 'Blank for good' }).click();
  await page.getByText('Nothing more is stored about this guest.').waitFor();

  await guestPage.reload();
  await guestPage.getByRole('heading', { level: 1, name: 'This link opens no order any more' }).waitFor();
  await assertFits(guestPage);
  await becomes(() => guestPage.evaluate(() => localStorage.getItem('lastKnownOrder')), null);
  assert.doesNotMatch(await guestPage.content(), /Gundula|Torstraße/);
  assert.equal((await listReviews()).find(({ rating }) => rating === 5)?.text, null);

  await page.goto('/admin/dashboard/audit');
  await page.locator('main li strong', { hasText: 'Guest’s data blanked' }).first().waitFor();
  assert.doesNotMatch(await page.locator('main').innerText(), /forget-me|2345678/);
  assert.deepEqual(
    product.problems.filter((problem) => !/status of (?:400|403|404)/.test(problem)),
    [],
  );
});

async function listReviews(): Promise<ReviewView[]> {
  const answer = await kitchen.request.get(`/api/restaurants/${String(RESTAURANT_ID)}/reviews`);
  return (await answer.json()) as ReviewView[];
}
