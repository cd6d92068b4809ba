/** A restaurant builds its menu from nothing and keeps it, with guests and other tablets looking on. */
import assert from 'node:assert/strict';
import { Client } from 'pg';
import type { BrowserContext, Page } from '@playwright/test';
import type { EditorDishView, MenuEditorView } from '../../backend/src/contracts/menus/menu-editor.ts';
import type { DishRequest } from '../../backend/src/contracts/http/requests.gen.ts';
import { assertAccessible } from './support/axe.ts';
import { focusGoesToLabel } from './support/focus.ts';
import type { Product } from './support/product.ts';
import { overflowOf } from './support/screen-texts.ts';
import { expect, test } from './support/test.ts';

const PASSWORD = 'tischlein-deck-dich';
const RESTAURANT_ID = 6;
const PATH = '/restaurant/dashboard/menu';
/** One red pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
const WIDTHS = [1280, 1024, 390] as const;

// Each test goes on with the menu that the ones before it have made.
test.describe.configure({ mode: 'serial' });

let product: Product;
let owner: BrowserContext;
let tablet: Page;
let guest: Page;

test.beforeAll(async ({ startProduct }) => {
  product = await startProduct();
  owner = await signIn(`restaurant${RESTAURANT_ID}@example.com`, PASSWORD);
  // An open restaurant keeps its last dish.
  expect((await owner.request.post('/api/restaurant/toggle-status', { data: { isOpen: false } })).ok()).toBe(true);
  for (const { id } of (await readMenu()).menus) await call('DELETE', `menus/${id}`);
  tablet = await owner.newPage();
  const visitor = await product.newContext();
  guest = await visitor.newPage();
  await guest.goto(`/restaurant/${RESTAURANT_ID}`);
  await expect(guest.getByText('No menus available')).toBeVisible();
});
test.afterAll(() => product.stop());

async function signIn(email: string, password: string): Promise<BrowserContext> {
  const context = await product.newContext({ viewport: { width: 1280, height: 900 } });
  const answer = await context.request.post('/api/login', { data: { email, password } });
  expect(answer.ok()).toBe(true);
  return context;
}

async function call(method: string, path: string, data?: unknown): Promise<MenuEditorView> {
  const answer = await owner.request.fetch(`/api/restaurant/${path}`, { method, ...(data !== undefined && { data }) });
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as MenuEditorView;
}

const readMenu = () => call('GET', 'menus');

async function findDish(name: string): Promise<EditorDishView> {
  const dish = (await readMenu()).menus.flatMap(({ items }) => items).find((item) => item.name === name);
  assert.ok(dish, name);
  return dish;
}

async function addDish(menuId: number, name: string, more: Partial<DishRequest> = {}): Promise<void> {
  const dish: DishRequest = { menuId, name, price: '5.00', vatRate: 7, isDeclared: true, isPublished: true, ...more };
  await call('POST', 'menu-items', dish);
}

/** Nobody waits until half past four for a test. */
async function letEnd(dishId: number): Promise<void> {
  const client = new Client({ connectionString: product.databaseUrl });
  await client.connect();
  try {
    await client.query('UPDATE menu_items SET sold_out_until = now() WHERE id = $1', [dishId]);
  } finally {
    await client.end();
  }
}

const row = (name: string, page = tablet) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
const form = (page = tablet) => page.getByRole('dialog', { name: /dish$/ });
const namesIn = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading').allTextContents();

