/** The settings of a restaurant, as its owner, its staff and its guests see them. */
import type { BrowserContext, Page } from '@playwright/test';
import type { RestaurantInfoView } from '../../backend/src/contracts/restaurants/restaurant-views.ts';
import type { OpeningHoursView } from '../../backend/src/contracts/restaurants/settings.ts';
import { assertAccessible } from './support/axe.ts';
import { focusGoesToPath } from './support/focus.ts';
import { PASSWORD } from './support/orders.ts';
import type { Product } from './support/product.ts';
import { overflowOf } from './support/screen-texts.ts';
import { expect, test } from './support/test.ts';
import { messageOf, REFUSAL } from './support/unavailable.ts';

const SETTINGS = '/restaurant/dashboard/settings';
const NEW_PASSWORD = 'twelve spoons of soup';
/** One of its own for each test, so that none meets what another has changed. */
const RESTAURANTS = { settings: 2, staff: 3 } as const;

let product: Product;
test.beforeAll(async ({ startProduct }) => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

interface Tablet {
  context: BrowserContext;
  page: Page;
}

async function visit(): Promise<Tablet> {
  const context = await product.newContext();
  return { context, page: await context.newPage() };
}

async function logIn(restaurantId: number): Promise<Tablet> {
  const tablet = await visit();
  const data = { email: `restaurant${String(restaurantId)}@example.com`, password: PASSWORD };
  expect((await tablet.context.request.post('/api/login', { data })).ok()).toBe(true);
  return tablet;
}

const title = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

async function open(page: Page, section: string, name: string): Promise<void> {
  await page.goto(`${SETTINGS}/${section}`);
  await title(page, name);
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save changes' }).click();
}

const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();

test('information: a mistake at its field, nothing lost on the way out, and the guest reads the new @release', async () => {
  const { context, page } = await logIn(RESTAURANTS.settings);
  await page.goto(SETTINGS);
  await page.waitForURL(`**${SETTINGS}/information`);
  await title(page, 'Information');
  await page.getByLabel('Delivery fee in euro').fill('3.456');
  await page.getByLabel('Description').fill('Soup <b>& noodles</b> 🍜');
  await page.getByRole('button', { name: 'Save Changes', exact: true }).click();
  await expect(page.getByText('Please enter an amount from 0.00 to 99.99')).toBeVisible();
  await focusGoesToPath(page, 'deliveryFee');
  await page.getByRole('navigation', { name: 'Sections of the settings' }).getByRole('link', { name: 'Plan' }).click();
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Description')).toHaveValue('Soup <b>& noodles</b> 🍜');
  await page.getByLabel('Delivery fee in euro').fill('1,50');
  await page.getByLabel('Delivery fee in euro').press('ArrowDown');
  await page.getByLabel('Minimum order in euro').fill('9,5');
  await page.getByLabel('Delivery time').fill('15-30');
  await page.getByLabel('Phone').fill('030 987654');
  await save(page);
  await saved(page);
  await expect(page.getByText('Unsaved changes')).toBeHidden();
  const guest = await visit();
  await guest.page.goto(`/restaurant/${String(RESTAURANTS.settings)}?tab=information`);
  const information = guest.page.getByRole('tabpanel', { name: 'Information' });
  await expect(information.getByText('Soup <b>& noodles</b> 🍜')).toBeVisible();
  await expect(guest.page.getByText('030 987654').first()).toBeVisible();
  await expect(guest.page.getByText('€1.40').first()).toBeVisible();
  await expect(guest.page.getByText('€9.50').first()).toBeVisible();
  await Promise.all([context.close(), guest.context.close()]);
});

test('hours: a refused overlap, a night into the next day, a copy; and a holiday with one click @release', async () => {
  const { context, page } = await logIn(RESTAURANTS.settings);
  const usual = { spans: [{ opens: '12:00', closes: '22:00' }] };
  await context.request.put('/api/restaurant/hours', { data: { week: Array.from({ length: 7 }, () => usual) } });
  await context.request.put('/api/restaurant/special-days', { data: { specialDays: [] } });
  await open(page, 'hours', 'Opening hours');
  const hours = (end: string, day: string, number: number) =>
    page.getByRole('textbox', { name: `${end}, ${day}, hours ${String(number)}` });
  await hours('Opens', 'Monday', 1).fill('11');
  await hours('Closes', 'Monday', 1).fill('1430');
  await page.getByRole('button', { name: 'Add hours: Monday' }).click();
  await focusGoesToPath(page, 'week.0.spans.1.opens');
  await expect(hours('Opens', 'Monday', 1)).toHaveValue('11:00');
  await hours('Opens', 'Monday', 2).fill('14:00');
  await hours('Closes', 'Monday', 2).fill('2');
  await hours('Closes', 'Monday', 2).press('Enter');
  await expect(page.getByText('These hours overlap with others').first()).toBeVisible();
  await focusGoesToPath(page, 'week.0.spans.1.opens');
  await expect(page.getByText('Until 02:00 on the next day')).toBeVisible();
  await hours('Opens', 'Monday', 2).fill('17:00');
  await page.getByRole('button', { name: 'Copy the hours of Monday' }).click();
  await assertAccessible(page);
  await page.getByRole('checkbox', { name: 'Sunday' }).uncheck();
  await page.getByRole('button', { name: 'Copy to 5 days' }).click();
  await page.getByRole('button', { name: 'Remove hours 1: Sunday' }).click();
  await save(page);
  await saved(page);
  const read = async () => (await (await context.request.get('/api/restaurant/hours')).json()) as OpeningHoursView;
  const day = {
    spans: [
      { opens: '11:00', closes: '14:30' },
      { opens: '17:00', closes: '02:00' },
    ],
  };
  expect((await read()).week).toEqual([day, day, day, day, day, day, { spans: [] }]);

  await open(page, 'holidays', 'Holidays');
  await page.getByRole('button', { name: /^Christmas Day, / }).click();
  await page.getByRole('button', { name: 'Add a day' }).click();
  await save(page);
  await expect(page.getByText('Please choose a date')).toBeVisible();
  await focusGoesToPath(page, 'specialDays.1.date');
  const christmas = await page.locator('[data-path="specialDays.0.date"]').inputValue();
  const year = christmas.slice(-4);
  expect(christmas).toBe(`25.12.${year}`);
  await page.locator('[data-path="specialDays.1.date"]').fill(christmas);
  await save(page);
  await expect(page.getByText('This day is already in the list')).toBeVisible();
  const date = page.locator('[data-path="specialDays.1.date"]');
  await date.fill('31.11.2026');
  await date.press('Tab');
  await expect(page.getByText('Please enter a date such as 25.12.2026')).toBeVisible();
  await expect(date).toHaveValue('31.11.2026');
  await date.fill(`24.12.${year}`);
  await page.locator('[data-path="specialDays.1.label"]').fill('Christmas Eve');
  await page.getByRole('radio', { name: 'Other hours' }).last().check();
  await page.locator('[data-path="specialDays.1.spans.0.closes"]').fill('14');
  await assertAccessible(page);
  await save(page);
  await saved(page);
  expect((await read()).specialDays).toEqual([
    { date: `${year}-12-24`, label: 'Christmas Eve', spans: [{ opens: '09:00', closes: '14:00' }] },
    { date: `${year}-12-25`, label: 'Christmas Day', spans: [] },
  ]);
  await context.close();
});

test('staff: a login for the kitchen alone, which starts at the orders and changes its own password @release', async () => {
  const { context, page } = await logIn(RESTAURANTS.staff);
  const email = `cook-${crypto.randomUUID()}@example.com`;
  await open(page, 'staff', 'Staff');
  await page.getByRole('button', { name: 'Add a login' }).click();
  const form = page.getByRole('dialog', { name: 'Add a login' });
  await form.getByLabel('Name').fill('Kemal');
  await form.getByLabel('E-mail').fill('restaurant1@example.com');
  await form.getByRole('textbox', { name: 'Password' }).fill('too short');
  await form.getByRole('button', { name: 'Create the login' }).click();
  await expect(form.getByText('At least 12 characters').first()).toBeVisible();
  await focusGoesToPath(page, 'password');
  await form.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Create the login' }).click();
  await focusGoesToPath(page, 'email');
  await assertAccessible(page);
  await form.getByLabel('E-mail').fill(email);
  await form.getByRole('button', { name: 'Create the login' }).click();
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole('button', { name: 'Rename: Kemal' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Kemal Usta');
  await page.getByRole('button', { name: 'Save the name' }).click();
  await expect(page.getByRole('button', { name: 'Rename: Kemal Usta' })).toBeVisible();

  const kitchen = await visit();
  await kitchen.page.goto('/restaurant/login');
  await kitchen.page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await kitchen.page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await kitchen.page.getByRole('button', { name: 'Login to Dashboard' }).click();
  await kitchen.page.waitForURL('**/restaurant/dashboard/orders');
  await title(kitchen.page, 'Orders');
  const sections = kitchen.page.getByRole('navigation', { name: 'Sections of the restaurant' });
  await expect
    .poll(() => sections.getByRole('link').allTextContents())
    .toEqual(['Orders', 'Done', 'Problems', 'Menu Management', 'Restaurant Settings']);
  for (const section of ['staff', 'information', 'plan']) {
    await kitchen.page.goto(`${SETTINGS}/${section}`);
    await kitchen.page.waitForURL('**/restaurant/dashboard/orders');
    await expect(kitchen.page.getByText('Only the owner can open this')).toBeVisible();
  }
  await sections.getByRole('link', { name: 'Restaurant Settings' }).click();
  await title(kitchen.page, 'Password');
  await kitchen.page.getByRole('textbox', { name: 'Current password' }).fill('not the right one');
  await kitchen.page.getByRole('textbox', { name: 'New password', exact: false }).first().fill(NEW_PASSWORD);
  await kitchen.page.getByRole('textbox', { name: 'Repeat new password' }).fill(NEW_PASSWORD);
  await kitchen.page.getByRole('button', { name: 'Change password' }).click();
  await expect(kitchen.page.getByText('This is not the current password.')).toBeVisible();
  await focusGoesToPath(kitchen.page, 'currentPassword');
  await kitchen.page.getByRole('textbox', { name: 'Current password' }).fill(PASSWORD);
  await kitchen.page.getByRole('button', { name: 'Change password' }).click();
  await expect(kitchen.page.getByText('Password changed')).toBeVisible();
  const login = await kitchen.context.request.post('/api/login', { data: { email, password: NEW_PASSWORD } });
  expect(login.status()).toBe(200);

  await page.getByRole('button', { name: 'Delete: Kemal Usta' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('None yet: only you can log in.')).toBeVisible();
  expect((await kitchen.context.request.get('/api/restaurant/orders')).status()).toBe(401);
  await Promise.all([context.close(), kitchen.context.close()]);
});

test('a photo that could not be fetched is told with the reason, until the restaurant does without it @release', async () => {
  const { context, page } = await visit();
  const account = { email: `wirt-${crypto.randomUUID()}@example.com`, password: PASSWORD };
  const place = { name: 'Zum Tischlein', city: 'hamburg', address: 'Deichstraße 1, 20459 Hamburg' };
  const data = { ...account, ...place, imageUrl: 'http://127.0.0.1:1/house.jpg' };
  expect((await context.request.post('/api/register-restaurant', { data })).status()).toBe(201);
  expect((await context.request.post('/api/login', { data: account })).ok()).toBe(true);
  const pictureFetch = async () => {
    const info = (await (await context.request.get('/api/restaurant/info')).json()) as RestaurantInfoView;
    return info.pictureFetch;
  };
  await expect.poll(pictureFetch).toBe('private_network');
  await open(page, 'information', 'Information');
  const notice = page.getByRole('note').filter({ hasText: 'The photo could not be fetched' });
  await expect(notice).toContainText('Please upload it here as a file');
  await notice.getByRole('button', { name: 'Continue without a photo' }).click();
  await expect(notice).toHaveCount(0);
  expect(await pictureFetch()).toBeNull();
  await context.close();
});

test('an open sign that the server does not change says so, and shows what guests see @release', async () => {
  const { context, page } = await logIn(RESTAURANTS.settings);
  await page.goto('/restaurant/dashboard/orders');
  const openSign = page.getByRole('switch', { name: 'Restaurant open' });
  await expect(openSign).toBeChecked();
  await page.route('**/api/restaurant/toggle-status', (route) => route.fulfill(REFUSAL));
  await openSign.click({ force: true });
  await messageOf(page, 'Open or closed could not be switched', 'The oven is cold.');
  await expect(openSign).toBeChecked();
  await context.close();
});

test('every section fits a tablet @release', async () => {
  const { context, page } = await logIn(RESTAURANTS.settings);
  await page.setViewportSize({ width: 1024, height: 768 });
  await open(page, 'information', 'Information');
  for (const [section, name] of [
    ['information', 'Information'],
    ['hours', 'Opening hours'],
    ['holidays', 'Holidays'],
    ['legal', 'Legal details'],
    ['staff', 'Staff'],
    ['password', 'Password'],
    ['plan', 'Plan'],
  ] as const) {
    await page.locator(`nav a[href="${SETTINGS}/${section}"]`).click();
    await title(page, name);
    await expect(page.getByRole('heading', { level: 2 }).last()).toBeVisible();
    expect(await overflowOf(page), section).toBe(0);
  }
  await context.close();
  // What is refused is said at its field; the browser writes it down as well.
  expect(product.problems.filter((problem) => !/status of (400|409|503)|The oven is cold/.test(problem))).toEqual([]);
});
