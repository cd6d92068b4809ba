import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { UNDO_GRACE_SECONDS, UNDO_SECONDS } from '../../src/contracts/constants.ts';
import type { LoyaltyView } from '../../src/contracts/orders/loyalty.ts';
import type {
  OrderCountsView,
  OrderSeenView,
  OrderStatusChangeView,
  OrderView,
  RestaurantOrderView,
} from '../../src/contracts/orders/order-views.ts';
import { type Mailbox, startMailbox } from '../support/mailbox.ts';
import { type Watcher } from '../support/person.ts';
import { until } from '../support/until.ts';
import { type Api, Person, refusalOf, startApi } from '../api/api.ts';

/** Long enough for a call, short enough to wait for. */
const HOLD_MS = 1_500;

let mailbox: Mailbox;
let api: Api;
let kitchen: Person;
let otherKitchen: Person;
const watchers: Watcher[] = [];
beforeAll(async () => {
  mailbox = await startMailbox();
  api = await startApi({ smtpUrl: mailbox.url, undoHoldMs: HOLD_MS });
  kitchen = await Person.login(api.url, 'restaurant1@example.com');
  otherKitchen = await Person.login(api.url, 'restaurant2@example.com');
});
afterAll(async () => {
  for (const watcher of watchers) watcher.close();
  await api.stop();
  await mailbox.stop();
});

async function watch(person: Person): Promise<Watcher> {
  const watcher = await person.watch();
  watchers.push(watcher);
  return watcher;
}

const pathOf = (order: { id: number }, call: string) => `/api/restaurant/orders/${String(order.id)}/${call}`;
const see = (person: Person, ...orders: { id: number }[]) =>
  person.request<OrderSeenView[]>('POST', '/api/restaurant/orders/seen', { orderIds: orders.map(({ id }) => id) });
const undo = (order: { id: number }, expectedVersion: number, person = kitchen) =>
  person.request<OrderStatusChangeView>('POST', pathOf(order, 'undo'), { expectedVersion });
const shift = (order: { id: number }, minutes: unknown, more: object = {}, person = kitchen) =>
  person.request<OrderStatusChangeView>('POST', pathOf(order, 'estimate'), { minutes, ...more });
const read = async (person: Person, order: { id: number }) =>
  (await person.request<OrderView>('GET', `/api/orders/${String(order.id)}`)).body;

async function inKitchen(order: { id: number }): Promise<RestaurantOrderView | undefined> {
  const { body } = await kitchen.request<RestaurantOrderView[]>('GET', '/api/restaurant/orders');
  return body.find(({ id }) => id === order.id);
}

/** An order of a new customer, moved up to a status. */
async function orderIn(...steps: ('preparing' | 'delivering' | 'delivered')[]): Promise<[OrderView, Person]> {
  const customer = await Person.register(api.url, 'Customer');
  const order = await customer.placeOrder(1);
  for (const status of steps) await kitchen.move(order.id, status);
  return [order, customer];
}

/** As if the order's steps lay further back. Its history is append-only for everyone but a test. */
async function letPass(order: { id: number }, seconds: number): Promise<void> {
  await api.sql('ALTER TABLE order_event DISABLE TRIGGER order_event_append_only');
  await api.sql(`UPDATE order_event SET at = at - make_interval(secs => $2) WHERE order_id = $1`, [order.id, seconds]);
  await api.sql('ALTER TABLE order_event ENABLE TRIGGER order_event_append_only');
}

/** In seconds, since the order's last step. */
async function ageOf(order: { id: number }): Promise<number> {
  const [row] = await api.sql<{ age: number }>(
    'SELECT extract(epoch FROM clock_timestamp() - max(at))::float8 AS age FROM order_event WHERE order_id = $1',
    [order.id],
  );
  return row?.age ?? Number.NaN;
}

