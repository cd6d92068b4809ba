import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Problem } from '../../src/contracts/http/errors.ts';
import type { CapacityView } from '../../src/contracts/restaurants/capacity.ts';
import { deliveryMinutesNow, parseDeliveryTime } from '../../src/contracts/restaurants/delivery-time.ts';
import type { OrderView } from '../../src/contracts/orders/order-views.ts';
import type { RestaurantDetailView } from '../../src/contracts/restaurants/restaurant-views.ts';
import { OpeningClock } from '../../src/modules/restaurants/opening/opening-clock.ts';
import type { Watcher } from '../support/person.ts';
import { inOneQuarter, QUARTER_MS } from '../support/in-one-quarter.ts';
import { type Api, Person, refusalOf, startApi } from '../api/api.ts';

const MINUTE_MS = 60_000;

let api: Api;
let owner: Person;
let customer: Person;
let watcher: Watcher;
beforeAll(async () => {
  api = await startApi();
  owner = await Person.login(api.url, 'restaurant1@example.com');
  customer = await Person.login(api.url, 'kunde@example.com');
  // Always open, so that the clock on the wall decides nothing here.
  await api.sql('DELETE FROM opening_hours WHERE restaurant_id = 1');
  await api.sql(`INSERT INTO opening_hours (restaurant_id, weekday, opens_minute, closes_minute)
    SELECT 1, day, 0, 1440 FROM generate_series(1, 7) AS day`);
  watcher = await new Person(api.url).watch();
  await watcher.subscribe('restaurant:1');
});
afterAll(async () => {
  watcher.close();
  await api.stop();
});

const put = (what: string, body: object) => owner.request<CapacityView>('PUT', `/api/restaurant/load/${what}`, body);
const end = (what: string) => owner.request<CapacityView>('DELETE', `/api/restaurant/load/${what}`);
const detail = async () => (await customer.request<RestaurantDetailView>('GET', '/api/restaurants/1')).body;
const tick = () => api.app.nest.get(OpeningClock, { strict: false }).announceOutdated();
const order = async (more: object = {}) =>
  customer.request<OrderView & Pick<Problem, 'code' | 'nextPossibleAt'>>('POST', '/api/orders', {
    ...(await customer.cartOf(1)),
    ...more,
  });
const minutesFromNow = (time: string | null) => Math.round((Date.parse(time ?? '') - Date.now()) / MINUTE_MS);

describe('a pause', () => {
  it('is announced at once, refuses orders and ends by itself', async () => {
    const { status, body } = await put('pause', { minutes: 30 });
    expect(status).toBe(200);
    expect(minutesFromNow(body.pausedUntil)).toBe(30);
    const news = await watcher.hear('restaurant:open-state', ({ version }) => version === body.version);
    expect(news).toMatchObject({ isOpen: false, pausedUntil: body.pausedUntil });
    expect(await detail()).toMatchObject({ isOpen: false, pausedUntil: body.pausedUntil, opensAt: body.pausedUntil });
    expect(body).toMatchObject({ isOpen: false, opensAt: body.pausedUntil });
    expect((await order()).body.code).toBe('restaurant_closed');
    // Longer while it lasts: the open state is the same, its end is not.
    const longer = (await put('pause', { minutes: 60 })).body;
    expect(longer.version).toBe(body.version + 1);
    await api.sql(`UPDATE restaurants SET paused_until = now() - interval '1 second' WHERE id = 1`);
    await tick();
    const over = await watcher.hear('restaurant:open-state', ({ version }) => version === longer.version + 1);
    expect(over).toMatchObject({ isOpen: true, pausedUntil: null });
    expect((await order()).status).toBe(201);
  });

  it('until tomorrow ends at the opening of the next day that has one, and one click ends it before', async () => {
    const [today] = await api.sql<{ date: string; opens: Date }>(
      `SELECT t.date::text, ((t.date + 2) + interval '17 hours 30 minutes') AT TIME ZONE 'Europe/Berlin' AS opens
       FROM (SELECT (now() AT TIME ZONE 'Europe/Berlin')::date AS date) t`,
    );
    await api.sql(
      `INSERT INTO special_hours (restaurant_id, date, opens_minute, closes_minute)
       VALUES (1, $1::date + 1, NULL, NULL), (1, $1::date + 2, 1050, 1380)`,
      [today?.date],
    );
    const { body } = await put('pause', { until: 'tomorrow' });
    expect(body.pausedUntil).toBe(today?.opens.toISOString());
    expect((await detail()).opensAt).toBe(body.pausedUntil);
    await api.sql('DELETE FROM special_hours');
    expect((await end('pause')).body).toMatchObject({
      isOpen: true,
      opensAt: null,
      pausedUntil: null,
      version: body.version + 1,
    });
    expect((await detail()).isOpen).toBe(true);
  });

  it.each([
    [{}, 'minutes required'],
    [{ minutes: 20 }, 'minutes invalid_choice'],
    [{ until: 'never' }, 'until invalid_choice'],
    [{ minutes: 15, until: 'tomorrow' }, 'minutes required'],
  ])('%j is refused', async (body, field) => {
    expect(refusalOf(await put('pause', body))).toEqual({ status: 400, code: 'validation_failed', fields: [field] });
  });
});

