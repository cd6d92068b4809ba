/** The owner's delivery areas: by the keyboard alone, on a phone, and what guests then pay. */
import type { Page } from '@playwright/test';
import type { DeliveryView } from '../../backend/src/contracts/places/delivery-areas.ts';
import { assertAccessible } from './support/axe.ts';
import { openKitchen, tabTo } from './support/order-people.ts';
import type { Product } from './support/product.ts';
import { overflowOf } from './support/screen-texts.ts';
import { expect, test } from './support/test.ts';

const AREAS = '/restaurant/dashboard/settings/areas';
const RESTAURANT = 4;
const PHONE = { width: 390, height: 844 };

let product: Product;
test.beforeAll(async ({ startProduct }) => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

async function openAreas(viewport = { width: 1280, height: 900 }): Promise<Page> {
  const context = await product.newContext({ viewport });
  await openKitchen(context, RESTAURANT);
  const page = await context.newPage();
  await page.goto(AREAS);
  await expect(page.getByRole('heading', { level: 1, name: 'Delivery areas' })).toBeVisible();
  return page;
}

async function deliveryTo(page: Page, postcode: string): Promise<DeliveryView> {
  const path = `/api/restaurants/${String(RESTAURANT)}/delivery?postcode=${postcode}`;
  return (await (await page.request.get(path)).json()) as DeliveryView;
}

const areas = (page: Page) => page.getByRole('main').locator('ol > li');

test('an area is made by the keyboard alone, its mistakes are said at their fields, and guests pay what it says @release', async () => {
  const page = await openAreas();
  await expect(areas(page)).toHaveCount(3);
  await tabTo(page, page.getByRole('button', { name: 'Add an area' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Name of the area' })).toBeFocused();
  await page.keyboard.type('Around the corner');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Radius');
  await page.keyboard.press('Tab');
  await page.keyboard.type('300');
  const fields = page.getByRole('group', { name: 'Around the corner' });
  for (const [name, amount] of [
    ['Delivery fee in euro', '0.50'],
    ['Minimum order in euro', '12'],
    ['Free from, in euro', '5'],
  ] as const) {
    await tabTo(page, fields.getByRole('textbox', { name }));
    await page.keyboard.press('Control+A');
    await page.keyboard.type(amount);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please enter a distance from 0.1 to 30 km')).toBeVisible();
  await expect(page.getByText('Free delivery cannot start below the minimum order')).toBeVisible();
  await assertAccessible(page);

  const radius = fields.getByRole('textbox', { name: 'Radius in kilometres' });
  await expect(radius).toHaveValue('300');
  await expect(radius).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('1.2');
  await tabTo(page, fields.getByRole('textbox', { name: 'Free from, in euro' }));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('30');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await deliveryTo(page, '10823')).toMatchObject({ fee: '0.50', minimumOrder: '12.00', freeFrom: '30.00' });
  await page.context().close();
});

test('an area that is deleted comes back with one click, and a phone has room for all of it @release', async () => {
  const page = await openAreas(PHONE);
  const names = () => areas(page).allInnerTexts();
  await expect(areas(page)).not.toHaveCount(0);
  const before = await names();
  await page
    .getByRole('button', { name: /^Delete: / })
    .first()
    .click();
  await expect(areas(page)).toHaveCount(before.length - 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(names).toEqual(before);
  await page.getByRole('button', { name: /^Edit: Innenstadt/ }).click();
  await expect(page.getByRole('textbox', { name: /^Latitude, corner / }).first()).toBeVisible();
  expect(await overflowOf(page)).toBe(0);
  await assertAccessible(page);
  await page.context().close();
});
