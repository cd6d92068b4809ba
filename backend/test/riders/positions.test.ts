import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { OrderView } from '../../src/contracts/orders/order-views.ts';
import type { PositionsTakenView, RideView, SentPosition } from '../../src/contracts/riders/position.ts';
import type { RiderOrderView, RiderView } from '../../src/contracts/riders/riders.ts';
import { Database } from '../../src/database/connection/database.ts';
import type { OrderChanged } from '../../src/events/outbox/domain-event.ts';
import { RiderTracks } from '../../src/modules/rider-positions/rider-tracks.ts';
import { READ_WAYS } from '../../src/modules/rider-positions/rider-ways.statements.ts';
import { LatestPositions } from '../../src/modules/rider-positions/store/latest-positions.ts';
import { RideChanges } from '../../src/realtime/positions/ride-changes.ts';
import { type Api, startApi } from '../api/api.ts';
import { Person, type Watcher } from '../support/person.ts';
import {
  giveTo,
  handOver,
  hireRider,
  positionAt,
  setShift,
  signInRider,
  takeAlong,
  takenAlong,
} from '../support/riding.ts';
import { until } from '../support/until.ts';

let api: Api;
let [kitchen, otherKitchen, customer, stranger, admin]: Person[] = [];
const watchers: Watcher[] = [];
let hired = 0;
const employed: number[] = [];

beforeAll(async () => {
  api = await startApi();
  [kitchen, otherKitchen, customer, admin] = await Promise.all(
    ['restaurant1@example.com', 'restaurant2@example.com', 'kunde@example.com', 'admin@example.com'].map((email) =>
      Person.login(api.url, email),
    ),
  );
  stranger = await Person.register(api.url, 'Stranger');
});
afterEach(async () => {
  for (const watcher of watchers.splice(0)) watcher.close();
  for (const id of employed.splice(0)) await kitchen!.request('DELETE', `/api/restaurant/staff/${String(id)}`);
});
afterAll(() => api.stop());

async function watch(person: Person | undefined, topic?: string, token?: string): Promise<Watcher> {
  const watcher = await person!.watch();
  watchers.push(watcher);
  if (topic !== undefined) await watcher.subscribe(topic as `order:${number}`, token);
  return watcher;
}

/** A new rider on shift, with the phone's socket. */
async function rider() {
  hired += 1;
  const email = `on-the-way-${String(hired)}@example.com`;
  const { id, person } = await hireRider(api.url, kitchen!, email);
  employed.push(id);
  const phone = await watch(person);
  return { id, email, person, phone, send: (position: unknown) => phone.ask('position', position) };
}

const nobody = () => new Person(api.url);
const rideOf = async (person: Person | undefined, { id }: OrderView, token?: string | null) =>
  (await person!.request<RideView>('GET', `/api/orders/${String(id)}/ride${token ? `?t=${token}` : ''}`)).body;
const batch = (person: Person, positions: SentPosition[]) =>
  person.request<PositionsTakenView>('POST', '/api/rider/position', { positions });
const latestOf = async (riderId: number) => (await api.app.nest.get(LatestPositions).find([riderId])).get(riderId);
const tracksOf = (riderId: number) =>
  api.sql<{ order_id: number }>('SELECT order_id FROM rider_tracks WHERE staff_id = $1 ORDER BY slot', [riderId]);

/** Until the next position of a rider may be sent. */
async function sent(send: (position: unknown) => Promise<unknown>, make: () => SentPosition): Promise<SentPosition> {
  let position = make();
  await until(async () => {
    position = make();
    return ((await send(position)) as { ok: boolean }).ok;
  });
  return position;
}

