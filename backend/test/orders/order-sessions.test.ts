import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import type { Problem } from '../../src/contracts/http/errors.ts';
import type { OrderView } from '../../src/contracts/orders/order-views.ts';
import { Person } from '../support/person.ts';
import { type Api, startApi } from '../api/api.ts';

const contact = { name: 'Gundula Gast', email: 'gundula@example.com', phone: '0151 2345678' };

describe('orders and sessions that end elsewhere', () => {
  let api: Api;
  let db: Client;

  beforeAll(async () => {
    api = await startApi();
    db = new Client({ connectionString: api.databaseUrl });
    await db.connect();
  });
  afterAll(async () => {
    await db.end();
    await api.stop();
  });

  /** As another instance does it: nobody tells this one. */
  const END = { customer: 'user_id', restaurant: 'restaurant_id' } as const;
  async function end(kind: keyof typeof END, id: number, how: 'deleted' | 'expired' = 'deleted'): Promise<void> {
    const where = `WHERE ${END[kind]} = $1`;
    const text =
      how === 'deleted' ? `DELETE FROM sessions ${where}` : `UPDATE sessions SET expires_at = now() ${where}`;
    const { rowCount } = await db.query(text, [id]);
    expect(rowCount).toBeGreaterThan(0);
  }

  async function statusOf(orderId: number): Promise<string | undefined> {
    const { rows } = await db.query<{ status: string }>('SELECT status FROM orders WHERE id = $1', [orderId]);
    return rows[0]?.status;
  }

  it.each(['deleted', 'expired'] as const)('moves no order of a kitchen whose session is %s', async (how) => {
    const { url } = api;
    const customer = await Person.login(url, 'kunde@example.com');
    const kitchen = await Person.login(url, 'restaurant1@example.com');
    const [first, second] = [await customer.placeOrder(1), await customer.placeOrder(1)];
    expect((await kitchen.move(first.id, 'preparing')).status).toBe(200);
    await end('restaurant', 1, how);
    const { status, body } = await kitchen.move(second.id, 'preparing');
    expect([status, body.code]).toEqual([401, 'unauthenticated']);
    expect(await statusOf(second.id)).toBe('pending');
  });

  it('tells a kitchen that is signed in from one that is not, of an order that is not its own', async () => {
    const { url } = api;
    const customer = await Person.login(url, 'kunde@example.com');
    const stranger = await Person.login(url, 'restaurant2@example.com');
    const order = await customer.placeOrder(1);
    for (let times = 0; times < 2; times += 1) {
      const { status, body } = await stranger.move(order.id, 'preparing');
      expect([status, body.code]).toEqual([404, 'not_found']);
    }
    await end('restaurant', 2);
    expect((await stranger.move(order.id, 'preparing')).status).toBe(401);
  });

  it('places no order on an account whose session has ended, and that of a guest who says who it is', async () => {
    const customer = await Person.register(api.url, 'Ended');
    await customer.placeOrder(1);
    const cart = await customer.cartOf(1);
    const userId = customer.account?.id ?? 0;
    await end('customer', userId);
    const refused = await customer.request<Problem>('POST', '/api/orders', cart);
    expect([refused.status, refused.body.code]).toEqual([401, 'unauthenticated']);
    const asGuest = await customer.request<OrderView>('POST', '/api/orders', { ...cart, contact });
    expect(asGuest.status).toBe(201);
    const { rows } = await db.query<{ orders: number }>(
      'SELECT count(*)::int AS orders FROM orders WHERE user_id = $1',
      [userId],
    );
    expect(rows[0]?.orders).toBe(1);
  });

  it('knows a session again that began after another one had ended', async () => {
    const { url } = api;
    const order = await (await Person.login(url, 'kunde@example.com')).placeOrder(1);
    const kitchen = await Person.login(url, 'restaurant1@example.com');
    await end('restaurant', 1);
    expect((await kitchen.move(order.id, 'preparing')).status).toBe(401);
    const again = await Person.login(url, 'restaurant1@example.com');
    expect((await again.move(order.id, 'preparing')).status).toBe(200);
    expect(await statusOf(order.id)).toBe('preparing');
  });
});
