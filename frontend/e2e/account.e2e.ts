/** An account from its first day to its last, and the shell without a network. */
import { readFile } from 'node:fs/promises';
import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { assertAccessible } from './support/axe.ts';
import { fillCart } from './support/cart.ts';
import { PIZZERIA } from './support/checkout.ts';
import { openSection, sectionOf } from './support/checkout-sections.ts';
import { focusGoesToLabel } from './support/focus.ts';
import { CONTACT, placeOrder } from './support/order-people.ts';
import { type Product, WITH_SERVICE_WORKER } from './support/product.ts';
import { expect, test } from './support/test.ts';

const PASSWORD = 'seven brave tailors';

let product: Product;
test.beforeAll(async ({ startProduct }) => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

async function newPage(options: BrowserContextOptions = {}): Promise<{ page: Page; context: BrowserContext }> {
  const context = await product.newContext({ viewport: { width: 390, height: 844 }, ...options });
  return { context, page: await context.newPage() };
}

const title = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

async function openAction(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Quick actions' }).getByRole('link', { name }).click();
}

async function register(page: Page, email: string): Promise<void> {
  await page.goto('/auth?mode=register&redirect=%2Fprofile');
  await expect(page.getByText('At least 8 characters')).toBeVisible();
  await assertAccessible(page);
  await page.getByRole('button', { name: 'Register' }).last().click();
  await focusGoesToLabel(page, 'Name');
  await page.getByLabel('Name').fill('Ayşe Öztürk 🍜');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: false }).first().fill(PASSWORD);
  await page.getByRole('textbox', { name: 'Repeat password' }).fill('another one');
  await page.getByRole('button', { name: 'Register' }).last().click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await focusGoesToLabel(page, 'Repeat password');
  await page.getByRole('textbox', { name: 'Repeat password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Register' }).last().click();
  await page.waitForURL('**/profile');
}

async function editProfile(page: Page): Promise<void> {
  await openAction(page, 'Edit profile');
  await title(page, 'Edit profile');
  await assertAccessible(page);
  await expect(page.getByText('A new address takes effect once')).toBeVisible();
  await page.getByLabel('Name').fill(' A ');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Name must be at least 2 characters')).toBeVisible();
  await focusGoesToLabel(page, 'Name');
  await page.getByLabel('Name').fill('Ayşe <b>Öztürk</b>');
  // Going back asks first, and keeps what was typed.
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Ayşe <b>Öztürk</b>');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Profile updated')).toBeVisible();
  await title(page, 'Ayşe <b>Öztürk</b>');
  await expect(page.getByText('Customer', { exact: true })).toBeVisible();
}

async function changeNotifications(page: Page): Promise<void> {
  await openAction(page, 'Notifications');
  await title(page, 'Notifications');
  await assertAccessible(page);
  const emails = page.getByRole('switch', { name: 'E-mails about my orders' });
  await emails.click({ force: true });
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone.')).toBeVisible();
  await expect(emails).toBeChecked();
  await page.getByRole('switch', { name: 'Push messages' }).click({ force: true });
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Push messages' })).not.toBeChecked();
  await expect(emails).toBeChecked();
  await page.getByRole('link', { name: 'Back to the profile' }).click();
}

async function changePassword(page: Page): Promise<void> {
  await openAction(page, 'Change password');
  await title(page, 'Change password');
  await assertAccessible(page);
  await page.getByRole('textbox', { name: 'Current password' }).fill('not it');
  await page.getByRole('textbox', { name: 'New password', exact: false }).first().fill(`${PASSWORD} at one blow`);
  await page.getByRole('textbox', { name: 'Repeat new password' }).fill(`${PASSWORD} at one blow`);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('This is not the current password.')).toBeVisible();
  await focusGoesToLabel(page, 'Current password');
  await page.getByRole('textbox', { name: 'Current password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed')).toBeVisible();
}

