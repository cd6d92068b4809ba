/** A drink with alcohol, from the menu's editor over the checkout to the kitchen's card. */
import type { BrowserContext, Page } from '@playwright/test';
import type { MenuEditorView } from '../../backend/src/contracts/menus/menu-editor.ts';
import type { DishRequest } from '../../backend/src/contracts/http/requests.gen.ts';
import { assertAccessible } from './support/axe.ts';
import { signUp } from './support/order-people.ts';
import type { Product } from './support/product.ts';
import { overflowOf } from './support/screen-texts.ts';
import { expect, test } from './support/test.ts';

const PHONE = { viewport: { width: 390, height: 844 } };
const DRINK = 'Helles vom Fass';

let product: Product;
let owner: BrowserContext;
let guest: Page;
test.beforeAll(async ({ startProduct }) => {
  product = await startProduct();
  owner = await product.newContext(PHONE);
  const data = { email: 'restaurant1@example.com', password: 'tischlein-deck-dich' };
  expect((await owner.request.post('/api/login', { data })).ok()).toBe(true);
  const menus = (await (await owner.request.get('/api/restaurant/menus')).json()) as MenuEditorView;
  const dish: DishRequest = {
    menuId: menus.menus[0]?.id ?? 0,
    name: DRINK,
    price: '25.00',
    vatRate: 19,
    isDeclared: true,
    isPublished: true,
  };
  expect((await owner.request.post('/api/restaurant/menu-items', { data: dish })).ok()).toBe(true);
  const context = await product.newContext(PHONE);
  await signUp(context, 'Ada Adult');
  guest = await context.newPage();
});
test.afterAll(() => product.stop());

async function assertSound(page: Page): Promise<void> {
  await assertAccessible(page);
  expect(await overflowOf(page)).toBe(0);
}

test('the restaurant says from which age on it is sold, and guests see it @release', async () => {
  const page = await owner.newPage();
  await page.goto('/restaurant/dashboard/menu');
  await page.getByRole('button', { name: DRINK, exact: true }).click();
  const form = page.getByRole('dialog', { name: /dish$/ });
  await form.getByRole('combobox', { name: 'Age limit' }).selectOption('16');
  await assertSound(page);
  await form.getByRole('button', { name: 'Save', exact: false }).first().click();
  await expect(form).toHaveCount(0);
  await guest.goto('/restaurant/1');
  const card = guest.getByRole('article').filter({ hasText: DRINK });
  await expect(card.getByText('16+')).toBeVisible();
  await card.getByRole('button', { name: `Add ${DRINK} to the cart` }).click();
  await page.close();
});

test('the checkout asks for the age, and goes on once it is confirmed @release', async () => {
  await guest.goto('/checkout');
  const box = guest.getByRole('checkbox', { name: 'I am at least 16 years old' });
  await expect(box).toBeVisible();
  await guest.getByRole('textbox', { name: 'Street' }).fill('Torstraße 1, 10119 Berlin');
  await guest.getByRole('button', { name: 'Order with obligation to pay' }).click();
  await expect(guest.getByText('Confirm that you are at least 16')).toBeVisible();
  await expect(box.and(guest.locator(':focus'))).toBeVisible();
  await assertSound(guest);
  await box.check();
  await guest.getByRole('button', { name: 'Order with obligation to pay' }).click();
  await expect(guest.getByText('Have your ID ready')).toBeVisible();
  await assertSound(guest);
});

test('the kitchen is told to check the ID @release', async () => {
  const page = await owner.newPage();
  await page.goto('/restaurant/dashboard/orders');
  const card = page.getByRole('article').filter({ hasText: DRINK });
  await expect(card.getByText('Check ID (16)')).toBeVisible();
  await expect(card.getByText(`${DRINK} (16+)`)).toBeVisible();
  await assertSound(page);
});

test('nothing else went wrong on the way @release', () => {
  expect(product.problems).toEqual([]);
});