test('from an empty table to a dish that guests see, with whatever is wrong said at its field', async () => {
  await tablet.goto(PATH);
  await expect(tablet.getByRole('heading', { name: 'Lay the table' })).toBeVisible();
  await assertAccessible(tablet);
  await tablet.getByRole('button', { name: 'Add the first menu' }).click();
  await tablet.getByRole('button', { name: 'Save menu' }).click();
  await expect(tablet.getByText('Please enter a name for the menu')).toBeVisible();
  await tablet.getByLabel('Name of the menu').fill('Pizza');
  await tablet.getByRole('button', { name: 'Save menu' }).click();

  await tablet.getByRole('button', { name: 'Add a dish to Pizza' }).click();
  const save = form().getByRole('button', { name: 'Save', exact: false });
  await save.click();
  await expect(form().getByText('Please enter a name')).toBeVisible();
  await focusGoesToLabel(tablet, 'Name');
  await form().getByLabel('Name', { exact: false }).first().fill('Margherita <b>');
  await form().getByLabel('Price with VAT').fill('8,905');
  await form().getByLabel('Volume').fill('500');
  await form().getByRole('switch', { name: 'Published' }).check();
  await save.click();
  await expect(form().getByText('Please enter an amount such as 8.90')).toBeVisible();
  await focusGoesToLabel(tablet, 'Price with VAT');
  await form().getByLabel('Price with VAT').fill('8,90');
  await expect(form().getByText('€17.80 per litre')).toBeVisible();

  // Nothing is published without its declaration, and neither are its options.
  await save.click();
  await expect(form().getByText('To publish, please say which allergens')).toBeVisible();
  await focusGoesToLabel(tablet, 'Not declared yet');
  await assertAccessible(tablet);
  await form().getByRole('radio', { name: 'Contains some' }).check();
  await form().getByRole('checkbox', { name: 'Gluten' }).check();
  await form().getByRole('checkbox', { name: 'Milk' }).check();
  await form().getByRole('button', { name: 'Add a group' }).click();
  await form().getByLabel('Name of the group').fill('Extras');
  await form().getByLabel('Name of the option').fill('Olives');
  await form().getByLabel('Surcharge').fill('much');
  const ofOlives = form().getByRole('group', { name: 'Allergens and additives of Olives' });
  await ofOlives.getByRole('radio', { name: 'Contains none of them' }).check();
  await form().getByRole('button', { name: 'Add an option to Extras' }).click();
  await form().getByLabel('Name of the option').nth(1).fill('Ham');
  await form().getByRole('button', { name: 'Move Ham up' }).click();
  await expect(form().getByLabel('Name of the option').first()).toHaveValue('Ham');
  await save.click();
  await expect(form().getByText('Please enter an amount such as 8.90')).toBeVisible();
  await form().getByLabel('Surcharge').nth(1).fill('1,5');
  await form()
    .getByRole('group', { name: 'Allergens and additives of Ham' })
    .getByRole('radio', { name: 'Contains none of them' })
    .check();

  await form().getByRole('button', { name: 'Preview' }).click();
  const preview = tablet.getByRole('dialog', { name: 'As your guests see it' });
  await preview.frameLocator('iframe').getByRole('radio', { name: 'Olives' }).check();
  await assertAccessible(tablet);
  await preview.getByRole('button', { name: 'Close' }).click();

  // A photo that is none: the dish is saved, and what was wrong stands at the photo.
  const file = form().getByTestId('photo-file');
  await form()
    .getByRole('group', { name: 'Photo' })
    .evaluate((place) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([new Uint8Array(8 * 1024 * 1024 + 1)], 'large.jpg', { type: 'image/jpeg' }));
      place.dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }));
    });
  await expect(form().getByText('large.jpg has 9 MB')).toBeVisible();
  await file.setInputFiles({ name: 'menu.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7 not a photo') });
  await save.click();
  await expect(form().getByText('menu.jpg is no photo that can be read')).toBeVisible();
  await file.setInputFiles({ name: 'pizza.png', mimeType: 'image/png', buffer: PNG });
  await save.click();
  await expect(row('Margherita <b>')).toBeVisible();
  await expect(form()).toHaveCount(0);

  const shown = row('Margherita <b>', guest);
  await expect(shown.getByText('€8.90')).toBeVisible();
  await expect(shown.getByText('Gluten, Milk')).toBeVisible();
  await expect(guest.locator('img[src^="/api/images/"]')).toBeVisible();
  const dish = await findDish('Margherita <b>');
  expect(dish.optionGroups[0]?.options.map(({ name, price }) => [name, price])).toEqual([
    ['Ham', '0.00'],
    ['Olives', '1.50'],
  ]);
});

test('what was typed is not lost by leaving, and going back closes the form', async () => {
  await row('Margherita <b>').getByRole('button', { name: 'Margherita <b>', exact: true }).click();
  await form().getByLabel('Description').fill('Tomato, mozzarella, basil');
  await tablet.goBack();
  const ask = tablet.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(ask).toBeVisible();
  await assertAccessible(tablet);
  await ask.getByRole('button', { name: 'Keep editing' }).click();
  await expect(form().getByLabel('Description')).toHaveValue('Tomato, mozzarella, basil');
  await form().getByRole('button', { name: 'Cancel' }).click();
  await ask.getByRole('button', { name: 'Discard changes' }).click();
  await expect(form()).toHaveCount(0);
  expect((await findDish('Margherita <b>')).description).toBe(null);
});

