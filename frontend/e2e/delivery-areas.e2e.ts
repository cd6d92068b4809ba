/** Where a restaurant delivers, as its guests meet it. */
import { fillCart } from './support/cart.ts';
import { addressField, openCheckout, PIZZERIA } from './support/checkout.ts';
import { type Kitchen, openKitchen } from './support/order-people.ts';
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

test('a checkout reckons with the address that is typed, and with areas that change meanwhile', async () => {
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

test('an order without a postcode is refused at the address, and nothing that was typed is lost', async () => {
  await deliverTo({ ...AREA, fee: '1.20' });
  const page = await (await product.newContext()).newPage();
  await fillCart(page, PIZZERIA);
  await openCheckout(page);
  for (const [name, text] of Object.entries(CONTACT)) await page.getByRole('textbox', { name }).fill(text);
  await addressField(page).fill('Kastanienallee 1');
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click();
  await expect(page.getByText('The address has no postcode.', { exact: false }).first()).toBeVisible();
  await expect(addressField(page)).toHaveValue('Kastanienallee 1');
  await expect(addressField(page)).toBeFocused();
  await expect(page.getByText('Gundula Gast').first()).toBeVisible();
  await page.context().close();
});
