import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Problem } from '../../src/contracts/http/errors.ts';
import type { OrderStatusChangeView, OrderView, RestaurantOrderView } from '../../src/contracts/orders/order-views.ts';
import type { NobodyThereView, RiderOrderView, RiderShiftView, RiderView } from '../../src/contracts/riders/riders.ts';
import type { StaffView } from '../../src/contracts/restaurants/settings.ts';
import type { Answer } from '../support/person.ts';
import { until } from '../support/until.ts';
import { type Api, Person, refusalOf, startApi } from '../api/api.ts';

const PASSWORD = 'Lenker, Sattel und Klingel';

let api: Api;
let kitchen: Person;
let customer: Person;
let [rita, ruth]: Person[] = [];
let [ritaId, ruthId] = [0, 0];

type Change = OrderStatusChangeView & Omit<Problem, 'status'>;

beforeAll(async () => {
  api = await startApi({ rateLimit: true });
  kitchen = await Person.login(api.url, 'restaurant1@example.com');
  customer = await Person.login(api.url, 'kunde@example.com');
  await kitchen.request('POST', '/api/restaurant/toggle-status', { isOpen: true });
  ritaId = await hire('Rita Rad', 'rita@example.com');
  ruthId = await hire('Ruth Reifen', 'ruth@example.com');
  rita = await Person.login(api.url, 'rita@example.com', PASSWORD);
  ruth = await Person.login(api.url, 'ruth@example.com', PASSWORD);
  await shift(rita, true);
  await shift(ruth, true);
});
afterAll(() => api.stop());

async function hire(name: string, email: string): Promise<number> {
  const body = { name, email, password: PASSWORD, duty: 'rider' };
  return (await kitchen.request<StaffView>('POST', '/api/restaurant/staff', body)).body.id;
}

const shift = (rider: Person | undefined, isOn: boolean) =>
  rider!.request<RiderShiftView>('POST', '/api/rider/shift', { isOn });
const take = (rider: Person | undefined, id: number, body: object = {}) =>
  rider!.request<Change>('POST', `/api/rider/orders/${String(id)}/take`, body);
const ride = (rider: Person | undefined, id: number, body: object) =>
  rider!.request<Change>('PUT', `/api/rider/orders/${String(id)}/status`, body);
const nobodyThere = (rider: Person | undefined, id: number) =>
  rider!.request<NobodyThereView & Omit<Problem, 'status'>>('POST', `/api/rider/orders/${String(id)}/nobody-there`);
const assign = (id: number, riderId: number | null, more: object = {}) =>
  kitchen.request<Change>('POST', `/api/restaurant/orders/${String(id)}/rider`, { riderId, ...more });
const listOf = async (rider: Person | undefined) =>
  (await rider!.request<RiderOrderView[]>('GET', '/api/rider/orders')).body;
const onShift = async () => (await kitchen.request<RiderView[]>('GET', '/api/restaurant/riders')).body;
const seenBy = async (person: Person, id: number, query = '') =>
  (await person.request<OrderView>('GET', `/api/orders/${String(id)}${query}`)).body;
const inKitchen = async (id: number) =>
  (await kitchen.request<RestaurantOrderView[]>('GET', '/api/restaurant/orders')).body.find(
    (order) => order.id === id,
  )!;
const eventsOf = (id: number) =>
  api.sql<object>(
    'SELECT version, status::text, actor::text, staff_id, rider_id FROM order_event WHERE order_id = $1 ORDER BY version',
    [id],
  );
const outcome = ({ status, body }: Answer<{ code?: string }>) => `${String(status)} ${body.code ?? ''}`.trim();

async function prepared(overrides: object = {}): Promise<OrderView> {
  const order = await customer.placeOrder(1, { ...overrides });
  expect(outcome(await kitchen.move(order.id, 'preparing'))).toBe('200');
  return order;
}

async function onTheWay(rider: Person | undefined): Promise<OrderView> {
  const order = await prepared();
  expect(outcome(await ride(rider, order.id, { status: 'delivering' }))).toBe('200');
  return order;
}

