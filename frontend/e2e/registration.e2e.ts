/** A restaurant registers, on a phone: what is missing, what the server refuses, what is never lost, and the way in. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import { assertAccessible } from './support/axe.ts';
import { becomes, focusGoesToLabel } from './support/becomes.ts';
import { type Product, startProduct } from './support/product.ts';
import { PATIENCE_MS } from './support/patience.ts';

const PASSWORD = 'ein Topf voll Suppe';

let product: Product;
before(async () => {
  product = await startProduct({ env: { RATE_LIMIT: 'off' } });
});
after(() => product.stop());

const freshEmail = () => `wirt-${crypto.randomUUID()}@example.com`;

async function open(language: 'en' | 'de'): Promise<{ page: Page; context: BrowserContext }> {
  const locale = language === 'de' ? 'de-DE' : 'en-GB';
  const context = await product.newContext({ viewport: { width: 390, height: 844 }, locale });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript((value) => {
    // Not in the empty page that each begins with.
    if (location.protocol.startsWith('http')) localStorage.setItem('language', value);
  }, language);
  const page = await context.newPage();
  await page.goto('/business-registration');
  await page.getByRole('form').waitFor();
  return { page, context };
}

async function fillRequired(page: Page, email: string): Promise<void> {
  await page.getByLabel('Restaurant name').fill('Zum <b>Löffel</b>');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: false }).fill(PASSWORD);
  await page.getByLabel('Full address').fill('Deichstraße 1, 20459 Hamburg');
}

const submit = (page: Page) => page.getByRole('button', { name: 'Submit registration' }).click();

async function countRegistrations(page: Page, act: () => Promise<void>): Promise<number> {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/register-restaurant')) count += 1;
  });
  await act();
  return count;
}

test('what is missing or wrong is said at its field, and nothing typed is lost', async () => {
  const { page, context } = await open('en');
  assert.equal(await page.getByLabel('Delivery fee').inputValue(), '2.90');
  assert.equal(await page.getByLabel('Delivery fee').getAttribute('step'), '0.01');
  assert.equal(await page.getByLabel('Delivery time').inputValue(), '25-40 min');
  assert.deepEqual(await page.getByRole('form').getByLabel('City').locator('option').allTextContents(), [
    'Berlin',
    'Hamburg',
    'Frankfurt',
  ]);
  await page.getByText('290 € per year', { exact: true }).waitFor();
  await page.getByText('2 months free', { exact: true }).waitFor();
  await assertAccessible(page);

  assert.equal(await countRegistrations(page, () => submit(page)), 0);
  await page.getByText('Please enter the name of the restaurant').waitFor();
  await focusGoesToLabel(page, 'Restaurant name');
  await assertAccessible(page);

  await fillRequired(page, ' KUNDE@example.com ');
  await page.getByRole('form').getByLabel('City').selectOption('hamburg');
  await page.getByRole('radio', { name: '290 € per year' }).check();
  await page.getByLabel('Address of the till').fill('http://kasse.example.com');
  await page.getByLabel('Key of the till').fill('till-key');
  await submit(page);
  await page.getByText('The address must begin with https://').waitFor();
  await focusGoesToLabel(page, 'Address of the till (API URL');
  await page.getByLabel('Address of the till').fill('https://10.0.0.1/orders');
  await submit(page);
  await page.getByText('lies inside a private network').waitFor();
  await focusGoesToLabel(page, 'Address of the till (API URL');
  await page.getByLabel('Address of the till').fill('');
  await submit(page);
  // The message of the refusal before may still be on its way out.
  await page.getByText('Registration failed').last().waitFor();
  await focusGoesToLabel(page, 'E-mail');
  await page.getByRole('form').getByText('There is already an account with this email address.').waitFor();

  // A reload brings everything back but the secrets.
  await page.reload();
  await page.getByRole('form').waitFor();
  await becomes(() => page.getByLabel('Restaurant name').inputValue(), 'Zum <b>Löffel</b>');
  assert.equal(await page.getByRole('form').getByLabel('City').inputValue(), 'hamburg');
  assert.equal(await page.getByRole('radio', { name: '290 € per year' }).isChecked(), true);
  assert.equal(await page.getByRole('textbox', { name: 'Password', exact: false }).inputValue(), '');
  assert.equal(await page.getByLabel('Key of the till').inputValue(), '');
  await context.close();
});

test('a registration is sent once, confirmed, and leads to a dashboard that says it is under review', async () => {
  const { page, context } = await open('en');
  const email = freshEmail();
  const count = await countRegistrations(page, async () => {
    await fillRequired(page, email);
    await page.getByRole('button', { name: 'Submit registration' }).dblclick();
    // The message is gone after five seconds: it is looked for beside the screen, not after it.
    await Promise.all([
      page.getByRole('heading', { level: 1, name: 'Thank you, your registration has arrived' }).waitFor(),
      page.getByText('Registration successful!').waitFor(),
      page.getByText('Your restaurant registration has been submitted and is being reviewed.').waitFor(),
    ]);
  });
  assert.equal(count, 1);
  await page.getByText(email).waitFor();
  await page.getByText('And contact you within 24 hours.').waitFor();
  await assertAccessible(page);
  assert.equal(await page.evaluate(() => sessionStorage.getItem('registrationDraft')), null);

  await page.getByRole('link', { name: 'Log in to the dashboard' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: false }).fill(PASSWORD);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL('**/restaurant/dashboard');
  await page.getByRole('heading', { name: 'Your registration is under review' }).waitFor();
  assert.equal(await page.getByRole('switch', { name: 'Restaurant open' }).isDisabled(), true);
  assert.equal(await page.getByRole('button', { name: 'Start the shift' }).count(), 0);
  await assertAccessible(page);
  await context.close();
  assert.deepEqual(
    product.problems.filter((problem) => !/status of 40[09]/.test(problem)),
    [],
  );
});

