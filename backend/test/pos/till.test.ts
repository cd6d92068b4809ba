import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type {
  TillCallbackView,
  TillDeliveryView,
  TillResendView,
  TillTestView,
} from '../../src/contracts/restaurants/pos.ts';
import type { OrderView } from '../../src/contracts/orders/order-views.ts';
import { DeliverToTill } from '../../src/modules/pos/deliver-to-till.ts';
import { auditOf } from '../api/admins.ts';
import { type Api, Person, refusalOf, startApi } from '../api/api.ts';
import { PAID, startTill, type TestTill } from '../support/till.ts';
import { until } from '../support/until.ts';

const PENDING = { status: 200, body: { status: 'pending' } };
const REFUSED = { status: 401, body: {} };

/** Longer than a call takes, shorter than a test wants to wait. */
const UNDO_HOLD_MS = 3_000;

let till: TestTill;
let api: Api;
let owner: Person;
let customer: Person;
beforeAll(async () => {
  till = await startTill();
  api = await startApi({ undoHoldMs: UNDO_HOLD_MS });
  owner = await Person.login(api.url, 'restaurant1@example.com');
  customer = await Person.login(api.url, 'kunde@example.com');
});
afterAll(async () => {
  await api.stop();
  await till.stop();
});
beforeEach(async () => {
  till.replies.length = 0;
  till.usual = PAID;
  await setTill(till.url);
});

const setTill = (posApiUrl: string | null) =>
  owner.request('PUT', '/api/restaurant/pos', { posApiUrl, posApiKey: till.key });
const order = (restaurantId = 1) => customer.placeOrder(restaurantId, { paymentMethod: 'restaurant_pos' });
const read = async ({ id }: { id: number }) =>
  (await customer.request<OrderView>('GET', `/api/orders/${String(id)}`)).body;
const list = async () => (await owner.request<TillDeliveryView[]>('GET', '/api/restaurant/till-deliveries')).body;
const deliveryOf = async ({ id }: { id: number }, kind = 'order') =>
  (await list()).find((delivery) => delivery.orderId === id && delivery.kind === kind);
const resend = (id: number) =>
  owner.request<TillDeliveryView>('POST', `/api/restaurant/till-deliveries/${String(id)}/resend`);

async function becomes(placed: OrderView, paymentStatus: OrderView['paymentStatus']): Promise<void> {
  await until(async () => (await read(placed)).paymentStatus === paymentStatus, {
    what: () => `it is ${paymentStatus}`,
  });
}
async function settles(placed: OrderView, state: TillDeliveryView['state'], kind = 'order'): Promise<TillDeliveryView> {
  let found: TillDeliveryView | undefined;
  await until(async () => (found = await deliveryOf(placed, kind))?.state === state, {
    what: () => `the ${kind} is ${state}; it is ${JSON.stringify(found)}`,
  });
  return found!;
}