describe('a position', () => {
  it('is taken from a rider on shift, and acknowledged', async () => {
    const { id, send } = await rider();
    const position = positionAt(0);
    expect(await send(position)).toEqual({ ok: true, sequence: position.sequence });
    expect(await latestOf(id)).toMatchObject({ riderId: id, restaurantId: 1, fix: { sequence: position.sequence } });
  });

  it('is refused from whoever is no rider, or off shift', async () => {
    for (const person of [nobody(), customer, kitchen, admin]) {
      const watcher = await watch(person);
      expect(await watcher.ask('position', positionAt(0))).toMatchObject({ ok: false, error: { code: 'no_rider' } });
    }
    const { id, person, send } = await rider();
    await setShift(person, false);
    expect(await send(positionAt(0))).toMatchObject({ ok: false, error: { code: 'off_shift' } });
    expect((await batch(person, [positionAt(0)])).body).toMatchObject({ taken: 0, refused: [{ code: 'off_shift' }] });
    expect(await latestOf(id)).toBeUndefined();
  });

  it.each<[string, (last: SentPosition) => unknown, string]>([
    ['without a number', () => ({ ...positionAt(0), latitude: null }), 'position_invalid'],
    ['that is a text', () => 'here', 'position_invalid'],
    ['outside the city', () => positionAt(0, { latitude: 53.55, longitude: 9.99 }), 'position_outside'],
    ['that jumps', () => positionAt(5_000), 'position_implausible'],
    ['of tomorrow', () => positionAt(0, { at: new Date(Date.now() + 86_400_000).toISOString() }), 'position_in_future'],
    ['an hour old', () => positionAt(0, { at: new Date(Date.now() - 3_600_000).toISOString() }), 'position_too_old'],
    ['that knows a district alone', () => positionAt(0, { accuracyMeters: 900 }), 'position_inaccurate'],
    ['with a sequence that goes back', ({ sequence }) => positionAt(0, { sequence }), 'position_not_newer'],
  ])('%s is refused, and the one before stays', async (_, wrong, code) => {
    const { id, send } = await rider();
    const first = await sent(send, () => positionAt(0));
    expect(await send(wrong(first))).toMatchObject({
      ok: false,
      error: { code, message: expect.any(String) as unknown },
    });
    expect(await latestOf(id)).toMatchObject({ fix: { sequence: first.sequence } });
  });

  it('is one of two a second: of a thousand at once hardly any is taken', async () => {
    const { phone } = await rider();
    const startedAtMs = performance.now();
    const answers = await Promise.all(Array.from({ length: 1_000 }, () => phone.ask('position', positionAt(0))));
    const seconds = (performance.now() - startedAtMs) / 1_000;
    const taken = answers.filter(({ ok }) => ok);
    expect(taken.length).toBeGreaterThan(0);
    expect(taken.length).toBeLessThanOrEqual(2 + Math.ceil(2 * seconds));
    const codes = answers.flatMap((answer) => (answer.ok ? [] : [answer.error.code]));
    // Two of the same moment are let through to be judged, and the second is not newer.
    expect([...new Set(codes)].filter((code) => code !== 'position_not_newer')).toEqual(['too_many_requests']);
    expect(codes.filter((code) => code === 'too_many_requests').length).toBeGreaterThan(900);
  });

  it('leaves nothing in the outbox', async () => {
    const count = () =>
      api.sql('SELECT (SELECT count(*) FROM order_event) AS orders, (SELECT count(*) FROM restaurant_event) AS others');
    const { person, send } = await rider();
    const order = await takenAlong(customer!, kitchen!, person);
    const guest = await watch(customer, `order:${order.id}`);
    const before = await count();
    await sent(send, () => positionAt(0));
    await guest.hear('rider:moved');
    expect(await count()).toEqual(before);
  });
});

