/** With the limits on: a guest who orders more often than families do confirms the order by the link in an e-mail. */
import type { BrowserContextOptions } from '@playwright/test';
import { type Mailbox, startMailbox } from '../../backend/test/support/mailbox.ts';
import { assertAccessible } from './support/axe.ts';
import { orderAsGuest, PIZZERIA } from './support/checkout.ts';
import { CONTACT, placeOrder } from './support/order-people.ts';
import type { Product } from './support/product.ts';
import { expect, test } from './support/test.ts';

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const ORDINARY_ORDERS = 3;

let product: Product;
let mailbox: Mailbox;
test.beforeAll(async ({ startProduct }) => {
  mailbox = await startMailbox();
  product = await startProduct({ env: { RATE_LIMIT: 'on', SMTP_URL: mailbox.url } });
});
test.afterAll(async () => {
  await product.stop();
  await mailbox.stop();
});

test('an order waits for its guest, who confirms it on another device, and both see it @release', async () => {
  const context = await product.newContext(PHONE);
  for (let order = 0; order < ORDINARY_ORDERS; order += 1) {
    await placeOrder(context.request, PIZZERIA.id, { contact: CONTACT });
  }
  const page = await context.newPage();
  await orderAsGuest(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Please confirm your order' })).toBeVisible();
  await expect(page.getByText(`${PIZZERIA.name} gets your order as soon as you follow the link`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm the order' })).toHaveCount(0);
  await assertAccessible(page);

  const { text } = await mailbox.find(CONTACT.email, 'Please confirm your order');
  const [link = ''] = /\S+\/order\/[\w-]{36}#\S+/.exec(text) ?? [];
  const { pathname, hash } = new URL(link);
  const elsewhere = await product.newContext();
  const mail = await elsewhere.newPage();
  await mail.goto(pathname + hash);
  const confirm = mail.getByRole('button', { name: 'Confirm the order' });
  await expect(confirm).toBeVisible();
  await expect.poll(() => new URL(mail.url()).hash).toBe('');
  await assertAccessible(mail);
  await confirm.click();
  for (const screen of [mail, page]) {
    await expect(screen.getByRole('heading', { level: 1, name: /^Order #\d+$/ })).toBeVisible();
    await screen.waitForURL(/\/order\/\d+$/);
  }
  expect(new URL(mail.url()).pathname).toBe(new URL(page.url()).pathname);
  expect(product.problems).toEqual([]);
});

test('an order that nobody confirmed says that nothing is cooked @release', async () => {
  const context = await product.newContext(PHONE);
  const page = await context.newPage();
  await page.goto('/order/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { level: 1, name: 'This order was not confirmed' })).toBeVisible();
  await assertAccessible(page);
});
