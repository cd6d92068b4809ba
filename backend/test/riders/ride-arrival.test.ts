/** What is promised of an order follows its rider, and hardly ever says so. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { StageTimes, StagePrediction } from '../../src/contracts/orders/prediction.ts';
import type { OrderView } from '../../src/contracts/orders/order-views.ts';
import { FollowRides } from '../../src/modules/riders/follow-rides.ts';
import { KnownTimes } from '../../src/modules/arrival/measuring/known-times.ts';
import { type Api, startApi } from '../api/api.ts';
import { Person, type Watcher } from '../support/person.ts';
import { type HiredRider, handOver, hireRider, positionAt, takenAlong } from '../support/riding.ts';
import { until } from '../support/until.ts';

/** Of a restaurant whose orders take what one would say without any history. */
const USUAL: StageTimes = { all: { orders: 200, p50: 1, p80: 1.2 }, cells: {} };

let api: Api;
let [kitchen, customer]: Person[] = [];
let hired = 0;
let watcher: Watcher | undefined;

beforeAll(async () => {
  api = await startApi();
  kitchen = await Person.login(api.url, 'restaurant1@example.com');
  customer = await Person.login(api.url, 'kunde@example.com');
});
afterEach(async () => {
  watcher?.close();
  await api.sql(`UPDATE orders SET status = 'delivered' WHERE status = 'delivering'`);
});
afterAll(() => api.stop());

async function learn(times: StageTimes | null): Promise<void> {
  await api.sql('DELETE FROM restaurant_times');
  if (times !== null) {
    await api.sql(
      `INSERT INTO restaurant_times (restaurant_id, kitchen, ride, deliveries, on_time, held, median_error_minutes)
       VALUES (1, $1, $1, 0, 0, 0, 0)`,
      [JSON.stringify(times)],
    );
  }
  api.app.nest.get(KnownTimes, { strict: false }).forget();
}

const rider = () => hireRider(api.url, kitchen!, `arrival-${String((hired += 1))}@example.com`);
const follow = () => api.app.nest.get(FollowRides, { strict: false }).execute();
const read = async ({ id }: OrderView) => (await customer!.request<OrderView>('GET', `/api/orders/${String(id)}`)).body;
const promisesOf = ({ id }: OrderView) =>
  api.sql<{ version: number; kitchen: unknown; ride: StagePrediction }>(
    'SELECT version, kitchen, ride FROM order_promises WHERE order_id = $1 ORDER BY version',
    [id],
  );

/** As if no step had told anything but this, in minutes from now. */
async function promised({ id }: OrderView, from: number, to: number): Promise<void> {
  const range = `SET estimated_from = now() + make_interval(mins => ${String(from)}), estimated_to = now() + make_interval(mins => ${String(to)})`;
  await api.sql('ALTER TABLE order_event DISABLE TRIGGER order_event_append_only');
  await api.sql(`UPDATE order_event ${range} WHERE order_id = $1`, [id]);
  await api.sql('ALTER TABLE order_event ENABLE TRIGGER order_event_append_only');
  await api.sql(`UPDATE orders ${range} WHERE id = $1`, [id]);
}

async function ride({ person }: HiredRider): Promise<OrderView> {
  return takenAlong(customer!, kitchen!, person, { deliveryAddress: 'Kastanienallee 1, 10435 Berlin' });
}

async function rideAt({ person }: HiredRider, meters: number): Promise<void> {
  await until(async () => {
    const { body } = await person.request<{ taken: number }>('POST', '/api/rider/position', {
      positions: [positionAt(meters)],
    });
    return body.taken === 1;
  });
}

