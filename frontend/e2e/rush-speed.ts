/**
 * `npm run kitchen-rush`: 130 orders in ten minutes on two tablets, one of which is offline for two of them, and everything is
 * accepted by keys that are pressed without looking. It takes ten minutes and is therefore no part of the suite.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { openKitchen, placeOrder, signUp } from './support/order-people.ts';
import type { Product } from './support/product.ts';
import { expect, test } from './support/test.ts';

const ORDERS = 130;
const RUSH_MS = 10 * 60_000;
/** Of the second tablet, from the fourth minute on. */
const OFFLINE_FROM_MS = 3 * 60_000;
const OFFLINE_MS = 2 * 60_000;
const LOOK_MS = 2_000;
/** As fast as somebody who knows the keys. */
const KEY_MS = 200;
const PENDING = 'section[data-column="pending"]';

let product: Product;
test.beforeAll(async ({ startProduct }) => {
  product = await startProduct({ env: { ACCEPT_DEADLINE_SECONDS: '900' } });
});
test.afterAll(() => product.stop());

async function openTablet(): Promise<Page> {
  const context = await product.newContext({ viewport: { width: 1280, height: 800 } });
  await openKitchen(context, 1);
  const page = await context.newPage();
  await page.goto('/restaurant/dashboard/orders');
  await expect(page.getByText('Live', { exact: true }).first()).toBeVisible();
  return page;
}

const newOnes = (page: Page) => page.locator(`${PENDING} [data-order-id]`).count();
const isAtNewOne = (page: Page) =>
  page.evaluate((card) => (document.activeElement?.closest(card) ?? null) !== null, `${PENDING} [data-order-id]`);

/** Whoever comes to the tablet leads the focus to a new order, and presses the key as often as there are some. */
async function work(page: Page, signal: AbortSignal): Promise<number> {
  let presses = 0;
  while (!signal.aborted) {
    const count = await newOnes(page);
    if (count > 0 && !(await isAtNewOne(page))) await page.keyboard.press('j');
    const isThere = count > 0 && (await isAtNewOne(page));
    for (let press = 0; isThere && press < count; press += 1) {
      await page.keyboard.press('a', { delay: KEY_MS });
      presses += 1;
    }
    await sleep(LOOK_MS);
  }
  return presses;
}

async function goOffline(page: Page): Promise<void> {
  await sleep(OFFLINE_FROM_MS);
  await page.context().setOffline(true);
  await sleep(OFFLINE_MS);
  await page.context().setOffline(false);
}

async function stepsTaken(): Promise<Record<string, number>> {
  const { rows } = await product.sql<{ status: string; count: number }>(
    `SELECT status, count(*)::int FROM order_event WHERE previous_status <> status GROUP BY status`,
  );
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}

test('a rush of 130 orders is accepted by keys alone, without a wrong step', async () => {
  test.setTimeout(3 * RUSH_MS);
  const customer = await product.newContext();
  await signUp(customer, 'Ayşe Yılmaz');
  const [left, right] = [await openTablet(), await openTablet()];
  const end = new AbortController();
  const workers = [work(left, end.signal), work(right, end.signal)];
  const offline = goOffline(right);
  for (let placed = 0; placed < ORDERS; placed += 1) {
    await placeOrder(customer.request, 1);
    await sleep(RUSH_MS / ORDERS);
  }
  await offline;
  for (const page of [left, right]) {
    await expect(page.getByText('Live', { exact: true }).first()).toBeVisible();
    await expect.poll(() => newOnes(page)).toBe(0);
    await expect(page.locator('section[data-column="preparing"] h2')).toHaveText(new RegExp(`${String(ORDERS)}$`));
  }
  end.abort();
  const presses = await Promise.all(workers);
  const steps = await stepsTaken();
  console.log(`Keys: ${presses.join(' and ')}. Steps: ${JSON.stringify(steps)}.`);
  expect(steps).toEqual({ preparing: ORDERS });
});
