import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AccountExport } from '../../src/contracts/accounts/account.ts';
import type { AdminOrderView } from '../../src/contracts/admin/admin-views.ts';
import type { OrderProblemView } from '../../src/contracts/orders/order-problems.ts';
import type { OrderView, RestaurantOrderView } from '../../src/contracts/orders/order-views.ts';
import { until } from '../support/until.ts';
import { type Api, Person, refusalOf, startApi } from '../api/api.ts';

const PASSWORD = 'correct horse battery';
let api: Api;
let kitchen: Person;
let admin: Person;
beforeAll(async () => {
  api = await startApi();
  kitchen = await Person.login(api.url, 'restaurant1@example.com');
  admin = await Person.login(api.url, 'admin@example.com');
});
afterAll(() => api.stop());

const exportOf = (person: Person) => person.request<AccountExport>('GET', '/api/account/export');
const erase = (person: Person, body: object = { password: PASSWORD }) => person.request('DELETE', '/api/account', body);

async function deliver(person: Person, overrides: object = {}): Promise<OrderView> {
  const order = await person.placeOrder(1, { ...overrides });
  for (const status of ['preparing', 'delivering', 'delivered'] as const) await kitchen.move(order.id, status);
  return order;
}

const phoneOf = (name: string) => `030 777 ${String(name.length).padStart(4, '0')}`;

/** Somebody with a trace in every table. */
async function somebody(name: string): Promise<{ person: Person; order: OrderView }> {
  const person = await Person.register(api.url, name);
  const id = person.account?.id;
  await person.request('PUT', '/api/user/profile', { phone: phoneOf(name) });
  const cart = await person.cartOf(1);
  const order = await deliver(person, {
    items: cart.items.map((item) => ({ ...item, notes: `Für ${name} ohne Zwiebeln` })),
    deliveryAddress: `${name}straße 1, 10119 Berlin`,
    deliveryNotes: `Bei ${name} klingeln`,
    notes: `${name} hat Hunger`,
  });
  await person.request('POST', '/api/addresses', { label: 'Zuhause', address: `${name}straße 1`, notes: 'Hof' });
  await api.sql('INSERT INTO favourites (user_id, restaurant_id) VALUES ($1, 2)', [id]);
  await api.sql(`INSERT INTO reviews (order_id, restaurant_id, user_id, rating, text) VALUES ($1, 1, $2, 4, $3)`, [
    order.id,
    id,
    `${name} fand es gut`,
  ]);
  const problem = { kind: 'missing', itemIds: [order.items[0]?.id], wish: 'money_back', text: `${name} fehlt etwas` };
  const { body } = await person.request<OrderProblemView>('POST', `/api/orders/${String(order.id)}/problems`, problem);
  const answer = { text: `Entschuldige, ${name}`, expectedVersion: 1 };
  await kitchen.request('POST', `/api/restaurant/problems/${String(body.id)}/answers`, answer);
  await api.sql(
    `INSERT INTO push_subscriptions (user_id, session_id, endpoint, p256dh, auth)
     SELECT user_id, id, 'https://push.example/' || id, 'secret key', 'secret auth' FROM sessions WHERE user_id = $1`,
    [id],
  );
  await api.sql(
    `INSERT INTO passkeys (credential_id, public_key, counter, transports, name, user_id)
     VALUES ('credential ' || $2, '\\x736563726574', 0, '{}', 'Schlüsselbund von ' || $2, $1::int)`,
    [id, name],
  );
  return { person, order };
}

