import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Queue } from 'bullmq';
import { openRedis, type RedisClient } from '../../src/events/queues/redis-client.ts';
import type { OrderView } from '../../src/contracts/orders/order-views.ts';
import { startRedisForMode } from '../support/mode.ts';
import { Person, type Watcher } from '../support/person.ts';
import { createDemoDatabase, type TestDatabase } from '../support/postgres.ts';
import type { ProductProcess } from '../support/product-process.ts';
import { startProduct } from '../support/product.ts';
import { startRedisCluster } from '../support/redis-cluster.ts';
import { hireRider, positionAt, takeAlong } from '../support/riding.ts';
import { until } from '../support/until.ts';

const [BERLIN, HAMBURG, FRANKFURT] = [1, 7, 11];
const STEPS = ['preparing', 'delivering', 'delivered'] as const;

async function startOneRedis() {
  const redis = await startRedisForMode();
  if (redis === null) throw new Error('This project has a Redis.');
  return redis;
}

describe.each([
  { what: 'one Redis', prefix: 'bull', start: startOneRedis },
  { what: 'a Redis Cluster', prefix: 'bull:{realtime}', start: () => startRedisCluster(0) },
])('two processes on $what', ({ prefix, start }) => {
  let database: TestDatabase;
  let redis: Awaited<ReturnType<typeof start>>;
  let first: ProductProcess;
  let second: ProductProcess;
  let client: RedisClient;
  let queue: Queue;
  const watchers: Watcher[] = [];

  beforeAll(async () => {
    [database, redis] = await Promise.all([createDemoDatabase(), start()]);
    const one = () => startProduct({ databaseUrl: database.url, redisUrl: redis.url });
    [first, second] = await Promise.all([one(), one()]);
    await until(async () => {
      const states = await Promise.all([first, second].map((each) => valueOf(each, 'tischlein_city_channels')));
      return states.every((state) => state === 1);
    });
    // What one has not told the other comes by no job either.
    client = openRedis(redis.url, 'waits', 'test');
    queue = new Queue('realtime', { connection: client, prefix });
    await queue.pause();
  });
  afterEach(() => {
    for (const watcher of watchers.splice(0)) watcher.close();
  });
  afterAll(async () => {
    await queue.close();
    client.disconnect();
    await Promise.all([first.stop(), second.stop()]);
    await redis.stop();
    await database.drop();
  });

  async function watch(person: Person): Promise<Watcher> {
    const watcher = await person.watch();
    watchers.push(watcher);
    return watcher;
  }
  /** Signed in at one instance, and with the same session at another. */
  function elsewhere(person: Person, { url }: ProductProcess): Person {
    const there = new Person(url);
    there.cookie = person.cookie;
    return there;
  }
  const kitchenAt = ({ url }: ProductProcess, id: number) => Person.login(url, `restaurant${String(id)}@example.com`);

  /** What an instance has heard of orders from the other one, by channel. */
  async function heardAt(product: ProductProcess) {
    const read = (channel: string) =>
      valueOf(product, `tischlein_peer_messages_total{channel="${channel}",name="announce"}`);
    return { all: await read('all'), berlin: await read('berlin'), hamburg: await read('hamburg') };
  }

  async function moveOn(kitchen: Person, order: OrderView, statuses: readonly (typeof STEPS)[number][] = STEPS) {
    for (const status of statuses) expect((await kitchen.move(order.id, status)).status).toBe(200);
  }

  /** That nothing was missed, nothing came twice and nothing before what precedes it. */
  async function expectWhole(watcher: Watcher, order: OrderView): Promise<void> {
    await watcher.hear('order:updated', ({ orderId, version }) => orderId === order.id && version === 4);
    const told = watcher.all('order:updated').filter(({ orderId }) => orderId === order.id);
    expect(told.map(({ version }) => version)).toEqual([2, 3, 4]);
  }

  it('tell an order’s changes only where its city is watched', async () => {
    const atBerlin = await watch(await kitchenAt(first, BERLIN));
    await atBerlin.subscribe(`restaurant:${BERLIN}:orders`);
    const hamburg = await kitchenAt(second, HAMBURG);
    const atHamburg = await watch(hamburg);
    await atHamburg.subscribe(`restaurant:${HAMBURG}:orders`);
    const customer = await Person.register(second.url, 'Hanna');
    const order = await customer.placeOrder(HAMBURG);
    await atHamburg.hear('order:placed', (event) => event.order.id === order.id);
    await until(async () => (await heardAt(first)).all > 0);
    const before = await heardAt(first);
    await moveOn(hamburg, order);
    await expectWhole(atHamburg, order);

    // What is told afterwards has come, so that whatever came before it has, too.
    const atSecond = await kitchenAt(second, BERLIN);
    const another = await customer.placeOrder(BERLIN);
    await moveOn(atSecond, another);
    await expectWhole(atBerlin, another);
    const after = await heardAt(first);
    expect(after.hamburg).toBe(0);
    expect(after.berlin).toBeGreaterThan(0);
    // The placing in Berlin, which all hear.
    expect(after.all - before.all).toBe(1);
    expect((await heardAt(second)).berlin).toBe(0);
  });

  it('tell where a rider is only where the city is watched', async () => {
    const email = `rider-${crypto.randomUUID()}@example.com`;
    const kitchen = await kitchenAt(second, BERLIN);
    const { person: rider } = await hireRider(second.url, kitchen, email);
    const phone = await watch(rider);
    const customer = await Person.register(second.url, 'Rosa');
    const order = await customer.placeOrder(BERLIN);
    await moveOn(kitchen, order, ['preparing']);
    await takeAlong(rider, order.id);
    const watcher = await watch(elsewhere(customer, first));
    await watcher.subscribe(`order:${order.id}`);
    await until(async () => {
      await phone.ask('position', positionAt(0));
      return watcher.all('rider:moved').length > 0;
    });
    const positions = (channel: string) =>
      valueOf(first, `tischlein_peer_messages_total{channel="${channel}",name="positions"}`);
    expect(await positions('all')).toBe(0);
    expect(await positions('berlin')).toBeGreaterThan(0);
  });

  it('tell whoever comes late to a city everything from the snapshot on', async () => {
    const customer = await Person.register(second.url, 'Late');
    const kitchen = await kitchenAt(second, HAMBURG);
    const orders: OrderView[] = [];
    for (let count = 0; count < 4; count += 1) orders.push(await customer.placeOrder(HAMBURG));
    // The customer, and whoever has the share link.
    const screens = await Promise.all([elsewhere(customer, first), new Person(first.url)].map(watch));
    // They come before what happens, meanwhile or after it.
    const moving = (async () => {
      for (const order of orders) await moveOn(kitchen, order);
    })();
    const known = await Promise.all(
      screens.map((screen) =>
        Promise.all(
          orders.map(async ({ id, shareToken }) => (await screen.subscribe(`order:${id}`, shareToken ?? '')).version),
        ),
      ),
    );
    await moving;
    for (const [which, screen] of screens.entries()) {
      for (const [index, order] of orders.entries()) {
        const from = known[which]?.[index] ?? 0;
        const told = () =>
          screen
            .all('order:updated')
            .filter(({ orderId, version }) => orderId === order.id && version > from)
            .map(({ version }) => version);
        await until(() => from === 4 || told().includes(4));
        expect(told()).toEqual([2, 3, 4].filter((version) => version > from));
      }
    }
  });

  it('tell a customer on any page of orders in several cities, whichever they are placed in next', async () => {
    const customer = await Person.register(second.url, 'Frieda');
    const early = await customer.placeOrder(BERLIN);
    const watcher = await watch(elsewhere(customer, first));
    expect((await watcher.subscribe('customer:orders')).map(({ id }) => id)).toEqual([early.id]);
    const kitchens = await Promise.all([BERLIN, HAMBURG, FRANKFURT].map((id) => kitchenAt(second, id)));
    const later = [await customer.placeOrder(HAMBURG), await customer.placeOrder(FRANKFURT)];
    // The newest first: its city is the one that this instance does not listen to yet.
    for (const [index, order] of [...[early, ...later].entries()].reverse()) await moveOn(kitchens[index]!, order);
    for (const order of [early, ...later]) await expectWhole(watcher, order);
  });

  it('tell a customer without any open order that one is taken back, and what comes after', async () => {
    const customer = await Person.register(first.url, 'Ute');
    const kitchen = await kitchenAt(first, FRANKFURT);
    const order = await customer.placeOrder(FRANKFURT);
    await moveOn(kitchen, order);
    const watcher = await watch(elsewhere(customer, second));
    expect(await watcher.subscribe('customer:orders')).toEqual([]);
    const path = `/api/restaurant/orders/${String(order.id)}/undo`;
    expect((await kitchen.request('POST', path, { expectedVersion: 4 })).status).toBe(200);
    await moveOn(kitchen, order, ['delivered']);
    await watcher.hear('order:updated', ({ version }) => version === 6);
    const told = watcher.all('order:updated').map(({ version }) => version);
    // What came before the snapshot may come again, and is dropped by its version.
    expect(told.filter((version) => version > 4)).toEqual([5, 6]);
  });

  it('go on with an order whose restaurant moves to another city', async () => {
    const id = FRANKFURT + 1;
    const customer = await Person.register(first.url, 'Mona');
    const [kitchen, admin] = [await kitchenAt(first, id), await Person.login(first.url, 'admin@example.com')];
    const order = await customer.placeOrder(id);
    const watcher = await watch(elsewhere(customer, second));
    await watcher.subscribe(`order:${order.id}`);
    await moveOn(kitchen, order, ['preparing']);
    const move = await admin.request('PUT', `/api/admin/restaurants/${String(id)}`, { city: 'berlin' });
    expect(move.status).toBe(200);
    await moveOn(kitchen, order, ['delivering', 'delivered']);
    await expectWhole(watcher, order);
  });

  it('tell admins of every city', async () => {
    const customer = await Person.register(first.url, 'Ada');
    const ids = [BERLIN, HAMBURG, FRANKFURT];
    const orders: OrderView[] = [];
    for (const id of ids) orders.push(await customer.placeOrder(id));
    const admin = await watch(await Person.login(second.url, 'admin@example.com'));
    const { counters } = await admin.subscribe('admin');
    for (const [index, id] of ids.entries()) await moveOn(await kitchenAt(first, id), orders[index]!);
    for (const order of orders) await expectWhole(admin, order);
    const pending = counters.pending - orders.length;
    await admin.hear('admin:counters', (told) => told.pending === pending && told.delivering === counters.delivering);
  });
});

/** The value of a series; 0 where nothing was counted yet. */
async function valueOf(product: ProductProcess, series: string): Promise<number> {
  const text = await (await fetch(`${product.url}/metrics`)).text();
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${series} `));
  return line === undefined ? 0 : Number(line.slice(series.length + 1));
}