test('an answer that got lost loses nothing, and the second try registers nobody twice', async () => {
  const { page, context } = await open('en');
  const email = freshEmail();
  await fillRequired(page, email);
  await page.route(
    '**/api/register-restaurant',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await submit(page);
  // A message of five seconds says the same.
  const atForm = page.getByRole('form').getByRole('alert');
  await atForm.filter({ hasText: 'it is not certain whether your registration arrived' }).waitFor();
  assert.equal(await page.getByLabel('E-mail').inputValue(), email);
  await submit(page);
  await page.getByRole('heading', { level: 1, name: 'Thank you, your registration has arrived' }).waitFor();
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await context.close();
});

test('in German it speaks the specification’s words, and the keyboard is enough', async () => {
  const { page, context } = await open('de');
  await page.getByRole('heading', { level: 1, name: 'Restaurant anmelden' }).waitFor();
  await assertAccessible(page);
  await page.getByLabel('Name des Restaurants').focus();
  await page.keyboard.type('Zum Löffel');
  await page.keyboard.press('Tab');
  await page.keyboard.type('restaurant1@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await becomes(() => page.getByRole('textbox', { name: 'Passwort', exact: false }).getAttribute('type'), 'text');
  for (const _ of ['city', 'cuisine', 'address']) await page.keyboard.press('Tab');
  await page.keyboard.type('Torstraße 1, 10119 Berlin');
  await page.keyboard.press('Enter');
  await page.getByText('Anmeldung fehlgeschlagen').waitFor();
  await focusGoesToLabel(page, 'E-Mail');
  await page.getByLabel('E-Mail').fill(freshEmail());
  await page.keyboard.press('Enter');
  await Promise.all([
    page.getByText('Anmeldung erfolgreich!').waitFor(),
    page.getByText('Deine Restaurant-Anmeldung wurde übermittelt und wird geprüft.').waitFor(),
  ]);
  await page.getByRole('heading', { level: 1, name: 'Vielen Dank, Ihre Anmeldung ist da' }).waitFor();
  await page.getByRole('link', { name: 'Zurück zur Startseite' }).press('Enter');
  await page.waitForURL((url) => url.pathname === '/');
  await context.close();
});

test('a failure without words says what the specification says', async () => {
  const { page, context } = await open('de');
  await page.route('**/api/register-restaurant', (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
  await page.getByLabel('Name des Restaurants').fill('Zum Löffel');
  await page.getByLabel('E-Mail').fill(freshEmail());
  await page.getByRole('textbox', { name: 'Passwort', exact: false }).fill(PASSWORD);
  await page.getByLabel('Vollständige Adresse').fill('Torstraße 1, 10119 Berlin');
  await page.getByRole('button', { name: 'Anmeldung absenden' }).click();
  await page.getByText('Anmeldung fehlgeschlagen').waitFor();
  await page.getByRole('alert').filter({ hasText: 'Ein Fehler ist aufgetreten.' }).first().waitFor();
  assert.equal(await page.getByLabel('Name des Restaurants').inputValue(), 'Zum Löffel');
  await context.close();
});
