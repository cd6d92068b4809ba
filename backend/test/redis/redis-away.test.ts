import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as delay } from 'node:timers/promises';
import type { OrderUpdatedEvent } from '../../src/contracts/events/realtime.ts';
import type { OrderView } from '../../src/contracts/orders/order-views.ts';
import { Person, type Watcher } from '../support/person.ts';
import { startProduct, startWorld, type World } from '../support/product.ts';
import { until } from '../support/until.ts';

const OUTAGE_MS = 10_000;
const ORDERS = 12;

describe('Redis stopped for ten seconds while statuses change', () => {
  let world: World;
  let second: Awaited<ReturnType<typeof startProduct>>;

  beforeAll(async () => {
    world = await startWorld();
    second = await startProduct({ databaseUrl: world.database.url, redisUrl: world.redis?.url ?? null });
  });
  afterAll(async () => {
    await second.stop();
    await world.end();
  });

  it.each(['with its data', 'killed and restarted', 'frozen'])(
    'fails no request and leaves every client with every final state (%s)',
    async (how) => {
      const { redis, product } = world;
      if (!redis) throw new Error('unreachable');
      const kitchen = await Person.login(product.url, 'restaurant1@example.com');
      const customers = await Promise.all(
        [product.url, second.url].map((url) => Person.login(url, 'kunde@example.com')),
      );
      const [customer] = customers;
      if (!customer) throw new Error('unreachable');
      const orders: OrderView[] = [];
      for (let count = 0; count < ORDERS; count += 1) orders.push(await customer.placeOrder(1));
      const watchers: Watcher[] = await Promise.all(customers.map((person) => person.watch()));
      const latest = watchers.map((watcher) => {
        const versions = new Map<number, number>();
        watcher.socket.on('order:updated', (event: OrderUpdatedEvent) => versions.set(event.orderId, event.version));
        return versions;
      });
      for (const watcher of watchers) for (const order of orders) await watcher.subscribe(`order:${order.id}`);

      if (how === 'frozen') await redis.pause();
      else await redis.kill();
      const outage = delay(OUTAGE_MS);
      for (const status of ['preparing', 'delivering', 'delivered'] as const) {
        for (const order of orders) expect((await kitchen.move(order.id, status)).status).toBe(200);
      }
      await outage;
      if (how === 'frozen') await redis.resume();
      else await redis.restart();

      await until(() => latest.every((versions) => orders.every((order) => versions.get(order.id) === 4)), {
        what: () => `everyone has version 4: ${JSON.stringify(latest.map((versions) => [...versions]))}`,
      });
      for (const watcher of watchers) {
        const rising = new Map<number, number>();
        for (const event of watcher.all('order:updated')) {
          expect(event.version).toBeGreaterThan(rising.get(event.orderId) ?? 1);
          rising.set(event.orderId, event.version);
        }
        watcher.close();
      }
    },
  );

  it('is not ready while Redis is away, and ready again after', async () => {
    await world.redis?.kill();
    await until(async () => (await fetch(`${world.product.url}/api/health/ready`)).status === 503);
    expect((await fetch(`${world.product.url}/api/health/live`)).status).toBe(200);
    await world.redis?.restart();
    await until(async () => (await fetch(`${world.product.url}/api/health/ready`)).status === 200);
  });
});
