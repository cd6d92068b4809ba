import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { QueryRunner } from 'typeorm';
import type { AdminOrderView, AdminRestaurantView, AdminUserView } from '../../src/contracts/admin/admin-views.ts';
import type { OrderView } from '../../src/contracts/orders/order-views.ts';
import { GuestSearches1795300000100 } from '../../src/database/migrations/1795300000100-guest-searches.ts';
import { ordersQuery } from '../../src/modules/admin/tables.statements.ts';
import { auditOf } from './admins.ts';
import { type Api, Person, refusalOf, startApi } from '../api/api.ts';

let api: Api;
let admin: Person;
let orders: OrderView[];
beforeAll(async () => {
  api = await startApi();
  admin = await Person.login(api.url, 'admin@example.com');
  const customer = await Person.login(api.url, 'kunde@example.com');
  const guest = new Person(api.url);
  const contact = { name: 'Jörg Gäst', email: 'gast@example.org', phone: '0176 1234567' };
  orders = [
    await customer.placeOrder(1),
    await customer.placeOrder(7),
    await customer.placeOrder(2, { paymentMethod: 'card_on_delivery' }),
    await guest.placeOrder(2, { contact }),
  ];
  await admin.move(orders[0]?.id ?? 0, 'preparing');
  await admin.move(orders[1]?.id ?? 0, 'cancelled', { reason: 'other' });
  for (const name of ['Berta', 'Anton', 'Caesar']) await Person.register(api.url, name);
  await api.sql(`UPDATE users SET name = 'Cäsar' WHERE name = 'Caesar'`);
});
afterAll(() => api.stop());

const placed = (...places: number[]) => places.map((place) => orders[place]?.id);

/** All pages of one row each. */
async function walk<Row extends { id: number }>(path: string): Promise<Row[]> {
  const rows: Row[] = [];
  const totals = new Set<string | null>();
  let next: string | null = `${path}${path.includes('?') ? '&' : '?'}limit=1`;
  while (next !== null) {
    const { body, headers }: { body: Row[]; headers: Headers } = await admin.request('GET', next);
    rows.push(...body);
    totals.add(headers.get('x-total-count'));
    next = /^<(.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1] ?? null;
    if (next !== null) expect(next).toContain(headers.get('x-next-cursor'));
  }
  // Every page says how many there are in all.
  expect([...totals]).toEqual([String(rows.length)]);
  return rows;
}

describe('the table of orders', () => {
  const today = new Date(Date.now() - 3_600_000).toISOString();

  it.each([
    ['q=kunde@example', [2, 1, 0]],
    ['q=KIM%20kündig', [2, 1, 0]],
    ['q=jorg', [3]],
    ['q=1234567', []],
    ['q=0176', []],
    ['q=0176%201234', [3]],
    ['q=gast%25example', []],
    ['status=preparing', [0]],
    ['status=preparing,cancelled', [1, 0]],
    ['city=hamburg', [1]],
    ['restaurantId=2', [3, 2]],
    ['userId=1', [2, 1, 0]],
    ['paymentMethod=card_on_delivery', [2]],
    ['paymentStatus=failed', []],
    ['sort=oldest', [0, 1, 2, 3]],
    [`from=${today}`, [3, 2, 1, 0]],
    [`to=${today}`, []],
    [`from=${today}&sort=oldest&city=berlin`, [0, 2, 3]],
  ])('%s', async (query, expected) => {
    expect((await walk<AdminOrderView>(`/api/admin/orders?${query}`)).map(({ id }) => id)).toEqual(placed(...expected));
  });

  it('finds an order by its number', async () => {
    const id = orders[2]?.id ?? 0;
    for (const q of [String(id), `%23${String(id)}`]) {
      const { body } = await admin.request<AdminOrderView[]>('GET', `/api/admin/orders?q=${q}`);
      expect(body.map((row) => row.id)).toEqual([id]);
    }
  });

  it('tells what is picked up from what is delivered, live and as a file, too', async () => {
    await api.sql('UPDATE restaurants SET offers_pickup = true WHERE id = 3');
    const watcher = await admin.watch();
    await watcher.subscribe('admin');
    const customer = await Person.login(api.url, 'kunde@example.com');
    const { id } = await customer.placeOrder(3, { fulfilment: 'pickup', deliveryAddress: undefined });
    await watcher.hear('order:placed', ({ order }) => order.id === id && order.fulfilment === 'pickup');
    watcher.close();
    const list = async (query: string) => {
      const { body } = await admin.request<AdminOrderView[]>('GET', `/api/admin/orders?restaurantId=3&${query}`);
      return body.map((order) => [order.id, order.fulfilment]);
    };
    expect(await list('fulfilment=pickup')).toEqual([[id, 'pickup']]);
    expect(await list('fulfilment=delivery')).toEqual([]);
    expect(refusalOf(await admin.request('GET', '/api/admin/orders?fulfilment=flown')).fields).toEqual([
      'fulfilment invalid_choice',
    ]);
    const { body: file } = await admin.request<string>('GET', '/api/admin/orders/export?fulfilment=pickup');
    const [head = '', ...rows] = file.trim().split(/\r?\n/);
    expect(head.split(/[;,]/).at(-1)).toBe('fulfilment');
    expect(rows.map((row) => row.split(/[;,]/).at(-1))).toEqual(['pickup']);
  });

  it('refuses what it does not know', async () => {
    const query = 'q=ab&status=pending,lost&city=paris&sort=name&from=soon&restaurantId=0';
    expect(refusalOf(await admin.request('GET', `/api/admin/orders?${query}`)).fields.sort()).toEqual([
      'city invalid_choice',
      'from invalid_format',
      'q too_short',
      'restaurantId too_small',
      'sort invalid_choice',
      'status invalid_choice',
    ]);
    const cursor = Buffer.from('1|2026-01-01').toString('base64url');
    expect(refusalOf(await admin.request('GET', `/api/admin/orders?cursor=${cursor}`)).fields).toEqual([
      'cursor invalid_format',
    ]);
    const broken = Buffer.from('1|no time').toString('base64url');
    const { status } = await admin.request('GET', `/api/admin/orders?from=2020-01-01&cursor=${broken}`);
    expect(status).toBe(400);
  });
});

