/** Proving once more who is there, and whose an e-mail address is, with the e-mails of a real SMTP server. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Client } from 'pg';
import type { BrowserContext, Page } from 'playwright-core';
import { type Mailbox, startMailbox } from '../../backend/test/support/mailbox.ts';
import { type PostgresServer, startPostgresServer } from '../../backend/test/support/postgres-server.ts';
import { becomes } from './support/becomes.ts';
import { assertFits } from './support/fits.ts';
import { linkIn } from './support/link-in.ts';
import { PATIENCE_MS } from './support/patience.ts';
import { type Product, startProduct } from './support/product.ts';
import { addAuthenticator } from './support/virtual-authenticator.ts';

const PASSWORD = 'seven brave tailors';
const CHANGE = 'Please confirm your new e-mail address';

let postgres: PostgresServer;
let mailbox: Mailbox;
let product: Product;
before(async () => {
  [postgres, mailbox] = await Promise.all([startPostgresServer(), startMailbox()]);
  product = await startProduct({ env: { DATABASE_URL: postgres.url, SMTP_URL: mailbox.url, RATE_LIMIT: 'off' } });
});
after(async () => {
  await product.stop();
  await Promise.all([postgres.stop(), mailbox.stop()]);
});

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const login = (context: BrowserContext, email: string) =>
  context.request.post('/api/login', { data: { email, password: PASSWORD } });

async function register(name: string): Promise<{ context: BrowserContext; page: Page; email: string }> {
  const context = await product.newContext();
  context.setDefaultTimeout(PATIENCE_MS);
  const email = `${name}@example.com`;
  const data = { name, email, password: PASSWORD, city: 'berlin' };
  const headers = { 'accept-language': 'en' };
  assert.equal((await context.request.post('/api/register', { data, headers })).status(), 201);
  return { context, page: await context.newPage(), email };
}

async function letPasswordsAge(): Promise<void> {
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`UPDATE sessions SET proved_at = now() - interval '11 minutes'`);
  await client.end();
}

test('a passkey that is added later asks for the password, and goes on where it was', async () => {
  const { context, page } = await register('stufe');
  await addAuthenticator(page);
  await letPasswordsAge();
  await page.goto('/profile/password');
  const name = page.getByLabel('Name of the new passkey');
  await name.fill('Laptop');
  const add = page.getByRole('button', { name: 'Add passkey' });
  await add.click();
  const dialog = page.getByRole('dialog', { name: 'Confirm with the password' });
  const password = dialog.getByRole('textbox', { name: 'Password' });
  await becomes(() => password.evaluate((field) => field === document.activeElement), true);
  await assertFits(page);
  await page.keyboard.press('Enter');
  await dialog.getByText('The password is missing').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await becomes(() => name.inputValue(), 'Laptop');

  await add.click();
  await password.fill('a wrong one');
  await page.keyboard.press('Enter');
  await dialog.getByText('This is not the current password.').waitFor();
  await assertFits(page);
  assert.equal(await password.inputValue(), 'a wrong one');
  await password.fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('The passkey is added').waitFor();
  await page.getByRole('button', { name: 'Remove the passkey Laptop' }).waitFor();
  await context.close();
});

test('a new account’s address is confirmed by a click behind the link, once', async () => {
  const { context, page, email } = await register('bestaetigt');
  await page.goto('/profile');
  const standing = page.getByRole('region', { name: 'Your e-mail address' });
  await standing.getByText('Please confirm your e-mail address').waitFor();
  await assertFits(page);
  const link = linkIn(await mailbox.find(email, 'Please confirm your e-mail address'));
  assert.ok(link.startsWith('/confirm-email?token='), link);

  await page.goto(link);
  await title(page, 'Confirm your e-mail address');
  await becomes(() => new URL(page.url()).search, '');
  await assertFits(page);
  await page.getByRole('button', { name: 'Confirm the address' }).click();
  await title(page, 'Address confirmed');
  await page.getByText(`${email} is the address of your account`, { exact: false }).waitFor();
  await assertFits(page);
  await page.getByRole('link', { name: 'To my profile' }).click();
  await title(page, 'bestaetigt');
  assert.equal(await standing.count(), 0);

  const stranger = await (await product.newContext()).newPage();
  await stranger.goto(link);
  await stranger.getByRole('button', { name: 'Confirm the address' }).click();
  await title(stranger, 'This link no longer works');
  await assertFits(stranger);
  await context.close();
});

test('another address: asked for with the password, dropped, asked for again, and confirmed', async () => {
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
  await page.getByRole('main').getByText('This is not the current password.').waitFor();
  await assertFits(page);
  assert.equal(await page.getByLabel('E-mail').inputValue(), next);
  await field.fill(PASSWORD);
  await page.getByRole('button', { name: 'Save changes' }).click();
  const standing = page.getByRole('region', { name: 'A new address waits for you' });
  await standing.getByText(`We have sent a link to ${next}.`, { exact: false }).waitFor();
  await assertFits(page);
  const dropped = linkIn(await mailbox.find(next, CHANGE));
  await mailbox.find(email, 'Your e-mail address is about to change');
  await standing.getByRole('button', { name: 'Keep the old address' }).click();
  await page.getByText('Your address stays as it is').waitFor();
  await page.goto(dropped);
  await page.getByRole('button', { name: 'Confirm the address' }).click();
  await title(page, 'This link no longer works');

  await ask(PASSWORD);
  await standing.getByText('A new address waits for you').waitFor();
  const isChange = (mail: (typeof mailbox.mails)[number]) => mail.headers.subject?.includes(CHANGE) === true;
  await becomes(() => mailbox.of(next).filter(isChange).length, 2);
  await page.goto(linkIn(mailbox.of(next).filter(isChange)[1]!));
  await page.getByRole('button', { name: 'Confirm the address' }).click();
  await title(page, 'Address confirmed');
  await page.getByText(`${next} is the address of your account`, { exact: false }).waitFor();
  const other = await product.newContext();
  assert.equal((await login(other, email)).status(), 401);
  assert.equal((await login(other, next)).status(), 200);
  await other.close();
  await context.close();
});
