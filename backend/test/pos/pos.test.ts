import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type {
  PosCallbackView,
  PosDeliveryView,
  PosResendView,
  PosTestView,
} from '../../src/contracts/restaurants/pos.ts';
import type { OrderView } from '../../src/contracts/orders/order-views.ts';
import { DeliverToPos } from '../../src/modules/pos/deliveries/deliver-to-pos.ts';
import { auditOf } from '../admin/admins.ts';
import { type Api, Person, refusalOf, startApi } from '../api/api.ts';
import { PAID, startPos, type TestPos } from '../support/pos.ts';
import { until } from '../support/until.ts';

const PENDING = { status: 200, body: { status: 'pending' } };
const REFUSED = { status: 401, body: {} };

/** Longer than a call takes, shorter than a test wants to wait. */
const UNDO_HOLD_MS = 3_000;

let pos: TestPos;
let api: Api;
let owner: Person;
let customer: Person;
beforeAll(async () => {
  pos = await startPos();
  api = await startApi({ undoHoldMs: UNDO_HOLD_MS });
  owner = await Person.login(api.url, 'restaurant1@example.com');
  customer = await Person.login(api.url, 'kunde@example.com');
});
afterAll(async () => {
  await api.stop();
  await pos.stop();
});
beforeEach(async () => {
  pos.replies.length = 0;
  pos.usual = PAID;
  await setPos(pos.url);
});

const setPos = (posApiUrl: string | null) =>
  owner.request('PUT', '/api/restaurant/pos', { posApiUrl, posApiKey: pos.key });
const order = (restaurantId = 1) => customer.placeOrder(restaurantId, { paymentMethod: 'restaurant_pos' });
const read = async ({ id }: { id: number }) =>
  (await customer.request<OrderView>('GET', `/api/orders/${String(id)}`)).body;
const list = async () => (await owner.request<PosDeliveryView[]>('GET', '/api/restaurant/till-deliveries')).body;
const deliveryOf = async ({ id }: { id: number }, kind = 'order') =>
  (await list()).find((delivery) => delivery.orderId === id && delivery.kind === kind);
const resend = (id: number) =>
  owner.request<PosDeliveryView>('POST', `/api/restaurant/till-deliveries/${String(id)}/resend`);

async function becomes(placed: OrderView, paymentStatus: OrderView['paymentStatus']): Promise<void> {
  await until(async () => (await read(placed)).paymentStatus === paymentStatus, {
    what: () => `it is ${paymentStatus}`,
  });
}
async function settles(placed: OrderView, state: PosDeliveryView['state'], kind = 'order'): Promise<PosDeliveryView> {
  let found: PosDeliveryView | undefined;
  await until(async () => (found = await deliveryOf(placed, kind))?.state === state, {
    what: () => `the ${kind} is ${state}; it is ${JSON.stringify(found)}`,
  });
  return found!;
}