describe('an order that is on its way', () => {
  it('is promised anew once its rider is too far away for what was promised: one event, told to whoever watches', async () => {
    await learn(USUAL);
    const rita = await rider();
    const order = await ride(rita);
    await promised(order, 5, 15);
    watcher = await customer!.watch();
    await watcher.subscribe(`order:${order.id}`);
    await rideAt(rita, 10_000);
    const before = await read(order);
    await follow();
    const after = await read(order);
    expect(after.version).toBe(before.version + 1);
    expect(after.status).toBe('delivering');
    expect(Date.parse(after.estimatedFrom ?? '')).toBeGreaterThan(Date.parse(before.estimatedTo ?? ''));
    await watcher.hear('order:updated', ({ version }) => version === after.version);
    const [last] = (await promisesOf(order)).slice(-1);
    expect(last).toMatchObject({ version: after.version, kitchen: null });
    expect(last?.ride.explanation).toMatchObject({ stopsBefore: 0, ordersInAll: 200 });
    // Who waits reads why, and who cooks or helps from what it was reckoned; nobody else reads anything.
    const path = `/api/orders/${String(order.id)}/arrival`;
    const told = { orderId: order.id, cause: 'ride', stopsBefore: 0, reckoned: null };
    expect((await customer!.request('GET', path)).body).toEqual(told);
    expect((await new Person(api.url).request('GET', `${path}?t=${order.shareToken ?? ''}`)).body).toEqual(told);
    const reckoned = { kitchen: { explanation: { ordersInAll: 200 } }, ride: { explanation: { stopsBefore: 0 } } };
    for (const person of [kitchen!, await Person.login(api.url, 'admin@example.com')]) {
      expect((await person.request('GET', path)).body).toMatchObject({ ...told, reckoned });
    }
    for (const person of [new Person(api.url), rita.person, await Person.register(api.url, 'Stranger')]) {
      expect((await person.request('GET', path)).status).toBe(404);
    }
    // The same again says nothing new.
    await follow();
    expect((await read(order)).version).toBe(after.version);
  });

  it('keeps its promise while the rider is where that holds', async () => {
    await learn(USUAL);
    const rita = await rider();
    const order = await ride(rita);
    await promised(order, 5, 20);
    await rideAt(rita, 0);
    const before = await read(order);
    await follow();
    expect(await read(order)).toEqual(before);
  });

  it('is promised by the doors before it where nobody knows where the rider is', async () => {
    await learn(USUAL);
    const rita = await rider();
    const orders = [await ride(rita), await ride(rita)];
    for (const order of orders) await promised(order, -15, -5);
    await follow();
    const told = await Promise.all(orders.map(async (order) => (await promisesOf(order)).at(-1)?.ride.explanation));
    expect(told.map((explanation) => explanation?.stopsBefore).sort()).toEqual([0, 1]);
  });

  it('is handed over by whoever has not heard of the new promise, without a line', async () => {
    await learn(USUAL);
    const rita = await rider();
    const order = await ride(rita);
    await promised(order, -15, -5);
    const { version: seen } = await read(order);
    await follow();
    expect((await read(order)).version).toBe(seen + 1);
    const step = (expectedVersion: number) =>
      rita.person.request('PUT', `/api/rider/orders/${String(order.id)}/status`, {
        ...{ status: 'delivered', withoutCode: true, reason: 'left_at_door', expectedVersion },
      });
    // What the rider cannot have seen is refused, and so is what somebody else has done since.
    expect((await step(seen + 2)).status).toBe(409);
    expect((await step(seen - 1)).status).toBe(409);
    expect((await step(seen)).status).toBe(200);
  });

  it('is promised nothing anew without a history, at a door where nobody is, and after it was handed over', async () => {
    const rita = await rider();
    await learn(null);
    const order = await ride(rita);
    await promised(order, -15, -5);
    const { version } = await read(order);
    await follow();
    expect((await read(order)).version).toBe(version);
    await learn(USUAL);
    await rita.person.request('POST', `/api/rider/orders/${String(order.id)}/nobody-there`);
    await follow();
    expect((await read(order)).version).toBe(version);
    await handOver(rita.person, order.id);
    await follow();
    expect((await read(order)).version).toBe(version + 1);
    expect((await promisesOf(order)).length).toBe(0);
  });
});
