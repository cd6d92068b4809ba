import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AdminOverviewView } from '../../src/contracts/admin/admin-overview.ts';
import { AdminCountersQuery } from '../../src/modules/admin/admin-counters.query.ts';
import { addAdmin } from './admins.ts';
import { type Api, Person, refusalOf, startApi } from '../api/api.ts';

let api: Api;
let admin: Person;
beforeAll(async () => {
  api = await startApi();
  admin = await Person.login(api.url, 'admin@example.com');
});
afterAll(() => api.stop());

interface Placed {
  at: string;
  restaurantId?: number;
  cents?: number;
  /** After how many seconds it was accepted. */
  accepted?: number;
  reason?: string;
}

async function place(...orders: Placed[]): Promise<void> {
  for (const { at, restaurantId = 1, cents = 1_000, accepted, reason } of orders) {
    const [row] = await api.sql<{ id: number }>(
      `INSERT INTO orders (restaurant_id, status, reason, payment_method, subtotal_cents, delivery_fee_cents, total_cents,
         delivery_address, accept_deadline_at, share_token, created_at)
       VALUES ($1, $2, $3, 'cash_on_delivery', $4, 0, $4, 'x', $5, gen_random_uuid(), $5) RETURNING id`,
      [restaurantId, reason === undefined ? 'delivered' : 'cancelled', reason, cents, at],
    );
    if (accepted === undefined) continue;
    await api.sql(
      `INSERT INTO order_event (order_id, version, status, previous_status, actor, payment_status, at, sent_at)
       VALUES ($1, 2, 'preparing', 'pending', 'restaurant', 'due', $2::timestamptz + make_interval(secs => $3), now())`,
      [row?.id, at, accepted],
    );
  }
}
const overviewOf = async (query: string) =>
  (await admin.request<AdminOverviewView>('GET', `/api/admin/overview${query}`)).body;
const quarterOf = ({ quarters }: AdminOverviewView, clock: string) =>
  quarters.find((quarter) => quarter.clock === clock);

