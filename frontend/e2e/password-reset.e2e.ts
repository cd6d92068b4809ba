/** A forgotten password: from the login to the mailbox and back, with the e-mails of a real SMTP server. */
import type { Page } from '@playwright/test';
import { type Mailbox, startMailbox } from '../../backend/test/support/mailbox.ts';
import { assertAccessible } from './support/axe.ts';
import { linkIn } from './support/link-in.ts';
import { PASSWORD } from './support/orders.ts';
import type { Product } from './support/product.ts';
import { expect, test } from './support/test.ts';

const NEW = 'seven brave tailors';
const PHONE = { width: 390, height: 844 };

let mailbox: Mailbox;
let product: Product;
test.beforeAll(async ({ startProduct }) => {
  mailbox = await startMailbox();
  product = await startProduct({ env: { SMTP_URL: mailbox.url } });
});
test.afterAll(async () => {
  await product.stop();
  await mailbox.stop();
});

const title = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

async function choose(page: Page, password: string, button: string): Promise<void> {
  await page.getByRole('textbox', { name: 'New password', exact: false }).first().fill(password);
  await page.getByRole('textbox', { name: 'Repeat new password' }).fill(password);
  await page.getByRole('button', { name: button }).click();
}

test('a forgotten password: a link by e-mail, once, and every other device is out @release', async () => {
  const signedIn = await product.newContext();
  const login = await signedIn.request.post('/api/login', { data: { email: 'kunde@example.com', password: PASSWORD } });
  expect(login.status()).toBe(200);
  const tablet = await signedIn.newPage();
  await tablet.goto('/profile');
  await title(tablet, 'Kim Kundig');

  const context = await product.newContext({ viewport: PHONE });
  const page = await context.newPage();
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Forgotten your password?' }).click();
  await title(page, 'Forgotten your password?');
  await assertAccessible(page);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await page.getByLabel('E-mail').fill('kunde@example.com');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await title(page, 'Check your mailbox');
  await assertAccessible(page);
  const mail = await mailbox.find('kunde@example.com', 'Neues Passwort festlegen');

  await page.goto(linkIn(mail));
  await title(page, 'Choose a new password');
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await assertAccessible(page);
  await choose(page, 'Berlin2026', 'Set the password');
  await expect(page.getByText('This password is too easy to guess.')).toBeVisible();
  await choose(page, NEW, 'Set the password');
  await title(page, 'Password set');
  await assertAccessible(page);

  // The tablet's socket was closed with its session: it notices by itself.
  await expect.poll(async () => (await signedIn.request.get('/api/user')).status()).toBe(401);
  await page.getByRole('link', { name: 'Log in' }).last().click();
  await page.getByLabel('E-mail').fill('kunde@example.com');
  await page.getByRole('textbox', { name: 'Password', exact: false }).fill(NEW);
  await page.getByRole('button', { name: 'Log in', exact: true }).last().click();
  await page.waitForURL(({ pathname }) => pathname === '/');

  const late = await (await product.newContext({ viewport: PHONE })).newPage();
  await late.goto(linkIn(mail));
  await choose(late, `${NEW} again`, 'Set the password');
  await title(late, 'This link no longer works');
  await assertAccessible(late);
  await late.getByRole('button', { name: 'Ask for a new link' }).click();
  await title(late, 'Forgotten your password?');
  expect(mailbox.of('nobody@example.com').length).toBe(0);
  // What was refused on purpose: a common password, and a link for the second time.
  const problems = product.problems.filter((problem) => !/status of 4(?:00|10)/.test(problem));
  expect(problems).toEqual([]);
});

test('restaurants and admins are led from their own logins to their own page @release', async () => {
  const page = await (await product.newContext()).newPage();
  for (const [login, path, email] of [
    ['/restaurant/login', '/restaurant/password-reset', 'restaurant2@example.com'],
    ['/admin/auth', '/admin/password-reset', 'admin@example.com'],
  ] as const) {
    await page.goto(login);
    await page.getByRole('link', { name: 'Forgotten your password?' }).click();
    await page.waitForURL(`**${path}`);
    // The address is there before the screen, and the login has a field of the same name.
    await title(page, 'Forgotten your password?');
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await title(page, 'Check your mailbox');
    const mail = await mailbox.find(email, /Neues Passwort festlegen|Set a new password/);
    expect(linkIn(mail).startsWith(`${path}?token=`), mail.text).toBe(true);
    await page.goto(linkIn(mail));
    await title(page, 'Choose a new password');
    await choose(page, `${NEW} at one blow`, 'Set the password');
    await title(page, 'Password set');
    await page.getByRole('link', { name: 'Log in' }).last().click();
    await page.waitForURL(`**${login}`);
  }
});
