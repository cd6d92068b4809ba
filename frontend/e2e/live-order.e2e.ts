/** One order, live from end to end: customer, kitchen and admin in a browser each, and none of them reloads. */
import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { PASSWORD } from './support/orders.ts';
import { MOVING, type Product } from './support/product.ts';
import { expect, LIVE, test } from './support/test.ts';
import { markLoaded } from './support/unloaded.ts';

let product: Product;
test.beforeAll(async ({ startProduct }) => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

async function logInCustomer(page: Page): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('kunde@example.com');
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL('**/');
}

async function openKitchen(page: Page): Promise<void> {
  await page.goto('/restaurant/login');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('restaurant1@example.com');
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login to Dashboard' }).click();
  await page.waitForURL('**/restaurant/dashboard**');
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
}

async function openAdmin(page: Page): Promise<void> {
  await page.goto('/admin');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('admin@example.com');
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL('**/admin/dashboard**');
}

test('an order from the home page to delivered, on three screens', LIVE, async () => {
  const [customer, kitchen, admin] = await Promise.all(
    // The admin's numbers count up.
    [{}, {}, MOVING].map(async (options) => {
      const context = await product.newContext(options);
      return context.newPage();
    }),
  );
  assert.ok(customer && kitchen && admin);
  await Promise.all([logInCustomer(customer), openKitchen(kitchen), openAdmin(admin)]);
  const unloaded = await Promise.all([markLoaded(kitchen), markLoaded(admin)]);

  // The restaurant closes and opens: the card on the home page says so by itself.
  const card = customer.getByRole('article').filter({ hasText: 'Ofen & Basilikum' });
  await expect(card.getByText('Open', { exact: true })).toBeVisible();
  const stayedHome = await markLoaded(customer);
  await kitchen.getByRole('switch', { name: 'Restaurant open' }).click({ force: true });
  await expect(card.getByText('Closed', { exact: true })).toBeVisible();
  await kitchen.getByRole('switch', { name: 'Restaurant open' }).click({ force: true });
  await expect(card.getByText('Open', { exact: true })).toBeVisible();
  await stayedHome();

  await card.getByRole('link').first().click();
  await expect(customer.getByRole('heading', { level: 1, name: 'Ofen & Basilikum' })).toBeVisible();
  const dish = customer.getByRole('article').filter({ hasText: 'Focaccia al rosmarino' });
  for (let count = 0; count < 4; count += 1)
    await dish.getByRole('button', { name: /^(Add|One) .*(cart|more)$/ }).click();
  await customer.getByRole('button', { name: /cart/i }).first().click();
  await customer.getByRole('dialog').getByRole('link', { name: 'To checkout' }).click();
  const stayedCheckout = await markLoaded(customer);
  await customer.getByRole('button', { name: 'Order with obligation to pay' }).click();
  await customer.waitForURL('**/order/*');
  await stayedCheckout();
  const orderId = /\/order\/(\d+)/.exec(customer.url())?.[1] ?? '';
  await expect(customer.getByRole('heading', { level: 1, name: `Order #${orderId}` })).toBeVisible();
  const stayedTracking = await markLoaded(customer);

  const ticket = kitchen.getByRole('article').filter({ hasText: `#${orderId}` });
  await expect(ticket).toBeVisible();
  const row = admin.getByRole('row').filter({ hasText: `#${orderId}` });
  await expect(row).toBeVisible();

  for (const [button, onTracking, onAdmin] of [
    ['Accept Order', 'is cooking for you', 'Being prepared'],
    ['Ready for Delivery', 'on its way', 'On the way'],
    ['Mark Delivered', 'Enjoy your meal', 'Delivered'],
  ] as const) {
    await ticket.getByRole('button', { name: button }).click();
    await expect(customer.getByText(onTracking).first()).toBeVisible();
    await expect(row.getByText(onAdmin).first()).toBeVisible();
  }
  for (const stayed of [...unloaded, stayedTracking]) await stayed();
  expect(product.problems).toEqual([]);
});
