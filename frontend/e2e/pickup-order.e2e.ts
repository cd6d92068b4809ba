/** A guest's own way for each part of the cart. */
import type { Locator } from '@playwright/test';
import { STORAGE_KEYS } from '../../backend/src/contracts/constants.ts';
import type { OrderView } from '../../backend/src/contracts/orders/order-views.ts';
import { assertAccessible } from './support/axe.ts';
import { fillCart } from './support/cart.ts';
import { addressField, NOODLES, PIZZERIA } from './support/checkout.ts';
import { signUp } from './support/order-people.ts';
import type { Product } from './support/product.ts';
import { overflowOf } from './support/screen-texts.ts';
import { expect, test } from './support/test.ts';

let product: Product;
test.beforeAll(async ({ startProduct }) => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

test('a guest picks one meal up by keyboard, and the other still comes @release', async () => {
  const context = await product.newContext({ viewport: { width: 390, height: 844 } });
  await signUp(context, 'Kim Kundin');
  await context.addInitScript(() => localStorage.setItem('postcodes', '{"berlin":"10435"}'));
  const page = await context.newPage();
  await fillCart(page, { ...PIZZERIA, quantity: 3 }, NOODLES);
  await page.goto('/cart');
  const first = page.getByRole('group', { name: PIZZERIA.name }).first();
  const second = page.getByRole('group', { name: NOODLES.name }).first();
  await expect(first.getByRole('radio', { name: 'Delivery' })).toBeChecked();
  await first.getByRole('radio', { name: 'Delivery' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(first.getByRole('radio', { name: 'Pick-up' })).toBeChecked();
  await expect(second.getByRole('radio', { name: 'Delivery' })).toBeChecked();
  await expect(first.getByText(/^Ready to pick up in about \d+ min$/)).toBeVisible();
  await assertAccessible(page);
  expect(await overflowOf(page)).toBe(0);

  await page.goto('/checkout');
  await expect(page.getByText(`You pick your meal up at ${PIZZERIA.name}`, { exact: false })).toBeVisible();
  await addressField(page).fill('Torstraße 1, 10119 Berlin');
  const summary = page.getByRole('region', { name: PIZZERIA.name });
  await expect(summary.getByText('Delivery fee')).toHaveCount(0);
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click();
  await page.waitForURL('**/orders');
  const orders = (await (await context.request.get('/api/my-orders')).json()) as OrderView[];
  expect(
    orders.map(({ restaurantId, fulfilment, deliveryAddress }) => [restaurantId, fulfilment, deliveryAddress]),
  ).toEqual([
    [NOODLES.id, 'delivery', 'Torstraße 1, 10119 Berlin'],
    [PIZZERIA.id, 'pickup', null],
  ]);
  // The next meal comes again, unless somebody says otherwise.
  expect(await page.evaluate(() => localStorage.getItem('fulfilment'))).toBe('{}');
});

test('a cart that is all picked up asks for no address @release', async () => {
  const context = await product.newContext();
  await signUp(context, 'Kim Kundin');
  await context.addInitScript(() => localStorage.setItem('fulfilment', '{"1":"pickup"}'));
  const page = await context.newPage();
  await fillCart(page, { ...PIZZERIA, quantity: 3 });
  await page.goto('/checkout');
  await expect(page.getByText(`You pick your meal up at ${PIZZERIA.name}`, { exact: false })).toBeVisible();
  await expect(addressField(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click();
  await page.waitForURL('**/order/*');
  await expect(page.getByText(/^Show this code when you collect your meal: \d{4}$/)).toBeVisible();
  const map = page.getByRole('application', { name: 'Map: where the restaurant is' });
  await expect.poll(() => doorIn(map)).toEqual({ x: 0, y: 0 });
  await map.focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => doorIn(map)).toEqual({ x: 0, y: 60 });
  await expect(page.getByText('© OpenStreetMap', { exact: false })).toBeVisible();
  await assertAccessible(page);

  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate((key) => localStorage.setItem(key, 'de'), STORAGE_KEYS.language);
  await page.reload();
  await expect(page.getByRole('application', { name: 'Karte: wo das Restaurant ist' })).toBeVisible();
  expect(await overflowOf(page)).toBe(0);
});

/** How far the door is from the map's middle, in pixels. */
function doorIn(map: Locator): Promise<{ x: number; y: number } | null> {
  return map.evaluate((frame) => {
    const door = frame.querySelector('.tabler-icon-tools-kitchen-2')?.getBoundingClientRect();
    if (door === undefined) return null;
    const { x, y, width, height } = frame.getBoundingClientRect();
    const from = { x: x + width / 2, y: y + height / 2 };
    // Zero is positive, however little is missing.
    return {
      x: Math.round(door.x + door.width / 2 - from.x) + 0,
      y: Math.round(door.y + door.height / 2 - from.y) + 0,
    };
  });
}
