/** A guest's own way for each part of the cart, and the postcode that its prices are for. */
import type { MenuView } from '../../backend/src/contracts/menus/menu-views.ts';
import type { Product } from './support/product.ts';
import { expect, test } from './support/test.ts';

let product: Product;
test.beforeAll(async ({ startProduct }) => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

test('a guest picks one meal up by keyboard, and the other still comes', async () => {
  const visitor = await product.newContext();
  const lines = [];
  for (const restaurantId of [1, 2]) {
    const menus = (await (await visitor.request.get(`/api/restaurants/${restaurantId}/menus`)).json()) as MenuView[];
    const dish = menus
      .flatMap((menu) => menu.items)
      .find((item) => item.optionGroups.every((group) => group.minChoices === 0));
    if (!dish) throw new Error('No plain dish.');
    const { id, name, description, imageUrl } = dish;
    const restaurantName = `Restaurant ${restaurantId}`;
    lines.push({
      id,
      name,
      description,
      imageUrl,
      price: Number(dish.price),
      quantity: 4,
      restaurantId,
      restaurantName,
    });
  }
  const localStorage = [
    { name: 'cart', value: JSON.stringify(lines) },
    { name: 'postcodes', value: JSON.stringify({ berlin: '10435' }) },
  ];
  const context = await product.newContext({
    viewport: { width: 390, height: 844 },
    storageState: { cookies: [], origins: [{ origin: product.url, localStorage }] },
  });
  const page = await context.newPage();
  await page.goto('/cart');
  const first = page.getByRole('group', { name: 'Restaurant 1' });
  const second = page.getByRole('group', { name: 'Restaurant 2' });
  await expect(first.getByRole('radio').first()).toBeChecked();
  const quoted = page.waitForRequest((request) => {
    if (!request.url().endsWith('/api/orders/quote')) return false;
    const body = request.postDataJSON() as { restaurantId: number; fulfilment?: string };
    return body.restaurantId === 1 && body.fulfilment === 'pickup';
  });
  await first.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowRight');
  await quoted;
  await expect(first.getByRole('radio').last()).toBeChecked();
  await expect(second.getByRole('radio').first()).toBeChecked();
});