describe('the export', () => {
  it('has everything about the person, and no secret', async () => {
    const { person, order } = await somebody('Exporta');
    await api.sql('UPDATE users SET email_verified_at = $2, pending_email = $3 WHERE id = $1', [
      person.account?.id,
      '2026-02-03T04:05:06Z',
      'exporta-neu@example.com',
    ]);
    const elsewhere = await Person.login(api.url, person.account?.email ?? '', PASSWORD);
    const { status, headers, body } = await exportOf(person);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe('attachment; filename="tischlein-export.json"');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toMatchObject({
      profile: {
        id: person.account?.id,
        name: 'Exporta',
        phone: phoneOf('Exporta'),
        email: person.account?.email,
        emailVerifiedAt: '2026-02-03T04:05:06.000Z',
        pendingEmail: 'exporta-neu@example.com',
      },
      notifications: { email: true, acceptance: false, push: true },
      pushSubscriptions: [{ service: 'push.example', orderId: null }],
      addresses: [{ label: 'Zuhause', address: 'Exportastraße 1', notes: 'Hof', isDefault: true }],
      reviews: [{ orderId: order.id, restaurantName: order.restaurantName, rating: 4, text: 'Exporta fand es gut' }],
      problems: [
        {
          orderId: order.id,
          kind: 'missing',
          wish: 'money_back',
          text: 'Exporta fehlt etwas',
          items: [order.items[0]?.name],
          answers: [{ by: 'restaurant', text: 'Entschuldige, Exporta' }],
        },
      ],
      favourites: [{ restaurantId: 2 }],
      passkeys: [{ name: 'Schlüsselbund von Exporta', createdAt: expect.stringMatching(/Z$/), lastUsedAt: null }],
    });
    expect(body.sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    expect(body.orders).toHaveLength(1);
    expect(body.orders[0]).toMatchObject({
      id: order.id,
      restaurantName: order.restaurantName,
      status: 'delivered',
      customerName: 'Exporta',
      customerEmail: person.account?.email,
      deliveryAddress: 'Exportastraße 1, 10119 Berlin',
      deliveryNotes: 'Bei Exporta klingeln',
      notes: 'Exporta hat Hunger',
      total: order.total,
      items: [{ name: order.items[0]?.name, quantity: 5, notes: 'Für Exporta ohne Zwiebeln' }],
    });
    expect(body.orders[0]?.timeline.map(({ status: step, by }) => [step, by])).toEqual([
      ['pending', 'customer'],
      ['preparing', 'restaurant'],
      ['delivering', 'restaurant'],
      ['delivered', 'restaurant'],
    ]);
    const text = JSON.stringify(body);
    expect(text).not.toMatch(/argon|secret|token|password|credential|736563726574/i);
    for (const { cookie } of [person, elsewhere]) expect(text).not.toContain(cookie?.split('=')[1]);
  });

  it('is of nobody else', async () => {
    const stranger = await Person.register(api.url, 'Stranger');
    const { body } = await exportOf(stranger);
    expect([body.orders, body.addresses, body.reviews, body.problems, body.favourites]).toEqual([[], [], [], [], []]);
    expect(body.sessions).toHaveLength(1);
    expect(refusalOf(await exportOf(new Person(api.url)))).toMatchObject({ status: 401 });
    expect(refusalOf(await exportOf(kitchen))).toMatchObject({ status: 403 });
  });
});

describe('the end of an account', () => {
  it('leaves no trace of the person, and the orders and reviews without them', async () => {
    const { person, order } = await somebody('Vergissmein');
    const { account } = person;
    const elsewhere = await Person.login(api.url, account?.email ?? '', PASSWORD);
    const sockets = await Promise.all([person.watch(), elsewhere.watch()]);
    for (const { socket } of sockets) socket.io.reconnection(false);
    const shared = `/api/orders/${String(order.id)}?t=${order.shareToken ?? ''}`;
    expect((await new Person(api.url).request('GET', shared)).status).toBe(200);

    const answer = await erase(person);
    expect(answer.status).toBe(204);
    expect(answer.headers.get('set-cookie')).toMatch(/^tischlein_session=; Max-Age=0;/);
    await until(() => sockets.every(({ socket }) => !socket.connected));
    expect((await elsewhere.request('GET', '/api/user')).status).toBe(401);
    await expect(Person.login(api.url, account?.email ?? '', PASSWORD)).rejects.toThrow('401');
    expect((await new Person(api.url).request('GET', shared)).status).toBe(404);

    const tables = await api.sql<{ table_name: string }>(
      `SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
    );
    const traces = new RegExp(`vergissmein|${phoneOf('Vergissmein')}`, 'i');
    for (const { table_name: table } of tables) {
      const [row] = await api.sql<{ text: string | null }>(`SELECT json_agg(t)::text AS text FROM ${table} t`);
      expect(`${table}: ${row?.text ?? ''}`).not.toMatch(traces);
    }
    for (const table of ['addresses', 'favourites', 'push_subscriptions', 'sessions', 'reviews', 'orders']) {
      expect(await api.sql(`SELECT 1 FROM ${table} WHERE user_id = $1`, [account?.id])).toEqual([]);
    }
    const path = `/api/orders/${String(order.id)}`;
    const { body: kept } = await kitchen.request<OrderView>('GET', path);
    expect(kept).toMatchObject({ total: order.total, status: 'delivered', deliveryAddress: '—', customerName: null });
    expect(kept.timeline).toHaveLength(4);
    const { body: listed } = await kitchen.request<RestaurantOrderView[]>('GET', '/api/restaurant/orders');
    expect(listed.find(({ id }) => id === order.id)).toMatchObject({ delivery_address: '—', notes: null });
    const { body: overview } = await admin.request<AdminOrderView[]>('GET', '/api/admin/orders');
    expect(overview.map(({ id }) => id)).toContain(order.id);
    expect(await api.sql('SELECT rating, text FROM reviews WHERE order_id = $1', [order.id])).toEqual([
      { rating: 4, text: null },
    ]);
    // The address may be used again, by a new account that has nothing of the old one.
    const again = await person.request('POST', '/api/register', {
      name: 'New',
      email: account?.email,
      password: PASSWORD,
      city: 'berlin',
    });
    expect(again.status).toBe(201);
    expect((await person.request<OrderView[]>('GET', '/api/my-orders')).body).toEqual([]);
  });

  it('keeps apart orders whose keys were the same', async () => {
    const people = [await Person.register(api.url, 'Keya'), await Person.register(api.url, 'Keyb')];
    for (const person of people) {
      const cart = await person.cartOf(1);
      const { body } = await person.request<OrderView>('POST', '/api/orders', cart, { 'idempotency-key': 'the-same' });
      await person.request('POST', `/api/orders/${String(body.id)}/cancel`);
    }
    for (const person of people) expect((await erase(person)).status).toBe(204);
  });

  it('waits for open orders', async () => {
    const person = await Person.register(api.url, 'Waiting');
    const order = await person.placeOrder(1);
    expect(refusalOf(await erase(person))).toEqual({ status: 409, code: 'open_orders', fields: [] });
    const { body } = await person.request<OrderView>('GET', `/api/orders/${String(order.id)}`);
    expect(body).toMatchObject({ status: 'pending', deliveryAddress: order.deliveryAddress });
    await kitchen.move(order.id, 'preparing');
    expect(refusalOf(await erase(person)).code).toBe('open_orders');
    await kitchen.move(order.id, 'cancelled', { reason: 'other' });
    expect((await erase(person)).status).toBe(204);
  });

  it.each(['de', 'en', 'tr'])('says in %s why it waits', async (language) => {
    const person = await Person.register(api.url, 'Reader');
    await person.placeOrder(1);
    const answer = await person.request<{ title: string }>(
      'DELETE',
      '/api/account',
      { password: PASSWORD },
      {
        'accept-language': language,
      },
    );
    const titles = { de: 'Noch offene Bestellungen', en: 'Orders under way', tr: 'Devam eden siparişler var' };
    expect(answer.body.title).toBe(titles[language as keyof typeof titles]);
  });

  it.each([
    ['a wrong password', { password: 'wrong' }, ['password wrong_password']],
    ['no password', {}, ['password required']],
    ['an empty one', { password: '' }, ['password required']],
    ['a number', { password: 1 }, ['password invalid_type']],
  ])('is refused with %s', async (_, body, fields) => {
    const person = await Person.register(api.url, 'Careful');
    expect(refusalOf(await erase(person, body))).toEqual({ status: 400, code: 'validation_failed', fields });
    expect((await person.request('GET', '/api/user')).status).toBe(200);
  });

  it('comes once for two who ask at once', async () => {
    const person = await Person.register(api.url, 'Double');
    const answers = await Promise.all([erase(person), erase(person)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 401]);
  });
});
