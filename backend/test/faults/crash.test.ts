import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import type { OrderView } from '../../src/contracts/orders/order-views.ts';
import { startRedisForMode } from '../support/mode.ts';
import { Person } from '../support/person.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts';
import type { ProductProcess } from '../support/product-process.ts';
import { startProduct } from '../support/product.ts';
import type { RedisServer } from '../support/redis.ts';
import { freePort } from '../../src/database/connection/embedded/free-port.ts';
import { startPos } from '../support/pos.ts';
import { until } from '../support/until.ts';

/**
 * The moment between commit and announcement, made as long as one likes: a trigger of the test's own lets the commit
 * through and marks when it happened, while the product's queue cannot be reached or its process is killed.
 */
describe('a process that dies between commit and announcement', () => {
  let database: TestDatabase;
  let redis: RedisServer | null;
  let product: ProductProcess;
  let port: number;
  let db: Client;

  beforeAll(async () => {
    database = await createTestDatabase();
    redis = await startRedisForMode();
    port = await freePort();
    product = await start();
    db = new Client({ connectionString: database.url });
    await db.connect();
  });
  afterAll(async () => {
    await db.end();
    await product.stop();
    await redis?.stop();
    await database.drop();
  });

  async function start(): Promise<ProductProcess> {
    return startProduct({ databaseUrl: database.url, redisUrl: redis?.url ?? null, port });
  }

  it('announces after the restart what it had committed before', async () => {
    const customer = await Person.login(product.url, 'kunde@example.com');
    const kitchen = await Person.login(product.url, 'restaurant1@example.com');
    const order = await customer.placeOrder(1);
    const watcher = await customer.watch();
    await watcher.subscribe(`order:${order.id}`);
    await until(async () => (await unsentCount()) === 0);

    // Until the kill nothing can reach the queue, which a cancellation's mail needs in either mode: on Redis it stands
    // still, on Postgres its tables are locked.
    const release = await blockQueue();
    const answer = await kitchen.move(order.id, 'cancelled', { reason: 'closing' });
    expect(answer.status).toBe(200);
    expect(await unsentCount()).toBe(1);
    await product.kill();
    await release();
    watcher.close();

    product = await start();
    const back = await customer.watch();
    const topic: `order:${number}` = `order:${order.id}`;
    const [snapshot] = await Promise.all([back.subscribe(topic), until(async () => (await unsentCount()) === 0)]);
    expect(snapshot).toMatchObject({ status: 'cancelled', version: 2 });
    back.close();
  });

  it('tells the POS after the restart of an order that it had committed before', async () => {
    const pos = await startPos();
    const customer = await Person.login(product.url, 'kunde@example.com');
    const kitchen = await Person.login(product.url, 'restaurant1@example.com');
    await kitchen.request('PUT', '/api/restaurant/pos', { posApiUrl: pos.url, posApiKey: pos.key });
    await until(async () => (await unsentCount()) === 0);
    const release = await blockQueue();
    const order = await customer.placeOrder(1, { paymentMethod: 'restaurant_pos' });
    await product.kill();
    await release();
    expect(pos.calls).toEqual([]);

    product = await start();
    expect(await pos.hear(order.id)).toMatchObject([{ isSigned: true }]);
    await until(async () => {
      const { body } = await customer.request<OrderView>('GET', `/api/orders/${String(order.id)}`);
      return body.paymentStatus === 'paid';
    });
    await pos.stop();
  });

  it('starts again after kill -9 with every order as it was', async () => {
    const customer = await Person.login(product.url, 'kunde@example.com');
    const order = await customer.placeOrder(2);
    await product.kill();
    product = await start();
    const { body } = await customer.request<OrderView>('GET', `/api/orders/${String(order.id)}`);
    expect(body).toEqual(order);
  });

  async function unsentCount(): Promise<number> {
    const { rows } = await db.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM order_event WHERE sent_at IS NULL',
    );
    return rows[0]?.count ?? -1;
  }

  async function blockQueue(): Promise<() => Promise<void>> {
    if (redis) {
      const server = redis;
      await server.pause();
      return () => server.resume();
    }
    const blocker = new Client({ connectionString: database.url });
    await blocker.connect();
    await blocker.query('BEGIN');
    await blocker.query('LOCK TABLE bullmq.job IN ACCESS EXCLUSIVE MODE');
    return async () => {
      await blocker.query('ROLLBACK');
      await blocker.end();
    };
  }
});