describe('a cancelled order whose notice somebody has read', () => {
  const readNotices = (person: Person, ...orders: { id: number }[]) =>
    person.request('POST', '/api/restaurant/orders/cancellations-read', { orderIds: orders.map(({ id }) => id) });

  it('is told once to all devices of its kitchen, and to nobody else', async () => {
    const orders = [(await orderIn())[0], (await orderIn())[0]];
    const open = (await orderIn())[0];
    for (const { id } of orders) await kitchen.move(id, 'cancelled', { reason: 'closing' });
    const [tablet, stranger] = [await watch(kitchen), await watch(otherKitchen)];
    await tablet.subscribe('restaurant:1:orders');
    await stranger.subscribe('restaurant:2:orders');

    expect((await readNotices(kitchen, ...orders, open)).status).toBe(204);
    expect((await readNotices(kitchen, ...orders)).status).toBe(204);
    for (const { id } of orders) await tablet.hear('order:cancellation-read', ({ orderId }) => orderId === id);
    await tablet.settle();
    const told = tablet.all('order:cancellation-read').map(({ orderId }) => orderId);
    expect(told.toSorted((a, b) => a - b)).toEqual(orders.map(({ id }) => id));
    expect(await readNotices(otherKitchen, ...orders)).toMatchObject({ status: 404 });
    await stranger.settle();
    expect(stranger.all('order:cancellation-read')).toEqual([]);
    // A device that was away reads it from the list.
    const { body: list } = await kitchen.request<RestaurantOrderView[]>('GET', '/api/restaurant/orders');
    const readIds = list.filter(({ cancellation_read: isRead }) => isRead).map(({ id }) => id);
    expect(readIds.toSorted((a, b) => a - b)).toEqual(orders.map(({ id }) => id));
  });
});

