/** A restaurant builds its menu from nothing and keeps it, with guests and other tablets looking on. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Client } from 'pg';
import type { BrowserContext, Page } from 'playwright-core';
import type { DishRequest, EditorDishView, MenuEditorView } from '../../backend/src/contracts/menu-editor.ts';
import { type PostgresServer, startPostgresServer } from '../../backend/test/support/postgres-server.ts';
import { assertAccessible } from './support/axe.ts';
import { becomes, focusGoesToLabel } from './support/becomes.ts';
import { type Product, startProduct } from './support/product.ts';
import { overflowOf } from './support/screen-texts.ts';
import { PATIENCE_MS } from './support/patience.ts';

const PASSWORD = 'tischlein-deck-dich';
const RESTAURANT_ID = 6;
const PATH = '/restaurant/dashboard/menu';
/** One red pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
const WIDTHS = [1280, 1024, 390] as const;

let postgres: PostgresServer;
let product: Product;
let owner: BrowserContext;
let tablet: Page;
let guest: Page;

before(async () => {
  postgres = await startPostgresServer();
  product = await startProduct({ env: { RATE_LIMIT: 'off', DATABASE_URL: postgres.url } });
  owner = await signIn(`restaurant${RESTAURANT_ID}@example.com`, PASSWORD);
  // An open restaurant keeps its last dish.
  assert.ok((await owner.request.post('/api/restaurant/toggle-status', { data: { isOpen: false } })).ok());
  for (const { id } of (await readMenu()).menus) await call('DELETE', `menus/${id}`);
  tablet = await owner.newPage();
  const visitor = await product.newContext();
  visitor.setDefaultTimeout(PATIENCE_MS);
  guest = await visitor.newPage();
  await guest.goto(`/restaurant/${RESTAURANT_ID}`);
  await guest.getByText('No menus available').waitFor();
});
after(async () => {
  await product.stop();
  await postgres.stop();
});

async function signIn(email: string, password: string): Promise<BrowserContext> {
  const context = await product.newContext({ viewport: { width: 1280, height: 900 } });
  context.setDefaultTimeout(PATIENCE_MS);
  const answer = await context.request.post('/api/login', { data: { email, password } });
  assert.equal(answer.ok(), true);
  return context;
}

async function call(method: string, path: string, data?: unknown): Promise<MenuEditorView> {
  const answer = await owner.request.fetch(`/api/restaurant/${path}`, { method, ...(data !== undefined && { data }) });
  assert.equal(answer.ok(), true, `${method} ${path}: ${await answer.text()}`);
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
  const client = new Client({ connectionString: postgres.url });
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
  await tablet.getByRole('heading', { name: 'Lay the table' }).waitFor();
  await assertAccessible(tablet);
  await tablet.getByRole('button', { name: 'Add the first menu' }).click();
  await tablet.getByRole('button', { name: 'Save menu' }).click();
  await tablet.getByText('Please enter a name for the menu').waitFor();
  await tablet.getByLabel('Name of the menu').fill('Pizza');
  await tablet.getByRole('button', { name: 'Save menu' }).click();

  await tablet.getByRole('button', { name: 'Add a dish to Pizza' }).click();
  const save = form().getByRole('button', { name: 'Save', exact: false });
  await save.click();
  await form().getByText('Please enter a name').waitFor();
  await focusGoesToLabel(tablet, 'Name');
  await form().getByLabel('Name', { exact: false }).first().fill('Margherita <b>');
  await form().getByLabel('Price with VAT').fill('8,905');
  await form().getByLabel('Volume').fill('500');
  await form().getByRole('switch', { name: 'Published' }).check();
  await save.click();
  await form().getByText('Please enter an amount such as 8.90').waitFor();
  await focusGoesToLabel(tablet, 'Price with VAT');
  await form().getByLabel('Price with VAT').fill('8,90');
  await form().getByText('€17.80 per litre').waitFor();

  // Nothing is published without its declaration, and neither are its options.
  await save.click();
  await form().getByText('To publish, please say which allergens').waitFor();
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
  await becomes(() => form().getByLabel('Name of the option').first().inputValue(), 'Ham');
  await save.click();
  await form().getByText('Please enter an amount such as 8.90').waitFor();
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
  await form().getByText('large.jpg has 9 MB').waitFor();
  await file.setInputFiles({ name: 'menu.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7 not a photo') });
  await save.click();
  await form().getByText('menu.jpg is no photo that can be read').waitFor();
  await file.setInputFiles({ name: 'pizza.png', mimeType: 'image/png', buffer: PNG });
  await save.click();
  await row('Margherita <b>').waitFor();
  await form().waitFor({ state: 'detached' });

  const shown = row('Margherita <b>', guest);
  await shown.getByText('€8.90').waitFor();
  await shown.getByText('Gluten, Milk').waitFor();
  await guest.locator('img[src^="/api/images/"]').waitFor();
  const dish = await findDish('Margherita <b>');
  assert.deepEqual(
    dish.optionGroups[0]?.options.map(({ name, price }) => [name, price]),
    [
      ['Ham', '0.00'],
      ['Olives', '1.50'],
    ],
  );
});

test('what was typed is not lost by leaving, and going back closes the form', async () => {
  await row('Margherita <b>').getByRole('button', { name: 'Margherita <b>', exact: true }).click();
  await form().getByLabel('Description').fill('Tomato, mozzarella, basil');
  await tablet.goBack();
  const ask = tablet.getByRole('dialog', { name: 'Leave without saving?' });
  await ask.waitFor();
  await assertAccessible(tablet);
  await ask.getByRole('button', { name: 'Keep editing' }).click();
  assert.equal(await form().getByLabel('Description').inputValue(), 'Tomato, mozzarella, basil');
  await form().getByRole('button', { name: 'Cancel' }).click();
  await ask.getByRole('button', { name: 'Discard changes' }).click();
  await form().waitFor({ state: 'detached' });
  assert.equal((await findDish('Margherita <b>')).description, null);
});

test('dishes and menus are put in order by keyboard, also from one menu into the next', async () => {
  const { menus } = await readMenu();
  const pizzaId = menus[0]?.id ?? 0;
  await addDish(pizzaId, 'Funghi');
  const { id: dolciId } = await call('POST', 'menus', { name: 'Dolci' });
  await addDish(dolciId ?? 0, 'Tiramisu');
  await row('Tiramisu').waitFor();

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
  await tablet.getByText('is dropped: place 2 of 2 in Pizza').waitFor({ state: 'attached' });
  await isFocused('Move Margherita <b>');
  await guest.waitForFunction(() => document.querySelector('main article h3')?.textContent === 'Funghi');

  await drag('Margherita <b>', 'ArrowDown');
  await tablet.getByText('is dropped: place 1 of 2 in Dolci').waitFor({ state: 'attached' });
  await guest
    .getByRole('region', { name: 'Dolci' })
    .getByRole('article')
    .filter({ hasText: 'Margherita <b>' })
    .waitFor();
  // Its row is another now: whoever goes on by keyboard goes on from there.
  await isFocused('Move Margherita <b>');

  await drag('Dolci', 'ArrowUp');
  await guest.waitForFunction(() => document.querySelector('main section h2')?.textContent === 'Dolci');
  await becomes(() => namesIn(tablet), ['Margherita <b>', 'Tiramisu', 'Funghi']);

  // Whoever cannot drag has the same in a menu.
  await tablet.getByRole('button', { name: 'More for Tiramisu' }).click();
  const moveUp = tablet.getByRole('menuitem', { name: 'Move up' });
  await moveUp.waitFor();
  await assertAccessible(tablet);
  await moveUp.click();
  await guest.waitForFunction(() => document.querySelector('main article h3')?.textContent === 'Tiramisu');
});

test('sold out is seen at once, by the kitchen’s own login too, which can do nothing else', async () => {
  await tablet.getByRole('switch', { name: 'Funghi is available' }).click();
  await row('Funghi', guest).getByText('Sold out').waitFor();

  const email = `kueche-${crypto.randomUUID()}@example.com`;
  await call('POST', 'staff', { name: 'Küche', email, password: 'ein Topf voll Suppe' });
  const staff = await signIn(email, 'ein Topf voll Suppe');
  const page = await staff.newPage();
  await page.goto(PATH);
  await page.getByText('With this login you can say what is sold out').waitFor();
  await page.getByRole('switch', { name: 'Funghi is available', checked: false }).waitFor();
  assert.equal(await page.getByRole('button', { name: /^(?:Edit|More|Move|Add)/ }).count(), 0);
  await page.getByRole('switch', { name: 'Funghi is available' }).click();
  await row('Funghi', guest).getByText('Sold out').waitFor({ state: 'detached' });
  // Guests may hear of it before the other tablet does.
  await tablet.getByRole('switch', { name: 'Funghi is available', checked: true }).waitFor();
  const margherita = row('Margherita <b>', page).locator('xpath=..');
  await margherita.getByText('2 options').click();
  await margherita.getByRole('switch', { name: 'Margherita <b>, Ham is available' }).click();
  await tablet.getByText('1 sold out').waitFor();
  await staff.close();
});

test('sold out until a time is seen with that time, in the menu and in the open dish, and ends by itself', async () => {
  assert.ok((await owner.request.post('/api/restaurant/toggle-status', { data: { isOpen: true } })).ok());
  const funghi = await findDish('Funghi');
  const howLong = tablet.getByRole('combobox', { name: 'How long Funghi is sold out' });
  const shown = row('Funghi', guest);
  await tablet.getByRole('switch', { name: 'Funghi is available' }).click();
  await howLong.selectOption({ label: 'Until tomorrow' });
  await shown.getByText(/^Back (?:tomorrow|on \w+day)$/).waitFor();
  await tablet.setViewportSize({ width: 390, height: 844 });
  await assertAccessible(tablet);
  assert.equal(await overflowOf(tablet), 0);
  await tablet.setViewportSize({ width: 1280, height: 900 });

  // The last one is to come, whatever the clock shows: at half past four, or before midnight.
  const time = await howLong.locator('optgroup option').last().getAttribute('value');
  await howLong.selectOption(time);
  await shown.getByText(`Sold out until ${time}`).waitFor();
  await howLong.locator('option:checked', { hasText: `${time}` }).waitFor({ state: 'attached' });
  await shown.getByRole('button', { name: 'Funghi', exact: true }).click();
  const dialog = guest.getByRole('dialog', { name: 'Funghi' });
  await dialog.getByRole('button', { name: `Sold out until ${time}` }).waitFor();
  await guest.setViewportSize({ width: 390, height: 844 });
  await assertAccessible(guest);
  assert.equal(await overflowOf(guest), 0);

  // That time has come: the open dialog and the tablet learn of it without anybody's doing.
  await letEnd(funghi.id);
  await dialog.getByRole('button', { name: /^Add/ }).waitFor();
  await tablet.getByRole('switch', { name: 'Funghi is available', checked: true }).waitFor();
  await howLong.waitFor({ state: 'detached' });
  await guest.keyboard.press('Escape');
  await guest.setViewportSize({ width: 1280, height: 900 });
  assert.ok((await owner.request.post('/api/restaurant/toggle-status', { data: { isOpen: false } })).ok());
});

test('what is deleted comes back, with the bar and from the list after a reload', async () => {
  await tablet.getByRole('button', { name: 'More for Funghi' }).click();
  await tablet.getByRole('menuitem', { name: 'Delete' }).click();
  await row('Funghi', guest).waitFor({ state: 'detached' });
  await tablet.getByRole('button', { name: 'Undo' }).click();
  await row('Funghi', guest).waitFor();

  await tablet.getByRole('button', { name: 'More for Dolci' }).click();
  await tablet.getByRole('menuitem', { name: 'Delete' }).click();
  await guest.getByRole('region', { name: 'Dolci' }).waitFor({ state: 'detached' });
  // Guests may hear of it before the tablet has its answer, and only then it is in the list.
  const restore = tablet.getByRole('button', { name: 'Restore Dolci' });
  await restore.waitFor();
  await tablet.reload();
  await restore.waitFor();
  await assertAccessible(tablet);
  await restore.click();
  await guest.getByRole('region', { name: 'Dolci' }).waitFor();
  await tablet.getByRole('heading', { name: 'Recently deleted' }).waitFor({ state: 'detached' });
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
  await drawer.getByText('A restaurant has room for 500 dishes', { exact: false }).waitFor();
  await drawer.getByTestId('csv-file').setInputFiles(csv('drei'));
  await drawer.getByText('2 new dishes, 0 changed dishes').waitFor();
  await drawer.getByRole('button', { name: 'Import now' }).click();
  await drawer.getByText('Nothing was imported: 1 place has to be corrected first.').waitFor();
  await drawer.getByRole('row', { name: /^Line 3 price / }).waitFor();
  await assertAccessible(tablet);
  assert.equal((await namesIn(guest)).includes('Panna cotta'), false);

  await drawer.getByTestId('csv-file').setInputFiles(csv('3'));
  await drawer.getByRole('button', { name: 'Import now' }).click();
  await drawer.getByText('Imported: 2 new dishes, 0 changed dishes').waitFor();
  await row('Gelato', guest).waitFor();
  const [download] = await Promise.all([
    tablet.waitForEvent('download'),
    drawer.getByRole('link', { name: 'Download CSV' }).click(),
  ]);
  assert.equal(download.suggestedFilename(), 'menu.csv');
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
  assert.equal(await form(deaf).getByText('Changed on another device meanwhile').count(), 0);

  await form(tablet).getByText('Changed on another device meanwhile').waitFor();
  await form(tablet).getByText('now “3.50 €” instead of “3.00 €”').waitFor();
  await assertAccessible(tablet);

  await form(deaf).getByRole('button', { name: 'Save and publish' }).click();
  await form(deaf).getByText('Changed on another device meanwhile').waitFor();
  await form(deaf).getByRole('button', { name: 'Keep my changes on top' }).click();
  await form(deaf).getByRole('button', { name: 'Save and publish' }).click();
  await form(deaf).waitFor({ state: 'detached' });
  const saved = await findDish('Gelato');
  assert.deepEqual([saved.price, saved.description], ['3.50', 'Three scoops']);

  await form(tablet).getByText('You have “Three scoops”.').waitFor();
  await form(tablet).getByRole('button', { name: 'Take the other version' }).click();
  await becomes(() => form(tablet).getByLabel('Price with VAT').inputValue(), '3.50');
  await form(tablet).getByRole('button', { name: 'Cancel' }).click();
  await form(tablet).waitFor({ state: 'detached' });
  await deaf.close();
});

test('the editor has room on every screen, and finds a dish', async () => {
  for (const width of WIDTHS) {
    await tablet.setViewportSize({ width, height: 900 });
    assert.equal(await overflowOf(tablet), 0, `${width} px`);
    await assertAccessible(tablet);
  }
  await tablet.getByRole('searchbox', { name: 'Search your menu' }).fill('gelat');
  await tablet.getByText('1 dish found').waitFor();
  await becomes(() => namesIn(tablet), ['Gelato']);
  await row('Gelato').getByRole('button', { name: 'Gelato', exact: true }).click();
  await form().waitFor();
  assert.equal(await overflowOf(tablet), 0);
  await assertAccessible(tablet);
});

test('a restaurant under review prepares its menu', async () => {
  const email = `wirt-${crypto.randomUUID()}@example.com`;
  const password = 'ein Topf voll Suppe';
  const guestContext = await product.newContext();
  const answer = await guestContext.request.post('/api/register-restaurant', {
    data: { name: 'Neu', email, password, city: 'berlin', address: 'Weg 1, 10115 Berlin' },
  });
  assert.equal(answer.ok(), true, await answer.text());
  await guestContext.close();
  const context = await signIn(email, password);
  const page = await context.newPage();
  await page.goto('/restaurant/dashboard');
  // A dish goes into a menu: that comes first, then the form that was asked for.
  await page.getByRole('link', { name: 'Add Menu Item' }).click();
  await page.getByRole('button', { name: 'Add the first menu' }).click();
  await page.getByLabel('Name of the menu').fill('Suppen');
  await page.getByRole('button', { name: 'Save menu' }).click();
  await page.getByRole('dialog', { name: 'New dish' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: 'Suppen' }).waitFor();
  await context.close();
});

test('nothing else went wrong on the way', () => {
  const unexpected = product.problems.filter(
    (problem) => !/Failed to load resource|WebSocket connection/.test(problem),
  );
  assert.deepEqual(unexpected, []);
});