test('dishes and menus are put in order by keyboard, also from one menu into the next', async () => {
  const { menus } = await readMenu();
  const pizzaId = menus[0]?.id ?? 0;
  await addDish(pizzaId, 'Funghi');
  const { id: dolciId } = await call('POST', 'menus', { name: 'Dolci' });
  await addDish(dolciId ?? 0, 'Tiramisu');
  await expect(row('Tiramisu')).toBeVisible();

  /** Each step of a drag is said, and the next key counts only after it. */
  const press = async (key: string) => {
    const before = await tablet.locator('[id^="DndLiveRegion"]').allTextContents();
    await tablet.keyboard.press(key);
    await tablet.waitForFunction(
      (old) => [...document.querySelectorAll('[id^="DndLiveRegion"]')].some((node, at) => node.textContent !== old[at]),
      before,
    );
  };
  const drag = async (name: string, ...keys: string[]) => {
    await tablet.getByRole('button', { name: `Move ${name}`, exact: true }).focus();
    await press('Space');
    // What was picked up listens for keys from its next turn on, which comes before the one that is asked for here.
    await tablet.evaluate(() => new Promise((done) => setTimeout(done)));
    for (const key of keys) await press(key);
    await tablet.keyboard.press('Space');
  };
  const isFocused = (name: string) =>
    tablet.waitForFunction((label) => document.activeElement?.getAttribute('aria-label') === label, name);
  await drag('Margherita <b>', 'ArrowDown');
  await expect(tablet.getByText('is dropped: place 2 of 2 in Pizza')).toBeAttached();
  await isFocused('Move Margherita <b>');
  await guest.waitForFunction(() => document.querySelector('main article h3')?.textContent === 'Funghi');

  await drag('Margherita <b>', 'ArrowDown');
  await expect(tablet.getByText('is dropped: place 1 of 2 in Dolci')).toBeAttached();
  await expect(
    guest.getByRole('region', { name: 'Dolci' }).getByRole('article').filter({ hasText: 'Margherita <b>' }),
  ).toBeVisible();
  // Its row is another now: whoever goes on by keyboard goes on from there.
  await isFocused('Move Margherita <b>');

  await drag('Dolci', 'ArrowUp');
  await guest.waitForFunction(() => document.querySelector('main section h2')?.textContent === 'Dolci');
  await expect.poll(() => namesIn(tablet)).toEqual(['Margherita <b>', 'Tiramisu', 'Funghi']);

  // Whoever cannot drag has the same in a menu.
  await tablet.getByRole('button', { name: 'More for Tiramisu' }).click();
  const moveUp = tablet.getByRole('menuitem', { name: 'Move up' });
  await expect(moveUp).toBeVisible();
  await assertAccessible(tablet);
  await moveUp.click();
  await guest.waitForFunction(() => document.querySelector('main article h3')?.textContent === 'Tiramisu');
});

