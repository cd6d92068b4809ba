/** A restaurant builds its menu from nothing and keeps it, with guests looking on. */
import type { BrowserContext, Page } from '@playwright/test';
import type { DishRequest } from '../../backend/src/contracts/http/requests.gen.ts';
import { assertAccessible } from './support/axe.ts';
import { focusGoesToLabel } from './support/focus.ts';
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
import { overflowOf } from './support/screen-texts.ts';
import { expect, test } from './support/test.ts';

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
let call: MenuEditor['call'];
let findDish: MenuEditor['findDish'];

test.beforeAll(async ({ startProduct }) => {
  product = await startProduct();
  ({ owner, tablet, guest, call, findDish } = await openEmptyMenu(product));
});
test.afterAll(() => product.stop());

async function addDish(menuId: number, name: string, more: Partial<DishRequest> = {}): Promise<void> {
  const dish: DishRequest = { menuId, name, price: '5.00', vatRate: 7, isDeclared: true, isPublished: true, ...more };
  await call('POST', 'menu-items', dish);
}

const letEnd = (dishId: number) => product.sql('UPDATE menu_items SET sold_out_until = now() WHERE id = $1', [dishId]);

const row = (name: string, page = tablet) => rowOf(page, name);
const form = (page = tablet) => dishForm(page);

test('from an empty table to a dish that guests see, with whatever is wrong said at its field', async () => {
  await tablet.goto(MENU_PATH);
  await expect(tablet.getByRole('heading', { name: 'Your menu is still empty' })).toBeVisible();
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
  await form().getByRole('radio', { name: 'Contains the following' }).check();
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
  const preview = tablet.getByRole('dialog', { name: 'As your customers see it' });
  await preview.frameLocator('iframe').getByRole('radio', { name: 'Olives' }).check();
  await assertAccessible(tablet);
  await preview.getByRole('button', { name: 'Close' }).click();

  // A photo that is none: the dish is saved, what was wrong stands at the photo, and nobody says that the dish is gone.
  const file = form().getByTestId('photo-file');
  await form()
    .getByRole('group', { name: 'Photo' })
    .evaluate((place) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([new Uint8Array(8 * 1024 * 1024 + 1)], 'large.jpg', { type: 'image/jpeg' }));
      place.dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }));
    });
  await expect(form().getByText('large.jpg is 9 MB')).toBeVisible();
  await file.setInputFiles({ name: 'menu.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7 not a photo') });
  await save.click();
  await expect(form().getByText('menu.jpg is not a photo we can read')).toBeVisible();
  await expect(form().getByText('This dish is not on the menu any more')).toHaveCount(0);
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

test('what was typed is not lost by leaving, and going back closes the form @release', async () => {
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

test('dishes and menus are put in order by keyboard, also from one menu into the next @release', async () => {
  const { menus } = await call('GET', 'menus');
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
  await expect.poll(() => dishNamesIn(tablet)).toEqual(['Margherita <b>', 'Tiramisu', 'Funghi']);

  // Whoever cannot drag has the same in a menu.
  await tablet.getByRole('button', { name: 'More for Tiramisu' }).click();
  const moveUp = tablet.getByRole('menuitem', { name: 'Move up' });
  await expect(moveUp).toBeVisible();
  await assertAccessible(tablet);
  await moveUp.click();
  await guest.waitForFunction(() => document.querySelector('main article h3')?.textContent === 'Tiramisu');
});

test('sold out is seen at once, by the kitchen’s own login too, which can do nothing else @release', async () => {
  await tablet.getByRole('switch', { name: 'Funghi is available' }).click();
  await expect(row('Funghi', guest).getByText('Sold out')).toBeVisible();

  const email = `kueche-${crypto.randomUUID()}@example.com`;
  await call('POST', 'staff', { name: 'Küche', email, password: 'ein Topf voll Suppe' });
  const staff = await signIn(product, email, 'ein Topf voll Suppe');
  const page = await staff.newPage();
  await page.goto(MENU_PATH);
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

test('sold out until a time is seen with that time, in the menu and in the open dish, and ends by itself @release', async () => {
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

test('the editor has room on every screen, and finds a dish @release', async () => {
  for (const width of WIDTHS) {
    await tablet.setViewportSize({ width, height: 900 });
    expect(await overflowOf(tablet), `${width} px`).toBe(0);
    await assertAccessible(tablet);
  }
  await tablet.getByRole('searchbox', { name: 'Search your menu' }).fill('tirami');
  await expect(tablet.getByText('1 dish found')).toBeVisible();
  await expect.poll(() => dishNamesIn(tablet)).toEqual(['Tiramisu']);
  await row('Tiramisu').getByRole('button', { name: 'Tiramisu', exact: true }).click();
  await expect(form()).toBeVisible();
  expect(await overflowOf(tablet)).toBe(0);
  await assertAccessible(tablet);
});

test('nothing else went wrong on the way', () => {
  const unexpected = product.problems.filter(
    (problem) => !/Failed to load resource|WebSocket connection/.test(problem),
  );
  expect(unexpected).toEqual([]);
});