describe('the tables of restaurants and users', () => {
  it('sort by name, page by page', async () => {
    const restaurants = await walk<AdminRestaurantView>('/api/admin/restaurants?sort=name');
    const names = await api.sql<{ name: string }>('SELECT name FROM restaurants ORDER BY name');
    expect(restaurants.map(({ name }) => name)).toEqual(names.map(({ name }) => name));
    const users = await walk<AdminUserView>('/api/admin/users?sort=name');
    expect(users.map(({ name }) => name)).toEqual(['Anton', 'Berta', 'Cäsar', 'Kim Kundig']);
  });

  it('sort by orders', async () => {
    await api.sql('INSERT INTO restaurant_popularity VALUES (5, 9), (3, 4) ON CONFLICT (restaurant_id) DO NOTHING');
    const [first, second] = await walk<AdminRestaurantView>('/api/admin/restaurants?sort=orders');
    expect([first?.id, second?.id]).toEqual([5, 3]);
  });

  it('are filtered', async () => {
    await api.sql(
      `UPDATE restaurants SET is_active = false, announced_open = false, review_status = 'pending' WHERE id = 6`,
    );
    const ids = async (query: string) =>
      (await walk<AdminRestaurantView>(`/api/admin/restaurants?sort=oldest&${query}`)).map(({ id }) => id);
    expect(await ids('active=false')).toEqual([6]);
    expect(await ids('reviewStatus=pending')).toEqual([6]);
    expect(await ids('open=false&city=berlin')).toEqual([6]);
    expect(await ids('q=restaurant3@')).toEqual([3]);
    expect(await ids('plan=yearly')).toEqual([]);
    await api.sql(`UPDATE restaurants SET paused_until = now() + interval '1 hour' WHERE id IN (7, 8)`);
    await api.sql(`UPDATE restaurants SET paused_until = now() - interval '1 hour' WHERE id = 9`);
    await api.sql(
      `UPDATE restaurants SET suspended_from = now() + CASE id WHEN 9 THEN interval '-1 minute' ELSE interval '1 day' END,
         suspension_ground = 'fraud', suspension_reason = 'So.' WHERE id IN (9, 10)`,
    );
    await api.sql(`INSERT INTO admin_notices (kind, restaurant_id, resolved_at) VALUES
      ('no_device', 7, NULL), ('no_device', 8, now()), ('restaurant_paused', 9, NULL)`);
    expect([await ids('state=paused'), await ids('state=suspended'), await ids('state=no_device')]).toEqual([
      [7, 8],
      [9],
      [7],
    ]);
    const [first] = await walk<AdminRestaurantView>('/api/admin/restaurants?state=no_device');
    expect([first?.pausedUntil, first?.noDeviceSince]).toEqual([expect.any(String), expect.any(String)]);
    const users = await walk<AdminUserView>('/api/admin/users?q=CASAR&city=berlin&from=2020-01-01');
    expect(users.map(({ name }) => name)).toEqual(['Cäsar']);
  });
});