describe('the position of an order’s rider', () => {
  it('is told to whoever may see the order, and rounded to the holder of its share link', async () => {
    const { id, person, send } = await rider();
    const order = await takenAlong(customer!, kitchen!, person);
    const topic = `order:${order.id}`;
    const [guest, cook, boss, friend] = await Promise.all([
      watch(customer, topic),
      watch(kitchen, topic),
      watch(admin, topic),
      watch(nobody(), topic, order.shareToken!),
    ]);
    const { latitude, longitude, sequence } = await sent(send, () => positionAt(17));
    for (const watcher of [guest, cook, boss]) {
      expect(await watcher.hear('rider:moved')).toEqual({
        topic,
        orderId: order.id,
        latitude,
        longitude,
        accuracyMeters: 10,
        heading: 90,
        sequence,
        at: expect.any(String),
        estimatedFrom: expect.any(String),
        estimatedTo: expect.any(String),
      });
    }
    const rounded = { latitude: 52.521, longitude: 13.41, accuracyMeters: 100, heading: null, sequence };
    expect(await friend.hear('rider:moved')).toMatchObject(rounded);
    expect((await rideOf(customer, order)).position).toMatchObject({ latitude, longitude, sequence });
    expect((await rideOf(nobody(), order, order.shareToken)).position).toMatchObject(rounded);
    expect(await latestOf(id)).toMatchObject({ fix: { latitude } });
  });

  it('is told to nobody else: whichever topic they join, whichever call they make', async () => {
    const mine = await rider();
    const colleague = await rider();
    const order = await takenAlong(customer!, kitchen!, mine.person);
    const others = await takenAlong(stranger!, kitchen!, colleague.person);
    const topics = [
      `order:${order.id}`,
      'restaurant:1:riders',
      'city:berlin:riders',
      'restaurant:1',
      'city:berlin',
      'rider:orders',
    ];
    const outside: [string, Person | undefined][] = [
      ['nobody', nobody()],
      ['another guest', stranger],
      ['another restaurant', otherKitchen],
      ['another rider', colleague.person],
    ];
    const heard = await Promise.all(
      outside.map(async ([, person]) => {
        const watcher = await watch(person, `order:${others.id}`).catch(() => watch(person));
        for (const topic of topics) await watcher.ask('subscribe', { topic, token: others.shareToken });
        return watcher;
      }),
    );
    const guest = await watch(customer, `order:${order.id}`);
    await sent(mine.send, () => positionAt(0));
    await guest.hear('rider:moved');
    for (const [index, [who, person]] of outside.entries()) {
      await heard[index]!.settle();
      const told = heard[index]!.heard.filter(({ name }) => name === 'rider:moved' || name === 'riders:moved');
      expect({ who, told }).toEqual({ who, told: [] });
      const { status } = await person!.request('GET', `/api/orders/${String(order.id)}/ride?t=${others.shareToken!}`);
      expect({ who, status }).toEqual({ who, status: 404 });
    }
  });

  it('is told neither before the ride nor after it, to the holder of a share link as to its guest', async () => {
    const { person, send } = await rider();
    const order = await customer!.placeOrder(1);
    await kitchen!.move(order.id, 'preparing');
    const topic = `order:${order.id}`;
    const everybody = [await watch(customer, topic), await watch(nobody(), topic, order.shareToken!)];
    const told = () => everybody.map((watcher) => watcher.all('rider:moved').length);
    // Another order of the rider shows when a position would have been told.
    const control = await takenAlong(stranger!, kitchen!, person);
    const witness = await watch(stranger, `order:${control.id}`);
    const before = await sent(send, () => positionAt(0));
    await witness.hear('rider:moved', ({ sequence }) => sequence >= before.sequence);
    expect(told()).toEqual([0, 0]);
    expect(await rideOf(customer, order)).toMatchObject({ stopsBefore: null, position: null });
    await handOver(person, control.id);

    await takeAlong(person, order.id);
    await until(async () => {
      await send(positionAt(0));
      return told().every((count) => count > 0);
    });
    await handOver(person, order.id);
    await everybody[0]!.hear('order:updated', ({ status }) => status === 'delivered');
    for (const watcher of everybody) await watcher.settle();
    const during = told();
    const next = await takenAlong(stranger!, kitchen!, person);
    const later = await watch(stranger, `order:${next.id}`);
    const after = await sent(send, () => positionAt(0));
    await later.hear('rider:moved', ({ sequence }) => sequence >= after.sequence);
    expect(told()).toEqual(during);
    expect(await rideOf(customer, order)).toMatchObject({ stopsBefore: null, position: null });
    expect(await rideOf(nobody(), order, order.shareToken)).toMatchObject({ stopsBefore: null, position: null });
  });

  it('is told to the next stop alone; the one after it says how many are before', async () => {
    const { person, send } = await rider();
    const places = ['Kastanienallee 1, 10435 Berlin', 'Torstraße 1, 10119 Berlin'];
    const orders: OrderView[] = [];
    for (const deliveryAddress of places)
      orders.push(await takenAlong(customer!, kitchen!, person, { deliveryAddress }));
    const { body: list } = await person.request<RiderOrderView[]>('GET', '/api/rider/orders');
    const [near, far] = [1, 2].map((stop) =>
      orders.find(({ id }) => list.some((each) => each.id === id && each.stop === stop))!,
    );
    const [first, second] = [await watch(customer, `order:${near!.id}`), await watch(customer, `order:${far!.id}`)];
    await sent(send, () => positionAt(0));
    await first.hear('rider:moved');
    await second.settle();
    expect(second.all('rider:moved')).toEqual([]);
    expect(await rideOf(customer, far!)).toMatchObject({ stopsBefore: 1, position: null });
    await handOver(person, near!.id);
    expect(await rideOf(customer, far!)).toMatchObject({ stopsBefore: 0, position: { accuracyMeters: 10 } });
    await sent(send, () => positionAt(0));
    await second.hear('rider:moved');
  });

  it('is told no more by a link that opens the order no more', async () => {
    const { person, send } = await rider();
    const order = await takenAlong(customer!, kitchen!, person);
    const topic = `order:${order.id}`;
    const [guest, friend] = [await watch(customer, topic), await watch(nobody(), topic, order.shareToken!)];
    await sent(send, () => positionAt(0));
    await friend.hear('rider:moved');
    await api.sql('UPDATE orders SET share_token = gen_random_uuid() WHERE id = $1', [order.id]);
    // What is known of the order is two seconds old at most; until then nobody has to be told of a change that is no event.
    await until(async () => {
      const { sequence } = await sent(send, () => positionAt(0));
      await guest.hear('rider:moved', (moved) => moved.sequence >= sequence);
      await friend.settle();
      return !friend.all('rider:moved').some((moved) => moved.sequence >= sequence);
    });
  });

  it('is told at most once a second, the latest', async () => {
    const { person, send } = await rider();
    const order = await takenAlong(customer!, kitchen!, person);
    const guest = await watch(customer, `order:${order.id}`);
    const times: number[] = [];
    guest.socket.on('rider:moved', () => times.push(performance.now()));
    for (let count = 0; count < 6; count += 1) await sent(send, () => positionAt(0));
    const { sequence } = await sent(send, () => positionAt(0));
    await guest.hear('rider:moved', (moved) => moved.sequence === sequence);
    expect(times.length).toBeLessThanOrEqual(2 + (times.at(-1)! - times[0]!) / 900);
    const sequences = guest.all('rider:moved').map((moved) => moved.sequence);
    expect(sequences).toEqual([...sequences].sort((a, b) => a - b));
  });
});