test('sold out is seen at once, by the kitchen’s own login too, which can do nothing else', async () => {
  await tablet.getByRole('switch', { name: 'Funghi is available' }).click();
  await expect(row('Funghi', guest).getByText('Sold out')).toBeVisible();

  const email = `kueche-${crypto.randomUUID()}@example.com`;
  await call('POST', 'staff', { name: 'Küche', email, password: 'ein Topf voll Suppe' });
  const staff = await signIn(email, 'ein Topf voll Suppe');
  const page = await staff.newPage();
  await page.goto(PATH);
  await expect(page.getByText('With this login you can say what is sold out')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Funghi is available', checked: false })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(?:Edit|More|Move|Add)/ })).toHaveCount(0);
  await page.getByRole('switch', { name: 'Funghi is available' }).click();
  await expect(row('Funghi', guest).getByText('Sold out')).toHaveCount(0);
  // Guests may hear of it before the other tablet does.
  await expect(tablet.getByRole('switch', { name: 'Funghi is available', checked: true })).toBeVisible();
  const margherita = row('Margherita <b>', page).locator('xpath=..');
  await margherita.getByText('2 options').click();
  await margherita.getByRole('switch', { name: 'Margherita <b>, Ham is available' }).click();
  await expect(tablet.getByText('1 sold out')).toBeVisible();
  await staff.close();
});

test('sold out until a time is seen with that time, in the menu and in the open dish, and ends by itself', async () => {
  expect((await owner.request.post('/api/restaurant/toggle-status', { data: { isOpen: true } })).ok()).toBe(true);
  const funghi = await findDish('Funghi');
  const howLong = tablet.getByRole('combobox', { name: 'How long Funghi is sold out' });
  const shown = row('Funghi', guest);
  await tablet.getByRole('switch', { name: 'Funghi is available' }).click();
  await howLong.selectOption({ label: 'Until tomorrow' });
  // Before five in the morning it is still the evening before, and tomorrow is a time of this day.
  await expect(shown.getByText(/^(?:Back (?:tomorrow|on \w+day)|Sold out until \d\d:\d\d)$/)).toBeVisible();
  await tablet.setViewportSize({ width: 390, height: 844 });
  await assertAccessible(tablet);
  expect(await overflowOf(tablet)).toBe(0);
  await tablet.setViewportSize({ width: 1280, height: 900 });

  // The last one is to come, whatever the clock shows: at half past four, or before midnight.
  const time = await howLong.locator('optgroup option').last().getAttribute('value');
  await howLong.selectOption(time);
  await expect(shown.getByText(`Sold out until ${time}`)).toBeVisible();
  await expect(howLong.locator('option:checked', { hasText: `${time}` })).toBeAttached();
  await shown.getByRole('button', { name: 'Funghi', exact: true }).click();
  const dialog = guest.getByRole('dialog', { name: 'Funghi' });
  await expect(dialog.getByRole('button', { name: `Sold out until ${time}` })).toBeVisible();
  await guest.setViewportSize({ width: 390, height: 844 });
  await assertAccessible(guest);
  expect(await overflowOf(guest)).toBe(0);

  // That time has come: the open dialog and the tablet learn of it without anybody's doing.
  await letEnd(funghi.id);
  await expect(dialog.getByRole('button', { name: /^Add/ })).toBeVisible();
  await expect(tablet.getByRole('switch', { name: 'Funghi is available', checked: true })).toBeVisible();
  await expect(howLong).toHaveCount(0);
  await guest.keyboard.press('Escape');
  await guest.setViewportSize({ width: 1280, height: 900 });
  expect((await owner.request.post('/api/restaurant/toggle-status', { data: { isOpen: false } })).ok()).toBe(true);
});

test('what is deleted comes back, with the bar and from the list after a reload', async () => {
  await tablet.getByRole('button', { name: 'More for Funghi' }).click();
  await tablet.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(row('Funghi', guest)).toHaveCount(0);
  await tablet.getByRole('button', { name: 'Undo' }).click();
  await expect(row('Funghi', guest)).toBeVisible();

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

test('a CSV with a broken row changes nothing and says where; the mended one is taken', async () => {
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
  await expect(drawer.getByText('A restaurant has room for 500 dishes', { exact: false })).toBeVisible();
  await drawer.getByTestId('csv-file').setInputFiles(csv('drei'));
  await expect(drawer.getByText('2 new dishes, 0 changed dishes')).toBeVisible();
  await drawer.getByRole('button', { name: 'Import now' }).click();
  await expect(drawer.getByText('Nothing was imported: 1 place has to be corrected first.')).toBeVisible();
  await expect(drawer.getByRole('row', { name: /^Line 3 price / })).toBeVisible();
  await assertAccessible(tablet);
  expect((await namesIn(guest)).includes('Panna cotta')).toBe(false);

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

test('two tablets at one dish: nothing typed is lost, and both end alike', async () => {
  // One hears of it while the form is open; the other, without a socket, when it saves.
  const deaf = await owner.newPage();
  await deaf.routeWebSocket(/socket\.io/, (socket) => void socket.close());
  const dish = await findDish('Gelato');
  for (const page of [tablet, deaf]) {
    await page.goto(`${PATH}?dish=${dish.id}`);
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
  await form(deaf).getByRole('button', { name: 'Keep my changes on top' }).click();
  await form(deaf).getByRole('button', { name: 'Save and publish' }).click();
  await expect(form(deaf)).toHaveCount(0);
  const saved = await findDish('Gelato');
  expect([saved.price, saved.description]).toEqual(['3.50', 'Three scoops']);

  await expect(form(tablet).getByText('You have “Three scoops”.')).toBeVisible();
  await form(tablet).getByRole('button', { name: 'Take the other version' }).click();
  await expect(form(tablet).getByLabel('Price with VAT')).toHaveValue('3.50');
  await form(tablet).getByRole('button', { name: 'Cancel' }).click();
  await expect(form(tablet)).toHaveCount(0);
  await deaf.close();
});

test('the editor has room on every screen, and finds a dish', async () => {
  for (const width of WIDTHS) {
    await tablet.setViewportSize({ width, height: 900 });
    expect(await overflowOf(tablet), `${width} px`).toBe(0);
    await assertAccessible(tablet);
  }
  await tablet.getByRole('searchbox', { name: 'Search your menu' }).fill('gelat');
  await expect(tablet.getByText('1 dish found')).toBeVisible();
  await expect.poll(() => namesIn(tablet)).toEqual(['Gelato']);
  await row('Gelato').getByRole('button', { name: 'Gelato', exact: true }).click();
  await expect(form()).toBeVisible();
  expect(await overflowOf(tablet)).toBe(0);
  await assertAccessible(tablet);
});

test('a restaurant under review prepares its menu', async () => {
  const email = `wirt-${crypto.randomUUID()}@example.com`;
  const password = 'ein Topf voll Suppe';
  const guestContext = await product.newContext();
  const answer = await guestContext.request.post('/api/register-restaurant', {
    data: { name: 'Neu', email, password, city: 'berlin', address: 'Weg 1, 10115 Berlin' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  await guestContext.close();
  const context = await signIn(email, password);
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
  await context.close();
});

test('nothing else went wrong on the way', () => {
  const unexpected = product.problems.filter(
    (problem) => !/Failed to load resource|WebSocket connection/.test(problem),
  );
  expect(unexpected).toEqual([]);
});