describe('an order that the kitchen has seen', () => {
  it('says so once, to all of its devices and to its customer, and keeps its version', async () => {
    const [order, customer] = await orderIn();
    const [tablet, phone] = [await watch(kitchen), await watch(customer)];
    const held = await tablet.subscribe('restaurant:1:orders');
    expect(held.find(({ id }) => id === order.id)).toMatchObject({ seen_at: null });
    await phone.subscribe(`order:${String(order.id)}` as `order:${number}`);

    const {
      status,
      body: [seen],
    } = await see(kitchen, order);
    expect([status, seen?.orderId]).toEqual([200, order.id]);
    const heard = await tablet.hear('order:seen', ({ orderId }) => orderId === order.id);
    expect(heard).toEqual({ topic: 'restaurant:1:orders', orderId: order.id, seenAt: seen?.seenAt });
    expect(await phone.hear('order:seen')).toMatchObject({ orderId: order.id, seenAt: seen?.seenAt });

    expect(await see(kitchen, order)).toMatchObject({ status: 200, body: [seen] });
    await tablet.settle();
    expect(tablet.all('order:seen').filter(({ orderId }) => orderId === order.id)).toHaveLength(1);
    expect(await inKitchen(order)).toMatchObject({ seen_at: seen?.seenAt, version: 1 });
    expect(await read(customer, order)).toMatchObject({ seenAt: seen?.seenAt, version: 1 });
    // Whoever read it before accepts it all the same.
    expect((await kitchen.move(order.id, 'preparing', { expectedVersion: 1 })).status).toBe(200);
  });

  it("is quieted with all others in one call, each told once, and nobody else's with them", async () => {
    const mine = await Promise.all(Array.from({ length: 6 }, async () => (await orderIn())[0]));
    const theirs = await (await Person.register(api.url, 'Customer')).placeOrder(2);
    const [tablet, stranger] = [await watch(kitchen), await watch(otherKitchen)];
    await tablet.subscribe('restaurant:1:orders');
    await stranger.subscribe('restaurant:2:orders');
    const [first, ...others] = mine;
    await see(kitchen, first ?? theirs);

    // Two tablets say it at once, in different orders.
    const [one, two] = await Promise.all([see(kitchen, ...mine, theirs), see(kitchen, theirs, ...mine.toReversed())]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(one.body).toEqual(two.body);
    expect(one.body.map(({ orderId }) => orderId)).toEqual(mine.map(({ id }) => id).toSorted((a, b) => a - b));
    for (const { id } of mine) await tablet.hear('order:seen', ({ orderId }) => orderId === id);
    await tablet.settle();
    const told = tablet.all('order:seen').map(({ orderId }) => orderId);
    for (const { id } of others) expect(told.filter((orderId) => orderId === id)).toHaveLength(1);
    await stranger.settle();
    expect(stranger.all('order:seen')).toEqual([]);
    expect(await see(kitchen, theirs)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it('remembers whose login it was', async () => {
    const password = 'kochloeffel am herd';
    const { body: cook } = await kitchen.request<{ id: number }>('POST', '/api/restaurant/staff', {
      name: 'Koch',
      email: 'koch@example.com',
      password,
    });
    const staff = await Person.login(api.url, 'koch@example.com', password);
    const [order] = await orderIn();
    expect((await see(staff, order)).status).toBe(200);
    expect((await see(kitchen, order)).status).toBe(200);
    const rows = await api.sql('SELECT seen_by_staff_id FROM orders WHERE id = $1', [order.id]);
    expect(rows).toEqual([{ seen_by_staff_id: cook.id }]);
  });

  it('is announced also when the process dies after the commit', async () => {
    const [order] = await orderIn();
    const tablet = await watch(kitchen);
    await tablet.subscribe('restaurant:1:orders');
    // What the statement leaves when nothing after it runs.
    const seenAt = '2026-01-02T03:04:05.678Z';
    await api.sql(
      `INSERT INTO restaurant_event (restaurant_id, kind, object_id, version, payload) VALUES (1, 'seen', $1, 1, $2)`,
      [order.id, { restaurantId: 1, orderId: order.id, seenAt }],
    );
    expect(await tablet.hear('order:seen', ({ orderId }) => orderId === order.id)).toMatchObject({ seenAt });
  });

  it('is nothing for strangers', async () => {
    const [order] = await orderIn();
    expect(refusalOf(await see(otherKitchen, order))).toMatchObject({ status: 404, code: 'not_found' });
  });
});

describe("the counts of a kitchen's orders", () => {
  it('are of its own, open ones of any day, delivered ones of today in Berlin', async () => {
    const count = async () => (await kitchen.request<OrderCountsView>('GET', '/api/restaurant/orders/counts')).body;
    const before = await count();
    await orderIn();
    await orderIn('preparing', 'delivering', 'delivered');
    const [late] = await orderIn('preparing', 'delivering', 'delivered');
    const more = { pending: before.pending + 1, deliveredToday: before.deliveredToday + 2 };
    expect(await count()).toEqual(more);
    await api.sql(
      `UPDATE orders SET updated_at = date_trunc('day', now(), 'Europe/Berlin') - interval '1 millisecond' WHERE id = $1`,
      [late.id],
    );
    expect(await count()).toEqual({ ...more, deliveredToday: more.deliveredToday - 1 });
  });
});

describe('taking a step back', () => {
  it('is a change of its own, for customer and kitchen, with the promise that was there before', async () => {
    const [order, customer] = await orderIn('preparing');
    const before = await read(customer, order);
    const phone = await watch(customer);
    await phone.subscribe(`order:${String(order.id)}` as `order:${number}`);
    const { body: ready } = await kitchen.move(order.id, 'delivering');
    expect(ready.estimatedTo).not.toBe(before.estimatedTo);

    const { status, body } = await undo(order, ready.version);
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        version: ready.version + 1,
        status: 'preparing',
        previousStatus: 'delivering',
        by: 'restaurant',
        estimatedFrom: before.estimatedFrom,
        estimatedTo: before.estimatedTo,
      }),
    ]);
    expect(await phone.hear('order:updated', ({ version }) => version === body.version)).toMatchObject({
      status: 'preparing',
      previousStatus: 'delivering',
    });
    const now = await read(customer, order);
    expect(now.timeline.map((entry) => entry.status)).toEqual(['pending', 'preparing', 'delivering', 'preparing']);
    // Nothing is left to take back, and the order goes on.
    expect(refusalOf(await undo(order, body.version))).toMatchObject({ status: 409, code: 'undo_expired' });
    expect((await kitchen.move(order.id, 'delivering', { expectedVersion: body.version })).status).toBe(200);
  });

  it('of a delivery takes along what follows from it: points and the e-mail', async () => {
    const [order, customer] = await orderIn('preparing', 'delivering', 'delivered');
    const loyalty = async () =>
      (await customer.request<{ loyalty: LoyaltyView }>('GET', '/api/profile/summary')).body.loyalty.deliveredOrders;
    expect(await loyalty()).toBe(1);
    const { body } = await undo(order, 4);
    expect(body).toMatchObject({ status: 'delivering', version: 5 });
    expect(await loyalty()).toBe(0);
    await kitchen.move(order.id, 'delivered');
    const email = customer.account?.email ?? '';
    await mailbox.find(email, /^Receipt/);
    // The first delivery's e-mail would have been due before the second's.
    expect(mailbox.of(email).filter(({ headers }) => (headers.subject ?? '').startsWith('Receipt'))).toHaveLength(1);
  });

  it('holds an e-mail back only as long as the step can be taken back', async () => {
    const [, customer] = await orderIn('preparing', 'delivering', 'delivered');
    const email = customer.account?.email ?? '';
    expect(mailbox.of(email).some(({ headers }) => (headers.subject ?? '').startsWith('Receipt'))).toBe(false);
    await mailbox.find(email, /^Receipt/);
  });

  const undoAfter = async (seconds: number) => {
    const [order] = await orderIn('preparing', 'delivering');
    await letPass(order, seconds);
    return { order, answer: await undo(order, 3) };
  };

  it('5.5 seconds later answers 200', async () => {
    let { order, answer } = await undoAfter(5.5);
    // A slow machine has let more pass meanwhile, and says nothing of the limit.
    while (answer.status === 409 && (await ageOf(order)) > UNDO_SECONDS + UNDO_GRACE_SECONDS) {
      ({ order, answer } = await undoAfter(5.5));
    }
    expect(answer.status).toBe(200);
  });

  it('6.5 seconds later answers 409', async () => {
    const { answer } = await undoAfter(6.5);
    const { code, order } = answer.body as unknown as { code: string; order: RestaurantOrderView };
    expect([answer.status, code, order.status, order.version]).toEqual([409, 'undo_expired', 'delivering', 3]);
  });

  it('of a cancellation brings the order back as it was, and nobody is written to', async () => {
    const [order, customer] = await orderIn('preparing');
    const before = await read(customer, order);
    const { body: cancelled } = await kitchen.move(order.id, 'cancelled', { reason: 'too_busy' });
    const { status, body } = await undo(order, cancelled.version);
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ version: 4, status: 'preparing', previousStatus: 'cancelled', reason: null }),
    ]);
    const after = await read(customer, order);
    expect(after).toMatchObject({ status: 'preparing', reason: null, estimatedTo: before.estimatedTo });
    // The receipt comes after the time in which an e-mail about the cancellation would have come.
    for (const step of ['delivering', 'delivered'] as const) await kitchen.move(order.id, step);
    const email = customer.account?.email ?? '';
    await mailbox.find(email, /^Receipt/);
    expect(mailbox.of(email).filter(({ headers }) => (headers.subject ?? '').includes('cancelled'))).toEqual([]);
  });

  it('is for the restaurant’s own last steps alone', async () => {
    const admin = await Person.login(api.url, 'admin@example.com');
    const [accepted] = await orderIn('preparing');
    expect(refusalOf(await undo(accepted, 2)).code).toBe('undo_expired');
    const [byAdmin] = await orderIn('preparing');
    await admin.move(byAdmin.id, 'delivering');
    expect(refusalOf(await undo(byAdmin, 3)).code).toBe('undo_expired');
    const [fresh] = await orderIn();
    expect(refusalOf(await undo(fresh, 1)).code).toBe('undo_expired');
    expect(refusalOf(await undo(accepted, 2, otherKitchen))).toMatchObject({ status: 404 });
    expect(refusalOf(await kitchen.request('POST', pathOf(accepted, 'undo'), {}))).toMatchObject({ status: 400 });
  });

  it('from two tablets happens once', async () => {
    const [order] = await orderIn('preparing', 'delivering');
    const answers = await Promise.all([undo(order, 3), undo(order, 3)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lost = answers.find(({ status }) => status === 409);
    expect(lost?.body).toMatchObject({ code: 'version_conflict', order: { status: 'preparing', version: 4 } });
  });

  it('and a review exclude each other', async () => {
    const [order, customer] = await orderIn('preparing', 'delivering', 'delivered');
    const reviewing = customer.request('POST', `/api/orders/${String(order.id)}/review`, { rating: 5 });
    const [review, undone] = await Promise.all([reviewing, undo(order, 4)]);
    expect([review.status, undone.status]).toEqual(undone.status === 200 ? [409, 200] : [201, 409]);

    const [other, happy] = await orderIn('preparing', 'delivering', 'delivered');
    await happy.request('POST', `/api/orders/${String(other.id)}/review`, { rating: 5 });
    expect(refusalOf(await undo(other, 4)).code).toBe('undo_expired');
  });

  it('leaves the table of PUT status as it is', async () => {
    const [order] = await orderIn('preparing', 'delivering');
    expect(refusalOf(await kitchen.move(order.id, 'preparing')).code).toBe('invalid_transition');
  });
});

