/** A review is reported, removed with reasons, missed by its author, and brought back; accounts are closed and opened. */
import type { BrowserContext, Page } from '@playwright/test';
import type { ReviewView } from '../../backend/src/contracts/orders/reviews.ts';
import { assertFits } from './support/fits.ts';
import { focusGoesToLabel } from './support/focus.ts';
import { type Kitchen, openKitchen, placeOrder, signUp } from './support/order-people.ts';
import { PASSWORD } from './support/orders.ts';
import type { Product } from './support/product.ts';
import { expect, test } from './support/test.ts';

const MODERATION = '/admin/dashboard/moderation';
const RESTAURANT = 'Ofen & Basilikum';
const INSULT = 'Der Wirt ist ein Betrüger.';
const WHY = 'Calling somebody a fraud without any facts is an insult.';
const REASONS = 'The words attack the owner as a person and say nothing about the food.';

let product: Product;
let admin: BrowserContext;
let kitchen: Kitchen;
test.beforeAll(async ({ startProduct }) => {
  product = await startProduct();
  admin = await visit();
  const data = { email: 'admin@example.com', password: PASSWORD };
  expect((await admin.request.post('/api/admin/login', { data })).status()).toBe(200);
  kitchen = await openKitchen(await visit(), 1);
});
test.afterAll(async () => {
  expect(product.problems.filter(isUnexpected)).toEqual([]);
  await product.stop();
});

/** Browsers log refusals, which are what some steps are about. */
const isUnexpected = (problem: string) => !/status of 40[03]/.test(problem);

async function visit(): Promise<BrowserContext> {
  const context = await product.newContext();
  return context;
}

async function open(context: BrowserContext, path: string, heading: string | RegExp): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  return page;
}

interface Author {
  context: BrowserContext;
  email: string;
  review: ReviewView;
}

async function writeReview(name: string, text: string): Promise<Author> {
  const context = await visit();
  const email = await signUp(context, name);
  const order = await placeOrder(context.request, 1);
  await kitchen.deliver(order.id);
  const path = `/api/orders/${String(order.id)}/review`;
  const answer = await context.request.post(path, { data: { rating: 1, text } });
  expect(answer.status()).toBe(201);
  return { context, email, review: (await answer.json()) as ReviewView };
}

const isOnline = async (text: string) => {
  const answer = await admin.request.get('/api/restaurants/1/reviews');
  return ((await answer.json()) as ReviewView[]).some((review) => review.text === text);
};