describe('a shift', () => {
  it('is on or off, says where a ride begins, and is told to the kitchen once', async () => {
    const watcher = await kitchen.watch();
    await watcher.subscribe('restaurant:1:orders');
    const off = await shift(ruth, false);
    expect(off.body).toMatchObject({
      riderId: ruthId,
      isOn: false,
      since: null,
      restaurant: { id: 1, city: 'berlin' },
    });
    expect((await onShift()).map(({ id }) => id)).toEqual([ritaId]);
    const on = await shift(ruth, true);
    expect((await shift(ruth, true)).body).toEqual(on.body);
    expect((await ruth!.request('GET', '/api/rider/shift')).body).toEqual(on.body);
    await watcher.hear('rider:shift', ({ riderId, isOn }) => riderId === ruthId && isOn);
    await watcher.settle();
    expect(watcher.all('rider:shift').map(({ isOn }) => isOn)).toEqual([false, true]);
    expect(await onShift()).toMatchObject([
      { id: ritaId, name: 'Rita Rad', orders: [], position: null },
      { id: ruthId, name: 'Ruth Reifen', orders: [], position: null },
    ]);
    watcher.close();
  });
});

describe('an order and its rider', () => {
  it('come together by the kitchen: an event with its version, for all who watch', async () => {
    const order = await prepared({ deliveryNotes: 'Hinterhaus', tip: '2.00' });
    const [guest, screen, phone] = [await customer.watch(), await kitchen.watch(), await rita!.watch()];
    await guest.subscribe(`order:${order.id}`);
    await screen.subscribe('restaurant:1:orders');
    expect(await phone.subscribe('rider:orders')).toContainEqual(
      expect.objectContaining({ id: order.id, isMine: false, stop: null, customerPhone: null, deliveryNotes: null }),
    );
    expect(outcome(await assign(order.id, ritaId, { expectedVersion: 1 }))).toBe('409 version_conflict');
    const { body } = await assign(order.id, ritaId, { expectedVersion: 2 });
    expect(body).toMatchObject({
      orderId: order.id,
      version: 3,
      status: 'preparing',
      by: 'restaurant',
      riderId: ritaId,
    });
    for (const watcher of [guest, screen, phone]) {
      const told = await watcher.hear('order:updated', ({ orderId, version }) => orderId === order.id && version === 3);
      expect(told).toMatchObject({ riderId: ritaId, previousStatus: 'preparing', by: 'restaurant' });
      watcher.close();
    }
    expect(await listOf(rita)).toContainEqual(
      expect.objectContaining({
        ...{ id: order.id, version: 3, isMine: true, deliveryNotes: 'Hinterhaus', customerPhone: order.customerPhone },
        ...{ deliveryAddress: order.deliveryAddress, toCollect: order.totalWithTip },
      }),
    );
    expect((await listOf(ruth)).some(({ id }) => id === order.id)).toBe(false);
    expect(await inKitchen(order.id)).toMatchObject({ rider_id: ritaId, rider_name: 'Rita Rad', handover_code: null });
    expect((await assign(order.id, null)).body).toMatchObject({ version: 4, riderId: null });
    expect(outcome(await assign(order.id, 2_147_483_647))).toBe('400 validation_failed');
    expect(await eventsOf(order.id)).toMatchObject([
      { version: 1, actor: 'customer', rider_id: null },
      { version: 2, actor: 'restaurant', rider_id: null },
      { version: 3, actor: 'restaurant', rider_id: ritaId },
      { version: 4, actor: 'restaurant', rider_id: null },
    ]);
  });

  it('come together once, however many riders reach for it at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await prepared();
      const answers = await Promise.all([
        take(rita, id),
        take(ruth, id),
        ride(ruth, id, { status: 'delivering' }),
        take(rita, id),
      ]);
      const won = answers.filter(({ status }) => status === 200);
      const [{ rider_id: riderId } = { rider_id: 0 }] = await api.sql<{ rider_id: number }>(
        'SELECT rider_id FROM orders WHERE id = $1',
        [id],
      );
      const byRita = riderId === ritaId;
      expect(won.every(({ body }) => body.riderId === riderId)).toBe(true);
      // Who has it already may still take it along; nobody else gets it.
      expect(won.length).toBe(byRita ? 1 : won.length);
      expect(answers.filter(({ status }) => status !== 200).map(outcome)).not.toContain('500');
      const losers = (byRita ? [1, 2] : [0, 3]).map((index) => answers[index]!);
      expect(losers.map(outcome)).toEqual(['409 order_taken', '409 order_taken']);
      expect(losers.map(({ body }) => body.order)).toEqual([null, null]);
      const events = await eventsOf(id);
      expect(events.map((event) => (event as { version: number }).version)).toEqual(
        events.map((_, index) => index + 1),
      );
      await assign(id, null);
    }
  });

  it('part again while it is prepared, and not once it is on its way', async () => {
    const { id } = await prepared();
    expect((await take(rita, id)).body).toMatchObject({ by: 'rider', riderId: ritaId });
    expect((await rita!.request<Change>('POST', `/api/rider/orders/${String(id)}/give-back`, {})).body).toMatchObject({
      riderId: null,
    });
    await ride(rita, id, { status: 'delivering' });
    const back = await rita!.request<Change>('POST', `/api/rider/orders/${String(id)}/give-back`, {});
    expect(outcome(back)).toBe('409 version_conflict');
    expect(back.body.order).toMatchObject({ id, isMine: true, stop: 1 });
    await assign(id, ruthId);
    expect((await listOf(ruth)).find((order) => order.id === id)).toMatchObject({ isMine: true, status: 'delivering' });
    await ride(ruth, id, { status: 'delivered', withoutCode: true, reason: 'left_at_door' });
  });

  it('are none of an order that is picked up, nor of one that nobody has accepted', async () => {
    const { id } = await customer.placeOrder(1);
    expect(outcome(await take(rita, id))).toBe('409 version_conflict');
    expect(outcome(await ride(rita, id, { status: 'delivering' }))).toBe('409 invalid_transition');
    expect(outcome(await assign(id, ritaId))).toBe('409 invalid_transition');
    expect((await listOf(rita)).some((order) => order.id === id)).toBe(false);
  });

  it('need a shift', async () => {
    const { id } = await prepared();
    await shift(ruth, false);
    expect(outcome(await take(ruth, id))).toBe('409 not_on_shift');
    expect(outcome(await ride(ruth, id, { status: 'delivering' }))).toBe('409 not_on_shift');
    expect(refusalOf(await assign(id, ruthId)).fields).toEqual(['riderId unavailable']);
    await shift(ruth, true);
  });
});