describe('a change of the way', () => {
  /** A rider on the way with two orders, whose guests are the customer and the stranger. */
  async function withTwoOrders() {
    const riding = await rider();
    const mine = await takenAlong(customer!, kitchen!, riding.person);
    const others = await takenAlong(stranger!, kitchen!, riding.person);
    return { ...riding, mine, others };
  }

  it('is told to those who watch the rider’s other orders, and to nobody else', async () => {
    const { person, mine, others } = await withTwoOrders();
    const elsewhere = await rider();
    const control = await takenAlong(customer!, kitchen!, elsewhere.person);
    const guest = await watch(customer, `order:${mine.id}`);
    const outsider = await watch(customer, `order:${control.id}`);
    await handOver(person, others.id);
    const topic = `order:${mine.id}`;
    expect(await guest.hear('ride:changed')).toEqual({ topic, orderId: mine.id });
    const third = await takenAlong(stranger!, kitchen!, person);
    await until(() => guest.all('ride:changed').length >= 2);
    await watch(stranger, `order:${third.id}`);
    await giveTo(kitchen, third.id, elsewhere.id);
    await until(() => guest.all('ride:changed').length >= 3);
    await outsider.hear('ride:changed');
    expect(outsider.all('ride:changed').every(({ orderId }) => orderId === control.id)).toBe(true);
  });

  it('is told on both ways when an order that nobody watches goes to another rider', async () => {
    const cook = await watch(kitchen, 'restaurant:1:orders');
    const [from, to] = [await withTwoOrders(), await rider()];
    const theirs = await takenAlong(customer!, kitchen!, to.person);
    // From then on nothing is told that happened before.
    await cook.hear('order:updated', ({ orderId, status }) => orderId === theirs.id && status === 'delivering');
    const [before, after] = [
      await watch(customer, `order:${from.mine.id}`),
      await watch(customer, `order:${theirs.id}`),
    ];
    await giveTo(kitchen, from.others.id, to.id);
    await before.hear('ride:changed');
    await after.hear('ride:changed');
    expect(new Set(before.all('ride:changed').map(({ orderId }) => orderId))).toEqual(new Set([from.mine.id]));

    // And when nobody has it any more.
    await giveTo(kitchen, from.others.id, null);
    await until(() => after.all('ride:changed').length >= 2);
  });

  it('is read where somebody watches another order of the rider, once for all that happens meanwhile, and else not', async () => {
    const [unwatched, watched] = [await withTwoOrders(), await withTwoOrders()];
    await watch(stranger, `order:${unwatched.others.id}`);
    const guest = await watch(customer, `order:${watched.mine.id}`);
    const database = api.app.nest.get(Database);
    const reads: number[] = [];
    database.run = (statement, values) => {
      if (statement.name === READ_WAYS.name) reads.push(...(values[0] as number[]));
      return Database.prototype.run.call(database, statement, values) as Promise<never[]>;
    };
    const readsOf = (riderId: number) => reads.filter((id) => id === riderId).length;
    try {
      // The one order that is watched is the one that changes.
      await handOver(unwatched.person, unwatched.others.id);
      await handOver(watched.person, watched.others.id);
      await guest.hear('ride:changed');
      expect(readsOf(watched.id)).toBe(1);
      expect(readsOf(unwatched.id)).toBe(0);

      const changes = api.app.nest.get(RideChanges);
      const ridden = { riderId: watched.id, previousRiderId: watched.id };
      const left = { status: 'delivered', previousStatus: 'delivering', ...ridden } as OrderChanged;
      for (let count = 1; count <= 100; count += 1) changes.noteOrder({ ...left, orderId: -count });
      await until(() => guest.all('ride:changed').length >= 2);
      expect(readsOf(watched.id)).toBeLessThanOrEqual(2);
    } finally {
      Reflect.deleteProperty(database, 'run');
    }
  });
});

