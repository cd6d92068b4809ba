import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { Person } from '../support/person.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts';
import { startProduct } from '../support/product.ts';
import { type RedisServer, startRedis } from '../support/redis.ts';

/** The start's own question to Redis is answered; after it these break. */
const FIRST_BROKEN = 2;
const LAST_BROKEN = 9;

let database: TestDatabase;
let redis: RedisServer;
let proxy: Server;
let connections = 0;

beforeAll(async () => {
  [database, redis] = await Promise.all([createTestDatabase(), startRedis()]);
  proxy = createServer((client) => {
    connections += 1;
    if (connections >= FIRST_BROKEN && connections <= LAST_BROKEN) {
      client.destroy();
      return;
    }
    const server = connect(Number(new URL(redis.url).port), '127.0.0.1');
    client.on('error', () => server.destroy());
    server.on('error', () => client.destroy());
    client.pipe(server).pipe(client);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await redis.stop();
  proxy.close();
  await database.drop();
});

it('a start survives a Redis that goes away for a moment meanwhile', async () => {
  const { port } = proxy.address() as AddressInfo;
  const product = await startProduct({ databaseUrl: database.url, redisUrl: `redis://127.0.0.1:${String(port)}` });
  try {
    expect(connections).toBeGreaterThan(LAST_BROKEN);
    const customer = await Person.login(product.url, 'kunde@example.com');
    const screen = await customer.watch();
    const order = await customer.placeOrder(1);
    await screen.subscribe(`order:${order.id}`);
    const kitchen = await Person.login(product.url, 'restaurant1@example.com');
    await kitchen.move(order.id, 'preparing');
    expect(await screen.hear('order:updated')).toMatchObject({ orderId: order.id, status: 'preparing' });
  } finally {
    await product.stop();
  }
});