describe('a ride', () => {
  it('goes from stop to stop by what is nearest, and on from the last one', async () => {
    const address = (street: string, postcode: string) => ({
      deliveryAddress: undefined,
      address: { street, houseNumber: '1', postcode, city: 'Berlin' },
    });
    const far = await prepared(address('Karl-Marx-Straße', '12043'));
    const near = await prepared(address('Torstraße', '10119'));
    const middle = await prepared(address('Frankfurter Allee', '10247'));
    for (const { id } of [far, near, middle]) await ride(rita, id, { status: 'delivering' });
    const way = async () => (await listOf(rita)).filter(({ stop }) => stop !== null).map(({ id, stop }) => [id, stop]);
    const before = await way();
    expect(before.at(-1)).toEqual([far.id, 3]);
    const [first] = before[0]!;
    await ride(rita, first!, { status: 'delivered', withoutCode: true, reason: 'code_unknown' });
    expect(await way()).toEqual(before.slice(1).map(([id, stop]) => [id, stop! - 1]));
    const [onRoad] = (await onShift()).filter(({ id }) => id === ritaId);
    expect(onRoad?.orders.map(({ orderId, stop }) => [orderId, stop])).toEqual(await way());
    for (const { id } of await listOf(rita))
      await ride(rita, id, { status: 'delivered', withoutCode: true, reason: 'left_at_door' });
  });

  it('shows the guest a first name and four digits that nobody else is shown', async () => {
    const order = await prepared();
    expect((await seenBy(customer, order.id)).handoverCode).toBeNull();
    await take(rita, order.id);
    const { handoverCode, riderName } = await seenBy(customer, order.id);
    expect([handoverCode, riderName]).toEqual([expect.stringMatching(/^\d{4}$/), null]);
    await ride(rita, order.id, { status: 'delivering' });
    expect(await seenBy(customer, order.id)).toMatchObject({ riderName: 'Rita', handoverCode });
    const shared = await seenBy(new Person(api.url), order.id, `?t=${order.shareToken ?? ''}`);
    expect(shared).toMatchObject({ riderName: null, handoverCode: null });
    const admin = await Person.login(api.url, 'admin@example.com');
    expect(await seenBy(admin, order.id)).toMatchObject({ riderName: 'Rita', handoverCode: null });
    const { body: kitchens } = await kitchen.request<RestaurantOrderView[]>('GET', '/api/restaurant/orders');
    for (const seen of [await seenBy(kitchen, order.id), kitchens, await listOf(rita)]) {
      expect(JSON.stringify(seen)).not.toContain(`"${handoverCode ?? ''}"`);
    }
    expect((await ride(rita, order.id, { status: 'delivered', code: handoverCode })).body).toMatchObject({
      ...{ status: 'delivered', by: 'rider', previousStatus: 'delivering' },
    });
    expect(await inKitchen(order.id)).toMatchObject({ handover: 'code', changed_by: 'rider', rider_id: ritaId });
    expect((await seenBy(customer, order.id)).riderName).toBeNull();
  });

  it('takes five wrong codes an hour, however they come, tells the kitchen, and ends without one', async () => {
    const order = await onTheWay(rita);
    const { handoverCode } = await seenBy(customer, order.id);
    const wrong = String((Number(handoverCode) + 1) % 10_000).padStart(4, '0');
    const watcher = await kitchen.watch();
    await watcher.subscribe('restaurant:1:orders');
    expect(outcome(await ride(ruth, order.id, { status: 'delivered', code: wrong }))).toBe('409 order_taken');
    const first = await ride(rita, order.id, { status: 'delivered', code: wrong });
    expect([outcome(first), first.body.remainingTries]).toEqual(['422 wrong_handover_code', 4]);
    const rest = await Promise.all(
      Array.from({ length: 8 }, () => ride(rita, order.id, { status: 'delivered', code: wrong })),
    );
    expect(rest.map(outcome).sort()).toEqual([
      ...Array.from({ length: 4 }, () => '422 wrong_handover_code'),
      ...Array.from({ length: 4 }, () => '429 handover_locked'),
    ]);
    expect(outcome(await ride(rita, order.id, { status: 'delivered', code: handoverCode }))).toBe(
      '429 handover_locked',
    );
    await watcher.hear('order:handover-refused', ({ orderId, riderId }) => orderId === order.id && riderId === ritaId);
    watcher.close();
    expect(refusalOf(await ride(rita, order.id, { status: 'delivered', withoutCode: true })).fields).toEqual([
      'reason required',
    ]);
    expect(refusalOf(await ride(rita, order.id, { status: 'delivered' })).fields).toEqual(['code required']);
    expect(refusalOf(await ride(rita, order.id, { status: 'delivered', code: '12' })).fields).toEqual([
      'code invalid_format',
    ]);
    await ride(rita, order.id, { status: 'delivered', withoutCode: true, reason: 'code_unknown' });
    expect(await inKitchen(order.id)).toMatchObject({ status: 'delivered', handover: 'code_unknown' });
  });

  it('is judged by the version that the rider saw', async () => {
    const { id } = await prepared();
    const late = await ride(rita, id, { status: 'delivering', expectedVersion: 1 });
    expect([outcome(late), late.body.order]).toMatchObject(['409 version_conflict', { id, version: 2, isMine: false }]);
    expect(outcome(await ride(rita, id, { status: 'delivered', withoutCode: true, reason: 'left_at_door' }))).toBe(
      '409 invalid_transition',
    );
    expect(outcome(await ride(rita, id, { status: 'cancelled' }))).toBe('400 validation_failed');
    await ride(rita, id, { status: 'delivering', expectedVersion: 2 });
    // A kitchen that takes the step back takes the meal back.
    const recalled = await kitchen.request<Change>('POST', `/api/restaurant/orders/${String(id)}/recall`, {
      expectedVersion: 3,
    });
    expect(recalled.body).toMatchObject({ status: 'preparing', riderId: ritaId });
    await assign(id, null);
  });
});