describe('an order that is paid through the till', () => {
  it('is told signed, and paid once the till says so, for everybody at once', async () => {
    const [watcher, kitchen] = await Promise.all([customer.watch(), owner.watch()]);
    await kitchen.subscribe('restaurant:1:orders');
    const placed = await order();
    expect(placed).toMatchObject({ paymentMethod: 'restaurant_pos', paymentStatus: 'pending' });
    await watcher.subscribe(`order:${placed.id}`);
    const [call] = await till.hear(placed.id);
    expect(call).toMatchObject({
      isSigned: true,
      body: { type: 'order', order: { id: placed.id, total: placed.total } },
    });
    expect(call?.body.id).toBe(call?.delivery);
    expect(call?.body.order).toMatchObject({
      customer: { name: placed.customerName },
      deliveryAddress: placed.deliveryAddress,
      items: [{ quantity: 5 }],
      vat: placed.vat,
    });
    const heard = await kitchen.hear('order:updated', ({ orderId }) => orderId === placed.id);
    expect(heard).toMatchObject({ version: 2, status: 'pending', previousStatus: 'pending', paymentStatus: 'paid' });
    await becomes(placed, 'paid');
    expect((await read(placed)).timeline).toHaveLength(1);
    expect(await settles(placed, 'delivered')).toMatchObject({
      payment: 'paid',
      tries: 1,
      failure: null,
      httpStatus: 200,
    });
    watcher.close();
    kitchen.close();
  });

  it('has its tip beside the total and the VAT, and so has its cancellation', async () => {
    const placed = await customer.placeOrder(1, { paymentMethod: 'restaurant_pos', tip: '2.50' });
    const amounts = { total: placed.total, tip: '2.50', totalWithTip: placed.totalWithTip };
    const [call] = await till.hear(placed.id);
    expect(call?.body.order).toMatchObject({ ...amounts, vat: placed.vat });
    await becomes(placed, 'paid');
    expect(await settles(placed, 'delivered')).toMatchObject({ total: placed.totalWithTip });
    till.usual = { status: 200, body: { status: 'cancelled' } };
    await owner.move(placed.id, 'cancelled', { reason: 'too_busy' });
    await settles(placed, 'delivered', 'cancellation');
    const told = (await till.hear(placed.id, 2)).find(({ body }) => body.type === 'cancellation');
    expect(told?.body.order).toMatchObject({ ...amounts, payment: 'paid' });
  });

  it('is tried again when the till answers 500, with garbage, or elsewhere, and is the same delivery each time', async () => {
    till.replies.push({ status: 500 }, { status: 200, body: '{"status":' });
    const placed = await order();
    const calls = await till.hear(placed.id, 3);
    expect(new Set(calls.map(({ delivery }) => delivery)).size).toBe(1);
    await becomes(placed, 'paid');
    expect(await settles(placed, 'delivered')).toMatchObject({ tries: 3, failure: null });
  });

  it('waits for a till that is slow to decide, and takes what it says twice or late', async () => {
    till.usual = PENDING;
    const placed = await order();
    expect(await settles(placed, 'delivered')).toMatchObject({ payment: 'pending' });
    expect((await read(placed)).paymentStatus).toBe('pending');
    const [call] = await till.hear(placed.id);
    const text = JSON.stringify({ delivery: call?.delivery, status: 'paid', reference: 'R-7' });
    const say = (body: string, headers = till.sign(body)) =>
      new Person(api.url).request<TillCallbackView>('POST', '/api/pos/callback', body, {
        'content-type': 'application/json',
        ...headers,
      });
    const signed = till.sign(text);
    const foreign = text.replace('paid', 'declined');
    for (const headers of [
      {},
      { ...signed, 'x-tischlein-signature': signed['x-tischlein-signature']!.replace(/.$/, 'x') },
      // Far enough off that no time spent here matters; till-signature.spec.ts has the exact limits.
      ...[-600, 600].map((seconds) => till.sign(text, Math.floor(Date.now() / 1_000) + seconds)),
      till.sign(foreign),
    ]) {
      expect(refusalOf(await say(text, headers)).code).toBe('bad_signature');
    }
    const unknown = JSON.stringify({ delivery: crypto.randomUUID(), status: 'paid' });
    expect(refusalOf(await say(unknown)).code).toBe('bad_signature');
    const empty = JSON.stringify({ delivery: call?.delivery, status: 'pending' });
    expect(refusalOf(await say(empty)).fields).toEqual(['status invalid_choice']);
    expect((await read(placed)).version).toBe(1);

    expect((await say(foreign)).body).toEqual({ status: 'declined' });
    expect((await say(text, signed)).body).toEqual({ status: 'paid' });
    // The same again, and what was recorded before: neither takes back what was paid.
    expect((await say(text, signed)).body).toEqual({ status: 'paid' });
    expect((await say(foreign)).body).toEqual({ status: 'paid' });
    expect(await read(placed)).toMatchObject({ paymentStatus: 'paid', version: 3 });
    expect(await deliveryOf(placed)).toMatchObject({ state: 'delivered', payment: 'paid' });
  });

  it('is not paid when the till declines, and stays an order', async () => {
    till.usual = { status: 200, body: { status: 'declined' } };
    const placed = await order();
    await becomes(placed, 'failed');
    expect(await settles(placed, 'delivered')).toMatchObject({ payment: 'declined' });
    expect((await owner.move(placed.id, 'preparing')).body).toMatchObject({ paymentStatus: 'failed' });
  });

  it('is given up when the till refuses, is shown, and is sent again by a click', async () => {
    till.usual = REFUSED;
    const placed = await order();
    const other = await order();
    const dead = await settles(placed, 'given_up');
    expect(dead).toMatchObject({ failure: 'refused', httpStatus: 401, tries: 1, nextTryAt: null, total: placed.total });
    await becomes(placed, 'failed');
    await settles(other, 'given_up');
    const [first] = await list();
    expect(first?.state).toBe('given_up');

    const stranger = await Person.login(api.url, 'restaurant2@example.com');
    const theirs = `/api/restaurant/till-deliveries/${String(dead.id)}/resend`;
    expect((await stranger.request('POST', theirs)).status).toBe(404);
    till.usual = PAID;
    expect((await resend(dead.id)).body).toMatchObject({ id: dead.id, state: 'waiting', tries: 0 });
    await becomes(placed, 'paid');
    await settles(placed, 'delivered');
    expect(refusalOf(await resend(dead.id)).code).toBe('not_resendable');
    const all = await owner.request<TillResendView>('POST', '/api/restaurant/till-deliveries/resend');
    expect(all.body).toEqual({ resent: 1 });
    await becomes(other, 'paid');
    const ids = (await till.hear(placed.id, 2)).map(({ delivery }) => delivery);
    expect(new Set(ids).size).toBe(1);
  });

  it('is sent again by an admin for the restaurant, on record', async () => {
    till.usual = REFUSED;
    const placed = await order();
    const dead = await settles(placed, 'given_up');
    const admin = await Person.login(api.url, 'admin@example.com');
    const path = `/api/admin/board/tills/${String(dead.id)}/resend`;
    expect((await owner.request('POST', path)).status).toBe(403);
    till.usual = PAID;
    expect((await admin.request('POST', path)).status).toBe(204);
    await settles(placed, 'delivered');
    await becomes(placed, 'paid');
    expect(refusalOf(await admin.request('POST', path)).code).toBe('not_resendable');
    expect((await admin.request('POST', '/api/admin/board/tills/2147483647/resend')).status).toBe(404);
    expect((await auditOf(admin)).filter(({ action }) => action === 'till_resent')).toMatchObject([
      { target: { kind: 'order', id: String(placed.id) }, after: { deliveryId: dead.id } },
    ]);
  });

  it('is given up after its last try', async () => {
    till.usual = { status: 503 };
    const placed = await order();
    await till.hear(placed.id);
    await until(async () => (await deliveryOf(placed))?.failure === 'server_error');
    await api.sql('UPDATE till_deliveries SET tries = 10 WHERE order_id = $1', [placed.id]);
    expect(await settles(placed, 'given_up')).toMatchObject({ failure: 'server_error', tries: 11 });
    await becomes(placed, 'failed');
  });

  it('is not told to a till that is gone, or in a private network', async () => {
    const placed = await order();
    await settles(placed, 'delivered');
    till.usual = { status: 503 };
    const next = await order();
    await till.hear(next.id);
    await setTill(null);
    expect(await settles(next, 'given_up')).toMatchObject({ failure: 'no_till' });
  });
});

