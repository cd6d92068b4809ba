/** What a restaurant's own orders say of the next one, from the events to the promise. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AdminRestaurantDetailView } from '../../src/contracts/admin/admin.ts';
import type { StagePrediction } from '../../src/contracts/orders/prediction.ts';
import type { OrderView, RestaurantOrderView } from '../../src/contracts/orders/order-views.ts';
import type { DayReportView } from '../../src/contracts/restaurants/reports.ts';
import type { RestaurantDetailView } from '../../src/contracts/restaurants/restaurant-views.ts';
import { MeasureTimes } from '../../src/modules/arrival/measuring/measure-times.ts';
import { rangeOf } from '../../src/modules/arrival/rules/predict.ts';
import { Metrics } from '../../src/telemetry/metrics.ts';
import { type Api, Person, startApi } from '../api/api.ts';

const ORDERS = 12;
/** Of everybody whom the tests register. */
const PASSWORD = 'correct horse battery';
const SAID_MINUTES = 20;
const MINUTE_MS = 60_000;

let api: Api;
let kitchen: Person;
let customer: Person;
beforeAll(async () => {
  api = await startApi();
  kitchen = await Person.login(api.url, 'restaurant1@example.com');
  customer = await Person.register(api.url, 'Customer');
});
afterAll(() => api.stop());

interface PromiseRow {
  version: number;
  kitchen: StagePrediction | null;
  ride: StagePrediction;
}

const place = () => customer.placeOrder(1, { deliveryAddress: 'Kastanienallee 1, 10435 Berlin' });
const accept = (order: { id: number }) => kitchen.move(order.id, 'preparing', { prepMinutes: SAID_MINUTES });
const predictedOf = (order: { id: number }) =>
  api.sql<PromiseRow>('SELECT version, kitchen, ride FROM order_promises WHERE order_id = $1 ORDER BY version', [
    order.id,
  ]);
const measure = () => api.app.nest.get(MeasureTimes, { strict: false }).execute();
const minutesBetween = (from: string, to: string | null) => (Date.parse(to ?? '') - Date.parse(from)) / MINUTE_MS;

/** Each accepted a minute after its placing, leaving after half an hour though twenty minutes were said, and twelve more at the door. */
async function deliverSlowly(): Promise<void> {
  for (let count = 0; count < ORDERS; count += 1) {
    const order = await place();
    await accept(order);
    for (const status of ['delivering', 'delivered'] as const) await kitchen.move(order.id, status);
  }
  await api.sql('ALTER TABLE order_event DISABLE TRIGGER order_event_append_only');
  await api.sql(`
    UPDATE order_event e SET at = o.created_at + make_interval(mins => (ARRAY[0, 1, 31, 43])[e.version]),
      ready_by = CASE WHEN e.version > 1 THEN o.created_at + interval '21 minutes' END,
      estimated_from = o.created_at + interval '26 minutes', estimated_to = o.created_at + interval '36 minutes'
    FROM orders o WHERE o.id = e.order_id AND o.restaurant_id = 1 AND o.status = 'delivered'`);
  await api.sql('ALTER TABLE order_event ENABLE TRIGGER order_event_append_only');
}