describe('a door where nobody is', () => {
  it('is told with a time, once; after it the kitchen may cancel', async () => {
    const order = await onTheWay(rita);
    const [guest, screen] = [await customer.watch(), await kitchen.watch()];
    await guest.subscribe(`order:${order.id}`);
    await screen.subscribe('restaurant:1:orders');
    expect(outcome(await nobodyThere(ruth, order.id))).toBe('404 not_found');
    const { body } = await nobodyThere(rita, order.id);
    expect((await nobodyThere(rita, order.id)).body).toEqual(body);
    for (const watcher of [guest, screen]) {
      expect(await watcher.hear('order:nobody-there')).toMatchObject({
        orderId: order.id,
        until: body.until,
        riderId: ritaId,
      });
      await watcher.settle();
      expect(watcher.all('order:nobody-there')).toHaveLength(1);
      watcher.close();
    }
    expect((await seenBy(customer, order.id)).nobodyThereUntil).toBe(body.until);
    expect((await inKitchen(order.id)).nobody_there_until).toBe(body.until);
    const cancel = () => kitchen.move(order.id, 'cancelled', { reason: 'customer_request' });
    expect(outcome(await cancel())).toBe('409 invalid_transition');
    await api.sql(`UPDATE orders SET nobody_there_at = nobody_there_at - interval '5 minutes' WHERE id = $1`, [
      order.id,
    ]);
    expect((await cancel()).body).toMatchObject({ status: 'cancelled', by: 'restaurant' });
    expect((await seenBy(customer, order.id)).nobodyThereUntil).toBeNull();
    expect(outcome(await nobodyThere(rita, order.id))).toBe('409 invalid_transition');
  });
});

