/** Where a restaurant delivers, as its guests meet it. */
import { fillCart } from './support/cart.ts';
import { assertAccessible } from './support/axe.ts';
import { addressField, openCheckout, ORDER_BUTTON, PIZZERIA } from './support/checkout.ts';
import { type Kitchen, openKitchen, signUp } from './support/order-people.ts';
import type { Product } from './support/product.ts';
import { expect, test } from './support/test.ts';

const AREA = { name: 'Near', postcodes: ['10435'], minimumOrder: '10.00' };
const CONTACT = { Name: 'Gundula Gast', Phone: '0151 2345678', 'E-mail': 'gundula@example.com' };

let product: Product;
let kitchen: Kitchen;
test.beforeAll(async ({ startProduct }) => {
  product = await startProduct();
  kitchen = await openKitchen(await product.newContext(), PIZZERIA.id);
});
test.afterAll(() => product.stop());

async function deliverTo(...areas: object[]): Promise<void> {
  const answer = await kitchen.request.put('/api/restaurant/delivery-areas', { data: areas });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test('a checkout reckons with the address that is typed, and with areas that change meanwhile @release', async () => {
  await deliverTo({ ...AREA, fee: '1.20' });
  const page = await (await product.newContext()).newPage();
  await fillCart(page, PIZZERIA);
  await openCheckout(page);
  const summary = page.getByRole('region', { name: PIZZERIA.name });
  for (const [name, text] of Object.entries(CONTACT)) await page.getByRole('textbox', { name }).fill(text);
  await addressField(page).fill('Kastanienallee 1, 10435 Berlin');
  await expect(summary.getByText('€1.20')).toBeVisible();

  await addressField(page).fill('Am Wald 3, 14193 Berlin');
  await expect(summary.getByText('This restaurant does not deliver to 14193.', { exact: false })).toBeVisible();
  await addressField(page).fill('Am Wald 3, 99999 Berlin');
  await expect(summary.getByText('We do not know the postcode 99999', { exact: false })).toBeVisible();

  await addressField(page).fill('Kastanienallee 1, 10435 Berlin');
  await expect(summary.getByText('€1.20')).toBeVisible();
  await deliverTo({ ...AREA, fee: '3.40' });
  await expect(summary.getByText('€3.40')).toBeVisible();
  await page.context().close();
});

test('an address without a postcode is refused at that field, and nothing that was typed is lost', async () => {
  await deliverTo({ ...AREA, fee: '1.20' });
  const page = await (await product.newContext()).newPage();
  await fillCart(page, PIZZERIA);
  await openCheckout(page);
  for (const [name, text] of Object.entries(CONTACT)) await page.getByRole('textbox', { name }).fill(text);
  await addressField(page).fill('Kastanienallee 1');
  await page.getByRole('button', ORDER_BUTTON).click();
  await expect(page.getByText('A postcode has five digits, such as 10435')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Postcode' })).toBeFocused();
  // The number was typed with its street, as browsers fill it in.
  await expect(addressField(page)).toHaveValue('Kastanienallee');
  await expect(page.getByRole('textbox', { name: 'Number' })).toHaveValue('1');
  await expect(page.getByText('Gundula Gast').first()).toBeVisible();
  await page.context().close();
});

test('where it does not deliver, the meal is picked up instead, by keyboard, with all that was typed @release', async () => {
  await deliverTo({ ...AREA, fee: '1.20' });
  const info = await kitchen.request.get('/api/restaurant/info');
  const { offersPickup } = (await info.json()) as { offersPickup: boolean };
  expect(offersPickup).toBe(true);
  const page = await (await product.newContext()).newPage();
  await fillCart(page, PIZZERIA);
  await openCheckout(page);
  const summary = page.getByRole('region', { name: PIZZERIA.name });
  for (const [name, text] of Object.entries(CONTACT)) await page.getByRole('textbox', { name }).fill(text);
  for (const [name, text] of Object.entries({ Street: 'Am Wald', Number: '3', Postcode: '14193' })) {
    await page.getByRole('textbox', { name }).focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(text);
  }
  await expect(summary.getByText('This restaurant does not deliver to 14193.', { exact: false })).toBeVisible();
  await summary.getByRole('button', { name: 'Use another address' }).press('Enter');
  await expect(addressField(page)).toBeFocused();
  await assertAccessible(page);
  await summary.getByRole('button', { name: `Pick it up at ${PIZZERIA.name}` }).press('Enter');
  await expect(addressField(page)).toHaveCount(0);
  await page.getByRole('button', ORDER_BUTTON).press('Enter');
  await page.waitForURL('**/order/*');
  await page.context().close();
});

test('where it does not deliver to one address of the book, another one is chosen @release', async () => {
  await deliverTo({ ...AREA, fee: '1.20' });
  const context = await product.newContext();
  await signUp(context, 'Ann Reed');
  for (const [label, address] of [
    ['Forest', 'Am Wald 3, 14193 Berlin'],
    ['Town', 'Kastanienallee 1, 10435 Berlin'],
  ]) {
    const kept = await context.request.post('/api/addresses', { data: { label, address } });
    expect(kept.ok()).toBe(true);
  }
  const page = await context.newPage();
  await fillCart(page, PIZZERIA);
  await page.goto('/checkout');
  const summary = page.getByRole('region', { name: PIZZERIA.name });
  await expect(summary.getByText('This restaurant does not deliver to 14193.', { exact: false })).toBeVisible();
  await summary.getByRole('button', { name: 'Use another address' }).click();
  await expect(page.getByRole('radio', { name: /Forest/ })).toBeFocused();
  await page.getByRole('radio', { name: /Town/ }).check();
  await expect(page.getByText('Delivery fee: now €1.20 instead of €2.50')).toBeVisible();
  await page.getByRole('button', { name: 'Accept the new prices' }).click();
  await page.getByRole('button', ORDER_BUTTON).click();
  await page.waitForURL('**/order/*');
  await expect(page.getByText('Kastanienallee 1, 10435 Berlin').first()).toBeVisible();
  await context.close();
});

test('a pick-up that is not offered any more is a delivery again, and that is said @release', async () => {
  await deliverTo({ ...AREA, fee: '1.20' });
  const page = await (await product.newContext()).newPage();
  await fillCart(page, PIZZERIA);
  await page.addInitScript((id) => localStorage.setItem('fulfilment', JSON.stringify({ [id]: 'pickup' })), PIZZERIA.id);
  await kitchen.request.put('/api/restaurant/info', { data: { offersPickup: false } });
  await page.goto('/checkout');
  await expect(page.getByText(`${PIZZERIA.name} no longer offers pick-up. Your meal is delivered.`)).toBeVisible();
  await expect(addressField(page)).toBeVisible();
  await kitchen.request.put('/api/restaurant/info', { data: { offersPickup: true } });
  await page.context().close();
});
