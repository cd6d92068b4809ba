/** A restaurant's menu beside the editor itself: as a file, on two tablets, and before the approval. */
import type { BrowserContext, Page } from '@playwright/test';
import { assertAccessible } from './support/axe.ts';
import {
  dishForm,
  dishNamesIn,
  MENU_PATH,
  type MenuEditor,
  openEmptyMenu,
  rowOf,
  signIn,
} from './support/menu-editor.ts';
import type { Product } from './support/product.ts';
import { expect, test } from './support/test.ts';

// Each test goes on with the menu that the ones before it have made.
test.describe.configure({ mode: 'serial' });

let product: Product;
let owner: BrowserContext;
let tablet: Page;
let guest: Page;
let call: MenuEditor['call'];
let findDish: MenuEditor['findDish'];

test.beforeAll(async ({ startProduct }) => {
  product = await startProduct();
  ({ owner, tablet, guest, call, findDish } = await openEmptyMenu(product));
  await call('POST', 'menus', { name: 'Dolci' });
  await tablet.goto(MENU_PATH);
});
test.afterAll(() => product.stop());

const row = (name: string, page = tablet) => rowOf(page, name);
const form = (page = tablet) => dishForm(page);

test('a CSV with a broken row changes nothing and says where; the mended one is taken @release', async () => {
  const head = 'menu;name;price;vat_rate;declared;published';
  const csv = (price: string) => ({
    name: 'karte.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${head}\nDolci;Panna cotta;4,90;7;yes;yes\nDolci;Gelato;${price};7;yes;yes\n`),
  });
  await tablet.getByRole('button', { name: 'Import and export' }).click();
  const drawer = tablet.getByRole('dialog', { name: 'Import and export' });
  const rows = Array.from({ length: 501 }, (_, index) => `;Beilagen;Beilage ${String(index)};1,00;7`).join('\n');
  const long = { ...csv('3'), buffer: Buffer.from(`id;menu;name;price;vat_rate\n${rows}\n`) };
  await drawer.getByTestId('csv-file').setInputFiles(long);
  await expect(drawer.getByText('A menu has room for 500 dishes', { exact: false })).toBeVisible();
  await drawer.getByTestId('csv-file').setInputFiles(csv('drei'));
  await expect(drawer.getByText('2 new dishes, 0 changed dishes')).toBeVisible();
  await drawer.getByRole('button', { name: 'Import now' }).click();
  await expect(drawer.getByText('Nothing was imported: 1 place has to be corrected first.')).toBeVisible();
  await expect(drawer.getByRole('row', { name: /^Line 3 price / })).toBeVisible();
  await assertAccessible(tablet);
  expect((await dishNamesIn(guest)).includes('Panna cotta')).toBe(false);

  await drawer.getByTestId('csv-file').setInputFiles(csv('3'));
  await drawer.getByRole('button', { name: 'Import now' }).click();
  await expect(drawer.getByText('Imported: 2 new dishes, 0 changed dishes')).toBeVisible();
  await expect(row('Gelato', guest)).toBeVisible();
  const [download] = await Promise.all([
    tablet.waitForEvent('download'),
    drawer.getByRole('link', { name: 'Download CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('menu.csv');
  await drawer.getByRole('button', { name: 'Close' }).click();
});

test('what is deleted comes back, with the bar and from the list after a reload @release', async () => {
  await tablet.getByRole('button', { name: 'More for Gelato' }).click();
  await tablet.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(row('Gelato', guest)).toHaveCount(0);
  await tablet.getByRole('button', { name: 'Undo' }).click();
  await expect(row('Gelato', guest)).toBeVisible();

  await tablet.getByRole('button', { name: 'More for Dolci' }).click();
  await tablet.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(guest.getByRole('region', { name: 'Dolci' })).toHaveCount(0);
  // Guests may hear of it before the tablet has its answer, and only then it is in the list.
  const restore = tablet.getByRole('button', { name: 'Restore Dolci' });
  await expect(restore).toBeVisible();
  await tablet.reload();
  await expect(restore).toBeVisible();
  await assertAccessible(tablet);
  await restore.click();
  await expect(guest.getByRole('region', { name: 'Dolci' })).toBeVisible();
  await expect(tablet.getByRole('heading', { name: 'Recently deleted' })).toHaveCount(0);
});

test('two tablets at one dish: nothing typed is lost, and both end alike @release', async () => {
  // One hears of it while the form is open; the other, without a socket, when it saves.
  const deaf = await owner.newPage();
  await deaf.routeWebSocket(/socket\.io/, (socket) => void socket.close());
  const dish = await findDish('Gelato');
  for (const page of [tablet, deaf]) {
    await page.goto(`${MENU_PATH}?dish=${dish.id}`);
    await form(page).getByLabel('Description').fill('Three scoops');
  }
  const { id: _id, version: _version, imageUrl: _url, available: _there, ...same } = dish;
  await call('PUT', `menu-items/${dish.id}`, { ...same, price: '3.50' });
  // At once, since it reads the menu now and then.
  await expect(form(deaf).getByText('Changed on another device meanwhile')).toHaveCount(0);

  await expect(form(tablet).getByText('Changed on another device meanwhile')).toBeVisible();
  await expect(form(tablet).getByText('now “3.50 €” instead of “3.00 €”')).toBeVisible();
  await assertAccessible(tablet);

  await form(deaf).getByRole('button', { name: 'Save and publish' }).click();
  await expect(form(deaf).getByText('Changed on another device meanwhile')).toBeVisible();
  await form(deaf).getByRole('button', { name: 'Keep my changes' }).click();
  await form(deaf).getByRole('button', { name: 'Save and publish' }).click();
  await expect(form(deaf)).toHaveCount(0);
  const saved = await findDish('Gelato');
  expect([saved.price, saved.description]).toEqual(['3.50', 'Three scoops']);

  await expect(form(tablet).getByText('You have “Three scoops”.')).toBeVisible();
  await form(tablet).getByRole('button', { name: 'Use the other version' }).click();
  await expect(form(tablet).getByLabel('Price with VAT')).toHaveValue('3.50');
  await form(tablet).getByRole('button', { name: 'Cancel' }).click();
  await expect(form(tablet)).toHaveCount(0);
  await deaf.close();
});

test('a restaurant under review prepares its menu, with a checklist of what it needs before it opens @release', async () => {
  const email = `wirt-${crypto.randomUUID()}@example.com`;
  const password = 'ein Topf voll Suppe';
  const guestContext = await product.newContext();
  const answer = await guestContext.request.post('/api/register-restaurant', {
    data: { name: 'Neu', email, password, city: 'berlin', address: 'Weg 1, 10115 Berlin' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  await guestContext.close();
  const context = await signIn(product, email, password);
  const page = await context.newPage();
  await page.goto('/restaurant/dashboard');
  // A dish goes into a menu: that comes first, then the form that was asked for.
  await page.getByRole('link', { name: 'Add Menu Item' }).click();
  await page.getByRole('button', { name: 'Add the first menu' }).click();
  await page.getByLabel('Name of the menu').fill('Suppen');
  await page.getByRole('button', { name: 'Save menu' }).click();
  await expect(page.getByRole('dialog', { name: 'New dish' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Suppen' })).toBeVisible();

  const checklist = page.getByRole('region', { name: 'Before you open' });
  const step = (name: string) => checklist.getByRole('listitem').filter({ hasText: name });
  for (const name of ['Add a photo', 'Publish a dish', 'Complete your legal details']) {
    await expect(step(name)).toContainText('still to do');
  }
  await checklist.getByRole('link', { name: 'Check and save your opening hours' }).click();
  const save = page.getByRole('button', { name: 'Save changes' });
  await expect(save).toBeVisible();
  await assertAccessible(page);
  await save.click();
  await expect(step('Check and save your opening hours')).toContainText('done');
  await expect(checklist.getByText('1 of 4', { exact: false })).toBeVisible();
  await context.close();
});

test('nothing else went wrong on the way @release', () => {
  const unexpected = product.problems.filter(
    (problem) => !/Failed to load resource|WebSocket connection/.test(problem),
  );
  expect(unexpected).toEqual([]);
});
