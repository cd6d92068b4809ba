import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { GuestDataView, GuestErasureView } from '../../src/contracts/accounts/guest-data.ts';
import type { ContentNoticeReceipt } from '../../src/contracts/admin/moderation.ts';
import type { OrderProblemView } from '../../src/contracts/orders/order-problems.ts';
import type { OrderView, RestaurantOrderView } from '../../src/contracts/orders/order-views.ts';
import type { ReviewSummaryView, ReviewView } from '../../src/contracts/orders/reviews.ts';
import type { GuestRequest } from '../../src/contracts/http/requests.gen.ts';
import { GuestDataPurge } from '../../src/modules/privacy/guest-data-purge.ts';
import { addAdmin, auditOf } from '../admin/admins.ts';
import { type Api, Person, refusalOf, startApi } from '../api/api.ts';

const DAYS = 90;
let api: Api;
let guest: Person;
let kitchen: Person;
let admin: Person;
let purge: GuestDataPurge;
beforeAll(async () => {
  api = await startApi({ guestDataDays: DAYS });
  guest = new Person(api.url);
  kitchen = await Person.login(api.url, 'restaurant1@example.com');
  admin = await Person.login(api.url, 'admin@example.com');
  purge = api.app.nest.get(GuestDataPurge, { strict: false });
});
afterAll(() => api.stop());

const contactOf = (name: string) => ({ name, email: `${name}@guests.example`, phone: `0151 ${digitsOf(name)}` });
/** A number of its own for each name. */
const digitsOf = (name: string) =>
  String(Buffer.from(name).reduce((sum, byte) => (sum * 31 + byte) % 9_000_000, 7) + 1_000_000);

/** Delivered, reviewed and answered, with a word of the guest in every place that takes one. */
async function delivered(name: string): Promise<OrderView> {
  const cart = await guest.cartOf(1);
  const order = await guest.placeOrder(1, {
    items: cart.items.map((item) => ({ ...item, notes: `Für ${name} ohne Zwiebeln` })),
    contact: contactOf(name),
    deliveryAddress: `${name}straße 1, 10119 Berlin`,
    deliveryNotes: `Bei ${name} klingeln`,
    notes: `${name} hat Hunger`,
  });
  for (const status of ['preparing', 'delivering', 'delivered'] as const) await kitchen.move(order.id, status);
  return order;
}
async function reviewed(name: string): Promise<{ order: OrderView; review: ReviewView }> {
  const order = await delivered(name);
  const path = `/api/orders/${String(order.id)}/review?t=${order.guestToken ?? ''}`;
  const { body: review } = await guest.request<ReviewView>('POST', path, { rating: 4, text: `${name} fand es gut.` });
  await kitchen.request('PUT', `/api/restaurant/reviews/${String(review.id)}/answer`, { text: `Danke, ${name}!` });
  const problem = { kind: 'other', text: `${name} hat etwas gefehlt.` };
  const reported = `/api/orders/${String(order.id)}/problems?t=${order.guestToken ?? ''}`;
  const { body } = await guest.request<OrderProblemView>('POST', reported, problem);
  const answer = { text: `Entschuldige, ${name}!`, expectedVersion: 1 };
  await kitchen.request('POST', `/api/restaurant/problems/${String(body.id)}/answers`, answer);
  return { order, review };
}
const age = (order: OrderView, interval: string) =>
  api.sql(
    `UPDATE orders SET created_at = created_at - interval '400 days', updated_at = now() - $2::interval WHERE id = $1`,
    [order.id, interval],
  );
const areBlank = async (orders: readonly OrderView[]) => {
  const blank = await api.sql<{ id: number }>(
    'SELECT id FROM orders WHERE id = ANY($1::int[]) AND customer_name IS NULL',
    [orders.map(({ id }) => id)],
  );
  return orders.map(({ id }) => blank.some((row) => row.id === id));
};
const isBlank = async (order: OrderView) => (await areBlank([order]))[0];
const find = (request: GuestRequest, by = admin) =>
  by.request<GuestDataView>('POST', '/api/admin/guest-data/find', request);
const erase = (request: GuestRequest, by = admin) =>
  by.request<GuestErasureView>('POST', '/api/admin/guest-data/erase', request);