describe('riders on shift', () => {
  it('are on the maps of their restaurant and of admins, until they leave', async () => {
    const { id, person, send } = await rider();
    const [cook, boss] = [await watch(kitchen, 'restaurant:1:riders'), await watch(admin, 'city:berlin:riders')];
    const { sequence } = await sent(send, () => positionAt(0));
    for (const watcher of [cook, boss]) {
      const { riders } = await watcher.hear('riders:moved', (moved) =>
        moved.riders.some(({ riderId }) => riderId === id),
      );
      expect(riders.find(({ riderId }) => riderId === id)).toMatchObject({ restaurantId: 1, orderId: null, sequence });
    }
    expect(await (await watch(kitchen)).subscribe('restaurant:1:riders')).toContainEqual(
      expect.objectContaining({ riderId: id, sequence }),
    );
    const { body } = await kitchen!.request<RiderView[]>('GET', '/api/restaurant/riders');
    expect(body.find((each) => each.id === id)?.position).toMatchObject({ accuracyMeters: 10 });
    await setShift(person, false);
    for (const watcher of [cook, boss]) await watcher.hear('riders:moved', ({ gone }) => gone.includes(id));
  });
});

describe('a rider who leaves', () => {
  it.each<[string, (person: Person, id: number) => Promise<{ status: number }>]>([
    ['goes off shift', (person) => setShift(person, false)],
    ['signs out', (person) => person.request('POST', '/api/logout')],
    ['is dismissed', (_, id) => kitchen!.request('DELETE', `/api/restaurant/staff/${String(id)}`)],
    [
      'gets another duty',
      (_, id) => kitchen!.request('PUT', `/api/restaurant/staff/${String(id)}`, { duty: 'kitchen' }),
    ],
  ])('%s in mid-ride, and the position is gone', async (how, leave) => {
    const { id, email, person, send } = await rider();
    const order = await takenAlong(customer!, kitchen!, person);
    await sent(send, () => positionAt(0));
    expect((await rideOf(customer, order)).position).not.toBeNull();
    await until(async () => (await tracksOf(id)).length > 0);
    expect(await tracksOf(id)).toEqual([{ order_id: order.id }]);

    expect((await leave(person, id)).status).toBeLessThan(300);
    await until(async () => (await latestOf(id)) === undefined);
    expect((await rideOf(customer, order)).position).toBeNull();
    // The track is what arrival times are measured by, for a day; it goes with the login.
    expect(await tracksOf(id)).toHaveLength(how === 'is dismissed' ? 0 : 1);
    if (how !== 'goes off shift') return;
    const again = await signInRider(api.url, email);
    await setShift(again, true);
    expect(await latestOf(id)).toBeUndefined();
    expect((await batch(again, [positionAt(0)])).body).toEqual({ taken: 1, refused: [] });
  });
});

