import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Problem } from '../../src/contracts/http/errors.ts';
import type { OrderView } from '../../src/contracts/orders/order-views.ts';
import type { CapacityView } from '../../src/contracts/restaurants/capacity.ts';
import { ReadBoard } from '../../src/modules/board/read-board.ts';
import { OrderWarnings } from '../../src/modules/kitchen-watch/order-warnings.ts';
import { type Api, Person, startApi } from '../api/api.ts';

const MINUTE_MS = 60_000;
const ANSWER_MS = 5 * MINUTE_MS;

let api: Api;
let owner: Person;
let customer: Person;
beforeAll(async () => {
  api = await startApi();
  owner = await Person.login(api.url, 'restaurant1@example.com');
  customer = await Person.login(api.url, 'kunde@example.com');
  // Always open, so that the pause alone decides.
  await api.sql('DELETE FROM opening_hours WHERE restaurant_id = 1');
  await api.sql(`INSERT INTO opening_hours (restaurant_id, weekday, opens_minute, closes_minute)
    SELECT 1, day, 0, 1440 FROM generate_series(1, 7) AS day`);
});
afterAll(() => api.stop());

const place = async (scheduledFor: Date) =>
  customer.request<OrderView & Pick<Problem, 'errors'>>('POST', '/api/orders', {
    ...(await customer.cartOf(1)),
    scheduledFor: scheduledFor.toISOString(),
  });

const warningsOf = (order: OrderView) =>
  api.sql<{ kind: string }>(
    `SELECT kind FROM restaurant_event WHERE object_id = $1 AND kind LIKE 'warning%' ORDER BY kind`,
    [order.id],
  );

/** The clock as the order sees it: it was placed an hour ago, and is to be answered within so many minutes from now. */
const answerWithin = (order: OrderView, minutes: number) =>
  api.sql(
    `UPDATE orders SET created_at = now() - interval '1 hour', accept_deadline_at = now() + make_interval(mins => $2)
      WHERE id = $1`,
    [order.id, minutes],
  );

const sweep = () => api.app.nest.get(OrderWarnings, { strict: false }).sweep();

const onBoard = async ({ id }: OrderView): Promise<boolean> =>
  (await api.app.nest.get(ReadBoard, { strict: false }).execute()).entries.some(
    (entry) => entry.kind === 'order_pending' && entry.orderId === id,
  );

it('for later is to be answered when its kitchen begins with it, and nobody is warned before', async () => {
  const { status, body: order } = await place(new Date(Date.now() + 26 * 60 * MINUTE_MS));
  expect(status).toBe(201);
  const answerMs = Date.parse(order.acceptDeadline) - Date.parse(order.cookingFrom ?? '');
  expect(Math.abs(answerMs - ANSWER_MS)).toBeLessThan(MINUTE_MS);

  await answerWithin(order, 60);
  await sweep();
  expect([await warningsOf(order), await onBoard(order)]).toEqual([[], false]);
  await answerWithin(order, 3);
  await sweep();
  expect(await warningsOf(order)).toEqual([{ kind: 'warning' }]);
  expect(await onBoard(order)).toBe(true);
  await answerWithin(order, 2);
  await sweep();
  expect(await warningsOf(order)).toEqual([{ kind: 'warning' }, { kind: 'warning_half' }]);
});

it('that would be begun before the kitchen opens is to be answered from its opening on', async () => {
  const day = new Date(Date.now() + 48 * 60 * MINUTE_MS);
  await api.sql(
    `INSERT INTO special_hours (restaurant_id, date, opens_minute, closes_minute)
       VALUES (1, ($1::timestamptz AT TIME ZONE 'Europe/Berlin')::date, 720, 1200)`,
    [day],
  );
  const [opening] = await api.sql<{ at: Date }>(
    `SELECT (($1::timestamptz AT TIME ZONE 'Europe/Berlin')::date + interval '12 hours') AT TIME ZONE 'Europe/Berlin' AS at`,
    [day],
  );
  const opensAtMs = opening?.at.getTime() ?? 0;
  const { body: order } = await place(new Date(opensAtMs + 10 * MINUTE_MS));
  expect(Date.parse(order.cookingFrom ?? '')).toBeLessThan(opensAtMs);
  expect(Math.abs(Date.parse(order.acceptDeadline) - opensAtMs - ANSWER_MS)).toBeLessThan(MINUTE_MS);
});

it('is taken for when the kitchen is open again, which answers it then and is not warned before', async () => {
  const { body } = await owner.request<CapacityView>('PUT', '/api/restaurant/load/pause', { minutes: 60 });
  const opensAtMs = Date.parse(body.pausedUntil ?? '');
  const early = await place(new Date(opensAtMs - 10 * MINUTE_MS));
  expect([early.status, early.body.errors?.[0]?.code]).toEqual([400, 'outside_hours']);

  // Its kitchen would begin before the pause is over.
  const { status, body: order } = await place(new Date(opensAtMs + 10 * MINUTE_MS));
  expect(status).toBe(201);
  const answerMs = Date.parse(order.acceptDeadline) - opensAtMs;
  expect(answerMs).toBeGreaterThanOrEqual(ANSWER_MS);
  expect(answerMs).toBeLessThan(ANSWER_MS + MINUTE_MS);
  await answerWithin(order, 7);
  await sweep();
  expect(await warningsOf(order)).toEqual([]);
});
