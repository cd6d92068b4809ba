/** A restaurant registers, on a phone: what is missing, what the server refuses, what is never lost, and the way in. */
import type { BrowserContext, Page } from '@playwright/test';
import { assertAccessible } from './support/axe.ts';
import { focusGoesToLabel } from './support/focus.ts';
import type { Product } from './support/product.ts';
import { expect, test } from './support/test.ts';

const PASSWORD = 'ein Topf voll Suppe';

let product: Product;
test.beforeAll(async ({ startProduct }) => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

const freshEmail = () => `wirt-${crypto.randomUUID()}@example.com`;

async function open(language: 'en' | 'de'): Promise<{ page: Page; context: BrowserContext }> {
  const locale = language === 'de' ? 'de-DE' : 'en-GB';
  const context = await product.newContext({ viewport: { width: 390, height: 844 }, locale });
  await context.addInitScript((value) => {
    // Not in the empty page that each begins with.
    if (location.protocol.startsWith('http')) localStorage.setItem('language', value);
  }, language);
  const page = await context.newPage();
  await page.goto('/business-registration');
  await expect(page.getByRole('form')).toBeVisible();
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

test('what is missing or wrong is said at its field, and nothing typed is lost @release', async () => {
  const { page, context } = await open('en');
  await expect(page.getByLabel('Delivery fee')).toHaveValue('2.90');
  await expect(page.getByLabel('Delivery fee')).toHaveAttribute('step', '0.01');
  await expect(page.getByLabel('Delivery time')).toHaveValue('25-40 min');
  expect(await page.getByRole('form').getByLabel('City').locator('option').allTextContents()).toEqual([
    'Berlin',
    'Hamburg',
    'Frankfurt',
  ]);
  await expect(page.getByText('290 € per year', { exact: true })).toBeVisible();
  await expect(page.getByText('2 months free', { exact: true })).toBeVisible();
  await assertAccessible(page);

  expect(await countRegistrations(page, () => submit(page))).toBe(0);
  await expect(page.getByText('Please enter the name of the restaurant')).toBeVisible();
  await focusGoesToLabel(page, 'Restaurant name');
  await assertAccessible(page);

  await fillRequired(page, ' KUNDE@example.com ');
  await page.getByRole('form').getByLabel('City').selectOption('hamburg');
  await page.getByRole('radio', { name: '290 € per year' }).check();
  await page.getByLabel('POS address').fill('http://kasse.example.com');
  await page.getByLabel('POS key').fill('pos-key');
  await submit(page);
  await expect(page.getByText('The address must begin with https://')).toBeVisible();
  await focusGoesToLabel(page, 'POS address (API URL');
  await page.getByLabel('POS address').fill('https://10.0.0.1/orders');
  await submit(page);
  await expect(page.getByText('lies inside a private network')).toBeVisible();
  await focusGoesToLabel(page, 'POS address (API URL');
  await page.getByLabel('POS address').fill('');
  await submit(page);
  // The message of the refusal before may still be on its way out.
  await expect(page.getByText('Registration failed').last()).toBeVisible();
  await focusGoesToLabel(page, 'E-mail');
  await expect(page.getByRole('form').getByText('There is already an account with this e-mail address.')).toBeVisible();

  // A reload brings everything back but the secrets.
  await page.reload();
  await expect(page.getByRole('form')).toBeVisible();
  await expect(page.getByLabel('Restaurant name')).toHaveValue('Zum <b>Löffel</b>');
  await expect(page.getByRole('form').getByLabel('City')).toHaveValue('hamburg');
  await expect(page.getByRole('radio', { name: '290 € per year' })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Password', exact: false })).toHaveValue('');
  await expect(page.getByLabel('POS key')).toHaveValue('');
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
      expect(page.getByRole('heading', { level: 1, name: 'Thank you, your registration has arrived' })).toBeVisible(),
      expect(page.getByText('Registration successful!')).toBeVisible(),
      expect(page.getByText('Your restaurant registration has been submitted and is being reviewed.')).toBeVisible(),
    ]);
  });
  expect(count).toBe(1);
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText('And contact you within 24 hours.')).toBeVisible();
  await assertAccessible(page);
  expect(await page.evaluate(() => sessionStorage.getItem('registrationDraft'))).toBe(null);

  await page.getByRole('link', { name: 'Log in to the dashboard' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: false }).fill(PASSWORD);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL('**/restaurant/dashboard');
  await expect(page.getByRole('heading', { name: 'Your registration is under review' })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Restaurant open' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Start the shift' })).toHaveCount(0);
  await assertAccessible(page);
  await context.close();
  expect(product.problems.filter((problem) => !/status of 40[09]/.test(problem))).toEqual([]);
});

test('an answer that got lost loses nothing, and the second try registers nobody twice @release', async () => {
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
  await expect(atForm.filter({ hasText: 'it is not certain whether your registration arrived' })).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await submit(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, your registration has arrived' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await context.close();
});

test('in German it speaks the specification’s words, and the keyboard is enough @release', async () => {
  const { page, context } = await open('de');
  await expect(page.getByRole('heading', { level: 1, name: 'Restaurant anmelden' })).toBeVisible();
  await assertAccessible(page);
  await page.getByLabel('Name des Restaurants').focus();
  await page.keyboard.type('Zum Löffel');
  await page.keyboard.press('Tab');
  await page.keyboard.type('restaurant1@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Passwort', exact: false })).toHaveAttribute('type', 'text');
  for (const _ of ['city', 'cuisine', 'address']) await page.keyboard.press('Tab');
  await page.keyboard.type('Torstraße 1, 10119 Berlin');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Anmeldung fehlgeschlagen')).toBeVisible();
  await focusGoesToLabel(page, 'E-Mail');
  await page.getByLabel('E-Mail').fill(freshEmail());
  await page.keyboard.press('Enter');
  await Promise.all([
    expect(page.getByText('Anmeldung erfolgreich!')).toBeVisible(),
    expect(page.getByText('Deine Restaurant-Anmeldung wurde übermittelt und wird geprüft.')).toBeVisible(),
  ]);
  await expect(page.getByRole('heading', { level: 1, name: 'Vielen Dank, Ihre Anmeldung ist da' })).toBeVisible();
  await page.getByRole('link', { name: 'Zurück zur Startseite' }).press('Enter');
  await page.waitForURL((url) => url.pathname === '/');
  await context.close();
});

test('a failure without words says what the specification says @release', async () => {
  const { page, context } = await open('de');
  await page.route('**/api/register-restaurant', (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
  await page.getByLabel('Name des Restaurants').fill('Zum Löffel');
  await page.getByLabel('E-Mail').fill(freshEmail());
  await page.getByRole('textbox', { name: 'Passwort', exact: false }).fill(PASSWORD);
  await page.getByLabel('Vollständige Adresse').fill('Torstraße 1, 10119 Berlin');
  await page.getByRole('button', { name: 'Anmeldung absenden' }).click();
  await expect(page.getByText('Anmeldung fehlgeschlagen')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Ein Fehler ist aufgetreten.' }).first()).toBeVisible();
  await expect(page.getByLabel('Name des Restaurants')).toHaveValue('Zum Löffel');
  await context.close();
});
