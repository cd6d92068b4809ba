/** The live queue: two tablets of one kitchen, and the customer who watches. */
import assert from 'node:assert/strict';
import type { BrowserContext, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { UNDO_SECONDS } from '../../backend/src/contracts/constants.ts';
import type { OrderView } from '../../backend/src/contracts/orders/order-views.ts';
import { assertAccessible } from './support/axe.ts';
import { openKitchen, placeOrder, signUp, tabTo } from './support/order-people.ts';
import { MOVING, type Product } from './support/product.ts';
import { overflowOf } from './support/screen-texts.ts';
import { heard, recordSound, soundsOf } from './support/sound.ts';
import { expect, test } from './support/test.ts';

const ORDERS = '/restaurant/dashboard/orders';
const LATE_MS = 200;
const DESKTOP = { width: 1280, height: 900 };

let product: Product;
let customer: BrowserContext;
test.beforeAll(async ({ startProduct }) => {
  product = await startProduct();
  customer = await product.newContext();
  await signUp(customer, 'Ayşe Yılmaz');
});
test.afterAll(() => product.stop());
test.beforeEach(() => clear());

/** So that no test meets what another has left. */
async function clear(): Promise<void> {
  const kitchen = await openKitchen(await product.newContext(), 1);
  const orders = (await (await kitchen.request.get('/api/restaurant/orders')).json()) as {
    id: number;
    status: string;
  }[];
  for (const { id, status } of orders) {
    if (status === 'pending' || status === 'preparing') await kitchen.move(id, 'cancelled', { reason: 'closing' });
    if (status === 'delivering') await kitchen.move(id, 'delivered');
  }
}

async function openTablet(prepare?: (page: Page) => Promise<void>, motion: BrowserContextOptions = {}): Promise<Page> {
  const context = await product.newContext({ viewport: DESKTOP, ...motion });
  await openKitchen(context, 1);
  const page = await context.newPage();
  await prepare?.(page);
  await page.goto(ORDERS);
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await expect(page.getByText('Live', { exact: true }).first()).toBeVisible();
  return page;
}

/** What the browser puts off until it has time, such as the news of the queue, comes after everything else. */
async function lateNews(page: Page): Promise<void> {
  await page.addInitScript((lateMs) => {
    const setTimeout = window.setTimeout.bind(window);
    window.setTimeout = ((task: TimerHandler, ms = 0, ...rest: unknown[]) =>
      setTimeout(task, ms === 0 ? lateMs : ms, ...rest)) as typeof setTimeout;
  }, LATE_MS);
}

const cardOf = (page: Page, order: OrderView): Locator => page.locator(`[data-order-id="${String(order.id)}"]`);
const detailsOf = (page: Page, order: OrderView): Locator =>
  page.getByRole('button', { name: `Details of order #${String(order.id)}` });
const place = (more: object = {}): Promise<OrderView> => placeOrder(customer.request, 1, more);

async function track(order: OrderView): Promise<Page> {
  const page = await customer.newPage();
  await page.goto(`/order/${String(order.id)}`);
  await expect(page.getByRole('heading', { level: 1, name: `Order #${String(order.id)}` })).toBeVisible();
  return page;
}

test('one tablet answers the ring, and both are quiet; the customer hears of it @release', async () => {
  const [left, right] = [await openTablet(recordSound), await openTablet(recordSound)];
  await left.getByRole('button', { name: 'Start the shift' }).click();
  await heard(left, 'screen');
  expect(await soundsOf(left), 'nothing rings yet').toEqual(['screen']);
  const order = await place();
  const tracking = await track(order);
  for (const page of [left, right]) {
    await expect(page.getByText('1 new order')).toBeVisible();
    await expect(page.locator(`[data-order-id="${String(order.id)}"][data-ringing]`)).toBeVisible();
  }
  await heard(left, 'loop starts');
  // A tablet that restarts goes on, as soon as the browser lets it have its sound.
  await left.reload();
  await expect(left.locator(`[data-order-id="${String(order.id)}"][data-ringing]`)).toBeVisible();
  await left.getByRole('heading', { level: 1 }).click();
  await heard(left, 'loop starts');
  await heard(left, 'screen');
  expect((await soundsOf(left)).includes('loop stops'), 'it rings until somebody has seen it').toBe(false);
  await cardOf(right, order).getByRole('button', { name: /^Seen/ }).click();
  await heard(left, 'loop stops');
  expect(await soundsOf(right), 'without a shift a tablet is quiet').toEqual([]);
  for (const page of [left, right]) {
    await expect(page.getByText('1 new order')).toHaveCount(0);
  }
  await expect(tracking.getByText(/has seen your order/)).toBeVisible();
  await left.reload();
  await expect(cardOf(left, order)).toBeVisible();
  await expect(left.getByText('1 new order'), 'a reload does not ring again').toHaveCount(0);
  await expect(left.getByRole('button', { name: 'End the shift' })).toBeVisible();
  await left.getByRole('button', { name: 'Volume' }).click();
  const slider = left.getByRole('slider', { name: 'Volume of the bell' });
  await slider.press('Home');
  await expect(slider).toHaveAttribute('aria-valuenow', '10');
  await left.keyboard.press('Escape');
  expect((await soundsOf(left)).includes('loop starts'), 'nor is it heard').toBe(false);

  // Thirty minutes in three touches; the next order remembers them.
  await cardOf(left, order)
    .getByRole('button', { name: /is ready in \d+ min: change$/ })
    .click();
  await cardOf(left, order).getByText('30', { exact: true }).click();
  await cardOf(left, order).getByRole('button', { name: 'Accept Order' }).click();
  await expect(cardOf(right, order).getByRole('button', { name: 'Ready for Delivery' })).toBeVisible();
  await expect(tracking.getByText('Estimated time: 35-45 min')).toBeVisible();
  // At ordering it was 25-35.
  await expect(tracking.getByText('10 minutes later than planned')).toBeVisible();
  const moreTime = cardOf(left, order).getByRole('button', { name: /^\+5 min/ });
  const calls = Promise.withResolvers<undefined>();
  await left.route('**/estimate', async (route) => {
    await calls.promise;
    await route.continue();
  });
  await moreTime.press('Enter');
  await expect(moreTime).toHaveAttribute('data-loading', 'true');
  const ready = cardOf(left, order).getByRole('button', { name: 'Ready for Delivery' });
  await expect(ready).toHaveAttribute('aria-disabled', 'true');
  await expect(ready, 'the wheel turns in what was pressed alone').not.toHaveAttribute('data-loading');
  calls.resolve(undefined);
  await expect(tracking.getByText('Estimated time: 40-50 min')).toBeVisible();
  await expect(moreTime).toBeFocused();
  await expect(tracking.getByText('15 minutes later than planned')).toBeVisible();

  // A slip of the thumb: taken back on all three screens. The offer's five seconds pass when the test says so.
  const steppedAtMs = Date.now();
  await left.clock.setFixedTime(steppedAtMs);
  await cardOf(left, order).getByRole('button', { name: 'Ready for Delivery' }).click();
  await expect(
    tracking.getByText('Your food is on its way').or(tracking.getByText('on its way to you')).first(),
  ).toBeVisible();
  await left.getByRole('button', { name: `Take back the last step of order #${String(order.id)}` }).click();
  await expect(tracking.getByText('The restaurant has undone its last step.')).toBeVisible();
  await expect(tracking.getByText('Estimated time: 40-50 min')).toBeVisible();
  await expect(cardOf(right, order).getByRole('button', { name: 'Ready for Delivery' })).toBeVisible();
  await expect(left.getByRole('button', { name: /^Take back/ })).toHaveCount(0);

  // Five seconds later the offer is gone by itself.
  await cardOf(left, order).getByRole('button', { name: 'Ready for Delivery' }).click();
  const offer = left.getByRole('button', { name: /^Take back/ });
  await expect(offer).toBeVisible();
  await left.clock.setFixedTime(steppedAtMs + UNDO_SECONDS * 1_000);
  await expect(offer).toHaveCount(0);
  await cardOf(right, order).getByRole('button', { name: 'Mark Delivered' }).click();
  await expect(tracking.getByText('Enjoy your meal').first()).toBeVisible();

  const rejected = await place();
  const other = await track(rejected);
  await expect(cardOf(left, rejected).getByRole('button', { name: /is ready in 30 min: change$/ })).toBeVisible();
  await detailsOf(left, rejected).click();
  await cardOf(left, rejected).getByRole('button', { name: 'Reject' }).click();
  await left.getByRole('dialog').getByRole('radio', { name: 'The kitchen has too many orders' }).check();
  await left.getByRole('dialog').getByRole('button', { name: 'Reject order' }).click();
  await expect(other.getByRole('heading', { name: 'This order was cancelled' })).toBeVisible();
  for (const page of [left, right, tracking, other]) await page.close();
  expect(product.problems).toEqual([]);
});

test('a tablet that slept through twenty changes accepts what is cancelled, and is told the truth @release', async () => {
  const kitchen = await openKitchen(await product.newContext(), 1);
  let isAsleep = false;
  const sockets: { close: () => Promise<void> }[] = [];
  const page = await openTablet((tablet) =>
    tablet.routeWebSocket(/socket\.io/, (socket) => {
      sockets.push(socket);
      socket.connectToServer().onMessage((message) => {
        if (!isAsleep) socket.send(message);
      });
    }),
  );
  const [stale, kept] = [await place(), await place()];
  for (const order of [stale, kept]) await expect(cardOf(page, order)).toBeVisible();
  isAsleep = true;
  await kitchen.move(stale.id, 'cancelled', { reason: 'closing' });
  await kitchen.move(kept.id, 'preparing', { prepMinutes: 10 });
  for (let changes = 2; changes < 20; changes += 1) {
    await kitchen.request.post(`/api/restaurant/orders/${String(kept.id)}/estimate`, { data: { minutes: 5 } });
  }
  await cardOf(page, stale).getByRole('button', { name: 'Accept Order' }).click();
  const notice = page.getByRole('region', { name: 'Changes to orders' });
  await expect(notice.getByText(/Another device of your restaurant was faster\..*“Cancelled”/)).toBeVisible();
  await expect(cardOf(page, stale)).toHaveCount(0);

  isAsleep = false;
  for (const socket of sockets) await socket.close();
  await expect(page.locator(`[data-order-id="${String(kept.id)}"][data-status="preparing"]`)).toBeVisible();
  await cardOf(page, kept).getByRole('button', { name: 'Ready for Delivery' }).click();
  await expect(page.locator(`[data-order-id="${String(kept.id)}"][data-status="delivering"]`)).toBeVisible();
  await page.close();
});

test('the keyboard alone finds, accepts and takes back @release', async () => {
  const page = await openTablet(undefined, MOVING);
  const orders = [await place(), await place({ notes: 'no onions' })];
  const [first, second] = orders;
  assert.ok(first && second);
  await expect(cardOf(page, second)).toBeVisible();
  await page.keyboard.press('j');
  await expect.poll(() => focusedId(page)).toEqual(first.id);
  await page.keyboard.press('j');
  await expect.poll(() => focusedId(page)).toEqual(second.id);
  await page.keyboard.press('s');
  await page.keyboard.press('a');
  const preparing = page.locator('[data-column="preparing"]');
  await expect(preparing.locator(`[data-order-id="${String(second.id)}"]`).first()).toBeVisible();
  // The focus stays in the column: the next key is for the next order, not for the moved one again.
  await expect.poll(() => focusedId(page)).toEqual(first.id);
  await page.keyboard.press('l');
  await expect.poll(() => focusedId(page)).toEqual(second.id);
  // The card is ahead of the server's answer, and takes the next step after it.
  await expect(preparing.locator(`[data-order-id="${String(second.id)}"][aria-busy="false"]`)).toHaveCount(1);
  await page.keyboard.press('a');
  await expect(
    page
      .locator('[data-column="delivering"]')
      .locator(`[data-order-id="${String(second.id)}"]`)
      .first(),
  ).toBeVisible();
  // It was the only one there: no order gets the next key.
  await expect.poll(() => focusedId(page)).toEqual(0);
  await expect(page.getByRole('button', { name: /^Take back/ })).toBeVisible();
  await page.keyboard.press('z');
  await expect(preparing.locator(`[data-order-id="${String(second.id)}"]`).first()).toBeVisible();

  // A bump bar's key chooses the ticket that shows it, and pressed again takes its step.
  await expect(cardOf(page, first)).toHaveAttribute('data-key', '1');
  await page.keyboard.press('1');
  await expect.poll(() => focusedId(page)).toEqual(first.id);
  await page.keyboard.press('1');
  await expect(preparing.locator(`[data-order-id="${String(first.id)}"]`).first()).toBeVisible();

  await page.keyboard.press('/');
  await page.keyboard.type('yilmaz');
  await expect(page.getByText(/\d+ orders found/)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox', { name: 'Search orders' }).fill('nobody of that name');
  await expect(page.getByText('Nothing here matches.').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Which orders to show' }).selectOption('With a note');
  await expect(page.getByText(/\d+ orders? found/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Which orders to show' }).selectOption('All');

  await tabTo(page, page.getByRole('button', { name: 'Shortcuts' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByText('Next order')).toBeVisible();
  await assertAccessible(page);
  await page.getByRole('switch', { name: 'Use single keys as shortcuts' }).press('Space');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await cardOf(page, first).focus();
  await page.keyboard.press('x');
  await expect(page.getByRole('dialog'), 'single keys are off').toHaveCount(0);
  await page.close();
});

test('a step is brought back by the last steps of the device, and from the page of what is done @release', async () => {
  const kitchen = await openKitchen(await product.newContext(), 1);
  const page = await openTablet();
  const [first, second] = [await place(), await place()];
  for (const { id } of [first, second]) await kitchen.move(id, 'preparing');
  await kitchen.move(first.id, 'delivering');
  await cardOf(page, first).getByRole('button', { name: 'Mark Delivered' }).click();
  await expect(cardOf(page, first)).toHaveCount(0);
  await cardOf(page, second).getByRole('button', { name: 'Ready for Delivery' }).click();
  await expect(page.locator(`[data-order-id="${String(second.id)}"][data-status="delivering"]`)).toBeVisible();

  await page.keyboard.press('r');
  const steps = page.getByRole('dialog', { name: 'Last steps on this device' });
  await expect(steps.getByRole('listitem')).toHaveCount(2);
  await expect(steps.getByRole('button', { name: `Bring back order #${String(second.id)}` })).toBeFocused();
  await assertAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.locator(`[data-order-id="${String(second.id)}"][data-status="preparing"]`)).toBeVisible();
  await expect.poll(() => focusedId(page)).toEqual(second.id);

  await page.getByRole('searchbox', { name: 'Search orders' }).fill(`#${String(first.id)}`);
  await page.getByRole('link', { name: '1 done order matches too' }).click();
  const found = page.locator(`details[data-order-id="${String(first.id)}"]`);
  await found.locator('summary').click();
  await expect(found.getByRole('button', { name: `Print ticket of order #${String(first.id)}` })).toBeVisible();
  await assertAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => overflowOf(page)).toBeLessThanOrEqual(0);
  const tracking = await track(first);
  await found.getByRole('button', { name: `Bring back order #${String(first.id)}` }).click();
  await expect(found).toHaveCount(0);
  await expect(tracking.getByText('On the way').first()).toBeVisible();
  await page.setViewportSize(DESKTOP);
  await page.getByRole('link', { name: 'Orders', exact: false }).first().click();
  await expect(page.locator(`[data-order-id="${String(first.id)}"][data-status="delivering"]`)).toBeVisible();
  await tracking.close();
  await page.close();
});

test('the focus goes along with a ticket that is brought back, on a tablet whose board is late as well @release', async () => {
  const kitchen = await openKitchen(await product.newContext(), 1);
  const page = await openTablet(lateNews);
  const order = await place();
  await kitchen.move(order.id, 'preparing');
  const ready = cardOf(page, order).getByRole('button', { name: 'Ready for Delivery' });
  const [preparing, delivering] = ['preparing', 'delivering'].map((status) =>
    page.locator(`[data-order-id="${String(order.id)}"][data-status="${status}"]`),
  );
  for (const keys of [['z'], ['r', 'Enter']]) {
    await ready.click();
    await expect(delivering!).toBeVisible();
    for (const key of keys) {
      await page.keyboard.press(key);
      if (key === 'r') {
        await expect(page.getByRole('button', { name: `Bring back order #${String(order.id)}` })).toBeFocused();
      }
    }
    await expect(preparing!).toBeVisible();
    await expect.poll(() => focusedId(page), keys.join()).toEqual(order.id);
    await expect(preparing!).toHaveAttribute('aria-busy', 'false');
    expect(await focusedId(page), keys.join()).toEqual(order.id);
  }
  await page.close();
});

test('what is done is read page by page, to the very first @release', async () => {
  for (let count = 0; count < 5; count += 1) await place();
  await clear();
  const { request } = await openKitchen(await product.newContext(), 1);
  const orders = (await (await request.get('/api/restaurant/orders/done')).json()) as { id: number }[];
  expect(orders.length > 3 && orders.length < 100, `${String(orders.length)} orders`).toBe(true);
  const page = await openTablet(async (tablet) => {
    await tablet.clock.setFixedTime(Date.now() + 24 * 60 * 60_000);
    await tablet.route(/orders\/done\?limit=/, (route) =>
      route.continue({
        url: route
          .request()
          .url()
          .replace(/limit=\d+/, 'limit=3'),
      }),
    );
    // Without the queue's own orders among them.
    await tablet.route(
      ({ pathname, search }) => pathname === '/api/restaurant/orders' && search === '',
      (route) => route.continue({ url: `${route.request().url()}?limit=1` }),
    );
  });
  await page.getByRole('link', { name: 'Done', exact: true }).click();
  const earlier = page.getByRole('region', { name: 'Earlier' });
  const more = page.getByRole('button', { name: 'Show older ones' });
  await expect(earlier.locator('details')).toHaveCount(3);
  for (let shown = 3; shown < orders.length; shown += 3) {
    const known = await idsIn(earlier);
    await more.click();
    await expect(earlier.locator('details').nth(Math.min(shown + 3, orders.length) - 1)).toBeVisible();
    // The focus goes to a new one.
    await expect.poll(async () => known.concat(0).includes(await focusedId(page))).toBe(false);
  }
  await expect(more).toHaveCount(0);
  await expect.poll(() => idsIn(earlier)).toEqual(orders.map(({ id }) => id));
  await page.close();
});

test('is accessible and nowhere too wide, at a desk, on a tablet and on a phone @release', async () => {
  const order = await place({ notes: 'Bitte ohne Zwiebeln' });
  const page = await openTablet();
  for (const width of [1280, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(cardOf(page, order)).toBeVisible();
    if (width === 1280) await detailsOf(page, order).click();
    await assertAccessible(page);
    expect(await overflowOf(page), `${String(width)} px`).toBeLessThanOrEqual(0);
  }
  await page.close();
});

const idsIn = (list: Locator): Promise<number[]> =>
  list.locator('details').evaluateAll((rows) => rows.map((row) => Number((row as HTMLElement).dataset.orderId)));

async function focusedId(page: Page): Promise<number> {
  return page.evaluate(() => {
    const card = document.activeElement?.closest<HTMLElement>('[data-order-id]');
    return Number(card?.dataset.orderId ?? 0);
  });
}