describe('a busy kitchen', () => {
  it('adds minutes to what it promises, tells so and ends by itself', async () => {
    const usual = minutesFromNow((await order()).body.estimatedFrom);
    const { body } = await put('busy', { minutes: 20, forMinutes: 30 });
    expect(minutesFromNow(body.busyUntil)).toBe(30);
    const news = await watcher.hear('restaurant:open-state', ({ version }) => version === body.version);
    expect(news).toMatchObject({ isOpen: true, busyMinutes: 20 });
    const { busyMinutes, deliveryTime } = await detail();
    expect(busyMinutes).toBe(20);
    const placed = (await order()).body;
    const shown = deliveryMinutesNow(parseDeliveryTime(deliveryTime) ?? { min: 0, max: 0 }, busyMinutes);
    expect([placed.estimatedFrom, placed.estimatedTo].map(minutesFromNow)).toEqual([shown.min, shown.max]);
    expect(await watcher.subscribe('restaurant:1')).toMatchObject({ busyMinutes: 20, version: body.version });
    expect(minutesFromNow((await order()).body.estimatedFrom)).toBe(usual + 20);
    await api.sql(`UPDATE restaurants SET busy_until = now() - interval '1 second' WHERE id = 1`);
    expect((await detail()).busyMinutes).toBe(0);
    expect(minutesFromNow((await order()).body.estimatedFrom)).toBe(usual);
    await tick();
    await watcher.hear('restaurant:open-state', (e) => e.version === body.version + 1 && e.busyMinutes === 0);
    const short = (await put('busy', { minutes: 15 })).body;
    // Customers see no difference; the restaurant's other tablets hear that the end is another.
    const longer = (await put('busy', { minutes: 15, forMinutes: 240 })).body;
    expect(longer.version).toBe(short.version + 1);
    await watcher.hear('restaurant:open-state', (e) => e.version === longer.version && e.busyMinutes === 15);
    expect((await end('busy')).body).toMatchObject({ busyMinutes: 0, busyUntil: null });
  });

  it.each([
    [{}, 'minutes required'],
    [{ minutes: 4 }, 'minutes too_small'],
    [{ minutes: 121 }, 'minutes too_large'],
    [{ minutes: 10, forMinutes: 1 }, 'forMinutes too_small'],
  ])('%j is refused', async (body, field) => {
    expect(refusalOf(await put('busy', body)).fields).toEqual([field]);
  });
});

