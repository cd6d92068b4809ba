/** What a kitchen does with the dishes of an order, and what follows from it on other screens: sold out, and at which station. */
import type { BrowserContext, Page } from '@playwright/test';
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

async function signIn(): Promise<BrowserContext> {
  const context = await product.newContext({ viewport: { width: 1280, height: 900 } });
  await openKitchen(context, 1);
  return context;
}

async function openTablet(): Promise<Page> {
  const page = await (await signIn()).newPage();
  await page.goto('/restaurant/dashboard/orders');
  await expect(page.getByText('Live', { exact: true }).first()).toBeVisible();
  return page;
}

const cardOf = (page: Page, { id }: OrderView) => page.locator(`[data-order-id="${String(id)}"]`);

test('the guest reads the words of the kitchen at once, and what is sold out is off the menu @release', async () => {
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

test('two stations work on one order, each on its own dishes, and the pass completes it @release', async () => {
  const customer = await product.newContext();
  await signUp(customer, 'Deniz Kaya');
  const order = await placeOrder(customer.request, 1);
  const [hot, cold] = order.items;
  const owner = await signIn();
  const settings = await owner.newPage();
  await settings.goto('/restaurant/dashboard/settings/stations');
  for (const [index, name] of ['Cold', 'Grill'].entries()) {
    await settings.getByRole('button', { name: 'Add a station' }).click();
    await settings.getByRole('textbox', { name: `Station ${String(index + 1)}` }).fill(name);
  }
  await settings.getByRole('button', { name: 'Move up: Grill' }).click();
  await assertAccessible(settings);
  await settings.getByRole('button', { name: 'Save changes' }).click();
  await expect(settings.getByText('Saved', { exact: true })).toBeVisible();

  const [pass, grill] = [await openTablet(), await openTablet()];
  await grill.getByRole('combobox', { name: 'This device’s station' }).selectOption('Grill');
  await settings.goto(`/restaurant/dashboard/menu?dish=${String(cold?.menuItemId)}`);
  await settings.getByRole('combobox', { name: 'Station' }).selectOption('Cold');
  await settings.getByRole('button', { name: 'Save and publish' }).click();
  await expect(settings.getByRole('dialog')).toHaveCount(0);

  const [atPass, atGrill] = [cardOf(pass, order), cardOf(grill, order)];
  await atPass.getByRole('button', { name: 'Accept Order' }).click();
  // Where a dish is made is known on every tablet at once.
  await expect(atGrill.getByText('+1 dish at other stations')).toBeVisible();
  await expect(atGrill.getByRole('button', { name: `${hot?.name ?? ''} to do` })).toBeVisible();
  await expect(atGrill.getByRole('button', { name: cold?.name ?? '' })).toHaveCount(0);
  await atGrill.focus();
  await grill.keyboard.press('i');
  await expect(atPass.getByRole('button', { name: `${hot?.name ?? ''} in hand` })).toBeVisible();
  await grill.keyboard.press('a');
  await expect(atGrill.getByText('All done at Grill')).toBeVisible();
  await assertAccessible(grill);

  // A tablet keeps its station, and the lines are as they were left.
  await grill.reload();
  await expect(grill.getByRole('combobox', { name: 'This device’s station' })).toHaveValue(/\d+/);
  await expect(atGrill.getByText('All done at Grill')).toBeVisible();
  await pass.getByRole('button', { name: 'All-day' }).click();
  const counts = pass.getByRole('dialog', { name: 'All-day' });
  await expect(counts.getByRole('listitem')).toHaveText([`${String(cold?.quantity)}×${cold?.name ?? ''}`]);
  await pass.keyboard.press('Escape');
  const line = atPass.getByRole('button', { name: cold?.name ?? '' });
  await line.click();
  await line.click();
  await expect(atPass.getByText('All stations are done')).toBeVisible();
  await expect(pass.getByText(`Order #${String(order.id)}: all stations are done`)).toBeAttached();
  await assertAccessible(pass);
  await atPass.getByRole('button', { name: 'Ready for Delivery' }).click();
  await expect(grill.getByRole('region', { name: /^Out or ready/ }).locator(atGrill)).toBeVisible();
  expect(product.problems).toEqual([]);
});
