/** The owner's areas on the map: by mouse, by the keyboard alone, and what a guest's open checkout makes of it. */
import type { Locator, Page } from '@playwright/test';
import { assertAccessible } from './support/axe.ts';
import { fillCart } from './support/cart.ts';
import { addressField, openCheckout, PIZZERIA } from './support/checkout.ts';
import { type Kitchen, openKitchen, tabTo } from './support/order-people.ts';
import type { Product } from './support/product.ts';
import { overflowOf } from './support/screen-texts.ts';
import { expect, test } from './support/test.ts';

const AREAS = '/restaurant/dashboard/settings/areas';
const HAMBURG_RESTAURANT = 7;
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 1000 };

let product: Product;
test.beforeAll(async ({ startProduct }) => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

async function openAreas(restaurantId = PIZZERIA.id, viewport = DESKTOP): Promise<{ page: Page; kitchen: Kitchen }> {
  const context = await product.newContext({ viewport, hasTouch: viewport === PHONE });
  const kitchen = await openKitchen(context, restaurantId);
  const page = await context.newPage();
  return { page, kitchen };
}

async function deliverWhole(kitchen: Kitchen): Promise<void> {
  const answer = await kitchen.request.put('/api/restaurant/delivery-areas', { data: { areas: [] } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Somebody in the middle of Berlin who is about to order. */
async function openGuest(): Promise<Locator> {
  const guest = await (await product.newContext()).newPage();
  await fillCart(guest, PIZZERIA);
  await openCheckout(guest);
  await addressField(guest).fill('Kastanienallee 1, 10435 Berlin');
  return guest.getByRole('region', { name: PIZZERIA.name });
}

const mapOf = (page: Page) => page.getByRole('application', { name: 'Map of your delivery areas' });
const corners = (page: Page) => mapOf(page).getByRole('button', { name: /^Corner \d+ of \d+$/ });
const POINTS_ONLY = 'We have no map of this city yet: each postcode is shown as a point.';
const CROSSES = 'The border crosses or touches itself. Move the corners until it does not.';
const latitudes = (page: Page) => page.getByRole('textbox', { name: /^Latitude, corner / });

test('an owner draws an area with the mouse, and a guest’s open checkout has its fee @release', async () => {
  const { page, kitchen } = await openAreas();
  await deliverWhole(kitchen);
  const summary = await openGuest();
  await expect(summary.getByText('€2.50')).toBeVisible();

  await page.goto(AREAS);
  await page.getByRole('button', { name: 'Add an area' }).click();
  await page.getByRole('textbox', { name: 'Name of the area' }).fill('Drawn');
  await page.getByRole('combobox', { name: 'Where it is' }).selectOption('Drawn border');
  await page.getByRole('textbox', { name: 'Delivery fee in euro' }).fill('1.30');

  const map = mapOf(page);
  await map.scrollIntoViewIfNeeded();
  const box = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const at = (east: number, south: number) => ({ x: box.width / 2 + east, y: box.height / 2 + south });
  for (const [east, south] of [
    [-140, -120],
    [140, -120],
    [140, 120],
    [-140, 60],
  ] as const) {
    await map.click({ position: at(east, south) });
  }
  await expect(corners(page)).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(latitudes(page)).toHaveCount(3);
  await map.click({ position: at(-140, 120) });
  await mapOf(page).getByRole('button', { name: 'Close the border at corner 1' }).click();
  await expect(corners(page)).toHaveCount(4);

  const before = await latitudes(page).nth(2).inputValue();
  const corner = corners(page).nth(2);
  await corner.hover();
  await page.mouse.down();
  // The page may have scrolled meanwhile, and what stands above the map has another height.
  const now = (await map.boundingBox()) ?? box;
  await page.mouse.move(now.x + at(-200, 0).x, now.y + at(0, 0).y, { steps: 4 });
  await expect(page.getByRole('alert').getByText(CROSSES).first()).toBeVisible();
  await page.mouse.move(now.x + at(150, 0).x, now.y + at(0, 100).y, { steps: 4 });
  await page.mouse.up();
  await expect(latitudes(page).nth(2)).not.toHaveValue(before);
  await expect(page.getByText(CROSSES)).toHaveCount(0);
  await mapOf(page).getByRole('button', { name: 'Insert a corner behind corner 1' }).click();
  await expect(corners(page)).toHaveCount(5);
  await assertAccessible(page);

  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(summary.getByText('€1.30')).toBeVisible();
  await page.context().close();
});

test('the keyboard alone draws an area, moves a corner, the radius and the door, and takes postcodes @release', async () => {
  const { page, kitchen } = await openAreas();
  await deliverWhole(kitchen);
  const summary = await openGuest();
  await expect(summary.getByText('€2.50')).toBeVisible();

  await page.goto(AREAS);
  const map = mapOf(page);
  await expect(map).toBeVisible();
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await tabTo(page, page.getByRole('button', { name: 'Add an area' }));
  await press('Enter');
  await page.keyboard.type('Drawn');
  await press('Tab');
  await page.keyboard.type('Drawn');
  const fee = page.getByRole('textbox', { name: 'Delivery fee in euro' });
  await tabTo(page, fee);
  await press('Control+A');
  await page.keyboard.type('1.40');

  await tabTo(page, map);
  const said = page.getByRole('status');
  await press('ArrowLeft', 'ArrowLeft', 'ArrowUp', 'ArrowUp', ' ');
  await expect(said.getByText('Corner 1 is set. Reaches no postcode yet.')).toBeAttached();
  await press('ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', ' ');
  await press('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', ' ', 'Escape', ' ', 'Enter');
  await expect(said.getByText('The border is closed')).toBeAttached();
  await expect(corners(page)).toHaveCount(3);

  const corner = corners(page).nth(2);
  await tabTo(page, corner);
  const before = Number(await latitudes(page).nth(2).inputValue());
  await press('ArrowUp', 'Shift+ArrowUp');
  await expect(said.getByText('Corner 3 is moved', { exact: false })).toBeAttached();
  await expect
    .poll(async () => Math.round((Number(await latitudes(page).nth(2).inputValue()) - before) * 111_195))
    .toBe(110);
  await press('Enter');
  await expect(corners(page).nth(3)).toBeFocused();
  await press('Delete');
  await expect(corners(page)).toHaveCount(3);
  await expect(corners(page).nth(2)).toBeFocused();
  await press('+', '-');
  await expect(corners(page).nth(2)).toBeFocused();
  await assertAccessible(page);

  await tabTo(page, page.getByRole('button', { name: 'Save changes' }));
  await press('Enter');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(summary.getByText('€1.40')).toBeVisible();

  await page.getByRole('combobox', { name: 'Where it is' }).selectOption('Radius');
  await page.getByRole('textbox', { name: 'Radius in kilometres' }).fill('2');
  await tabTo(page, map.getByRole('button', { name: 'Radius: 2 km' }));
  await press('Shift+ArrowRight', 'ArrowLeft');
  await expect(page.getByRole('textbox', { name: 'Radius in kilometres' })).toHaveValue('2.09');
  await tabTo(page, map.getByRole('button', { name: 'Your door' }));
  await press('Shift+ArrowUp');
  await expect(said.getByText('Your door is moved')).toBeAttached();
  await page.getByRole('combobox', { name: 'Where it is' }).selectOption('Postcodes');
  await tabTo(page, map);
  await press('Enter');
  await expect(said.getByText(/^\d{5} is added\. Reaches 1 postcode\.$/)).toBeAttached();
  await press('Enter');
  await expect(said.getByText(/^\d{5} is removed\. Reaches no postcode yet\.$/)).toBeAttached();
  await press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Save changes' }));
  await press('Enter');
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Unsaved', { exact: false })).toHaveCount(0);
  await page.context().close();
});

test('without its ground the map still shows the areas, and without the map the list is all there @release', async () => {
  const { page } = await openAreas(4);
  await page.route(/\/assets\/[^/]+\.json$/, (route) => route.abort());
  await page.goto(AREAS);
  await expect(page.getByText('The ground of the map could not be loaded. All else works without it.')).toBeVisible();
  await expect(mapOf(page).getByRole('button', { name: 'Your door' })).toBeVisible();
  await page.unroute(/\/assets\/[^/]+\.json$/);
  await page.getByRole('button', { name: 'Load the map again' }).click();
  await expect(mapOf(page).locator('svg').getByText('Pankow')).toBeVisible();

  await page.route(/\/assets\/areas-map-[^/]+\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await expect(page.getByText('The map could not be shown. The list below does all that it does.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Edit: / })).toHaveCount(3);
  await page.context().close();
});

async function nothingMoves(restaurantId: number, shown: (page: Page) => Locator): Promise<void> {
  const { page } = await openAreas(restaurantId, PHONE);
  const held = { file: Promise.withResolvers<undefined>(), ground: Promise.withResolvers<undefined>() };
  await page.route(/\/assets\/areas-map-[^/]+\.js$/, async (route) => {
    await held.file.promise;
    await route.continue();
  });
  await page.route(/\/assets\/[^/]+\.json$/, async (route) => {
    await held.ground.promise;
    await route.continue();
  });
  await page.goto(AREAS);
  const below = page.getByRole('button', { name: 'Add an area' });
  await expect(below).toBeVisible();
  await expect(page.getByText('The map is loading …')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const place = await below.boundingBox();
  held.file.resolve(undefined);
  await expect(mapOf(page).getByRole('button', { name: 'Your door' })).toBeVisible();
  expect(await below.boundingBox()).toEqual(place);
  held.ground.resolve(undefined);
  await expect(shown(page)).toBeVisible();
  await expect(page.getByText('The map is loading …')).toHaveCount(0);
  expect(await below.boundingBox()).toEqual(place);
  await page.context().close();
}

test('nothing below the map moves when it comes @release', () =>
  nothingMoves(4, (page) => mapOf(page).locator('svg').getByText('Pankow')));

test('nothing below the map moves in a city without a ground either @release', () =>
  nothingMoves(HAMBURG_RESTAURANT, (page) => page.getByText(POINTS_ONLY)));

test('a phone has room for the map, postcodes are points where no borders are known, and a tap takes one @release', async () => {
  const { page } = await openAreas(HAMBURG_RESTAURANT, PHONE);
  await page.goto(AREAS);
  await expect(page.getByText(POINTS_ONLY)).toBeVisible();
  await page.getByRole('list', { name: 'Areas on the map' }).getByRole('button').first().click();
  expect(await overflowOf(page)).toBe(0);
  await assertAccessible(page);
  const door = mapOf(page).getByRole('button', { name: 'Your door' });
  const placeOf = async () => (await door.boundingBox()) ?? { x: 0, y: 0 };
  const [box, before] = [(await mapOf(page).boundingBox()) ?? { x: 0, y: 0 }, await placeOf()];
  await page.mouse.move(box.x + 30, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + 80, box.y + 40, { steps: 5 });
  await page.mouse.up();
  await expect
    .poll(async () => {
      const { x, y } = await placeOf();
      return [Math.round(x - before.x), Math.round(y - before.y)];
    })
    .toEqual([50, -20]);
  await mapOf(page).scrollIntoViewIfNeeded();
  const frame = (await mapOf(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const codes = mapOf(page).locator('svg text', { hasText: /^\d{5}$/ });
  // What lies in the left half of the map is below none of its buttons.
  const spots = await codes.evaluateAll(
    (texts, { x, y, width, height }) =>
      texts
        .map((text) => ({ code: text.textContent, box: text.getBoundingClientRect() }))
        .filter(({ box }) => box.left > x && box.right < x + width / 2 && box.top > y && box.bottom + 8 < y + height)
        .map(({ code, box }) => ({ code, x: box.left + box.width / 2, y: box.bottom + 6 })),
    frame,
  );
  const [spot] = spots;
  if (spot === undefined) throw new Error('The map shows no postcode.');
  await page.touchscreen.tap(spot.x, spot.y);
  await expect(page.getByRole('status').getByText(`${spot.code} is `)).toBeAttached();
  await page.context().close();
});
