/** A long queue: whole tickets are in view, each with its next step, and the page holds those near the view alone. */
import type { Page } from '@playwright/test';
import type { OrderView } from '../../backend/src/contracts/orders/order-views.ts';
import { assertAccessible } from './support/axe.ts';
import { openKitchen, placeOrder, signUp } from './support/order-people.ts';
import type { Product } from './support/product.ts';
import { expect, test } from './support/test.ts';

const OPEN_ORDERS = 120;
const AT_ONCE = 10;
const ORDERS = '/restaurant/dashboard/orders';

let product: Product;
test.beforeAll(async ({ startProduct }) => {
  product = await startProduct({ env: { ACCEPT_DEADLINE_SECONDS: '900' } });
  const customer = await product.newContext();
  await signUp(customer, 'Ann Reed');
  const kitchen = await openKitchen(await product.newContext(), 1);
  const move = async ({ id }: OrderView, index: number): Promise<void> => {
    if (index % 2 === 0) await kitchen.move(id, 'preparing');
    if (index % 4 === 0) await kitchen.move(id, 'delivering');
  };
  for (let count = 0; count < OPEN_ORDERS; count += AT_ONCE) {
    const orders = await Promise.all(Array.from({ length: AT_ONCE }, () => placeOrder(customer.request, 1)));
    await Promise.all(orders.map(move));
    // So that no strip reminds of what nobody has seen for a minute, however slow the machine is.
    const seen = { orderIds: orders.map(({ id }) => id) };
    expect((await kitchen.request.post('/api/restaurant/orders/seen', { data: seen })).ok()).toBe(true);
  }
});
test.afterAll(() => product.stop());

async function openBoard(width: number, height: number): Promise<Page> {
  const context = await product.newContext({ viewport: { width, height } });
  await openKitchen(context, 1);
  const page = await context.newPage();
  await page.goto(ORDERS);
  await expect(page.locator('article[data-order-id]').first()).toBeVisible();
  await expect(page.getByText('Live', { exact: true }).first()).toBeVisible();
  return page;
}

/** Of the tickets that lie whole within the window and within the column that scrolls them. */
function wholeTickets(page: Page): Promise<{ count: number; firstTop: number; withStep: number }> {
  return page.evaluate(() => {
    const tickets = [...document.querySelectorAll<HTMLElement>('article[data-order-id]')];
    const boxes = tickets.map((ticket) => {
      const box = ticket.getBoundingClientRect();
      const frame = ticket.closest('[data-scroller]')?.getBoundingClientRect();
      const [top, bottom] = [frame?.top ?? 0, Math.min(frame?.bottom ?? Infinity, innerHeight)];
      const isWhole = box.top >= top && box.bottom <= bottom && box.left >= 0 && box.right <= innerWidth;
      const step = ticket.querySelector('[data-shortcut="forward"]')?.getBoundingClientRect();
      return { top: box.top, isWhole, hasStep: step !== undefined && step.bottom <= bottom };
    });
    const whole = boxes.filter(({ isWhole }) => isWhole);
    return {
      count: whole.length,
      firstTop: Math.min(...boxes.map(({ top }) => top)),
      withStep: whole.filter(({ hasStep }) => hasStep).length,
    };
  });
}

test('six whole tickets are in view at a desk, four on a tablet, and a phone begins with one @release', async () => {
  for (const [width, height, least] of [
    [1280, 800, 6],
    [1024, 768, 4],
  ] as const) {
    const page = await openBoard(width, height);
    await expect.poll(async () => (await wholeTickets(page)).count).toBeGreaterThanOrEqual(least);
    const { count, withStep } = await wholeTickets(page);
    expect(withStep, 'each with its next step').toBe(count);
    expect(
      await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight),
      'the columns scroll, the page does not',
    ).toBe(true);
    await page.getByRole('button', { name: 'View', exact: true }).click();
    await page.getByLabel('Compact tickets').check();
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await wholeTickets(page)).count).toBeGreaterThanOrEqual(count);
    await page.reload();
    await expect(page.locator('[data-view="compact"]')).toBeVisible();
    await assertAccessible(page);
    await page.context().close();
  }
  const phone = await openBoard(390, 844);
  await expect.poll(async () => (await wholeTickets(phone)).firstTop).toBeLessThan(844 / 2);
  await phone.context().close();
});

test('a long ticket says how many dishes it has more, and opens to all of them @release', async () => {
  const guest = await product.newContext();
  await signUp(guest, 'Otto Lang');
  const menus = (await (await guest.request.get('/api/restaurants/1/menus')).json()) as {
    items: { id: number; name: string; available: boolean; optionGroups: { minChoices: number }[] }[];
  }[];
  const dishes = menus
    .flatMap(({ items }) => items)
    .filter(({ available, optionGroups }) => available && optionGroups.every(({ minChoices }) => minChoices === 0))
    .slice(0, 8);
  const items = dishes.map(({ id }) => ({ menuItemId: id, quantity: 1 }));
  const order = await placeOrder(guest.request, 1, { items });
  const page = await openBoard(1280, 800);
  await page.getByRole('searchbox').fill(`#${String(order.id)}`);
  const ticket = page.locator(`article[data-order-id="${String(order.id)}"]`);
  await expect(ticket.getByText('Torstraße 1')).toBeHidden();
  await expect(ticket.getByRole('listitem')).toHaveCount(5);
  await ticket.getByRole('button', { name: '+3 more dishes' }).click();
  await expect(ticket.getByRole('listitem')).toHaveCount(8);
  await expect(ticket.getByText('Torstraße 1')).toBeVisible();
  await page.context().close();
});

test('a queue of 120 orders keeps few cards in the page, at its begin and at its end @release', async () => {
  const page = await openBoard(1280, 900);
  const column = page.locator('section[data-column="pending"]');
  const cards = column.locator('[data-order-id]');
  const atBegin = await cards.count();
  expect(atBegin, `${String(atBegin)} cards are in the page`).toBeLessThan(OPEN_ORDERS / 6);
  const first = await cards.first().getAttribute('data-order-id');
  await column.locator('[data-scroller]').evaluate((element) => {
    element.scrollTop = element.scrollHeight;
  });
  await expect.poll(async () => (await cards.first().getAttribute('data-order-id')) === first).toBe(false);
  const atEnd = await cards.count();
  expect(atEnd > 0 && atEnd < OPEN_ORDERS / 6, `${String(atEnd)} cards are in the page`).toBe(true);
  expect(product.problems).toEqual([]);
});

test('the full screen leaves the bar and the queue, by a key and a button @release', async () => {
  const page = await openBoard(1280, 800);
  const header = page.getByRole('banner');
  await expect(header).toBeVisible();
  await page.keyboard.press('f');
  await expect(page.getByRole('button', { name: 'Leave full screen' })).toBeVisible();
  await expect(header).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Sections of the restaurant' })).toBeHidden();
  await page.getByRole('button', { name: 'Leave full screen' }).click();
  await expect(header).toBeVisible();
  await page.context().close();
});
