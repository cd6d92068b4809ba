import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import type { Problem } from '../../src/contracts/http/errors.ts';
import {
  findTransition,
  ORDER_STATUSES,
  type OrderActor,
  type OrderStatus,
} from '../../src/contracts/orders/order-status.ts';
import type { OrderStatusChangeView, OrderView, RestaurantOrderView } from '../../src/contracts/orders/order-views.ts';
import { Person } from '../support/person.ts';
import { type Api, startApi } from '../api/api.ts';

describe('orders and those who may see and move them', () => {
  let api: Api;
  let customer: Person;
  let stranger: Person;
  let kitchen: Person;
  let otherKitchen: Person;
  let admin: Person;
  let db: Client;

  beforeAll(async () => {
    api = await startApi();
    const { url } = api;
    customer = await Person.login(url, 'kunde@example.com');
    stranger = await Person.register(url, 'Stranger');
    kitchen = await Person.login(url, 'restaurant1@example.com');
    otherKitchen = await Person.login(url, 'restaurant2@example.com');
    admin = await Person.login(url, 'admin@example.com');
    db = new Client({ connectionString: api.databaseUrl });
    await db.connect();
  });
  afterAll(async () => {
    await db.end();
    await api.stop();
  });

  async function orderIn(status: OrderStatus): Promise<OrderView> {
    const order = await customer.placeOrder(1);
    const way: Record<OrderStatus, OrderStatus[]> = {
      pending: [],
      preparing: ['preparing'],
      delivering: ['preparing', 'delivering'],
      delivered: ['preparing', 'delivering', 'delivered'],
      cancelled: ['cancelled'],
    };
    for (const step of way[status]) await admin.move(order.id, step);
    return order;
  }

  it('shows an order to its owner, its restaurant, admins and holders of the link', async () => {
    const order = await customer.placeOrder(1, { notes: 'Code 1234' });
    const path = `/api/orders/${String(order.id)}`;
    for (const person of [customer, kitchen, admin]) {
      const { status, body } = await person.request<OrderView>('GET', path);
      expect([status, body.deliveryAddress]).toEqual([200, order.deliveryAddress]);
      expect(body.shareToken).toBe(person === customer ? order.shareToken : null);
    }
    for (const person of [stranger, otherKitchen, new Person(api.url)]) {
      const { status, body } = await person.request<Problem>('GET', path);
      expect([status, body.code]).toEqual([404, 'not_found']);
      const wrong = await person.request<Problem>('GET', `${path}?t=${crypto.randomUUID()}`);
      expect(wrong.status).toBe(404);
    }
    const shared = await new Person(api.url).request<OrderView>('GET', `${path}?t=${order.shareToken ?? ''}`);
    expect(shared.status).toBe(200);
    expect(shared.body).toMatchObject({ id: order.id, deliveryAddress: null, customerPhone: null, notes: null });
    expect(JSON.stringify(shared.body)).not.toContain('Torstraße');
  });

  const moves = ORDER_STATUSES.flatMap((from) =>
    ORDER_STATUSES.flatMap((to) =>
      (['restaurant', 'admin'] as const).map((by): [OrderStatus, OrderStatus, OrderActor] => [from, to, by]),
    ),
  );
  it.each(moves)('%s → %s by %s', async (from, to, by) => {
    const order = await orderIn(from);
    const person = by === 'admin' ? admin : kitchen;
    const before = (await customer.request<OrderView>('GET', `/api/orders/${String(order.id)}`)).body;
    const answer = await person.move(order.id, to, to === 'cancelled' ? { reason: 'other' } : {});
    const after = (await customer.request<OrderView>('GET', `/api/orders/${String(order.id)}`)).body;
    if (findTransition(from, to, by)) {
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({ status: to, previousStatus: from, version: before.version + 1, by });
      expect(after).toMatchObject({ status: to, version: before.version + 1 });
      expect(after.timeline.at(-1)).toMatchObject({ status: to, by });
    } else {
      expect([answer.status, answer.body.code]).toEqual([409, 'invalid_transition']);
      expect((answer.body as unknown as Problem).order).toMatchObject({ id: order.id, status: from });
      expect(after).toEqual(before);
    }
  });

  it('lets the customer cancel while pending, and not after', async () => {
    const order = await customer.placeOrder(1);
    const path = `/api/orders/${String(order.id)}/cancel`;
    expect((await stranger.request<Problem>('POST', path)).status).toBe(404);
    expect((await kitchen.request<Problem>('POST', path)).status).toBe(403);
    const { status, body } = await customer.request<OrderStatusChangeView>('POST', path);
    expect([status, body.status, body.reason]).toEqual([200, 'cancelled', 'customer_request']);
    const again = await customer.request<Problem>('POST', path);
    expect([again.status, again.body.code]).toEqual([409, 'invalid_transition']);
    const accepted = await orderIn('preparing');
    const late = await customer.request<Problem>('POST', `/api/orders/${String(accepted.id)}/cancel`);
    expect(late.status).toBe(409);
  });

  it("hides other restaurants' orders", async () => {
    const order = await customer.placeOrder(1);
    const { status, body } = await otherKitchen.move(order.id, 'preparing');
    expect([status, body.code]).toEqual([404, 'not_found']);
    expect((await customer.move(order.id, 'preparing')).status).toBe(403);
    expect((await new Person(api.url).move(order.id, 'preparing')).status).toBe(401);
    const { body: list } = await otherKitchen.request<RestaurantOrderView[]>('GET', '/api/restaurant/orders');
    expect(list.map((row) => row.id)).not.toContain(order.id);
  });

  it('lets one of two win', async () => {
    for (let round = 0; round < 10; round += 1) {
      const order = await customer.placeOrder(1);
      const answers = await Promise.all([
        kitchen.move(order.id, 'preparing'),
        kitchen.move(order.id, 'cancelled', { reason: 'too_busy' }),
        customer.request<OrderStatusChangeView & { code?: string }>('POST', `/api/orders/${String(order.id)}/cancel`),
      ]);
      const codes = answers.map((answer) => answer.status).sort();
      const { body: after } = await customer.request<OrderView>('GET', `/api/orders/${String(order.id)}`);
      // Accepting first leaves the restaurant's cancelling possible; everything else is final.
      expect(codes.filter((code) => code !== 200).every((code) => code === 409)).toBe(true);
      expect(after.version).toBe(1 + codes.filter((code) => code === 200).length);
      expect(after.timeline).toHaveLength(after.version);
    }
  });

  it('refuses a move from a version that is no more', async () => {
    const order = await customer.placeOrder(1);
    const stale = await kitchen.move(order.id, 'preparing', { expectedVersion: 7 });
    expect([stale.status, stale.body.code]).toEqual([409, 'version_conflict']);
    expect((await kitchen.move(order.id, 'preparing', { expectedVersion: 1 })).status).toBe(200);
  });

  it('promises what the kitchen says, and the ride after it', async () => {
    const order = await customer.placeOrder(1);
    const { body } = await kitchen.move(order.id, 'preparing', { prepMinutes: 40 });
    expect(Date.parse(body.estimatedFrom ?? '') - Date.parse(body.at)).toBe(45 * 60_000);
    expect(Date.parse(body.estimatedTo ?? '') - Date.parse(body.at)).toBe(55 * 60_000);
  });

  it.each<[string, unknown, string]>([
    ['no status', {}, 'status'],
    ['unknown status', { status: 'eaten' }, 'status'],
    ['status of another type', { status: 3 }, 'status'],
    ['a version of words', { status: 'preparing', expectedVersion: 'one' }, 'expectedVersion'],
    ['too little time', { status: 'preparing', prepMinutes: 9 }, 'prepMinutes'],
    ['too much time', { status: 'preparing', prepMinutes: 61 }, 'prepMinutes'],
    ['no reason', { status: 'cancelled' }, 'reason'],
    ['an unknown reason', { status: 'cancelled', reason: 'mood' }, 'reason'],
    ['a reason for accepting', { status: 'preparing', reason: 'other' }, 'reason'],
  ])('names the field: %s', async (_, body, field) => {
    const order = await customer.placeOrder(1);
    const path = `/api/restaurant/orders/${String(order.id)}/status`;
    const answer = await kitchen.request<Problem>('PUT', path, body);
    expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed']);
    expect(answer.body.errors?.map((error) => error.field)).toContain(field);
  });

  it.each(['0', '-1', 'abc', '1.5', '99999999999999', '%00', '2147483648'])('knows no order %s', async (id) => {
    expect((await customer.request('GET', `/api/orders/${id}`)).status).toBe(404);
    expect((await kitchen.request('PUT', `/api/restaurant/orders/${id}/status`, { status: 'preparing' })).status).toBe(
      404,
    );
  });

  it('lists the orders of the customer who is signed in, and none to anybody else', async () => {
    const order = await customer.placeOrder(1);
    const mine = await customer.request<OrderView[]>('GET', '/api/my-orders');
    expect([mine.status, mine.body[0]?.id]).toEqual([200, order.id]);
    expect((await stranger.request<OrderView[]>('GET', '/api/my-orders')).body).toEqual([]);
    const visitor = new Person(api.url);
    for (const query of ['', `?t=${order.shareToken ?? ''}`]) {
      const { status, body } = await visitor.request<Problem>('GET', `/api/my-orders${query}`);
      expect([status, body.code]).toEqual([401, 'unauthenticated']);
    }
    for (const person of [kitchen, admin]) {
      const { status, body } = await person.request<Problem>('GET', '/api/my-orders');
      expect([status, body.code]).toEqual([403, 'forbidden']);
    }
  });

  it('pages through the newest first', async () => {
    const customerOfMany = await Person.register(api.url, 'Many');
    const ids: number[] = [];
    for (let count = 0; count < 5; count += 1) ids.unshift((await customerOfMany.placeOrder(2)).id);
    const first = await customerOfMany.request<OrderView[]>('GET', '/api/my-orders?limit=2');
    expect(first.body.map((order) => order.id)).toEqual(ids.slice(0, 2));
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1];
    const second = await customerOfMany.request<OrderView[]>('GET', next ?? '');
    expect(second.body.map((order) => order.id)).toEqual(ids.slice(2, 4));
    const bad = await customerOfMany.request<Problem>('GET', '/api/my-orders?limit=101');
    expect([bad.status, bad.body.errors?.[0]?.field]).toEqual([400, 'limit']);
  });

  it('keeps the timeline append-only', async () => {
    const order = await customer.placeOrder(1);
    await expect(
      db.query('UPDATE order_event SET status = $1 WHERE order_id = $2', ['delivered', order.id]),
    ).rejects.toThrow('append-only');
    await expect(db.query('DELETE FROM order_event WHERE order_id = $1', [order.id])).rejects.toThrow('append-only');
  });
});