describe('a rider who goes in mid-ride', () => {
  // One account orders twenty meals an hour.
  beforeAll(async () => {
    customer = await Person.register(api.url, 'Second');
  });

  it('off shift leaves the orders free, for all to see', async () => {
    const [riding, cooking] = [await onTheWay(ruth), await prepared()];
    await take(ruth, cooking.id);
    const watcher = await kitchen.watch();
    await watcher.subscribe('restaurant:1:orders');
    await shift(ruth, false);
    for (const { id } of [riding, cooking]) {
      expect(await watcher.hear('order:updated', ({ orderId }) => orderId === id)).toMatchObject({
        riderId: null,
        by: 'rider',
      });
      expect((await listOf(rita)).find((order) => order.id === id)).toMatchObject({ isMine: false });
    }
    watcher.close();
    expect(
      outcome(await ride(ruth, riding.id, { status: 'delivered', withoutCode: true, reason: 'left_at_door' })),
    ).toBe('409 not_on_shift');
    await assign(riding.id, ritaId);
    expect(
      outcome(await ride(rita, riding.id, { status: 'delivered', withoutCode: true, reason: 'left_at_door' })),
    ).toBe('200');
    await shift(ruth, true);
  });

  it('and signs out everywhere is on shift no more', async () => {
    const leaver = await Person.login(api.url, 'ruth@example.com', PASSWORD);
    await ruth!.request('POST', '/api/logout');
    const { id } = await onTheWay(leaver);
    await leaver.request('POST', '/api/logout');
    await until(async () => (await inKitchen(id)).rider_id === null, { what: () => 'the order is free again' });
    expect((await onShift()).map((rider) => rider.id)).toEqual([ritaId]);
    expect((await eventsOf(id)).at(-1)).toMatchObject({ actor: 'system', rider_id: null });
  });

  it('for good loses nothing: the order is free, its events stay', async () => {
    const third = await hire('Rosa', 'rosa@example.com');
    const rosa = await Person.login(api.url, 'rosa@example.com', PASSWORD);
    await shift(rosa, true);
    const [riding, done] = [await onTheWay(rosa), await onTheWay(rosa)];
    await ride(rosa, done.id, { status: 'delivered', withoutCode: true, reason: 'left_at_door' });
    expect((await kitchen.request('DELETE', `/api/restaurant/staff/${String(third)}`)).status).toBe(204);
    expect(await inKitchen(riding.id)).toMatchObject({ status: 'delivering', rider_id: null, rider_name: null });
    expect(await inKitchen(done.id)).toMatchObject({ status: 'delivered', rider_id: null, handover: 'left_at_door' });
    expect((await eventsOf(riding.id)).at(-1)).toMatchObject({ actor: 'restaurant', rider_id: null });
    expect((await eventsOf(done.id)).at(-1)).toMatchObject({ actor: 'rider', staff_id: third, rider_id: third });
    expect(
      outcome(await ride(rita, riding.id, { status: 'delivered', withoutCode: true, reason: 'left_at_door' })),
    ).not.toBe('200');
    await take(rita, riding.id);
    expect(
      outcome(await ride(rita, riding.id, { status: 'delivered', withoutCode: true, reason: 'left_at_door' })),
    ).toBe('200');
  });
});

describe('a restaurant without riders', () => {
  it('sees nothing of them', async () => {
    const other = await Person.login(api.url, 'restaurant2@example.com');
    await other.request('POST', '/api/restaurant/toggle-status', { isOpen: true });
    expect((await other.request('GET', '/api/restaurant/riders')).body).toEqual([]);
    const hasRiders = async (owner: Person) => (await owner.request('GET', '/api/restaurant/riders/logins')).body;
    expect([await hasRiders(other), await hasRiders(kitchen)]).toEqual([{ hasRiders: false }, { hasRiders: true }]);
    const order = await customer.placeOrder(2);
    for (const status of ['preparing', 'delivering', 'delivered'] as const) {
      expect((await other.move(order.id, status)).body).toMatchObject({ status, riderId: null });
    }
    expect(await seenBy(customer, order.id)).toMatchObject({
      handoverCode: null,
      riderName: null,
      nobodyThereUntil: null,
    });
  });
});
