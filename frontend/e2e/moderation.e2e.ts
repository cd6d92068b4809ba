/** A review is reported, removed with reasons, missed by its author, and brought back; accounts are closed and opened. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import type { ReviewView } from '../../backend/src/contracts/reviews.ts';
import { assertAccessible } from './support/axe.ts';
import { becomes, focusGoesTo, focusGoesToLabel } from './support/becomes.ts';
import { type Kitchen, openKitchen, placeOrder, signUp } from './support/order-people.ts';
import { PASSWORD } from './support/orders.ts';
import { PATIENCE_MS } from './support/patience.ts';
import { type Product, startProduct } from './support/product.ts';
import { overflowOf } from './support/screen-texts.ts';

const PHONE = { width: 390, height: 844 };
const MODERATION = '/admin/dashboard/moderation';
const RESTAURANT = 'Ofen & Basilikum';
const INSULT = 'Der Wirt ist ein Betrüger.';
const WHY = 'Calling somebody a fraud without any facts is an insult.';
const REASONS = 'The words attack the owner as a person and say nothing about the food.';

let product: Product;
let admin: BrowserContext;
let kitchen: Kitchen;
before(async () => {
  product = await startProduct({ env: { RATE_LIMIT: 'off' } });
  admin = await visit();
  const data = { email: 'admin@example.com', password: PASSWORD };
  assert.equal((await admin.request.post('/api/admin/login', { data })).status(), 200);
  kitchen = await openKitchen(await visit(), 1);
});
after(async () => {
  assert.deepEqual(product.problems.filter(isUnexpected), []);
  await product.stop();
});

/** Browsers log refusals, which are what some steps are about. */
const isUnexpected = (problem: string) => !/status of 40[03]/.test(problem);

async function visit(): Promise<BrowserContext> {
  const context = await product.newContext();
  context.setDefaultTimeout(PATIENCE_MS);
  return context;
}

async function open(context: BrowserContext, path: string, heading: string | RegExp): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  return page;
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
  assert.equal(answer.status(), 201);
  return { context, email, review: (await answer.json()) as ReviewView };
}

const isOnline = async (text: string) => {
  const answer = await admin.request.get('/api/restaurants/1/reviews');
  return ((await answer.json()) as ReviewView[]).some((review) => review.text === text);
};