describe('the promise', () => {
  const ago = (order: { id: number }, minutes: number) =>
    api.sql(
      `UPDATE orders SET estimated_from = estimated_from - make_interval(mins => $2),
         estimated_to = estimated_to - make_interval(mins => $2) WHERE id = $1`,
      [order.id, minutes],
    );

  it.each([
    ['is punctual', 20],
    ['is three minutes late', 23],
    ['is four minutes early', 16],
  ])('stays when the food leaves a kitchen that %s', async (_, minutes) => {
    const [order, customer] = await orderIn();
    await kitchen.move(order.id, 'preparing', { prepMinutes: 20 });
    await ago(order, minutes);
    const { estimatedFrom, estimatedTo } = await read(customer, order);
    const { body } = await kitchen.move(order.id, 'delivering');
    expect(body).toMatchObject({ estimatedFrom, estimatedTo });
  });

  it.each([
    ['later', 27],
    ['earlier', 5],
  ])('is another when the food leaves much %s', async (_, minutes) => {
    const [order] = await orderIn();
    await kitchen.move(order.id, 'preparing', { prepMinutes: 20 });
    await ago(order, minutes);
    const { body } = await kitchen.move(order.id, 'delivering');
    expect([body.estimatedFrom, body.estimatedTo].map((time) => Date.parse(time ?? '') - Date.parse(body.at))).toEqual([
      300_000, 900_000,
    ]);
  });

  it('that a delay is measured against is the confirmed one, or what was said at ordering where that was earlier', async () => {
    const [order, customer] = await orderIn();
    expect(order.promisedTo).toBe(order.estimatedTo);
    const { body } = await kitchen.move(order.id, 'preparing', { prepMinutes: 20 });
    await shift(order, 10);
    expect(await read(customer, order)).toMatchObject({ promisedTo: body.estimatedTo });
    const [slow, guest] = await orderIn();
    await kitchen.move(slow.id, 'preparing', { prepMinutes: 60 });
    expect(await read(guest, slow)).toMatchObject({ promisedTo: slow.estimatedTo });
  });
});