describe('an arrival', () => {
  it('is what the kitchen says and a constant ride where there is no history, and the kitchen works to its own word', async () => {
    const order = await place();
    const { body } = await accept(order);
    expect([body.readyBy, body.estimatedFrom, body.estimatedTo].map((at) => minutesBetween(body.at, at))).toEqual([
      ...[SAID_MINUTES, SAID_MINUTES + 5, SAID_MINUTES + 15],
    ]);
    expect(await predictedOf(order)).toEqual([]);
    await kitchen.move(order.id, 'cancelled', { reason: 'too_busy' });
  });

  it('is predicted from what orders took, with what it was reckoned from, and the kitchen still works to its own word', async () => {
    await deliverSlowly();
    await measure();
    const order = await place();
    const { body } = await accept(order);
    expect(minutesBetween(body.at, body.readyBy)).toBe(SAID_MINUTES);
    const open = (await kitchen.request<RestaurantOrderView[]>('GET', '/api/restaurant/orders')).body;
    expect(open.find(({ id }) => id === order.id)?.ready_by).toBe(body.readyBy);
    const [accepted] = await predictedOf(order);
    expect(accepted?.kitchen?.explanation).toMatchObject({ ordersInAll: ORDERS, usualMinutes: SAID_MINUTES });
    // The kitchen's own word is twenty, its orders took thirty, and there are not many of them.
    expect(accepted?.kitchen?.p50).toBeGreaterThan(24);
    expect(accepted?.kitchen?.p50).toBeLessThan(31);
    expect(minutesBetween(body.at, body.estimatedTo)).toBeGreaterThan(SAID_MINUTES + 15);
    await kitchen.move(order.id, 'delivering');
    expect((await predictedOf(order)).map(({ version, kitchen: predicted }) => [version, predicted === null])).toEqual([
      [2, false],
      [3, true],
    ]);
  });

  it('that was promised is kept where the prediction differs by two minutes or less', async () => {
    const order = await place();
    await accept(order);
    const [row] = await predictedOf(order);
    const range = rangeOf(row?.ride ?? { p50: 0, p80: 0 });
    // As if it had been promised a minute and a half later than it will be predicted.
    const earlier = `SET estimated_from = now() + make_interval(secs => ${String(range.from * 60 + 90)}),
      estimated_to = now() + make_interval(secs => ${String(range.to * 60 + 90)})`;
    await api.sql('ALTER TABLE order_event DISABLE TRIGGER order_event_append_only');
    await api.sql(`UPDATE order_event ${earlier} WHERE order_id = $1`, [order.id]);
    await api.sql('ALTER TABLE order_event ENABLE TRIGGER order_event_append_only');
    await api.sql(`UPDATE orders ${earlier} WHERE id = $1`, [order.id]);
    const read = async () => (await customer.request<OrderView>('GET', `/api/orders/${String(order.id)}`)).body;
    const { estimatedTo } = await read();
    const { body: left } = await kitchen.move(order.id, 'delivering');
    expect(left.estimatedTo).toBe(estimatedTo);
    expect(await predictedOf(order)).toHaveLength(2);
  });

  it('and whether it was on time is told to the owner, to admins and in metrics, and to guests once there are enough', async () => {
    const { punctuality } = (await kitchen.request<DayReportView>('GET', '/api/restaurant/reports/day')).body;
    const expected = { deliveries: ORDERS, onTime: 0, held: 0, medianErrorMinutes: 12 };
    expect(punctuality).toEqual(expected);
    const admin = await Person.login(api.url, 'admin@example.com');
    const { body } = await admin.request<AdminRestaurantDetailView>('GET', '/api/admin/restaurants/1');
    expect(body.punctuality).toEqual(expected);
    const text = await api.app.nest.get(Metrics, { strict: false }).text();
    expect(text).toContain(`tischlein_promised_deliveries{city="berlin",outcome="measured"} ${String(ORDERS)}`);
    expect(text).toContain('tischlein_promise_error_minutes{city="berlin"} 12');
    const onTimeOfTen = async () =>
      (await customer.request<RestaurantDetailView>('GET', '/api/restaurants/1')).body.onTimeOfTen;
    expect(await onTimeOfTen()).toBeNull();
    await api.sql('UPDATE restaurant_times SET deliveries = 40, on_time = 38 WHERE restaurant_id = 1');
    expect(await onTimeOfTen()).toBe(9);
  });

  it('leaves no trace of how far away somebody lives once the account is erased', async () => {
    const ofCustomer = `user_id IS NULL AND customer_name IS NULL AND restaurant_id = 1`;
    await api.sql(`UPDATE orders SET status = 'delivered' WHERE status IN ('pending', 'preparing', 'delivering')`);
    const before = await api.sql(`SELECT 1 FROM orders WHERE distance_meters IS NOT NULL`);
    expect(before.length).toBeGreaterThan(ORDERS);
    expect((await customer.request('DELETE', '/api/account', { password: PASSWORD })).status).toBe(204);
    expect(await api.sql(`SELECT 1 FROM orders WHERE ${ofCustomer} AND distance_meters IS NOT NULL`)).toEqual([]);
    expect(
      await api.sql(`SELECT 1 FROM order_promises p JOIN orders o ON o.id = p.order_id WHERE ${ofCustomer}`),
    ).toEqual([]);
  });
});