describe('a cap of orders a quarter of an hour', () => {
  const quarter = async () => (await owner.request<CapacityView>('GET', '/api/restaurant/load')).body;
  const quarterEnd = () => new Date((Math.floor(Date.now() / QUARTER_MS) + 1) * QUARTER_MS).toISOString();

  it('lets in as many as it says, however many come at once, and names the next possible time', () =>
    inOneQuarter(async () => {
      const { ordersThisQuarter } = await quarter();
      const cap = await put('cap', { orders: ordersThisQuarter + 3, forMinutes: 60 });
      expect(cap.body).toMatchObject({ quarterCap: ordersThisQuarter + 3, fullUntil: null });
      // The other tablets hear of it, though it is not full.
      await watcher.hear('restaurant:open-state', (e) => e.version === cap.body.version && e.fullUntil === null);
      const answers = await Promise.all(Array.from({ length: 8 }, () => order()));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409, 409, 409, 409]);
      const refused = answers.find(({ status }) => status === 409);
      expect(refused?.body).toMatchObject({ code: 'kitchen_full', nextPossibleAt: quarterEnd() });
      const news = await watcher.hear('restaurant:open-state', ({ fullUntil }) => fullUntil !== null);
      expect(news).toMatchObject({ isOpen: true, fullUntil: quarterEnd() });
      expect(await detail()).toMatchObject({ isOpen: true, fullUntil: quarterEnd() });
      // The next quarter of an hour is another one.
      await api.sql(`UPDATE orders SET created_at = created_at - interval '15 minutes' WHERE restaurant_id = 1`);
      await api.sql(`UPDATE restaurants SET full_until = now() - interval '1 second' WHERE id = 1`);
      await tick();
      await watcher.hear('restaurant:open-state', (e) => e.version > news.version && e.fullUntil === null);
      expect((await order()).status).toBe(201);
    }));

  it('counts orders for later in the quarter in which the kitchen begins with them', () =>
    inOneQuarter(async () => {
      await put('cap', { orders: 2, forMinutes: 600 });
      const { delivery } = (
        await api.sql<{ delivery: number }>('SELECT delivery_min_minutes AS delivery FROM restaurants WHERE id = 1')
      )[0] ?? { delivery: 0 };
      const begun = Math.floor(Date.now() / QUARTER_MS) * QUARTER_MS + 8 * QUARTER_MS;
      const wanted = (minutes: number) => new Date(begun + (delivery + minutes) * MINUTE_MS).toISOString();
      expect((await order({ scheduledFor: wanted(0) })).status).toBe(201);
      expect((await order({ scheduledFor: wanted(14) })).status).toBe(201);
      const refused = await order({ scheduledFor: wanted(7) });
      expect(refused.body).toMatchObject({ code: 'kitchen_full', nextPossibleAt: wanted(15) });
      expect((await order({ scheduledFor: refused.body.nextPossibleAt })).status).toBe(201);
    }));

  it('gives a cancelled place to the next, an answer once more to the same key, and ends with its time', () =>
    inOneQuarter(async () => {
      await put('cap', { orders: (await quarter()).ordersThisQuarter + 1 });
      const key = { 'idempotency-key': crypto.randomUUID() };
      const cart = await customer.cartOf(1);
      const first = await customer.request<OrderView>('POST', '/api/orders', cart, key);
      expect(first.status).toBe(201);
      expect((await order()).status).toBe(409);
      expect((await customer.request('POST', '/api/orders', cart, key)).status).toBe(200);
      await customer.request('POST', `/api/orders/${String(first.body.id)}/cancel`, {});
      expect((await order()).status).toBe(201);
      expect((await order()).status).toBe(409);
      await api.sql(`UPDATE restaurants SET quarter_cap_until = now() - interval '1 second' WHERE id = 1`);
      expect((await order()).status).toBe(201);
      expect((await end('cap')).body).toMatchObject({ quarterCap: null, quarterCapUntil: null, fullUntil: null });
    }));

  it('says what is wrong with it, and what is refused in the language of the caller', () =>
    inOneQuarter(async () => {
      expect(refusalOf(await put('cap', { orders: 0 })).fields).toEqual(['orders too_small']);
      expect(refusalOf(await put('cap', { orders: 2, forMinutes: 5000 })).fields).toEqual(['forMinutes too_large']);
      await put('cap', { orders: 1 });
      await order();
      const { body } = await customer.request<Problem>('POST', '/api/orders', await customer.cartOf(1), {
        'accept-language': 'de',
      });
      expect(body.detail).toMatch(/Nächste mögliche Zeit: \d\d:\d\d\.$/);
      await end('cap');
    }));
});