describe('more time', () => {
  it('moves the promise, as a change without a step', async () => {
    const [order, customer] = await orderIn('preparing');
    const before = await read(customer, order);
    const phone = await watch(customer);
    await phone.subscribe(`order:${String(order.id)}` as `order:${number}`);
    const { status, body } = await shift(order, 10, { expectedVersion: 2 });
    expect(status).toBe(200);
    expect(Date.parse(body.estimatedTo ?? '') - Date.parse(before.estimatedTo ?? '')).toBe(600_000);
    expect(Date.parse(body.estimatedFrom ?? '') - Date.parse(before.estimatedFrom ?? '')).toBe(600_000);
    expect(await phone.hear('order:updated', ({ version }) => version === 3)).toMatchObject({
      status: 'preparing',
      previousStatus: 'preparing',
      estimatedTo: body.estimatedTo,
    });
    expect((await read(customer, order)).timeline).toHaveLength(2);
  });

  it('of an order that is late counts from now', async () => {
    const [order, customer] = await orderIn('preparing');
    await api.sql(
      `UPDATE orders SET estimated_from = now() - interval '20 min', estimated_to = now() - interval '10 min' WHERE id = $1`,
      [order.id],
    );
    const { body } = await shift(order, 5);
    expect(Date.parse(body.estimatedTo ?? '') - Date.parse(body.at)).toBe(300_000);
    expect(Date.parse(body.estimatedTo ?? '') - Date.parse(body.estimatedFrom ?? '')).toBe(600_000);
    const { estimatedFrom, estimatedTo } = await read(customer, order);
    expect([estimatedFrom, estimatedTo]).toEqual([body.estimatedFrom, body.estimatedTo]);
    expect(Date.parse(estimatedFrom ?? '')).toBeLessThan(Date.parse(estimatedTo ?? ''));
  });

  it('keeps the width of a range that has begun, however often it is asked for', async () => {
    const [order] = await orderIn('preparing');
    await api.sql(
      `UPDATE orders SET estimated_from = now() - interval '4 min', estimated_to = now() + interval '6 min' WHERE id = $1`,
      [order.id],
    );
    for (const minutes of [5, 10, 5]) {
      const { body } = await shift(order, minutes);
      expect(Date.parse(body.estimatedTo ?? '') - Date.parse(body.estimatedFrom ?? '')).toBe(600_000);
    }
  });

  it('ends at two hours', async () => {
    const [order] = await orderIn('preparing');
    const answers = [];
    for (let i = 0; i < 10; i += 1) answers.push(await shift(order, 10));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(9);
    const last = answers.at(-1);
    expect(last && refusalOf(last)).toEqual({ status: 400, code: 'validation_failed', fields: ['minutes too_large'] });
  });

  it('is refused elsewhere, and for anything but five and ten', async () => {
    const [fresh] = await orderIn();
    expect(refusalOf(await shift(fresh, 5))).toMatchObject({ status: 409, code: 'not_preparing' });
    const [order] = await orderIn('preparing');
    for (const minutes of [0, -5, 7, 5.5, '5', null, undefined, 1e9]) {
      expect(refusalOf(await shift(order, minutes))).toMatchObject({ status: 400, code: 'validation_failed' });
    }
    expect(refusalOf(await shift(order, 5, { expectedVersion: 1 })).code).toBe('version_conflict');
    expect(refusalOf(await shift(order, 5, {}, otherKitchen)).code).toBe('not_found');
  });
});