describe('a cancelled order', () => {
  it('is told to the till that knows it', async () => {
    const placed = await order();
    await becomes(placed, 'paid');
    await settles(placed, 'delivered');
    till.replies.push({ status: 500 });
    till.usual = { status: 200, body: { status: 'cancelled' } };
    await owner.move(placed.id, 'cancelled', { reason: 'too_busy' });
    expect(await settles(placed, 'delivered', 'cancellation')).toMatchObject({ tries: 2, payment: null });
    const [first, second] = (await till.hear(placed.id, 3)).slice(1);
    expect(first?.body).toMatchObject({ type: 'cancellation', order: { reason: 'too_busy', payment: 'paid' } });
    expect(second?.delivery).toBe(first?.delivery);
    expect((await read(placed)).paymentStatus).toBe('paid');
  });

  it('that the kitchen takes back at once is not told, and the order goes on', async () => {
    till.usual = { status: 200, body: { status: 'paid' } };
    const placed = await order();
    await settles(placed, 'delivered');
    const cancelled = await owner.move(placed.id, 'cancelled', { reason: 'too_busy' });
    const path = `/api/restaurant/orders/${String(placed.id)}/undo`;
    expect((await owner.request('POST', path, { expectedVersion: cancelled.body.version })).status).toBe(200);
    // Another one that is cancelled after it, and told, was due later.
    const other = await order();
    await settles(other, 'delivered');
    till.usual = { status: 200, body: { status: 'cancelled' } };
    await owner.move(other.id, 'cancelled', { reason: 'too_busy' });
    await settles(other, 'delivered', 'cancellation');
    expect(await deliveryOf(placed, 'cancellation')).toBeUndefined();
  });

  it('is no longer told once it is cancelled, but its cancellation is, since the till may have heard', async () => {
    till.usual = { status: 503 };
    const placed = await order();
    await till.hear(placed.id);
    await until(async () => (await deliveryOf(placed))?.failure === 'server_error');
    till.usual = { status: 200, body: { status: 'cancelled' } };
    await customer.request('POST', `/api/orders/${String(placed.id)}/cancel`);
    await settles(placed, 'delivered', 'cancellation');
    expect(await deliveryOf(placed)).toMatchObject({ state: 'withdrawn' });
    const types = (await till.hear(placed.id)).map(({ body }) => body.type);
    expect(types.at(-1)).toBe('cancellation');
  });

  it('is not told at all where the till was never reached', async () => {
    const deliver = api.app.nest.get(DeliverToTill, { strict: false });
    const placed = await customer.placeOrder(1);
    await api.sql(`UPDATE orders SET payment_method = 'restaurant_pos', payment_status = 'pending' WHERE id = $1`, [
      placed.id,
    ]);
    await customer.request('POST', `/api/orders/${String(placed.id)}/cancel`);
    expect(await settles(placed, 'withdrawn')).toMatchObject({ tries: 0 });
    await deliver.handle({ restaurantId: 1, orderId: placed.id, kind: 'order' });
    expect(till.calls.filter(({ body }) => body.order?.id === placed.id)).toEqual([]);
    expect(await deliveryOf(placed, 'cancellation')).toBeUndefined();
  });
});