describe('days with hours of their own', () => {
  it('replace the hours of the weekday, in the list as for one restaurant', async () => {
    const isOpen = async () => {
      const { body } = await customer.request<{ id: number; isOpen: boolean }[]>('GET', '/api/restaurants?city=berlin');
      const open = await customer.request<{ id: number }[]>('GET', '/api/restaurants?city=berlin&open=true');
      const shown = body.find(({ id }) => id === 1)?.isOpen;
      expect(open.body.some(({ id }) => id === 1)).toBe(shown);
      expect((await detail()).isOpen).toBe(shown);
      return shown;
    };
    const today = `(now() AT TIME ZONE 'Europe/Berlin')::date`;
    expect(await isOpen()).toBe(true);
    await api.sql(`INSERT INTO special_hours (restaurant_id, date) VALUES (1, ${today})`);
    expect(await isOpen()).toBe(false);
    await api.sql(`INSERT INTO special_hours (restaurant_id, date, opens_minute, closes_minute)
      VALUES (1, ${today} - 1, 1439, 2880)`);
    expect(await isOpen()).toBe(true);
    await api.sql('DELETE FROM special_hours');
  });

  it('are what the restaurant shows day by day, and what meals can be ordered ahead for', async () => {
    const [days] = await api.sql<{ today: string; dates: string[]; evening: Date; off: Date; special: Date }>(
      `SELECT t.date::text AS today, ARRAY(SELECT (t.date + n)::text FROM generate_series(-1, 7) AS n) AS dates,
         (t.date + 1 + interval '18 hours') AT TIME ZONE 'Europe/Berlin' AS evening,
         (t.date + 2 + interval '18 hours') AT TIME ZONE 'Europe/Berlin' AS off,
         (t.date + 3 + interval '11 hours') AT TIME ZONE 'Europe/Berlin' AS special
       FROM (SELECT (now() AT TIME ZONE 'Europe/Berlin')::date AS date) t`,
    );
    if (days === undefined) throw new Error('There is no clock.');
    const weekly = 'restaurant_id = 1 AND weekday = extract(isodow FROM $1::date + 3)';
    await api.sql(`DELETE FROM opening_hours WHERE ${weekly}`, [days.today]);
    await api.sql(
      `INSERT INTO special_hours (restaurant_id, date, opens_minute, closes_minute, label)
       SELECT 1, $1::date + s.day, s.opens, s.closes, s.label
       FROM (VALUES (-1, 1200, 1560, NULL), (0, NULL, NULL, 'Ruhetag'), (1, 1050, 1530, NULL), (1, 690, 840, NULL),
         (2, NULL, NULL, NULL), (3, 600, 720, 'Brunch'), (8, NULL, NULL, NULL)) AS s(day, opens, closes, label)`,
      [days.today],
    );
    const shown = await detail();
    const usual = { hours: '00:00-24:00', isSpecial: false, label: null };
    const special = { isSpecial: true, label: null };
    expect(shown.openingHours).toBe('');
    expect(shown.openingWeek.filter((hours) => hours !== '')).toEqual(Array<string>(6).fill('00:00-24:00'));
    expect(shown.openingDays).toEqual(
      [
        { ...special, hours: '20:00-02:00' },
        { ...special, hours: '', label: 'Ruhetag' },
        { ...special, hours: '11:30-14:00, 17:30-01:30' },
        { ...special, hours: '' },
        { ...special, hours: '10:00-12:00', label: 'Brunch' },
        usual,
        usual,
        usual,
        usual,
      ].map((day, index) => ({ date: days.dates[index], ...day })),
    );
    await api.sql('UPDATE special_hours SET opens_minute = 0, closes_minute = 1440 WHERE date = $1', [days.today]);
    expect(await detail()).toMatchObject({ openingHours: '00:00-24:00', isOpen: true });
    expect((await order({ scheduledFor: days.evening.toISOString() })).status).toBe(201);
    expect((await order({ scheduledFor: days.special.toISOString() })).status).toBe(201);
    expect(refusalOf(await order({ scheduledFor: days.off.toISOString() })).fields).toEqual([
      'scheduledFor outside_hours',
    ]);
    await api.sql('DELETE FROM special_hours');
    await api.sql(
      `INSERT INTO opening_hours (restaurant_id, weekday, opens_minute, closes_minute)
       VALUES (1, extract(isodow FROM $1::date + 3), 0, 1440)`,
      [days.today],
    );
    expect((await detail()).openingDays).toEqual(days.dates.map((date) => ({ date, ...usual })));
  });

  it.each([
    // The clocks go forward on 2026-03-29 at 2:00, and back on 2026-10-25 at 3:00.
    ['2026-03-29', '2026-03-29T00:30:00Z', true],
    ['2026-03-29', '2026-03-29T09:30:00Z', true],
    ['2026-03-29', '2026-03-29T10:00:00Z', false],
    ['2026-10-25', '2026-10-25T10:30:00Z', true],
    ['2026-10-25', '2026-10-25T11:00:00Z', false],
  ])('hold on %s at %s: %s', async (date, moment, expected) => {
    await api.sql(
      `INSERT INTO special_hours (restaurant_id, date, opens_minute, closes_minute) VALUES (2, $1, 60, 720)`,
      [date],
    );
    const [row] = await api.sql<{ open: boolean; closes: Date }>(
      `SELECT restaurant_is_open(r, $2) AS open, (SELECT s.closes FROM restaurant_spans(2, $1, 1) s) AS closes
       FROM restaurants r WHERE id = 2`,
      [date, moment],
    );
    expect(row?.open).toBe(expected);
    expect(Date.parse(moment) < (row?.closes.getTime() ?? 0)).toBe(expected);
    await api.sql('DELETE FROM special_hours');
  });
});