describe('a restaurant that cancels', () => {
  it('for another reason says it in words: to whoever ordered, on the page and by e-mail, until it is taken back', async () => {
    const [order, customer] = await orderIn();
    const note = ' Der Ofen ist kaputt. ';
    expect((await kitchen.move(order.id, 'cancelled', { reason: 'other', note })).status).toBe(200);
    expect(await read(customer, order)).toMatchObject({ reason: 'other', cancelNote: 'Der Ofen ist kaputt.' });
    const link = `/api/orders/${String(order.id)}?t=${order.shareToken ?? ''}`;
    expect((await new Person(api.url).request<OrderView>('GET', link)).body.cancelNote).toBeNull();
    await until(() => mailbox.mails.some(({ text }) => text.includes('Der Ofen ist kaputt.')));
    const [second, other] = await orderIn();
    await kitchen.move(second.id, 'cancelled', { reason: 'other', note });
    expect((await undo(second, 2)).status).toBe(200);
    expect(await read(other, second)).toMatchObject({ status: 'pending', reason: null, cancelNote: null });
  });

  it('has words for no other reason, and not too many', async () => {
    const [order] = await orderIn();
    const refusals = [
      await kitchen.move(order.id, 'cancelled', { reason: 'closing', note: 'Tot ziens' }),
      await kitchen.move(order.id, 'cancelled', { reason: 'other', note: 'x'.repeat(201) }),
    ].map((answer) => refusalOf(answer).fields);
    expect(refusals).toEqual([['note invalid_choice'], ['note too_long']]);
  });

  it('finds the dishes of the order to switch off', async () => {
    const [order] = await orderIn();
    const shown = await inKitchen(order);
    expect(shown?.items.map(({ menu_item_id: id }) => id)).toEqual(order.items.map(({ menuItemId }) => menuItemId));
  });

  it('cannot say that it did not answer, which is said of it', async () => {
    const [order] = await orderIn();
    const answer = await kitchen.move(order.id, 'cancelled', { reason: 'no_response' });
    expect(refusalOf(answer)).toEqual({ status: 400, code: 'validation_failed', fields: ['reason invalid_choice'] });
    expect((await kitchen.move(order.id, 'cancelled', { reason: 'too_busy' })).status).toBe(200);
  });
});

