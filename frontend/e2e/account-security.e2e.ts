/** Proving once more who is there, and whose an e-mail address is, with the e-mails of a real SMTP server. */
import type { BrowserContext, Page } from '@playwright/test';
import { type Mailbox, startMailbox } from '../../backend/test/support/mailbox.ts';
import { assertFits } from './support/fits.ts';
import { linkIn } from './support/link-in.ts';
import type { Product } from './support/product.ts';
import { addAuthenticator } from './support/virtual-authenticator.ts';
import { expect, test } from './support/test.ts';

const PASSWORD = 'seven brave tailors';
const CHANGE = 'Please confirm your new e-mail address';

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
const login = (context: BrowserContext, email: string) =>
  context.request.post('/api/login', { data: { email, password: PASSWORD } });

async function register(name: string): Promise<{ context: BrowserContext; page: Page; email: string }> {
  const context = await product.newContext();
  const email = `${name}@example.com`;
  const data = { name, email, password: PASSWORD, city: 'berlin' };
  const headers = { 'accept-language': 'en' };
  expect((await context.request.post('/api/register', { data, headers })).status()).toBe(201);
  return { context, page: await context.newPage(), email };
}

const letPasswordsAge = () => product.sql(`UPDATE sessions SET proved_at = now() - interval '11 minutes'`);

test('a passkey that is added later asks for the password, and goes on where it was @release', async () => {
  const { context, page } = await register('stufe');
  await addAuthenticator(page);
  await letPasswordsAge();
  await page.goto('/profile/password');
  const name = page.getByLabel('Name of the new passkey');
  await name.fill('Laptop');
  const add = page.getByRole('button', { name: 'Add passkey' });
  await add.click();
  const dialog = page.getByRole('dialog', { name: 'Confirm with your password' });
  const password = dialog.getByRole('textbox', { name: 'Password' });
  await expect(password).toBeFocused();
  await assertFits(page);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Please enter your password')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(name).toHaveValue('Laptop');

  await add.click();
  await password.fill('a wrong one');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('This is not the current password.')).toBeVisible();
  await assertFits(page);
  await expect(password).toHaveValue('a wrong one');
  await password.fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Passkey added')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove the passkey Laptop' })).toBeVisible();
  await context.close();
});

test('a new account’s address is confirmed by a click behind the link, once @release', async () => {
  const { context, page, email } = await register('bestaetigt');
  await page.goto('/profile');
  const standing = page.getByRole('region', { name: 'Your e-mail address' });
  await expect(standing.getByText('Please confirm your e-mail address')).toBeVisible();
  await assertFits(page);
  const link = linkIn(await mailbox.find(email, 'Please confirm your e-mail address'));
  expect(link.startsWith('/confirm-email?token='), link).toBe(true);

  await page.goto(link);
  await title(page, 'Confirm your e-mail address');
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await assertFits(page);
  await page.getByRole('button', { name: 'Confirm the address' }).click();
  await title(page, 'Address confirmed');
  await expect(page.getByText(`${email} is the address of your account`, { exact: false })).toBeVisible();
  await assertFits(page);
  await page.getByRole('link', { name: 'To my profile' }).click();
  await title(page, 'bestaetigt');
  await expect(standing).toHaveCount(0);

  const stranger = await (await product.newContext()).newPage();
  await stranger.goto(link);
  await stranger.getByRole('button', { name: 'Confirm the address' }).click();
  await title(stranger, 'This link no longer works');
  await assertFits(stranger);
  await context.close();
});

test('another address: asked for with the password, dropped, asked for again, and confirmed @release', async () => {
  const { context, page, email } = await register('umzug');
  const next = `neu-${email}`;
  const ask = async (password: string) => {
    await page.goto('/profile/edit');
    await page.getByLabel('E-mail').fill(next);
    const field = page.getByRole('textbox', { name: 'Your password, for the new address' });
    await field.fill(password);
    await page.getByRole('button', { name: 'Save changes' }).click();
    return field;
  };
  const field = await ask('a wrong one');
  await expect(page.getByRole('main').getByText('This is not the current password.')).toBeVisible();
  await assertFits(page);
  await expect(page.getByLabel('E-mail')).toHaveValue(next);
  await field.fill(PASSWORD);
  await page.getByRole('button', { name: 'Save changes' }).click();
  const standing = page.getByRole('region', { name: 'Your new address is not confirmed yet' });
  await expect(standing.getByText(`We have sent a link to ${next}.`, { exact: false })).toBeVisible();
  await assertFits(page);
  const dropped = linkIn(await mailbox.find(next, CHANGE));
  await mailbox.find(email, 'Your e-mail address is about to change');
  await standing.getByRole('button', { name: 'Keep the old address' }).click();
  await expect(page.getByText('Your address stays as it is')).toBeVisible();
  await page.goto(dropped);
  await page.getByRole('button', { name: 'Confirm the address' }).click();
  await title(page, 'This link no longer works');

  await ask(PASSWORD);
  await expect(standing.getByText('Your new address is not confirmed yet')).toBeVisible();
  const isChange = (mail: (typeof mailbox.mails)[number]) => mail.headers.subject?.includes(CHANGE) === true;
  await expect.poll(() => mailbox.of(next).filter(isChange).length).toBe(2);
  await page.goto(linkIn(mailbox.of(next).filter(isChange)[1]!));
  await page.getByRole('button', { name: 'Confirm the address' }).click();
  await title(page, 'Address confirmed');
  await expect(page.getByText(`${next} is the address of your account`, { exact: false })).toBeVisible();
  const other = await product.newContext();
  expect((await login(other, email)).status()).toBe(401);
  expect((await login(other, next)).status()).toBe(200);
  await other.close();
  await context.close();
});