test('a guest reports a review, an admin removes it with reasons, its author complains and gets it back', async () => {
  const author = await writeReview('Ada Autorin', INSULT);
  const desk = await open(admin, MODERATION, 'Notices and complaints');
  await desk.getByText('No notice is open.', { exact: false }).waitFor();
  await assertFits(desk);

  // The guest's form says what is missing where it is missing, and leads there; nothing typed is lost.
  const guest = await visit();
  const page = await open(guest, '/restaurant/1?tab=reviews', RESTAURANT);
  await page.getByText(INSULT).waitFor();
  await page.getByRole('link', { name: 'Report this review' }).click();
  await page.getByRole('heading', { level: 1, name: 'Report content' }).waitFor();
  const send = page.getByRole('button', { name: 'Send notice' });
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
  await becomes(() => page.getByLabel('Your e-mail').getAttribute('aria-invalid'), 'true');
  assert.equal(await page.getByLabel('Why is it unlawful').inputValue(), WHY);
  await assertFits(page);
  await page.getByLabel('Your e-mail').fill('mia@example.com');
  await send.click();
  await page.getByRole('heading', { level: 1, name: /^Thank you, your notice no\. \d+ is here$/ }).waitFor();
  await assertFits(page);
  await page.getByRole('link', { name: 'Follow the notice' }).click();
  await page.getByText('Nobody has decided yet.', { exact: false }).waitFor();
  await assertFits(page);

  // It is on the admin's screen without a reload, counted beside the section's name.
  await desk
    .getByRole('link', { name: /^Notices and complaints/ })
    .filter({ hasText: '1' })
    .waitFor();
  await desk.getByText('1 notice is open.').waitFor();
  await assertFits(desk);
  await desk
    .getByRole('button', { name: `View: Review no. ${String(author.review.id)}, ${RESTAURANT}` })
    .press('Enter');
  const drawer = desk.getByRole('dialog', { name: /^Notice no\. \d+$/ });
  await drawer.getByText(INSULT).waitFor();
  await drawer.getByText(WHY).waitFor();
  await drawer.getByText('mia@example.com').waitFor();
  await assertFits(desk);
  await drawer.getByRole('button', { name: 'Decide' }).click();
  const decision = desk.getByRole('dialog', { name: /^Decide notice no\. \d+$/ });
  await decision.getByRole('button', { name: 'Decide' }).click();
  await focusGoesTo(decision.getByRole('radio', { name: 'Remove the review' }));
  await assertFits(desk);
  await decision.getByRole('radio', { name: 'Remove the review' }).check();
  await decision.getByRole('button', { name: 'Decide' }).click();
  await decision.getByText('Please write 10 to 2000 characters').waitFor();
  await focusGoesToLabel(desk, 'Reasons');
  await decision.getByLabel('Reasons').fill(REASONS);
  await decision.getByRole('button', { name: 'Decide' }).click();
  await decision.waitFor({ state: 'hidden' });
  await drawer.getByText('No longer to be seen').waitFor();
  await drawer.getByText(REASONS).waitFor();
  await assertFits(desk);
  await desk.keyboard.press('Escape');
  await desk.getByText('No notice is open. What').waitFor();
  await desk.getByLabel('State').selectOption('decided');
  await desk.getByRole('table', { name: 'Notices' }).getByText('Removed', { exact: true }).waitFor();
  await desk.reload();
  await desk.getByRole('table', { name: 'Notices' }).getByText('Removed', { exact: true }).waitFor();

  await page.goto('/restaurant/1?tab=reviews');
  await page.getByText('No reviews yet', { exact: false }).first().waitFor();
  assert.equal(await page.getByText(INSULT).count(), 0);
  await guest.close();

  // Its author finds the decision in the account, and complains.
  const own = await open(author.context, '/profile', 'Ada Autorin');
  await own.getByRole('link', { name: /^Decisions/ }).click();
  await own.getByRole('heading', { level: 1, name: 'Decisions about you' }).waitFor();
  const entry = own.getByRole('main').getByRole('link', { name: /Review removed.*See reasons/ });
  await entry.waitFor();
  await assertFits(own);
  await entry.click();
  await own.getByText(REASONS).waitFor();
  await assertFits(own);
  const plea = 'I was charged twice and nobody answered. That is what I meant.';
  await own.getByRole('button', { name: 'Send complaint' }).click();
  await focusGoesToLabel(own, 'Why is the decision wrong');
  await own.getByLabel('Why is the decision wrong?').fill(plea);
  await own.getByRole('button', { name: 'Send complaint' }).click();
  await own.getByText('Nobody has decided on it yet.', { exact: false }).waitFor();
  await assertFits(own);

  // The only admin who may decide answers it.
  await desk
    .getByRole('navigation')
    .getByRole('link', { name: /^Complaints/ })
    .filter({ hasText: '(1)' })
    .click();
  await desk.getByText('1 complaint is open.').waitFor();
  await assertFits(desk);
  await desk.getByRole('button', { name: /^View: Complaint no\. \d+$/ }).click();
  const complaint = desk.getByRole('dialog', { name: /^Complaint no\. \d+$/ });
  await complaint.getByText(plea).waitFor();
  await complaint.getByText(REASONS).waitFor();
  await assertFits(desk);
  await complaint.getByRole('button', { name: 'Decide' }).click();
  const answer = desk.getByRole('dialog', { name: /^Decide complaint no\. \d+$/ });
  await answer.getByRole('radio', { name: 'Take the decision back' }).check();
  await answer.getByLabel('Reasons').fill('With these facts it is an opinion that a restaurant has to bear.');
  await assertFits(desk);
  await answer.getByRole('button', { name: 'Decide' }).click();
  await answer.waitFor({ state: 'hidden' });
  await complaint.getByText('Taken back').first().waitFor();
  await desk.keyboard.press('Escape');
  await desk.getByText('0 complaints are open.').waitFor();
  const views = desk.getByRole('navigation', { name: 'Notices and complaints' });
  await becomes(() => views.locator('[aria-current]').allInnerTexts(), ['Complaints']);
  await becomes(() => isOnline(INSULT), true);
  await own.reload();
  await own.getByText('The decision is taken back').waitFor();
  await own.goto('/profile/decisions');
  await own.getByText('Taken back on', { exact: false }).waitFor();
  await assertFits(own);
  await author.context.close();
  await desk.close();
});