describe('the overview', () => {
  it('shows a day beside the same weekday of the week before', async () => {
    await place(
      { at: '2026-05-12T18:20:00+02:00', accepted: 60 },
      { at: '2026-05-12T18:29:59.999+02:00', accepted: 120, cents: 2_500 },
      { at: '2026-05-12T18:30:00+02:00', accepted: 300, restaurantId: 7 },
      { at: '2026-05-12T19:00:00+02:00', reason: 'too_busy' },
      { at: '2026-05-05T18:15:00+02:00', accepted: 40 },
      { at: '2026-05-05T12:00:00+02:00', reason: 'closing' },
    );
    const view = await overviewOf('?date=2026-05-12');
    expect(view).toMatchObject({ date: '2026-05-12', lastWeekDate: '2026-05-05', city: null });
    expect(view.day).toEqual({
      orders: 4,
      cancelled: 1,
      revenue: '45.00',
      acceptSecondsP50: 120,
      acceptSecondsP90: 264,
    });
    expect(view.lastWeek).toMatchObject({ orders: 2, cancelled: 1, revenue: '10.00', acceptSecondsP50: 40 });
    expect(view.lastWeekSoFar).toEqual(view.lastWeek);
    expect(view.quarters).toHaveLength(96);
    expect(quarterOf(view, '18:15')).toEqual({
      ...{ clock: '18:15', orders: 2, revenue: '35.00', lastWeekOrders: 1, lastWeekRevenue: '10.00' },
    });
    expect(quarterOf(view, '18:30')).toMatchObject({ orders: 1, lastWeekOrders: 0, lastWeekRevenue: '0.00' });
    expect(view.cancellations).toEqual([
      { reason: 'too_busy', orders: 1, lastWeekOrders: 0 },
      { reason: 'closing', orders: 0, lastWeekOrders: 1 },
    ]);
    expect(view.cities.map(({ city, day }) => [city, day.orders])).toEqual([
      ['berlin', 3],
      ['hamburg', 1],
      ['frankfurt', 0],
    ]);
  });

  it('is of one city when it is asked for', async () => {
    const view = await overviewOf('?date=2026-05-12&city=hamburg');
    expect(view.day).toMatchObject({ orders: 1, revenue: '10.00', acceptSecondsP50: 300 });
    expect(view.cities.map(({ city }) => city)).toEqual(['hamburg']);
    expect(view.cancellations).toEqual([]);
  });

  it('has no numbers for the hour that the clocks skip, and both for the one that they repeat', async () => {
    await place(
      ...['2026-03-28T23:00:00Z', '2026-03-29T01:00:00Z', '2026-03-29T21:59:59Z', '2026-03-29T22:00:00Z'].map((at) => ({
        at,
      })),
    );
    const spring = await overviewOf('?date=2026-03-29');
    expect(spring.day.orders).toBe(3);
    expect(quarterOf(spring, '00:00')?.orders).toBe(1);
    expect(quarterOf(spring, '02:00')).toMatchObject({ orders: null, revenue: null, lastWeekOrders: 0 });
    expect(quarterOf(spring, '03:00')?.orders).toBe(1);
    expect(quarterOf(spring, '23:45')?.orders).toBe(1);

    await place(...['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', '2026-10-25T22:59:59Z'].map((at) => ({ at })));
    const autumn = await overviewOf('?date=2026-10-25');
    expect(autumn.day.orders).toBe(3);
    expect(quarterOf(autumn, '02:30')?.orders).toBe(2);
    // A day of 24 hours beside one of 25: the same clock, not the same distance from midnight.
    const after = await overviewOf('?date=2026-11-01');
    expect(quarterOf(after, '02:30')).toMatchObject({ orders: 0, lastWeekOrders: 2 });
    expect(quarterOf(after, '23:45')?.lastWeekOrders).toBe(1);
  });

  it('leaves what is still to come open', async () => {
    const [row] = await api.sql<{ date: string; index: number }>(
      `SELECT to_char(n, 'YYYY-MM-DD') AS date, floor(extract(epoch FROM n::time) / 900)::int AS index
         FROM (SELECT now() AT TIME ZONE 'Europe/Berlin' AS n) c`,
    );
    const view = await overviewOf('');
    expect(view.date).toBe(row?.date);
    const known = view.quarters.map(({ orders }) => orders !== null);
    expect([known[row?.index ?? 0], known.slice((row?.index ?? 0) + 2).includes(true)]).toEqual([true, false]);
    expect(view.quarters.every(({ lastWeekOrders }) => lastWeekOrders === 0)).toBe(true);
    expect(view.day).toEqual({
      orders: 0,
      cancelled: 0,
      revenue: '0.00',
      acceptSecondsP50: null,
      acceptSecondsP90: null,
    });
  });

  it('is for admins, of days that exist and cities that there are', async () => {
    expect(
      refusalOf(await admin.request('GET', '/api/admin/overview?date=2026-02-30&city=paris')).fields.sort(),
    ).toEqual(['city invalid_choice', 'date invalid_format']);
    const support = await addAdmin(api, 'support');
    expect((await support.request('GET', '/api/admin/overview')).status).toBe(200);
    const customer = await Person.login(api.url, 'kunde@example.com');
    expect((await customer.request('GET', '/api/admin/overview')).status).toBe(403);
  });
});

describe('the live counters', () => {
  it('move with what is announced, without reading it again', async () => {
    const watcher = await admin.watch();
    await watcher.subscribe('admin');
    const query = api.app.nest.get(AdminCountersQuery, { strict: false });
    const customer = await Person.login(api.url, 'kunde@example.com');
    const kitchen = await Person.login(api.url, 'restaurant2@example.com');
    query.forget();
    const { users, revenue } = await query.live();
    await Person.register(api.url, 'Unannounced');
    const [first, second] = [await customer.placeOrder(2), await customer.placeOrder(2)];
    await kitchen.move(first.id, 'preparing');
    await customer.request('POST', `/api/orders/${String(second.id)}/cancel`);
    const expected = (Number(revenue) + Number(first.total)).toFixed(2);
    const heard = await watcher.hear(
      'admin:counters',
      (counters) => counters.preparing === 1 && counters.pending === 0 && counters.revenue === expected,
    );
    expect(heard).toMatchObject({ ordersToday: 2, delivering: 0, users });
    const read = await query.counters();
    expect({ ...read, users }).toEqual(await query.live());
    expect(read.users).toBe(users + 1);
    query.forget();
    expect(await query.live()).toEqual(read);
    watcher.close();
  });
});
