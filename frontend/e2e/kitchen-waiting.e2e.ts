/** Riders who stand at the counter for food that should be ready, as the kitchen sees and hears them. */
import type { APIRequestContext } from '@playwright/test';
import type { RestaurantInfoView } from '../../backend/src/contracts/restaurants/restaurant-views.ts';
import type { PositionsTakenView } from '../../backend/src/contracts/riders/position.ts';
import { assertAccessible } from './support/axe.ts';
import { openKitchen, placeOrder, signUp } from './support/order-people.ts';
import { PASSWORD } from './support/orders.ts';
import type { Product } from './support/product.ts';
import { letReadyTimePass, type Spot } from './support/rider.ts';
import { overflowOf } from './support/screen-texts.ts';
import { heard, recordSound, soundsOf } from './support/sound.ts';
import { expect, test } from './support/test.ts';

const RESTAURANT = 1;
const DESK = { width: 1280, height: 900 };
const NARROW_PHONE = { width: 320, height: 640 };
const SECOND_MS = 1_000;
const METERS_PER_DEGREE = 111_195;
const WAITS = 'Rike Radler waits at the counter';

let product: Product;
test.beforeAll(async ({ startProduct }) => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

async function call(request: APIRequestContext, method: 'POST' | 'PUT', path: string, data: object) {
  const answer = await request.fetch(path, { method, data });
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  return answer;
}

/** As her phone says it: so many metres to the north of the door, so many seconds ago. */
async function stand(rider: APIRequestContext, door: Spot, meters: number, secondsAgo: number): Promise<void> {
  const atMs = Date.now() - secondsAgo * SECOND_MS;
  const spot = { latitude: door.latitude + meters / METERS_PER_DEGREE, longitude: door.longitude };
  const position = { ...spot, accuracyMeters: 8, sequence: atMs, at: new Date(atMs).toISOString() };
  const answer = await call(rider, 'POST', '/api/rider/position', { positions: [position] });
  expect(await answer.json()).toEqual({ taken: 1, refused: [] } satisfies PositionsTakenView);
}

test('a rider who waits at the counter for food that should be ready is seen and heard once, until the food is gone or the rider @release', async () => {
  const guest = await product.newContext();
  await signUp(guest, 'Gundula Gast');
  const context = await product.newContext({ viewport: DESK });
  const kitchen = await openKitchen(context, RESTAURANT);
  const info = await kitchen.request.get('/api/restaurant/info');
  const { latitude, longitude } = (await info.json()) as RestaurantInfoView;
  expect([latitude, longitude]).not.toContain(null);
  const door = { latitude: Number(latitude), longitude: Number(longitude) };
  const rider = (await product.newContext()).request;
  await call(rider, 'POST', '/api/login', { email: 'rider1@example.com', password: PASSWORD });
  await call(rider, 'POST', '/api/rider/shift', { isOn: true });
  const ids: number[] = [];
  for (const isLate of [true, true, false]) {
    const { id } = await placeOrder(guest.request, RESTAURANT);
    await kitchen.move(id, 'preparing');
    await call(rider, 'POST', `/api/rider/orders/${String(id)}/take`, {});
    if (isLate) await letReadyTimePass(product, id);
    ids.push(id);
  }
  const [first = 0, second = 0, early = 0] = ids;

  const page = await context.newPage();
  await recordSound(page);
  await page.goto('/restaurant/dashboard/orders');
  await page.getByRole('button', { name: 'Start the shift' }).click();
  await expect(page.getByText('Bell is on')).toBeVisible();
  const cardOf = (id: number) => page.getByRole('article', { name: `#${String(id)}`, exact: true });
  const markOf = (id: number) => cardOf(id).getByText(WAITS);
  for (const id of ids) await expect(cardOf(id).getByRole('button', { name: 'Rider: Rike Radler' })).toBeVisible();
  await stand(rider, door, 0, 90);
  for (const id of [first, second]) await expect(markOf(id)).toBeVisible();
  await expect(markOf(early)).toHaveCount(0);
  await heard(page, 'rings once');
  const said = page.getByRole('status').filter({ hasText: `${WAITS} for` });
  await expect(said).toContainText([`#${String(first)}`]);
  await expect(said).toContainText([`#${String(second)}`]);
  // A place counts for two minutes: less is left of the first one than a slow machine may take for what follows.
  await stand(rider, door, 0, 30);
  await assertAccessible(page);
  await page.setViewportSize(NARROW_PHONE);
  expect(await overflowOf(page)).toBe(0);
  await page.setViewportSize(DESK);

  await page.getByRole('link', { name: 'Menu Management', exact: true }).click();
  const strip = page.locator('[data-strip]').filter({ hasText: WAITS });
  await expect(strip).toBeVisible();
  await strip.getByRole('link', { name: 'Show orders' }).click();
  await expect(markOf(first)).toBeVisible();
  await expect(strip).toHaveCount(0);

  await stand(rider, door, 0, 30);
  await call(rider, 'PUT', `/api/rider/orders/${String(first)}/status`, { status: 'delivering' });
  await expect(cardOf(first).getByRole('button', { name: 'Delivered' })).toBeVisible();
  await expect(markOf(first)).toHaveCount(0);
  await expect(markOf(second)).toBeVisible();

  await stand(rider, door, 300, 0);
  await expect(markOf(second)).toHaveCount(0);
  await expect(said).toHaveCount(0);
  expect((await soundsOf(page)).filter((sign) => sign === 'rings once')).toHaveLength(1);
});
