import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Problem } from '../../src/contracts/http/errors.ts';
import type { OrderView } from '../../src/contracts/orders/order-views.ts';
import type { CapacityView } from '../../src/contracts/restaurants/capacity.ts';
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

it('is taken for when the kitchen is open again, which answers it then and is not warned before', async () => {
  const { body } = await owner.request<CapacityView>('PUT', '/api/restaurant/load/pause', { minutes: 60 });
  const opensAtMs = Date.parse(body.pausedUntil ?? '');
  const early = await place(new Date(opensAtMs - 10 * MINUTE_MS));
  expect([early.status, early.body.errors?.[0]?.code]).toEqual([400, 'outside_hours']);

  const placed = await place(new Date(opensAtMs + 30 * MINUTE_MS));
  expect(placed.status).toBe(201);
  const answerMs = Date.parse(placed.body.acceptDeadline) - opensAtMs;
  expect(answerMs).toBeGreaterThanOrEqual(ANSWER_MS);
  expect(answerMs).toBeLessThan(ANSWER_MS + MINUTE_MS);

  const warnings = () =>
    api.sql(`SELECT kind FROM restaurant_event WHERE object_id = $1 AND kind LIKE 'warning%' ORDER BY kind`, [
      placed.body.id,
    ]);
  const sweep = () => api.app.nest.get(OrderWarnings, { strict: false }).sweep();
  // An hour later by its own clock, with the kitchen still closed.
  await api.sql(
    `UPDATE orders SET created_at = created_at - interval '1 hour',
       accept_deadline_at = now() + interval '7 minutes' WHERE id = $1`,
    [placed.body.id],
  );
  await sweep();
  expect(await warnings()).toEqual([]);
  await api.sql(`UPDATE orders SET accept_deadline_at = now() + interval '4 minutes' WHERE id = $1`, [placed.body.id]);
  await sweep();
  expect(await warnings()).toEqual([{ kind: 'warning' }, { kind: 'warning_half' }]);
});
