import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import type { AddressView } from '../../src/contracts/accounts/account.ts';
import type { AccountView } from '../../src/contracts/accounts/account-views.ts';
import type { Problem } from '../../src/contracts/http/errors.ts';
import type { OrderStatusChangeView, OrderView, RestaurantOrderView } from '../../src/contracts/orders/order-views.ts';
import { Person } from '../support/person.ts';
import { type Api, startApi } from '../api/api.ts';

const contact = { name: 'Gundula Gast', email: 'Gundula@Example.com', phone: '0151 2345678' };

describe('guests and later times', () => {
  let api: Api;
  let guest: Person;
  let customer: Person;
  let kitchen: Person;

  async function sql(text: string, values: unknown[]): Promise<void> {
    const client = new Client({ connectionString: api.databaseUrl });
    await client.connect();
    try {
      await client.query(text, values);
    } finally {
      await client.end();
    }
  }

  beforeAll(async () => {
    api = await startApi();
    const { url } = api;
    guest = new Person(url);
    customer = await Person.login(url, 'kunde@example.com');
    kitchen = await Person.login(url, 'restaurant1@example.com');
  });
  afterAll(async () => {
    await api.stop();
  });

  it('lets its links end 30 days after the last status, as if they had never been', async () => {
    const order = await guest.placeOrder(1, { contact });
    const path = `/api/orders/${String(order.id)}`;
    const links = [order.guestToken ?? '', order.shareToken ?? ''];
    const opened = () => Promise.all(links.map((token) => guest.request<Problem>('GET', `${path}?t=${token}`)));
    const age = (interval: string) =>
      sql(`UPDATE orders SET updated_at = now() - $2::interval WHERE id = $1`, [order.id, interval]);
    await age('29 days 23 hours');
    expect((await opened()).map(({ status }) => status)).toEqual([200, 200]);
    await age('30 days 1 minute');
    const unknown = await guest.request<Problem>('GET', `${path}?t=${crypto.randomUUID()}`);
    for (const { status, body } of await opened()) {
      expect([status, { ...body, requestId: '' }]).toEqual([404, { ...unknown.body, requestId: '' }]);
    }
    const token = order.guestToken ?? '';
    const calls: [string, string, object?][] = [
      ['POST', `${path}/cancel?t=${token}`],
      ['POST', `${path}/review?t=${token}`, { rating: 5 }],
    ];
    for (const [method, url, body] of calls) expect((await guest.request(method, url, body)).status).toBe(404);
    const claim = await customer.request('POST', `${path}/claim`, { guestToken: token });
    expect(claim.status).toBe(404);
    const watcher = await guest.watch();
    await expect(watcher.subscribe(`order:${order.id}`, token)).rejects.toThrow();
    watcher.close();
    expect((await kitchen.request('GET', path)).status).toBe(200);
  });

  it('takes an order without an account, and lets its guest watch and cancel it', async () => {
    const order = await guest.placeOrder(1, { contact, deliveryNotes: '2. Hinterhof', wantsReusable: true });
    expect(order).toMatchObject({
      isGuest: true,
      customerName: contact.name,
      customerPhone: contact.phone,
      deliveryNotes: '2. Hinterhof',
      wantsReusable: true,
    });
    const path = `/api/orders/${String(order.id)}`;
    const token = order.guestToken ?? '';
    expect((await guest.request('GET', path)).status).toBe(404);
    const own = await guest.request<OrderView>('GET', `${path}?t=${token}`);
    expect(own.body).toEqual(order);
    const shared = await guest.request<OrderView>('GET', `${path}?t=${order.shareToken ?? ''}`);
    expect(shared.body).toMatchObject({ guestToken: null, shareToken: null, deliveryNotes: null, customerName: null });

    const { body: queue } = await kitchen.request<RestaurantOrderView[]>('GET', '/api/restaurant/orders');
    expect(queue.find((row) => row.id === order.id)).toMatchObject({
      customer_name: contact.name,
      customer_email: 'gundula@example.com',
      customer_phone: contact.phone,
      delivery_notes: '2. Hinterhof',
    });

    const watcher = await guest.watch();
    expect(await watcher.subscribe(`order:${order.id}`, token)).toMatchObject({ customerName: contact.name });
    const foreign = await guest.request<Problem>('POST', `${path}/cancel?t=${order.shareToken ?? ''}`);
    expect(foreign.status).toBe(404);
    const cancelled = await guest.request<OrderStatusChangeView>('POST', `${path}/cancel?t=${token}`);
    expect([cancelled.status, cancelled.body.status]).toEqual([200, 'cancelled']);
    await watcher.hear('order:updated', (event) => event.status === 'cancelled' && event.by === 'customer');
    watcher.close();
  });

  it('orders once for each key of a guest', async () => {
    const cart = { ...(await guest.cartOf(1)), contact };
    const key = { 'idempotency-key': crypto.randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => guest.request<OrderView>('POST', '/api/orders', cart, key)));
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    const other = { ...cart, contact: { ...contact, name: 'Someone else' } };
    expect((await guest.request('POST', '/api/orders', other, key)).status).toBe(422);
  });

  it("becomes an account's order when its guest takes it over", async () => {
    const order = await guest.placeOrder(1, { contact });
    const account = await Person.register(api.url, 'Gundula');
    const path = `/api/orders/${String(order.id)}/claim`;
    expect((await account.request('POST', path, { guestToken: order.shareToken })).status).toBe(404);
    const claimed = await account.request<OrderView>('POST', path, { guestToken: order.guestToken });
    expect(claimed.body).toMatchObject({ id: order.id, isGuest: false, guestToken: null });
    const { body: mine } = await account.request<OrderView[]>('GET', '/api/my-orders');
    expect(mine.map((row) => row.id)).toEqual([order.id]);
    const { body: user } = await account.request<AccountView>('GET', '/api/user');
    expect(user).toMatchObject({ phone: contact.phone, address: order.deliveryAddress });
    const { body: book } = await account.request<AddressView[]>('GET', '/api/addresses');
    expect(book.map(({ address, isDefault }) => [address, isDefault])).toEqual([[order.deliveryAddress, true]]);
    expect((await customer.request('POST', path, { guestToken: order.guestToken })).status).toBe(404);
  });

  it('leaves an account the phone and the address that it has', async () => {
    const order = await guest.placeOrder(1, { contact });
    const account = await Person.register(api.url, 'Gundula');
    const own = { phone: '040 98765', address: 'Große Freiheit 1, 22767 Hamburg' };
    expect((await account.request('PUT', '/api/user/profile', own)).status).toBe(200);
    const path = `/api/orders/${String(order.id)}/claim`;
    expect((await account.request('POST', path, { guestToken: order.guestToken })).status).toBe(200);
    expect((await account.request('GET', '/api/user')).body).toMatchObject(own);
    expect((await account.request<AddressView[]>('GET', '/api/addresses')).body).toHaveLength(1);
  });

  it("takes a guest's other orders over only when they gave the same e-mail", async () => {
    const first = await guest.placeOrder(1, { contact });
    const same = await guest.placeOrder(2, { contact: { ...contact, email: contact.email.toLowerCase() } });
    const other = await guest.placeOrder(2, { contact: { ...contact, email: 'gustav@example.com' } });
    const account = await Person.register(api.url, 'Gundula');
    const claim = async ({ id, guestToken }: OrderView, likeOrderId?: number) =>
      (await account.request('POST', `/api/orders/${String(id)}/claim`, { guestToken, likeOrderId })).status;
    expect(await claim(same, first.id)).toBe(404);
    expect(await claim(first)).toBe(200);
    expect(await claim(same, first.id)).toBe(200);
    expect(await claim(other, first.id)).toBe(404);
    const { body: mine } = await account.request<OrderView[]>('GET', '/api/my-orders');
    expect(mine.map(({ id }) => id)).toEqual([same.id, first.id]);
  });

  it.each<[string, unknown, string]>([
    ['no name', { ...contact, name: ' ' }, 'contact.name'],
    ['no address to write to', { ...contact, email: 'nobody' }, 'contact.email'],
    ['no phone', { ...contact, phone: '' }, 'contact.phone'],
    ['text', 'me', 'contact'],
  ])('names the field of the contact: %s', async (_, bad, field) => {
    const cart = { ...(await guest.cartOf(1)), contact: bad };
    const { status, body } = await guest.request<Problem>('POST', '/api/orders', cart);
    expect(status).toBe(400);
    expect(body.errors?.map((error) => error.field)).toContain(field);
  });

  it('plans for a later time, and promises it', async () => {
    const scheduledFor = new Date(Date.now() + 3 * 3_600_000).toISOString();
    const order = await customer.placeOrder(1, { scheduledFor });
    // A restaurant whose quickest delivery takes 25 minutes begins so long before.
    const cookingFrom = new Date(Date.parse(scheduledFor) - 25 * 60_000).toISOString();
    expect(order).toMatchObject({ scheduledFor, estimatedFrom: scheduledFor, cookingFrom });
    expect(await customer.request('GET', `/api/orders/${order.id}`)).toMatchObject({ body: { cookingFrom } });
    const { body } = await kitchen.move(order.id, 'preparing', { prepMinutes: 20 });
    expect(body.estimatedFrom).toBe(scheduledFor);
  });

  it.each<[string, () => string, string]>([
    ['no time', () => 'tomorrow', 'invalid_format'],
    ['a day alone', () => '2026-12-01', 'invalid_format'],
    ['too soon', () => new Date(Date.now() + 60_000).toISOString(), 'too_soon'],
    ['the past', () => '2020-01-01T12:00:00Z', 'too_soon'],
    ['too far ahead', () => new Date(Date.now() + 8 * 24 * 3_600_000).toISOString(), 'too_far_ahead'],
  ])('refuses to plan for %s', async (_, time, code) => {
    const cart = { ...(await customer.cartOf(1)), scheduledFor: time() };
    const { status, body } = await customer.request<Problem>('POST', '/api/orders', cart);
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ field: 'scheduledFor', code }]);
  });

  it('plans within the opening hours alone', async () => {
    const db = new Client({ connectionString: api.databaseUrl });
    await db.connect();
    const then = new Date(Date.now() + 26 * 3_600_000);
    await db.query(
      `DELETE FROM opening_hours
        WHERE restaurant_id = 2 AND weekday = extract(isodow FROM $1::timestamptz AT TIME ZONE 'Europe/Berlin')`,
      [then],
    );
    await db.end();
    const cart = { ...(await customer.cartOf(2)), scheduledFor: then.toISOString() };
    const { status, body } = await customer.request<Problem>('POST', '/api/orders', cart);
    expect([status, body.errors?.[0]?.code]).toEqual([400, 'outside_hours']);
  });
});