async function exportAndDelete(page: Page, email: string): Promise<void> {
  await openAction(page, 'My data');
  await title(page, 'My data');
  await assertAccessible(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = JSON.parse(await readFile(await (await downloading).path(), 'utf8')) as { profile: { email: string } };
  expect(file.profile.email).toBe(email);
  await page.getByRole('button', { name: 'Delete account' }).click();
  const password = page.getByRole('textbox', { name: 'Your password, to confirm' });
  await password.fill(PASSWORD);
  await page.getByRole('button', { name: 'Delete account for good' }).click();
  await expect(page.getByText('This is not the current password.')).toBeVisible();
  await password.fill(`${PASSWORD} at one blow`);
  await page.getByRole('button', { name: 'Delete account for good' }).click();
  await expect(page.getByText('Account deleted')).toBeVisible();
  await page.waitForURL(({ pathname }) => pathname === '/');
}

test('an account, from registering to deleting @release', async () => {
  const { page, context } = await newPage();
  const email = `ayse-${crypto.randomUUID()}@example.com`;
  await register(page, email);
  await title(page, 'Ayşe Öztürk 🍜');
  await expect(page.getByRole('progressbar', { name: 'Bronze level' })).toBeVisible();
  await expect(page.getByText('not specified').first()).toBeVisible();
  await assertAccessible(page);
  await editProfile(page);
  await changeNotifications(page);
  await changePassword(page);
  await exportAndDelete(page, email);
  expect((await context.request.get('/api/my-orders')).status()).toBe(401);
  const refused = product.problems.filter((problem) => !problem.includes('status of 400'));
  expect(refused).toEqual([]);
  await context.close();
});

async function heartAndBack(page: Page): Promise<void> {
  await page.goto('/');
  const heart = page.getByRole('button', { name: `Favourite: ${PIZZERIA.name}` });
  // It is pressed at once; to go elsewhere before the answer would end the call.
  await Promise.all([page.waitForResponse(/\/api\/favourites\/\d+$/), heart.click()]);
  await expect(page.locator(`[aria-pressed="true"][aria-label="Favourite: ${PIZZERIA.name}"]`)).toBeVisible();
  await page.goto('/favourites');
  await expect(page.getByRole('heading', { level: 2, name: PIZZERIA.name })).toBeVisible();
  await heart.click();
  await expect(page.getByRole('heading', { name: 'No favourites yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { level: 2, name: PIZZERIA.name })).toBeVisible();
}

test('the heart that asks for a login is set after it @release', async () => {
  const { page, context } = await newPage();
  await page.goto('/restaurant/1');
  const heart = page.getByRole('button', { name: `Favourite: ${PIZZERIA.name}` });
  await heart.click();
  await page.waitForURL('**/auth?*');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('kunde@example.com');
  await page.getByRole('textbox', { name: 'Password' }).fill('tischlein-deck-dich');
  const saved = page.waitForResponse(/\/api\/favourites\/1$/);
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL('**/restaurant/1');
  expect((await saved).ok()).toBe(true);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  // What was asked for once is not asked for again.
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await context.close();
});

test('an address from one checkout to the next, by way of the book; a favourite and its heart @release', async () => {
  const { page, context } = await newPage();
  const login = { email: `adressen-${crypto.randomUUID()}@example.com`, password: PASSWORD };
  await context.request.post('/api/register', {
    data: { ...login, name: 'Ada Adresse', city: 'berlin', phone: '030 1234567' },
  });
  await context.request.post('/api/addresses', { data: { label: 'Zuhause', address: 'Torstraße 1, 10119 Berlin' } });
  await heartAndBack(page);

  await fillCart(page, { ...PIZZERIA, quantity: 5 });
  await page.goto('/checkout');
  await openSection(page, 'Delivery address');
  const typed = page.getByRole('radio', { name: /^Another address/ });
  await expect(page.getByRole('radio', { name: /^Zuhause/, checked: true })).toBeVisible();
  expect(await page.locator('main').innerText()).not.toMatch(/NaN/);
  await typed.check();
  await page.getByRole('textbox', { name: 'Street' }).fill('Ackerstraße 7, 10115 Berlin');
  await page.getByRole('checkbox', { name: 'Save this address for next time' }).check();
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click();
  await page.waitForURL('**/order/*');
  await expect(page.getByRole('heading', { level: 1, name: /^Order #/ })).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/checkout/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.goto('/profile/addresses');
  await page.getByRole('button', { name: 'Edit Ackerstraße 7' }).click();
  await page.getByRole('textbox', { name: 'Name of the address' }).fill('Büro');
  await page.getByRole('textbox', { name: /driver/ }).fill('Hof links');
  await page.getByRole('button', { name: 'Save address' }).click();
  await page.getByRole('button', { name: 'Make default: Büro' }).click();
  await expect(page.getByRole('article', { name: 'Büro' }).getByText('Default', { exact: true })).toBeVisible();
  // The profile shows the book's default, from the same left edge, and leads back to the one place where it is changed.
  const leftEdge = async () => (await page.getByRole('main').getByRole('heading', { level: 1 }).boundingBox())?.x;
  const edges = [await leftEdge()];
  await page.getByRole('link', { name: 'Back to the profile' }).click();
  const personal = page.getByRole('region', { name: 'Personal information' });
  await expect(personal.getByText('Ackerstraße 7, 10115 Berlin')).toBeVisible();
  await expect(personal.getByRole('link', { name: 'Change' })).toHaveAttribute('href', '/profile/addresses');
  edges.push(
    (
      await page
        .getByRole('link', { name: /^Orders/ })
        .first()
        .boundingBox()
    )?.x,
  );
  await page.getByRole('link', { name: /^Orders 1$/ }).click();
  await page.waitForURL('**/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'My orders' })).toBeVisible();
  edges.push(await leftEdge());
  expect(new Set(edges).size).toBe(1);

  await fillCart(page, { ...PIZZERIA, quantity: 5 });
  await page.goto('/checkout');
  await expect(sectionOf(page, 'Delivery address').getByText('Büro · Ackerstraße 7, 10115 Berlin')).toBeVisible();
  await openSection(page, 'Delivery address');
  await expect(page.getByRole('radio', { name: /^Büro.*Ackerstraße 7, 10115 Berlin/, checked: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /driver/ })).toHaveValue('Hof links');
  await context.close();
});

async function goOffline(page: Page, orderId: number): Promise<void> {
  await title(page, `Order #${orderId}`);
  await page.waitForFunction(() => localStorage.getItem('lastKnownOrder') !== null);
  await page.context().setOffline(true);
  await page.reload();
  await title(page, `Order #${orderId}`);
  await expect(page.getByText('Torstraße 1, 10119 Berlin').first()).toBeVisible();
  await expect(page.getByText(/^As of \d\d:\d\d$/)).toBeVisible();
}

test('without a network: the shell, and the last known order marked as such @release', async () => {
  const { page, context } = await newPage(WITH_SERVICE_WORKER);
  const login = { email: 'kunde@example.com', password: 'tischlein-deck-dich' };
  await context.request.post('/api/login', { data: login });
  const { id } = await placeOrder(context.request, PIZZERIA.id);
  await page.goto(`/order/${id}`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await goOffline(page, id);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const header = page.getByRole('banner');
  await expect(header.getByText('Offline')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(header.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Log in' })).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('article')).toHaveCount(0);
  const keptByWorker = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(keptByWorker.includes('/')).toBe(true);
  expect(keptByWorker.filter((file) => file.startsWith('/api/'))).toEqual([]);

  // Back again, nobody has to do anything.
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: '6 restaurants available in Berlin' })).toBeVisible();
  await expect(header.getByText('Offline')).toHaveCount(0);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Log out' }).last().click();
  await page.waitForURL('**/auth');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lastKnownOrder'))).toBe(null);
  expect(await page.evaluate(() => localStorage.getItem('lastKnownUser'))).toBe(null);

  // A guest has no account to lose it with, and the link that opens it.
  const { id: guestId, guestToken } = await placeOrder(context.request, PIZZERIA.id, { contact: CONTACT });
  await page.goto(`/order/${guestId}?t=${guestToken}`);
  await goOffline(page, guestId);
  await context.close();
});