describe('several tablets', () => {
  it('that accept and reject at once: one wins, the other is told how it stands', async () => {
    const [order] = await orderIn();
    const answers = await Promise.all([
      kitchen.move(order.id, 'preparing', { expectedVersion: 1, prepMinutes: 20 }),
      kitchen.move(order.id, 'cancelled', { expectedVersion: 1, reason: 'too_busy' }),
    ]);
    const won = answers.find(({ status }) => status === 200);
    const lost = answers.find(({ status }) => status === 409);
    expect(lost?.body).toMatchObject({ order: { status: won?.body.status, version: 2 } });
  });

  it('of which one slept through twenty changes gets the truth for its late accept', async () => {
    const orders = [];
    for (let i = 0; i < 4; i += 1) orders.push((await orderIn())[0]);
    const tablet = await watch(kitchen);
    const held = await tablet.subscribe('restaurant:1:orders');
    tablet.close();
    for (const [index, order] of orders.entries()) {
      await kitchen.move(order.id, index === 0 ? 'cancelled' : 'preparing', index === 0 ? { reason: 'closing' } : {});
      if (index === 0) continue;
      for (let i = 0; i < 5; i += 1) await shift(order, 5);
      await kitchen.move(order.id, 'delivering');
    }
    const [stale] = orders;
    const old = held.find(({ id }) => id === stale?.id);
    const late = await kitchen.move(stale?.id ?? 0, 'preparing', { expectedVersion: old?.version ?? 0 });
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'invalid_transition', order: { status: 'cancelled', reason: 'closing', version: 2 } },
    });
    const again = await watch(kitchen);
    const snapshot = await again.subscribe('restaurant:1:orders');
    expect(orders.slice(1).map(({ id }) => snapshot.find((order) => order.id === id)?.version)).toEqual([8, 8, 8]);
  });
});