describe('the tables as files', () => {
  it('have all pages and the same filters, and formulas are text', async () => {
    const evil = ['=1+1', '+49', '-2', '@SUM(A1)', '\tx', "'=quoted", 'a;"b"'];
    await api.sql(
      `INSERT INTO users (name, email, password_hash, city) SELECT name, 'evil' || n || '@example.net', 'x', 'hamburg'
       FROM unnest($1::text[]) WITH ORDINALITY AS e(name, n)`,
      [evil],
    );
    await api.sql(
      `INSERT INTO users (name, email, password_hash, city)
       SELECT 'Many', 'many' || n || '@example.net', 'x', 'frankfurt' FROM generate_series(1, 2500) AS n`,
    );
    const { body, headers } = await admin.request<string>('GET', '/api/admin/users/export?city=hamburg');
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="users-\d{4}-\d\d-\d\d\.csv"$/);
    const names = body
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(';evil')[0]?.replace(/^\d+;/, ''));
    expect(names.reverse()).toEqual(["'=1+1", "'+49", "'-2", "'@SUM(A1)", "'\tx", "''=quoted", '"a;""b"""']);
    const many = await admin.request<string>('GET', '/api/admin/users/export?city=frankfurt&sort=name');
    expect(new Set(many.body.split('\r\n')).size).toBe(2_502);
    const [line] = await auditOf(admin, '?action=users_exported');
    expect(line).toMatchObject({ target: { id: 'users' }, after: { filter: { city: 'frankfurt' } } });
  });

  it('exist of orders and restaurants', async () => {
    const { body } = await admin.request<string>('GET', '/api/admin/orders/export?status=cancelled');
    const [header, row] = body.split('\r\n');
    const columns =
      'id;created_at;status;reason;restaurant_id;restaurant;customer;total;payment_method;payment_status;tip;fulfilment';
    // The client of these tests strips the mark.
    expect(header?.replace('\uFEFF', '')).toBe(columns);
    expect(row).toContain(`;cancelled;other;7;`);
    expect(row).toContain(`;${String(orders[1]?.total).replace('.', ',')};cash_on_delivery;due;0,00;delivery`);
    const restaurants = await admin.request<string>('GET', '/api/admin/restaurants/export?city=hamburg');
    expect(restaurants.body.split('\r\n')).toHaveLength(4 + 2);
    expect(refusalOf(await admin.request('GET', '/api/admin/orders/export?city=paris')).fields).toEqual([
      'city invalid_choice',
    ]);
  });
});

describe('the search for guests', () => {
  const found = async (q: string) => (await walk<AdminOrderView>(`/api/admin/orders?q=${q}`)).map(({ id }) => id);

  it('finds whoever ordered before it had a table of its own, and survives that being undone', async () => {
    const runner = { query: (text: string) => api.sql(text) } as unknown as QueryRunner;
    const migration = new GuestSearches1795300000100();
    await migration.down(runner);
    await migration.up(runner);
    expect(await found('jorg')).toEqual(placed(3));
    expect(await api.sql('SELECT order_id AS id FROM guest_searches')).toEqual([{ id: orders[3]?.id }]);
  });

  it('goes through the orders where too many guests are meant for a list of them', async () => {
    const owners = { users: [], restaurants: [], guestOrders: null };
    const { text, values } = ordersQuery({ q: 'GÄST' }, 'newest', owners, null, 10);
    expect((await api.sql<{ id: number }>(text, values)).map(({ id }) => id)).toEqual(placed(3));
  });

  it('forgets an order that an account takes over and a contact that is erased', async () => {
    const place = (name: string) =>
      new Person(api.url).placeOrder(1, { contact: { name, email: 'g@example.org', phone: '030 123456' } });
    const [claimed, erased] = [await place('Gustav'), await place('Gundula')];
    const owner = await Person.register(api.url, 'Somebody');
    const { guestToken } = claimed;
    expect((await owner.request('POST', `/api/orders/${String(claimed.id)}/claim`, { guestToken })).status).toBe(200);
    expect([...(await found('gustav')), ...(await found('gundula'))]).toEqual([erased.id]);
    expect(await found('somebody')).toEqual([claimed.id]);
    const contact = 'customer_name = NULL, customer_email = NULL, customer_phone = NULL';
    await api.sql(`UPDATE orders SET ${contact} WHERE id = $1`, [erased.id]);
    expect(await api.sql('SELECT order_id AS id FROM guest_searches')).toEqual([{ id: orders[3]?.id }]);
  });
});