describe('what a queue forgets', () => {
  it('is found in the database', async () => {
    const placed = await customer.placeOrder(1);
    await api.sql(`UPDATE orders SET payment_method = 'restaurant_pos', payment_status = 'pending' WHERE id = $1`, [
      placed.id,
    ]);
    const deliver = api.app.nest.get(DeliverToTill, { strict: false });
    await deliver.sweep(0);
    await becomes(placed, 'paid');
    await settles(placed, 'delivered');
    await api.sql(
      `UPDATE till_deliveries SET state = 'waiting', next_try_at = now() - interval '1 second' WHERE order_id = $1`,
      [placed.id],
    );
    await deliver.sweep(0);
    await settles(placed, 'delivered');
    expect(await till.hear(placed.id)).toHaveLength(2);
  });
});

describe('a restaurant', () => {
  it('tries its connection, and reads in a code what is wrong', async () => {
    const test = async () => (await owner.request<TillTestView>('POST', '/api/restaurant/pos/test')).body;
    till.usual = { status: 200, body: { status: 'ok' } };
    expect(await test()).toMatchObject({ failure: null, httpStatus: 200 });
    expect(till.calls.at(-1)).toMatchObject({ isSigned: true, body: { type: 'test' } });
    till.usual = REFUSED;
    expect(await test()).toMatchObject({ failure: 'refused', httpStatus: 401 });
    await setTill('http://127.0.0.1:9/closed');
    expect(await test()).toMatchObject({ failure: 'unreachable', httpStatus: null });
    await setTill(null);
    expect(await test()).toEqual({ failure: 'no_till', httpStatus: null, durationMs: 0 });
  });

  it('without a till is paid at the door, whatever was chosen', async () => {
    const cart = await customer.cartOf(2);
    const quote = await customer.request('POST', '/api/orders/quote', { restaurantId: 2, items: cart.items });
    expect(quote.body).toMatchObject({ takesOnlinePayment: false });
    const placed = await order(2);
    expect(placed).toMatchObject({ paymentMethod: 'restaurant_pos', paymentStatus: 'due' });
    const own = await customer.request('POST', '/api/orders/quote', await customer.cartOf(1));
    expect(own.body).toMatchObject({ takesOnlinePayment: true });
    for (const [id, takesOnlinePayment] of [
      [1, true],
      [2, false],
    ] as const) {
      const shown = await customer.request('GET', `/api/restaurants/${String(id)}`);
      expect(shown.body).toMatchObject({ takesOnlinePayment });
    }
  });
});