test('an account is closed with reasons in the user’s drawer, and opened again', async () => {
  const context = await visit();
  const email = await signUp(context, 'Otto Orkan');
  const empty = await open(context, '/profile/decisions', 'Decisions about you');
  await empty.getByText('No decisions').waitFor();
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
  await focusGoesToLabel(page, 'Ground');
  await closing.getByLabel('Ground').selectOption('misuse');
  await closing.getByLabel('Reasons').fill('Twelve invented orders in one evening, in spite of a warning.');
  await assertFits(page);
  await closing.getByRole('button', { name: 'Close account' }).click();
  await drawer.getByText('This account has been closed since', { exact: false }).waitFor();
  await assertFits(page);
  assert.equal(await login(), 403);

  await drawer.getByRole('button', { name: 'Reopen account' }).click();
  const opening = page.getByRole('dialog', { name: 'Reopen the account of Otto Orkan?' });
  await opening.getByLabel('Reasons').fill('It was somebody else with the same name.');
  await opening.getByRole('button', { name: 'Reopen account' }).click();
  await drawer.getByRole('button', { name: 'Close account' }).waitFor();
  assert.equal(await login(), 200);
  await empty.reload();
  await empty.getByRole('link', { name: /Account closed.*Taken back on/ }).waitFor();
  await assertFits(empty);
  await page.close();
  await context.close();
});

test('a review is removed and brought back with reasons in the restaurant’s drawer', async () => {
  const text = 'Kalt, spät und viel zu teuer.';
  const { review, context } = await writeReview('Nora Nörgel', text);
  await context.close();
  const page = await open(admin, '/admin/dashboard/restaurants?id=1', 'Restaurants');
  const drawer = page.getByRole('dialog', { name: RESTAURANT });
  const card = drawer.getByRole('article', { name: `Review no. ${String(review.id)}` });
  await card.getByText(text).waitFor();
  await card.getByRole('button', { name: /^Remove review/ }).click();
  const removal = page.getByRole('dialog', { name: `Remove review no. ${String(review.id)}?` });
  await removal.getByLabel('Ground').selectOption('fake');
  await removal.getByLabel('Reasons').fill('No such order was ever delivered to this address.');
  await removal.getByRole('button', { name: 'Remove review' }).click();
  await card.getByText('No longer to be seen').waitFor();
  assert.equal(await isOnline(text), false);
  await assertFits(page);
  await card.getByRole('button', { name: /^Bring review back/ }).click();
  const back = page.getByRole('dialog', { name: `Bring review no. ${String(review.id)} back?` });
  await back.getByRole('button', { name: 'Bring review back' }).click();
  await focusGoesToLabel(page, 'Reasons');
  await back.getByLabel('Reasons').fill('The order was found: it was delivered next door.');
  await back.getByRole('button', { name: 'Bring review back' }).click();
  await card.getByRole('button', { name: /^Remove review/ }).waitFor();
  assert.equal(await isOnline(text), true);
  await page.close();
});