async function expectNoTrace(name: string, but: readonly string[] = []): Promise<void> {
  const tables = await api.sql<{ name: string }>(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
      WHERE table_schema IN ('public', 'bullmq') AND table_type = 'BASE TABLE'`,
  );
  expect(tables.length).toBeGreaterThan(30);
  for (const table of tables.filter((one) => !but.includes(one.name))) {
    const [row] = await api.sql<{ text: string | null }>(`SELECT json_agg(t)::text AS text FROM ${table.name} t`);
    expect(`${table.name}: ${row?.text ?? ''}`).not.toMatch(new RegExp(`${name}|${digitsOf(name)}`, 'i'));
  }
}

describe("guests' data", () => {
  it('is blanked some days after the last status, in every table, and what the tax law asks for stays', async () => {
    const { order, review } = await reviewed('Vergissmein');
    await api.sql(
      `INSERT INTO push_subscriptions (order_id, endpoint, p256dh, auth) VALUES ($1, 'https://push.example/Vergissmein', 'k', 'a')`,
      [order.id],
    );
    await api.sql(
      `INSERT INTO unconfirmed_orders (id, restaurant_id, language, idempotency_key, expires_at, order_id)
       VALUES (gen_random_uuid(), 1, 'de', 'Vergissmein', now(), $1)`,
      [order.id],
    );
    const { body: receipt } = await guest.request<ContentNoticeReceipt>('POST', '/api/notices', {
      target: 'review',
      targetId: review.id,
      ground: 'fake',
      explanation: 'Das hat sich jemand ausgedacht.',
      name: 'Mia Melder',
      email: 'mia@example.com',
      goodFaith: true,
    });
    const path = `/api/admin/content-notices/${String(receipt.id)}/decide`;
    const reason = 'Sie verstößt gegen die Regeln für Bewertungen.';
    expect((await admin.request('POST', path, { outcome: 'removed', reason })).status).toBe(204);
    const [measure] = await api.sql<{ token: string }>('SELECT token FROM moderation_measures WHERE review_id = $1', [
      review.id,
    ]);
    const appeal = `/api/notices/decisions/${measure?.token ?? ''}/appeal`;
    expect((await guest.request('POST', appeal, { text: 'Vergissmein war wirklich da.' })).status).toBe(200);

    // Nothing is taken from somebody whose complaint nobody has decided.
    await age(order, '200 days');
    expect(await purge.execute()).toBe(0);
    expect(await isBlank(order)).toBe(false);
    const other = await addAdmin(api, 'operations');
    const [open] = await api.sql<{ id: number }>('SELECT id FROM moderation_appeals WHERE outcome IS NULL');
    const decision = { outcome: 'reversed', reason: 'Das war eine zulässige Meinung.' };
    const decided = await other.request('POST', `/api/admin/appeals/${String(open?.id)}/decide`, decision);
    expect(decided.status).toBe(204);

    const before = await summary();
    const paid = await paidFor(order.id);
    expect(await purge.execute()).toBe(1);
    await expectNoTrace('Vergissmein');
    expect(await paidFor(order.id)).toEqual(paid);
    expect(await summary()).toEqual(before);
    expect(await api.sql('SELECT rating, text, answer FROM reviews WHERE id = $1', [review.id])).toEqual([
      { rating: 4, text: null, answer: null },
    ]);
    const orderPath = `/api/orders/${String(order.id)}`;
    for (const old of [order.guestToken ?? '', order.shareToken ?? '']) {
      expect((await guest.request('GET', `${orderPath}?t=${old}`)).status).toBe(404);
    }
    const { body: kept } = await kitchen.request<OrderView>('GET', orderPath);
    expect(kept).toMatchObject({ total: order.total, deliveryAddress: '—', customerName: null, notes: null });
    const { body: listed } = await kitchen.request<RestaurantOrderView[]>('GET', '/api/restaurant/orders');
    expect(listed.find(({ id }) => id === order.id)).toMatchObject({ customer_name: '—', customer_phone: null });
    expect(await purge.execute()).toBe(0);
  });

  it.each([
    ['stays a minute before its time', `${DAYS - 1} days 23 hours 59 minutes`, false],
    ['goes a minute after it', `${DAYS} days 1 minute`, true],
  ])('%s', async (_, interval, expected) => {
    const order = await delivered('Grenzfall');
    await age(order, interval);
    await purge.execute();
    expect(await isBlank(order)).toBe(expected);
  });

  it('goes also when the kitchen never closed the order', async () => {
    const order = await guest.placeOrder(1, { contact: contactOf('Vergessen') });
    await kitchen.move(order.id, 'preparing');
    await age(order, `${DAYS} days 1 minute`);
    expect(await purge.execute()).toBe(1);
    expect(await isBlank(order)).toBe(true);
  });

  it('is no business of the orders of accounts, claimed ones included', async () => {
    const person = await Person.register(api.url, 'Kontoinhaber');
    const order = await delivered('Uebernommen');
    const path = `/api/orders/${String(order.id)}/claim`;
    expect((await person.request('POST', path, { guestToken: order.guestToken })).status).toBe(200);
    await age(order, '400 days');
    expect(await purge.execute()).toBe(0);
    expect(await isBlank(order)).toBe(false);
  });

  it('is blanked in batches, once each, by two instances at once and past what a third has in hand', async () => {
    const another = (await api.another()).nest.get(GuestDataPurge, { strict: false });
    const orders: OrderView[] = [];
    for (let at = 0; at < 7; at += 1) orders.push(await delivered(`Schwarm${String(at)}`));
    for (const order of orders) await age(order, '91 days');
    const held = orders[0]!;
    await api.sql('BEGIN');
    await api.sql('SELECT 1 FROM orders WHERE id = $1 FOR UPDATE', [held.id]);
    const counts = await Promise.all([purge.execute(2), another.execute(2), purge.execute(3)]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(6);
    expect(await areBlank(orders)).toEqual(orders.map((order) => order !== held));
    await api.sql('ROLLBACK');
    expect(await purge.execute()).toBe(1);
    expect(await isBlank(held)).toBe(true);
  });

  it('is looked for by an index that is written once an order', async () => {
    await api.sql('SET enable_seqscan = off');
    const plan = await api.sql<{ 'QUERY PLAN': string }>(
      `EXPLAIN SELECT id FROM orders o WHERE o.guest_token IS NOT NULL AND o.created_at < now() - interval '90 days'
         AND o.updated_at < now() - interval '90 days' ORDER BY o.created_at LIMIT 200 FOR UPDATE OF o SKIP LOCKED`,
    );
    await api.sql('RESET enable_seqscan');
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('orders_guest_data_idx');
  });
});

describe('an admin whom a guest asks', () => {
  it('finds and blanks by e-mail what is not open, and the record names no one', async () => {
    const { order } = await reviewed('Loeschwunsch');
    const second = await delivered('Loeschwunsch');
    const open = await guest.placeOrder(1, { contact: contactOf('Loeschwunsch') });
    const stranger = await delivered('Nachbar');
    const request: GuestRequest = { by: 'email', value: ' LOESCHWUNSCH@guests.example ' };
    const { status, body } = await find(request);
    expect([status, body]).toEqual([
      200,
      { orders: 2, reviews: 1, open: 1, disputed: 0, firstAt: order.createdAt, lastAt: open.createdAt },
    ]);
    expect((await erase(request)).body).toEqual({ orders: 2, open: 1, disputed: 0 });
    expect(await areBlank([order, second, open, stranger])).toEqual([true, true, false, false]);
    const [entry] = await auditOf(admin, '?action=guest_data_erased');
    expect(entry).toMatchObject({
      actor: { role: 'admin' },
      target: { kind: 'guest', id: null, name: null },
      after: { soughtBy: 'email', orders: [order.id, second.id] },
    });
    expect((await find(request)).body).toMatchObject({ orders: 0, open: 1 });

    await kitchen.move(open.id, 'preparing');
    await kitchen.move(open.id, 'cancelled', { reason: 'other' });
    expect((await erase(request)).body).toEqual({ orders: 1, open: 0, disputed: 0 });
    await expectNoTrace('Loeschwunsch');
    expect((await find(request)).body).toEqual({
      orders: 0,
      reviews: 0,
      open: 0,
      disputed: 0,
      firstAt: null,
      lastAt: null,
    });
    expect((await erase(request)).body).toEqual({ orders: 0, open: 0, disputed: 0 });
    expect(await auditOf(admin, '?action=guest_data_erased')).toHaveLength(2);
  });

  it('finds by a phone number however it is written', async () => {
    await delivered('Anrufer');
    const number = digitsOf('Anrufer');
    for (const value of [`0151 ${number}`, `+49151${number}`, `0049 (151) ${number.slice(0, 3)}-${number.slice(3)}`]) {
      expect((await find({ by: 'phone', value })).body).toMatchObject({ orders: 1 });
    }
    expect((await find({ by: 'phone', value: `0152 ${number}` })).body).toMatchObject({ orders: 0 });
    expect((await erase({ by: 'phone', value: `+49 151 ${number}` })).body).toMatchObject({ orders: 1 });
    await expectNoTrace('Anrufer');
  });

  it('finds by one order all of its guest, and nothing by an order of an account', async () => {
    const first = await delivered('Einbestell');
    await delivered('Einbestell');
    expect((await find({ by: 'order', value: String(first.id) })).body).toMatchObject({ orders: 2 });
    const person = await Person.register(api.url, 'Besitzer');
    const own = await person.placeOrder(1);
    expect((await find({ by: 'order', value: String(own.id) })).body).toMatchObject({ orders: 0, open: 0 });
    expect((await find({ by: 'email', value: person.account?.email ?? '' })).body).toMatchObject({
      orders: 0,
      open: 0,
    });
    expect((await erase({ by: 'order', value: String(own.id) })).body).toMatchObject({ orders: 0 });
    expect(await isBlank(own)).toBe(false);
  });

  it('does not take letters of an e-mail for a pattern, nor a part of one for the whole', async () => {
    await guest.placeOrder(1, { contact: { ...contactOf('Muster'), email: 'mxu@guests.example' } });
    for (const value of ['m_u@guests.example', 'xu@guests.example', 'mxu@guests.exampl']) {
      const { body } = await find({ by: 'email', value });
      expect([value, body.orders + body.open]).toEqual([value, 0]);
    }
  });

  it('leaves an order about whose review a notice is undecided, and says so', async () => {
    const { order, review } = await reviewed('Streitfall');
    const notice = { target: 'review', targetId: review.id, ground: 'fake', goodFaith: true };
    const sender = { explanation: 'Das ist sicher erfunden.', name: 'Mia', email: 'mia@example.com' };
    expect((await guest.request('POST', '/api/notices', { ...notice, ...sender })).status).toBe(201);
    const request: GuestRequest = { by: 'order', value: String(order.id) };
    expect((await find(request)).body).toMatchObject({ orders: 0, reviews: 0, open: 0, disputed: 1 });
    expect((await erase(request)).body).toEqual({ orders: 0, open: 0, disputed: 1 });
    expect(await isBlank(order)).toBe(false);
  });

  it('needs the right, and to have proved lately who it is', async () => {
    const support = await addAdmin(api, 'support');
    const request: GuestRequest = { by: 'email', value: 'nobody@guests.example' };
    for (const call of [find, erase]) {
      expect((await call(request, support)).status).toBe(403);
      expect((await call(request, kitchen)).status).toBe(403);
      expect((await call(request, new Person(api.url))).status).toBe(401);
    }
    const late = await addAdmin(api, 'operations', 'late');
    await api.sql(
      `UPDATE sessions SET proved_at = now() - interval '1 hour'
        WHERE admin_id = (SELECT id FROM admin_users WHERE name = 'late')`,
    );
    expect((await find(request, late)).status).toBe(200);
    expect(refusalOf(await erase(request, late))).toMatchObject({ status: 403, code: 'step_up_required' });
  });

  it.each<[string, unknown, string]>([
    ['nothing', {}, 'by required,value required'],
    ['an unknown way', { by: 'name', value: 'Ada' }, 'by invalid_choice'],
    ['no e-mail', { by: 'email', value: 'ada' }, 'value invalid_email'],
    ['an empty one', { by: 'email', value: ' ' }, 'value too_short'],
    ['letters for a phone', { by: 'phone', value: 'call me' }, 'value invalid_format'],
    ['too few digits', { by: 'phone', value: '12345' }, 'value invalid_format'],
    ['no order number', { by: 'order', value: '#12' }, 'value invalid_format'],
    ['too large a number', { by: 'order', value: '99999999999' }, 'value invalid_format'],
    ['a number', { by: 'order', value: 12 }, 'value invalid_type'],
  ])('is told at the field what is wrong: %s', async (_, body, fields) => {
    for (const call of [find, erase]) {
      expect(refusalOf(await call(body as GuestRequest))).toEqual({
        status: 400,
        code: 'validation_failed',
        fields: fields.split(','),
      });
    }
  });
});

const summary = async () => (await guest.request<ReviewSummaryView>('GET', '/api/restaurants/1/reviews/summary')).body;
/** What § 147 AO asks for. */
const paidFor = (id: number) =>
  api.sql(
    `SELECT o.restaurant_id, o.status, o.version, o.created_at, o.updated_at, o.payment_method, o.payment_status,
       o.total_cents, o.delivery_fee_cents, o.deposit_cents, o.subtotal_cents,
       (SELECT json_agg(json_build_array(i.name, i.quantity, i.unit_price_cents, i.vat_rate, i.options) ORDER BY i.id)
          FROM order_items i WHERE i.order_id = o.id) AS items,
       (SELECT json_agg(json_build_array(e.status, e.at, e.actor) ORDER BY e.version)
          FROM order_event e WHERE e.order_id = o.id) AS timeline
     FROM orders o WHERE o.id = $1`,
    [id],
  );
