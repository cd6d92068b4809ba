/** What a kitchen says when it rejects, and what follows from it on other screens. */
import type { Page } from '@playwright/test';
import type { OrderView } from '../../backend/src/contracts/orders/order-views.ts';
import { assertAccessible } from './support/axe.ts';
import { openKitchen, placeOrder, signUp } from './support/order-people.ts';
import type { Product } from './support/product.ts';
import { expect, test } from './support/test.ts';

let product: Product;
test.beforeAll(async ({ startProduct }) => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

async function openTablet(): Promise<Page> {
  const context = await product.newContext({ viewport: { width: 1280, height: 900 } });
  await openKitchen(context, 1);
  const page = await context.newPage();
  await page.goto('/restaurant/dashboard/orders');
  await expect(page.getByText('Live', { exact: true }).first()).toBeVisible();
  return page;
}

const cardOf = (page: Page, { id }: OrderView) => page.locator(`[data-order-id="${String(id)}"]`);

test('the guest reads the words of the kitchen at once, and what is sold out is off the menu', async () => {
  const customer = await product.newContext();
  await signUp(customer, 'Ayşe Yılmaz');
  const [order, second] = [await placeOrder(customer.request, 1), await placeOrder(customer.request, 1)];
  const tracking = await customer.newPage();
  await tracking.goto(`/order/${String(order.id)}`);
  await expect(tracking.getByRole('heading', { level: 1 })).toContainText(`#${String(order.id)}`);

  const tablet = await openTablet();
  await cardOf(tablet, order)
    .getByRole('button', { name: /^Details of order/ })
    .click();
  await cardOf(tablet, order).getByRole('button', { name: 'Reject' }).click();
  const dialog = tablet.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Another reason' }).check();
  await expect(dialog.getByRole('button', { name: 'Reject order' })).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Your reason' }).fill('The oven has broken down.');
  await dialog.getByRole('button', { name: 'Reject order' }).click();
  await expect(tracking.getByText('The oven has broken down.')).toBeVisible();

  await cardOf(tablet, second)
    .getByRole('button', { name: /^Details of order/ })
    .click();
  await cardOf(tablet, second).getByRole('button', { name: 'Reject' }).click();
  await dialog.getByRole('radio', { name: 'A dish is sold out' }).check();
  const dish = second.items[0]?.name ?? '';
  const box = dialog.getByRole('checkbox', { name: dish });
  if (!(await box.isChecked())) await box.check();
  await dialog.getByRole('radio', { name: 'Until tomorrow' }).check();
  await assertAccessible(tablet);
  await dialog.getByRole('button', { name: 'Reject order' }).click();
  await expect(dialog).toHaveCount(0);
  const isThere = async () => {
    const menus = (await (await customer.request.get('/api/restaurants/1/menus')).json()) as {
      items: { id: number; available: boolean; soldOutUntil: string | null }[];
    }[];
    const found = menus.flatMap(({ items }) => items).find(({ id }) => id === second.items[0]?.menuItemId);
    return found && [found.available, found.soldOutUntil !== null];
  };
  await expect.poll(isThere).toEqual([false, true]);
  expect(product.problems).toEqual([]);
});
