/** The postcode that a guest tells first: lists, cards and restaurants speak of it, and nobody needs one to look around. */
import { assertAccessible } from './support/axe.ts';
import { fillCart } from './support/cart.ts';
import { PIZZERIA } from './support/checkout.ts';
import { type Kitchen, openKitchen } from './support/order-people.ts';
import type { Product } from './support/product.ts';
import { expect, test } from './support/test.ts';

const NEAR = { name: 'Near', postcodes: ['10435'], fee: '1.20', freeFrom: '30.00', minimumOrder: '10.00' };
const LISTS = '**/api/restaurants?*';

let product: Product;
let kitchen: Kitchen;
test.beforeAll(async ({ startProduct }) => {
  product = await startProduct();
  kitchen = await openKitchen(await product.newContext(), PIZZERIA.id);
});
test.beforeEach(() => deliverTo(NEAR));
test.afterAll(() => product.stop());

async function deliverTo(...areas: object[]): Promise<void> {
  const answer = await kitchen.request.put('/api/restaurant/delivery-areas', { data: areas });
  expect(answer.ok(), await answer.text()).toBe(true);
}

const open = async (viewport = { width: 1280, height: 900 }) => (await product.newContext({ viewport })).newPage();

test('by keyboard alone: typed first, remembered, and the list is of those that deliver there', async () => {
  const page = await open({ width: 390, height: 844 });
  await page.goto('/');
  const card = page.getByRole('article').filter({ hasText: PIZZERIA.name });
  await expect(card.getByText('varies')).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Postcode' });
  await field.focus();
  await page.keyboard.type('10435');
  await expect(page.getByRole('heading', { name: 'in 10435 Berlin', exact: false })).toBeVisible();
  await expect(field).toBeFocused();
  await expect(card.getByText('€1.20')).toBeVisible();
  await expect(card.getByText('min. €10')).toBeVisible();
  await assertAccessible(page);

  const asked = page.waitForRequest(LISTS);
  await page.reload();
  expect((await asked).url()).toContain('postcode=10435');
  await expect(field).toHaveValue('10435');
  await expect(card.getByText('€1.20')).toBeVisible();

  await field.press('Control+a');
  await field.press('Delete');
  await expect(page.getByRole('heading', { name: 'in Berlin', exact: false })).toBeVisible();
  await page.context().close();
});

test('one of another city brings that city; one of nowhere is told at the field and stays there', async () => {
  const page = await open();
  await page.goto('/');
  const field = page.getByRole('textbox', { name: 'Postcode' });
  await field.fill('99999');
  await expect(page.getByRole('alert').filter({ hasText: 'We do not know the postcode 99999' })).toBeVisible();
  await expect(field).toHaveValue('99999');
  await assertAccessible(page);
  await field.fill('104');
  await field.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'five digits' })).toBeVisible();
  await field.fill('20099');
  await expect(page.getByRole('heading', { name: 'in 20099 Hamburg', exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'City: 20099 Hamburg' })).toBeVisible();
  await page.context().close();
});

test('where nobody delivers, pick-up and the whole city are offered @release', async () => {
  const page = await open();
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Postcode' }).fill('14193');
  await expect(page.getByRole('button', { name: 'City: 14193 Berlin' })).toBeVisible();
  await page.goto('/?q=zzzzqqqq');
  await expect(page.getByRole('heading', { name: 'Nothing matches that' })).toBeVisible();
  await page.getByRole('button', { name: 'Show pick-up' }).click();
  await expect(page).toHaveURL(/fulfilment=pickup/);
  await page.getByRole('button', { name: 'Show all restaurants' }).click();
  await expect(page.getByRole('button', { name: 'Pick-up' })).toHaveAttribute('aria-pressed', 'true');
  const card = page.getByRole('article').filter({ hasText: PIZZERIA.name });
  await expect(card.getByText('Pick-up')).toBeVisible();
  await expect(card.getByText('Free delivery')).toBeHidden();
  await assertAccessible(page);
  await page.context().close();
});

test('the header changes it on a restaurant’s page, which says whether it delivers there and at what price @release', async () => {
  const page = await open();
  await page.goto(`/restaurant/${String(PIZZERIA.id)}`);
  await expect(page.getByText('Fee varies.')).toBeAttached();
  await page.getByRole('button', { name: 'Enter postcode' }).click();
  const dialog = page.getByRole('dialog', { name: 'Where should it go?' });
  await dialog.getByRole('textbox', { name: 'Postcode' }).fill('20099');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog.getByText('20099 is not in Berlin', { exact: false })).toBeVisible();
  await assertAccessible(page);
  await dialog.getByRole('textbox', { name: 'Postcode' }).fill('10435');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Delivers to 10435, free from €30')).toBeAttached();
  await expect(page.getByText('€1.20').first()).toBeVisible();

  await deliverTo({ ...NEAR, fee: '3.40' });
  await expect(page.getByText('€3.40').first()).toBeVisible();

  await page.getByRole('button', { name: 'City: 10435 Berlin' }).click();
  await page.getByRole('menuitem', { name: 'Postcode: 10435' }).click();
  // While the answer is on its way nothing is said of the new place, least of all what held at the one before.
  const held = Promise.withResolvers<null>();
  await page.route('**/delivery?postcode=14193', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole('dialog').getByRole('textbox', { name: 'Postcode' }).fill('14193');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Change postcode 14193' })).toBeVisible();
  await expect(page.getByText('Delivers to 14193', { exact: false })).toHaveCount(0);
  held.resolve(null);
  await expect(page.getByText('Does not deliver to 14193. You can pick your meal up instead.')).toBeVisible();
  await assertAccessible(page);
  await page.context().close();
});

test('another postcode prices the cart anew, and says restaurant by restaurant what changed @release', async () => {
  await deliverTo(NEAR, { ...NEAR, name: 'Far', postcodes: ['10119'], fee: '4.00' });
  const page = await open({ width: 390, height: 844 });
  await page.addInitScript(() => localStorage.setItem('postcodes', JSON.stringify({ berlin: '10435' })));
  await fillCart(page, PIZZERIA);
  await page.goto('/cart');
  await expect(page.getByText('€1.20').first()).toBeVisible();
  await page.getByRole('button', { name: 'City: 10435 Berlin' }).click();
  await page.getByRole('menuitem', { name: 'Postcode: 10435' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Postcode' }).fill('10119');
  await page.keyboard.press('Enter');
  const news = page.getByRole('status').filter({ hasText: `${PIZZERIA.name}: delivery is now €4.00 instead of €1.20` });
  await expect(news).toBeVisible();
  await assertAccessible(page);
  await page.context().close();
});