test('a guest reports a review, an admin removes it with reasons, its author complains and gets it back @release', async () => {
  const author = await writeReview('Ada Autorin', INSULT);
  const desk = await open(admin, MODERATION, 'Reports and complaints');
  await expect(desk.getByText('No report is open.', { exact: false })).toBeVisible();
  await assertFits(desk);

  // The guest's form says what is missing where it is missing, and leads there; nothing typed is lost.
  const guest = await visit();
  const page = await open(guest, '/restaurant/1?tab=reviews', RESTAURANT);
  await expect(page.getByText(INSULT)).toBeVisible();
  await page.getByRole('link', { name: 'Report this review' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Report content' })).toBeVisible();
  const send = page.getByRole('button', { name: 'Send report' });
  await send.click();
  await focusGoesToLabel(page, 'What is wrong with it');
  await assertFits(page);
  await page.getByLabel('What is wrong with it?').selectOption('insult');
  await page.getByLabel('Why is it unlawful').fill(WHY);
  await page.getByLabel('Your name').fill('Mia Melder');
  await page.getByLabel('Your e-mail').fill('mia@example');
  await page.getByLabel('I believe in good faith').check();
  await send.click();
  await focusGoesToLabel(page, 'Your e-mail');
  // What looks right to the form may be wrong to the server, which has the last word.
  await page.getByLabel('Your e-mail').fill('mia..melder@example.com');
  await send.click();
  await focusGoesToLabel(page, 'Your e-mail');
  await expect(page.getByLabel('Your e-mail')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Why is it unlawful')).toHaveValue(WHY);
  await assertFits(page);
  await page.getByLabel('Your e-mail').fill('mia@example.com');
  await send.click();
  await expect(
    page.getByRole('heading', { level: 1, name: /^Thank you, we have your report no\. \d+$/ }),
  ).toBeVisible();
  await assertFits(page);
  await page.getByRole('link', { name: 'Follow your report' }).click();
  await expect(page.getByText('Not yet. You will get', { exact: false })).toBeVisible();
  await assertFits(page);

  // It is on the admin's screen without a reload, counted beside the section's name.
  await expect(desk.getByRole('link', { name: /^Reports and complaints/ }).filter({ hasText: '1' })).toBeVisible();
  await expect(desk.getByText('1 report is open.')).toBeVisible();
  await assertFits(desk);
  await desk
    .getByRole('button', { name: `View: Review no. ${String(author.review.id)}, ${RESTAURANT}` })
    .press('Enter');
  const drawer = desk.getByRole('dialog', { name: /^Report no\. \d+$/ });
  await expect(drawer.getByText(INSULT)).toBeVisible();
  await expect(drawer.getByText(WHY)).toBeVisible();
  await expect(drawer.getByText('mia@example.com')).toBeVisible();
  await assertFits(desk);
  await drawer.getByRole('button', { name: 'Decide' }).click();
  const decision = desk.getByRole('dialog', { name: /^Decide on report no\. \d+$/ });
  await decision.getByRole('button', { name: 'Decide' }).click();
  await expect(decision.getByRole('radio', { name: 'Remove the review' })).toBeFocused();
  await assertFits(desk);
  await decision.getByRole('radio', { name: 'Remove the review' }).check();
  await decision.getByRole('button', { name: 'Decide' }).click();
  await expect(decision.getByText('Please write 10 to 2000 characters')).toBeVisible();
  await focusGoesToLabel(desk, 'Reasons');
  await decision.getByLabel('Reasons').fill(REASONS);
  await decision.getByRole('button', { name: 'Decide' }).click();
  await expect(decision).toBeHidden();
  await expect(drawer.getByText('No longer visible')).toBeVisible();
  await expect(drawer.getByText(REASONS)).toBeVisible();
  await assertFits(desk);
  await desk.keyboard.press('Escape');
  await expect(desk.getByText('No report is open. What')).toBeVisible();
  await desk.getByLabel('Status').selectOption('decided');
  await expect(desk.getByRole('table', { name: 'Reports' }).getByText('Removed', { exact: true })).toBeVisible();
  await desk.reload();
  await expect(desk.getByRole('table', { name: 'Reports' }).getByText('Removed', { exact: true })).toBeVisible();

  await page.goto('/restaurant/1?tab=reviews');
  await expect(page.getByText('No reviews yet', { exact: false }).first()).toBeVisible();
  await expect(page.getByText(INSULT)).toHaveCount(0);
  await guest.close();

  // Its author finds the decision in the account, and complains.
  const own = await open(author.context, '/profile', 'Ada Autorin');
  await own.getByRole('link', { name: /^Decisions/ }).click();
  await expect(own.getByRole('heading', { level: 1, name: 'Decisions about you' })).toBeVisible();
  const entry = own.getByRole('main').getByRole('link', { name: /Review removed.*See the reasons/ });
  await expect(entry).toBeVisible();
  await assertFits(own);
  await entry.click();
  await expect(own.getByText(REASONS)).toBeVisible();
  await assertFits(own);
  const plea = 'I was charged twice and nobody answered. That is what I meant.';
  await own.getByRole('button', { name: 'Send complaint' }).click();
  await focusGoesToLabel(own, 'Why is the decision wrong');
  await own.getByLabel('Why is the decision wrong?').fill(plea);
  await own.getByRole('button', { name: 'Send complaint' }).click();
  await expect(own.getByText('Not decided yet.', { exact: false })).toBeVisible();
  await assertFits(own);

  // The only admin who may decide answers it.
  await desk
    .getByRole('navigation')
    .getByRole('link', { name: /^Complaints/ })
    .filter({ hasText: '(1)' })
    .click();
  await expect(desk.getByText('1 complaint is open.')).toBeVisible();
  await assertFits(desk);
  await desk.getByRole('button', { name: /^View: Complaint no\. \d+$/ }).click();
  const complaint = desk.getByRole('dialog', { name: /^Complaint no\. \d+$/ });
  await expect(complaint.getByText(plea)).toBeVisible();
  await expect(complaint.getByText(REASONS)).toBeVisible();
  await assertFits(desk);
  await complaint.getByRole('button', { name: 'Decide' }).click();
  const answer = desk.getByRole('dialog', { name: /^Decide on complaint no\. \d+$/ });
  await answer.getByRole('radio', { name: 'Reverse the decision' }).check();
  await answer.getByLabel('Reasons').fill('With these facts it is an opinion that a restaurant has to bear.');
  await assertFits(desk);
  await answer.getByRole('button', { name: 'Decide' }).click();
  await expect(answer).toBeHidden();
  await expect(complaint.getByText('Reversed').first()).toBeVisible();
  await desk.keyboard.press('Escape');
  await expect(desk.getByText('0 complaints are open.')).toBeVisible();
  const views = desk.getByRole('navigation', { name: 'Reports and complaints' });
  await expect.poll(() => views.locator('[aria-current]').allInnerTexts()).toEqual(['Complaints']);
  await expect.poll(() => isOnline(INSULT)).toBe(true);
  await own.reload();
  await expect(own.getByText('The decision has been reversed')).toBeVisible();
  await own.goto('/profile/decisions');
  await expect(own.getByText('Reversed on', { exact: false })).toBeVisible();
  await assertFits(own);
  await author.context.close();
  await desk.close();
});

test('an account is closed with reasons in the user’s drawer, and opened again @release', async () => {
  const context = await visit();
  const email = await signUp(context, 'Otto Orkan');
  const empty = await open(context, '/profile/decisions', 'Decisions about you');
  await expect(empty.getByText('No decisions')).toBeVisible();
  await assertFits(empty);
  const login = async () => {
    const data = { email, password: 'correct horse battery' };
    return (await context.request.post('/api/login', { data })).status();
  };

  const page = await open(admin, '/admin/dashboard/users', 'Users');
  await page.getByRole('button', { name: 'View: Otto Orkan' }).click();
  const drawer = page.getByRole('dialog', { name: 'Otto Orkan' });
  await drawer.getByRole('button', { name: 'Close account' }).click();
  const closing = page.getByRole('dialog', { name: 'Close the account of Otto Orkan?' });
  await closing.getByRole('button', { name: 'Close account' }).click();
  await focusGoesToLabel(page, 'Grounds');
  await closing.getByLabel('Grounds').selectOption('misuse');
  await closing.getByLabel('Reasons').fill('Twelve invented orders in one evening, in spite of a warning.');
  await assertFits(page);
  await closing.getByRole('button', { name: 'Close account' }).click();
  await expect(drawer.getByText('This account has been closed since', { exact: false })).toBeVisible();
  await assertFits(page);
  expect(await login()).toBe(403);

  await drawer.getByRole('button', { name: 'Reopen account' }).click();
  const opening = page.getByRole('dialog', { name: 'Reopen the account of Otto Orkan?' });
  await opening.getByLabel('Reasons').fill('It was somebody else with the same name.');
  await opening.getByRole('button', { name: 'Reopen account' }).click();
  await expect(drawer.getByRole('button', { name: 'Close account' })).toBeVisible();
  expect(await login()).toBe(200);
  await empty.reload();
  await expect(empty.getByRole('link', { name: /Account closed.*Reversed on/ })).toBeVisible();
  await assertFits(empty);
  await page.close();
  await context.close();
});

test('a review is removed and brought back with reasons in the restaurant’s drawer @release', async () => {
  const text = 'Kalt, spät und viel zu teuer.';
  const { review, context } = await writeReview('Nora Nörgel', text);
  await context.close();
  const page = await open(admin, '/admin/dashboard/restaurants?id=1', 'Restaurants');
  const drawer = page.getByRole('dialog', { name: RESTAURANT });
  const card = drawer.getByRole('article', { name: `Review no. ${String(review.id)}` });
  await expect(card.getByText(text)).toBeVisible();
  await card.getByRole('button', { name: /^Remove review/ }).click();
  const removal = page.getByRole('dialog', { name: `Remove review no. ${String(review.id)}?` });
  await removal.getByLabel('Grounds').selectOption('fake');
  await removal.getByLabel('Reasons').fill('No such order was ever delivered to this address.');
  await removal.getByRole('button', { name: 'Remove review' }).click();
  await expect(card.getByText('No longer visible')).toBeVisible();
  expect(await isOnline(text)).toBe(false);
  await assertFits(page);
  await card.getByRole('button', { name: /^Restore review/ }).click();
  const back = page.getByRole('dialog', { name: `Restore review no. ${String(review.id)}?` });
  await back.getByRole('button', { name: 'Restore review' }).click();
  await focusGoesToLabel(page, 'Reasons');
  await back.getByLabel('Reasons').fill('The order was found: it was delivered next door.');
  await back.getByRole('button', { name: 'Restore review' }).click();
  await expect(card.getByRole('button', { name: /^Remove review/ })).toBeVisible();
  expect(await isOnline(text)).toBe(true);
  await page.close();
});
