/**
 * `npm run ride-speed`: how long a phone four times slower than this machine is held while the marker of a rider moves, on
 * the guest's page and on the rider's own. It depends on the machine and is therefore no part of the suite.
 */
import { loadavg } from 'node:os';
import type { Page } from '@playwright/test';
import { openKitchen, placeOrder, signUp } from './support/order-people.ts';
import { MOVING, type Product } from './support/product.ts';
import { goTo, riderMarkOf, startShift, stopOf } from './support/rider.ts';
import { expect, test } from './support/test.ts';

const RESTAURANT_ID = 1;
const PHONE = { width: 390, height: 844 };
/** As Lighthouse slows a machine down to a phone of the lower middle. */
const CPU_SLOWDOWN = 4;
const LONGEST_TASK_MS = 200;
const STEPS = 20;
/** From where the ride goes north, out of what the map shows, so that it follows. */
const START = { latitude: 52.545, longitude: 13.4055 };
/** About eleven metres. */
const STEP_LATITUDE = 0.0001;

let product: Product;
test.beforeAll(async ({ startProduct }) => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

/** From here on each task of more than 50 ms is noted, on a slow phone. */
async function watchTasks(page: Page): Promise<() => Promise<number[]>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { longTasks: tasks });
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
  });
  return () => page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks);
}

test('no task of the guest’s page or of the rider’s takes more than 200 ms on a slow phone while the marker moves', async () => {
  const guestContext = await product.newContext({ viewport: PHONE, ...MOVING });
  await signUp(guestContext, 'Ann Reed');
  const order = await placeOrder(guestContext.request, RESTAURANT_ID, { deliveryAddress: 'Torstraße 1, 10119 Berlin' });
  const kitchen = await openKitchen(await product.newContext(), RESTAURANT_ID);
  await kitchen.move(order.id, 'preparing');
  const { context: phone, page: rider } = await startShift(product, START);
  const stop = stopOf(rider, order.id);
  await stop.getByRole('button', { name: 'Take', exact: true }).click();
  await stop.getByRole('button', { name: 'Take along' }).click();
  const guest = await guestContext.newPage();
  await guest.goto(`/order/${String(order.id)}`);

  let { latitude } = START;
  const map = guest.getByRole('application');
  /** Where all marks stand: on a map that follows the rider the others move. */
  const spots = () =>
    map.locator('[style^="translate"]').evaluateAll((marks) => marks.map((mark) => mark.getAttribute('style')).join());
  const afterRiding = (look: () => Promise<unknown>) => async () => {
    latitude += STEP_LATITUDE;
    await goTo(phone, { ...START, latitude });
    return look();
  };
  await expect.poll(afterRiding(() => riderMarkOf(map).count())).toBe(1);
  await expect(riderMarkOf(rider.getByRole('application'))).toBeVisible();

  const screens = { guest: await watchTasks(guest), rider: await watchTasks(rider) };
  for (let step = 0; step < STEPS; step += 1) {
    const before = await spots();
    await expect.poll(afterRiding(spots), { intervals: [1_000] }).not.toBe(before);
  }
  console.log(`load of the machine: ${loadavg()[0]?.toFixed(1) ?? '?'}`);
  for (const [name, tasksOf] of Object.entries(screens)) {
    const tasks = await tasksOf();
    const longest = Math.max(0, ...tasks);
    console.log(`${name}: ${String(tasks.length)} tasks of more than 50 ms, the longest ${longest.toFixed(0)} ms`);
    expect.soft(longest, name).toBeLessThan(LONGEST_TASK_MS);
  }
});