describe('a batch', () => {
  it('is judged position by position; the newest is told, and the track takes what was ridden with an order', async () => {
    const { id, person } = await rider();
    const order = await takenAlong(customer!, kitchen!, person);
    const guest = await watch(customer, `order:${order.id}`);
    const nowMs = Date.now();
    const at = (secondsAgo: number) => ({ at: new Date(nowMs - secondsAgo * 1_000).toISOString() });
    const positions = [60, 50, 49.9, 40, 30].map((ago) => positionAt(0, at(ago)));
    const jump = positionAt(8_000, at(20));
    const newest = positionAt(0, at(0));
    const { status, body } = await batch(person, [...positions, jump, newest]);
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        taken: 5,
        refused: [
          { sequence: positions[2]!.sequence, code: 'too_many_requests' },
          { sequence: jump.sequence, code: 'position_implausible' },
        ],
      },
    });
    expect((await guest.hear('rider:moved')).sequence).toBe(newest.sequence);
    expect(await latestOf(id)).toMatchObject({ fix: { sequence: newest.sequence } });
    await until(async () => (await tracksOf(id)).length > 0);
    expect(await tracksOf(id)).toEqual([{ order_id: order.id }]);
  });

  it('is refused whole when it is none, and when it is longer than ten minutes', async () => {
    const { person } = await rider();
    expect((await batch(person, [])).status).toBe(400);
    expect(
      (
        await batch(
          person,
          Array.from({ length: 121 }, () => positionAt(0)),
        )
      ).status,
    ).toBe(400);
    expect((await batch(person, [{ ...positionAt(0), latitude: null as never }])).status).toBe(400);
  });
});

describe('tracks', () => {
  it('have one point in ten seconds, only while an order is on the way, and are deleted after a day', async () => {
    const { id, person, send } = await rider();
    const tracks = api.app.nest.get(RiderTracks);
    await sent(send, () => positionAt(0));
    await tracks.write();
    expect(await tracksOf(id)).toEqual([]);
    const order = await takenAlong(customer!, kitchen!, person);
    const nowMs = Date.now();
    const fix = (await latestOf(id))!.fix;
    tracks.add(
      id,
      [0, 1, 2].map((seconds) => ({ ...fix, atMs: nowMs + 20_000 + seconds })),
    );
    await until(async () => (await tracksOf(id)).length > 0);
    expect(await tracksOf(id)).toEqual([{ order_id: order.id }]);
    await tracks.clear();
    expect(await tracksOf(id)).toHaveLength(1);
    await api.sql(`UPDATE rider_tracks SET at = now() - interval '24 hours 1 second' WHERE staff_id = $1`, [id]);
    await tracks.clear();
    expect(await tracksOf(id)).toEqual([]);
  });
});