describe('an order that is paid through the POS', () => {
  it('is told signed, and paid once the POS says so, for everybody at once', async () => {
    const [watcher, kitchen] = await Promise.all([customer.watch(), owner.watch()]);
    await kitchen.subscribe('restaurant:1:orders');
    const placed = await order();
    expect(placed).toMatchObject({ paymentMethod: 'restaurant_pos', paymentStatus: 'pending' });
    await watcher.subscribe(`order:${placed.id}`);
    const [call] = await pos.hear(placed.id);
    expect(call).toMatchObject({
      isSigned: true,
      body: { type: 'order', order: { id: placed.id, total: placed.total } },
    });
    expect(call?.body.id).toBe(call?.delivery);
    expect(call?.body.order).toMatchObject({
      customer: { name: placed.customerName },
      ...{ fulfilment: 'delivery', handoverCode: null },
      deliveryAddress: placed.deliveryAddress,
      address: { street: 'Torstraße', houseNumber: '1', postcode: '10119', city: 'Berlin', addition: null },
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
    const [call] = await pos.hear(placed.id);
    expect(call?.body.order).toMatchObject({ ...amounts, vat: placed.vat });
    await becomes(placed, 'paid');
    expect(await settles(placed, 'delivered')).toMatchObject({ total: placed.totalWithTip });
    pos.usual = { status: 200, body: { status: 'cancelled' } };
    await owner.move(placed.id, 'cancelled', { reason: 'too_busy' });
    await settles(placed, 'delivered', 'cancellation');
    const told = (await pos.hear(placed.id, 2)).find(({ body }) => body.type === 'cancellation');
    expect(told?.body.order).toMatchObject({ ...amounts, payment: 'paid' });
  });

  it('is tried again when the POS answers 500, with garbage, or elsewhere, and is the same delivery each time', async () => {
    pos.replies.push({ status: 500 }, { status: 200, body: '{"status":' });
    const placed = await order();
    const calls = await pos.hear(placed.id, 3);
    expect(new Set(calls.map(({ delivery }) => delivery)).size).toBe(1);
    await becomes(placed, 'paid');
    expect(await settles(placed, 'delivered')).toMatchObject({ tries: 3, failure: null });
  });

  it('waits for a POS that is slow to decide, and takes what it says twice or late', async () => {
    pos.usual = PENDING;
    const placed = await order();
    expect(await settles(placed, 'delivered')).toMatchObject({ payment: 'pending' });
    expect((await read(placed)).paymentStatus).toBe('pending');
    const [call] = await pos.hear(placed.id);
    const text = JSON.stringify({ delivery: call?.delivery, status: 'paid', reference: 'R-7' });
    const say = (body: string, headers = pos.sign(body)) =>
      new Person(api.url).request<PosCallbackView>('POST', '/api/pos/callback', body, {
        'content-type': 'application/json',
        ...headers,
      });
    const signed = pos.sign(text);
    const foreign = text.replace('paid', 'declined');
    for (const headers of [
      {},
      { ...signed, 'x-tischlein-signature': signed['x-tischlein-signature']!.replace(/.$/, 'x') },
      // Far enough off that no time spent here matters; pos-signature.spec.ts has the exact limits.
      ...[-600, 600].map((seconds) => pos.sign(text, Math.floor(Date.now() / 1_000) + seconds)),
      pos.sign(foreign),
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

  it('is not paid when the POS declines, and stays an order', async () => {
    pos.usual = { status: 200, body: { status: 'declined' } };
    const placed = await order();
    await becomes(placed, 'failed');
    expect(await settles(placed, 'delivered')).toMatchObject({ payment: 'declined' });
    expect((await owner.move(placed.id, 'preparing')).body).toMatchObject({ paymentStatus: 'failed' });
  });

  it('is given up when the POS refuses, is shown, and is sent again by a click', async () => {
    pos.usual = REFUSED;
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
    pos.usual = PAID;
    expect((await resend(dead.id)).body).toMatchObject({ id: dead.id, state: 'waiting', tries: 0 });
    await becomes(placed, 'paid');
    await settles(placed, 'delivered');
    expect(refusalOf(await resend(dead.id)).code).toBe('not_resendable');
    const all = await owner.request<PosResendView>('POST', '/api/restaurant/till-deliveries/resend');
    expect(all.body).toEqual({ resent: 1 });
    await becomes(other, 'paid');
    const ids = (await pos.hear(placed.id, 2)).map(({ delivery }) => delivery);
    expect(new Set(ids).size).toBe(1);
  });

  it('is sent again by an admin for the restaurant, on record', async () => {
    pos.usual = REFUSED;
    const placed = await order();
    const dead = await settles(placed, 'given_up');
    const admin = await Person.login(api.url, 'admin@example.com');
    const path = `/api/admin/board/tills/${String(dead.id)}/resend`;
    expect((await owner.request('POST', path)).status).toBe(403);
    pos.usual = PAID;
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
    pos.usual = { status: 503 };
    const placed = await order();
    await pos.hear(placed.id);
    await until(async () => (await deliveryOf(placed))?.failure === 'server_error');
    await api.sql('UPDATE till_deliveries SET tries = 10 WHERE order_id = $1', [placed.id]);
    expect(await settles(placed, 'given_up')).toMatchObject({ failure: 'server_error', tries: 11 });
    await becomes(placed, 'failed');
  });

  it('is not told to a POS that is gone, or in a private network', async () => {
    const placed = await order();
    await settles(placed, 'delivered');
    pos.usual = { status: 503 };
    const next = await order();
    await pos.hear(next.id);
    await setPos(null);
    expect(await settles(next, 'given_up')).toMatchObject({ failure: 'no_till' });
  });
});

describe('a cancelled order', () => {
  it('is told to the POS that knows it', async () => {
    const placed = await order();
    await becomes(placed, 'paid');
    await settles(placed, 'delivered');
    pos.replies.push({ status: 500 });
    pos.usual = { status: 200, body: { status: 'cancelled' } };
    await owner.move(placed.id, 'cancelled', { reason: 'too_busy' });
    expect(await settles(placed, 'delivered', 'cancellation')).toMatchObject({ tries: 2, payment: null });
    const [first, second] = (await pos.hear(placed.id, 3)).slice(1);
    expect(first?.body).toMatchObject({ type: 'cancellation', order: { reason: 'too_busy', payment: 'paid' } });
    expect(second?.delivery).toBe(first?.delivery);
    expect((await read(placed)).paymentStatus).toBe('paid');
  });

  it('that the kitchen takes back at once is not told, and the order goes on', async () => {
    pos.usual = { status: 200, body: { status: 'paid' } };
    const placed = await order();
    await settles(placed, 'delivered');
    const cancelled = await owner.move(placed.id, 'cancelled', { reason: 'too_busy' });
    const path = `/api/restaurant/orders/${String(placed.id)}/undo`;
    expect((await owner.request('POST', path, { expectedVersion: cancelled.body.version })).status).toBe(200);
    // Another one that is cancelled after it, and told, was due later.
    const other = await order();
    await settles(other, 'delivered');
    pos.usual = { status: 200, body: { status: 'cancelled' } };
    await owner.move(other.id, 'cancelled', { reason: 'too_busy' });
    await settles(other, 'delivered', 'cancellation');
    expect(await deliveryOf(placed, 'cancellation')).toBeUndefined();
  });

  it('is no longer told once it is cancelled, but its cancellation is, since the POS may have heard', async () => {
    pos.usual = { status: 503 };
    const placed = await order();
    await pos.hear(placed.id);
    await until(async () => (await deliveryOf(placed))?.failure === 'server_error');
    pos.usual = { status: 200, body: { status: 'cancelled' } };
    await customer.request('POST', `/api/orders/${String(placed.id)}/cancel`);
    await settles(placed, 'delivered', 'cancellation');
    expect(await deliveryOf(placed)).toMatchObject({ state: 'withdrawn' });
    const types = (await pos.hear(placed.id)).map(({ body }) => body.type);
    expect(types.at(-1)).toBe('cancellation');
  });

  it('is not told at all where the POS was never reached', async () => {
    const deliver = api.app.nest.get(DeliverToPos, { strict: false });
    const placed = await customer.placeOrder(1);
    await api.sql(`UPDATE orders SET payment_method = 'restaurant_pos', payment_status = 'pending' WHERE id = $1`, [
      placed.id,
    ]);
    await customer.request('POST', `/api/orders/${String(placed.id)}/cancel`);
    expect(await settles(placed, 'withdrawn')).toMatchObject({ tries: 0 });
    await deliver.handle({ restaurantId: 1, orderId: placed.id, kind: 'order' });
    expect(pos.calls.filter(({ body }) => body.order?.id === placed.id)).toEqual([]);
    expect(await deliveryOf(placed, 'cancellation')).toBeUndefined();
  });
});

describe('what a queue forgets', () => {
  it('is found in the database', async () => {
    const placed = await customer.placeOrder(1);
    await api.sql(`UPDATE orders SET payment_method = 'restaurant_pos', payment_status = 'pending' WHERE id = $1`, [
      placed.id,
    ]);
    const deliver = api.app.nest.get(DeliverToPos, { strict: false });
    await deliver.sweep(0);
    await becomes(placed, 'paid');
    await settles(placed, 'delivered');
    await api.sql(
      `UPDATE till_deliveries SET state = 'waiting', next_try_at = now() - interval '1 second' WHERE order_id = $1`,
      [placed.id],
    );
    await deliver.sweep(0);
    await settles(placed, 'delivered');
    expect(await pos.hear(placed.id)).toHaveLength(2);
  });
});

describe('a restaurant', () => {
  it('tries its connection, and reads in a code what is wrong', async () => {
    const test = async () => (await owner.request<PosTestView>('POST', '/api/restaurant/pos/test')).body;
    pos.usual = { status: 200, body: { status: 'ok' } };
    expect(await test()).toMatchObject({ failure: null, httpStatus: 200 });
    expect(pos.calls.at(-1)).toMatchObject({ isSigned: true, body: { type: 'test' } });
    pos.usual = REFUSED;
    expect(await test()).toMatchObject({ failure: 'refused', httpStatus: 401 });
    await setPos('http://127.0.0.1:9/closed');
    expect(await test()).toMatchObject({ failure: 'unreachable', httpStatus: null });
    await setPos(null);
    expect(await test()).toEqual({ failure: 'no_till', httpStatus: null, durationMs: 0 });
  });

  it('without a POS is paid at the door, whatever was chosen', async () => {
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
