import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Queue } from 'bullmq';
import { Person } from '../support/person.ts';
import type { ProductProcess } from '../support/product-process.ts';
import { startProduct, startWorld, type World } from '../support/product.ts';
import { until } from '../support/until.ts';

describe('two processes on one Postgres and one Redis', () => {
  let world: World;
  let second: ProductProcess;

  beforeAll(async () => {
    world = await startWorld();
    second = await startProduct({ databaseUrl: world.database.url, redisUrl: world.redis?.url ?? null });
  });
  afterAll(async () => {
    await second.stop();
    await world.end();
  });

  it('shows live on one what happens through the other', async () => {
    const customer = await Person.login(world.product.url, 'kunde@example.com');
    const kitchen = await Person.login(second.url, 'restaurant1@example.com');
    const atKitchen = await kitchen.watch();
    await atKitchen.subscribe('restaurant:1:orders');
    const order = await customer.placeOrder(1);
    await atKitchen.hear('order:placed', (event) => event.order.id === order.id);
    const atCustomer = await customer.watch();
    await atCustomer.subscribe(`order:${order.id}`);
    for (const status of ['preparing', 'delivering', 'delivered'] as const) await kitchen.move(order.id, status);
    await atCustomer.hear('order:updated', (event) => event.version === 4);
    expect(atCustomer.all('order:updated').map((event) => event.version)).toEqual([2, 3, 4]);
    await atKitchen.hear('order:updated', (event) => event.version === 4);
    expect(atKitchen.all('order:placed')).toHaveLength(1);
    const metrics = await (await fetch(`${second.url}/metrics`)).text();
    expect(metrics).toMatch(/^tischlein_event_commit_to_emit_seconds_count\{path="peer"\} [1-9]/m);
    expect(metrics).toMatch(/^tischlein_event_queue_to_emit_seconds_count [1-9]/m);
    atKitchen.close();
    atCustomer.close();
  });

  it('does so while nobody works off the queue, too', async () => {
    const queue = new Queue('realtime', { connection: { url: world.redis?.url ?? '' } });
    await queue.pause();
    try {
      const customer = await Person.login(world.product.url, 'kunde@example.com');
      const kitchen = await Person.login(second.url, 'restaurant1@example.com');
      const atKitchen = await kitchen.watch();
      await atKitchen.subscribe('restaurant:1:orders');
      const order = await customer.placeOrder(1);
      const { order: shown } = await atKitchen.hear('order:placed', (event) => event.order.id === order.id);
      expect(shown).toMatchObject({ status: 'pending', version: 1, items: [{}] });
      const atCustomer = await customer.watch();
      await atCustomer.subscribe(`order:${order.id}`);
      await kitchen.move(order.id, 'preparing');
      expect(await atCustomer.hear('order:updated')).toMatchObject({ version: 2, status: 'preparing' });
      for (const watcher of [atKitchen, atCustomer]) watcher.close();
    } finally {
      await queue.resume();
      await queue.close();
    }
  });

  it('closes sockets on one when the session ends on the other', async () => {
    const here = await Person.login(world.product.url, 'kunde@example.com');
    const there = new Person(second.url);
    there.cookie = here.cookie;
    const watcher = await there.watch();
    watcher.socket.io.reconnection(false);
    await here.request('POST', '/api/logout');
    await until(() => !watcher.socket.connected);
  });

  it('counts the sockets of both', async () => {
    const admin = await Person.login(second.url, 'admin@example.com');
    const atAdmin = await admin.watch();
    await atAdmin.subscribe('admin');
    const others = await Promise.all([1, 2, 3].map(() => new Person(world.product.url).watch()));
    await until(async () => (await atAdmin.subscribe('admin')).counters.sockets === 4);
    for (const watcher of [...others, atAdmin]) watcher.close();
  });

  it('announces through the other what a process had committed when it died', async () => {
    const { redis } = world;
    if (!redis) throw new Error('unreachable');
    const doomed = await startProduct({ databaseUrl: world.database.url, redisUrl: redis.url });
    const customer = await Person.login(doomed.url, 'kunde@example.com');
    const kitchen = await Person.login(doomed.url, 'restaurant1@example.com');
    const order = await customer.placeOrder(1);
    const elsewhere = await Person.login(second.url, 'kunde@example.com');
    const watcher = await elsewhere.watch();
    await watcher.subscribe(`order:${order.id}`);
    await redis.pause();
    expect((await kitchen.move(order.id, 'preparing')).status).toBe(200);
    await doomed.kill();
    await redis.resume();
    expect(await watcher.hear('order:updated')).toMatchObject({ orderId: order.id, version: 2, status: 'preparing' });
    watcher.close();
  });
});
