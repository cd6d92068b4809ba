import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  AdminOrderView,
  AdminRestaurantView,
  AdminStatsView,
  AdminUserView,
} from '../../src/contracts/admin/admin-views.ts';
import type { OrderView } from '../../src/contracts/orders/order-views.ts';
import { AdminCountersQuery } from '../../src/modules/admin/admin-counters.query.ts';
import { OrderTotals } from '../../src/modules/payments/order-totals.ts';
import { type Api, Person, refusalOf, startApi } from '../api/api.ts';

let api: Api;
let admin: Person;
let orders: OrderView[];
beforeAll(async () => {
  api = await startApi();
  admin = await Person.login(api.url, 'admin@example.com');
  const customer = await Person.login(api.url, 'kunde@example.com');
  orders = [];
  for (const restaurantId of [1, 2, 2]) orders.push(await customer.placeOrder(restaurantId));
  await customer.request('POST', `/api/orders/${String(orders[2]?.id)}/cancel`);
  await Person.register(api.url, 'Second');
});
afterAll(() => api.stop());

const kept = () => (Number(orders[0]?.total) + Number(orders[1]?.total)).toFixed(2);

describe('the overview', () => {
  it('counts what there is, without the revenue of cancelled orders', async () => {
    const { body } = await admin.request<AdminStatsView>('GET', '/api/admin/stats');
    const [{ count } = { count: 0 }] = await api.sql<{ count: number }>(
      'SELECT count(*)::int AS count FROM restaurants',
    );
    expect(body).toEqual({
      restaurants: count,
      users: 2,
      ordersToday: 3,
      revenue: kept(),
      avgRating: '4.6',
      reviewCount: 0,
    });
  });

  it('averages the ratings by how many gave them', async () => {
    await api.sql('UPDATE restaurants SET rating = 5, review_count = 3 WHERE id = 1');
    await api.sql('UPDATE restaurants SET rating = 3, review_count = 1 WHERE id = 2');
    expect((await admin.request('GET', '/api/admin/stats')).body).toMatchObject({ avgRating: '4.5', reviewCount: 4 });
  });

  it('begins days and months at midnight in Berlin', async () => {
    // Delivered: the sweep for lapsed orders would cancel pending ones whose time is over, at any moment.
    await api.sql(`INSERT INTO orders (user_id, restaurant_id, status, payment_method, subtotal_cents, delivery_fee_cents, total_cents,
      delivery_address, accept_deadline_at, share_token, created_at)
      SELECT 1, 3, 'delivered', 'cash_on_delivery', 1000, 0, 1000, 'x', now(), gen_random_uuid(), at FROM (VALUES
        (date_trunc('day', now(), 'Europe/Berlin') - interval '1 second'),
        (date_trunc('month', now(), 'Europe/Berlin') - interval '1 second')) AS moments(at)`);
    await api.app.nest.get(OrderTotals, { strict: false }).rebuild();
    const { body } = await admin.request<AdminStatsView>('GET', '/api/admin/stats');
    const [{ same } = { same: false }] = await api.sql<{ same: boolean }>(
      `SELECT date_trunc('day', now(), 'Europe/Berlin') > date_trunc('month', now(), 'Europe/Berlin') AS same`,
    );
    expect(body.ordersToday).toBe(3);
    expect(body.revenue).toBe((Number(kept()) + (same ? 10 : 0)).toFixed(2));
    await api.sql('DELETE FROM orders WHERE restaurant_id = 3');
    await api.app.nest.get(OrderTotals, { strict: false }).rebuild();
  });

  it('gives the live counters, and single orders as the list shows them', async () => {
    const query = api.app.nest.get(AdminCountersQuery, { strict: false });
    expect(await query.counters()).toMatchObject({ pending: 2, preparing: 0, delivering: 0, ordersToday: 3 });
    const { body } = await admin.request<AdminOrderView[]>('GET', '/api/admin/orders');
    expect(await query.latestOrders(2)).toEqual(body.slice(0, 2));
    expect(await query.findAdminOrder(orders[0]?.id ?? 0)).toEqual(body[2]);
    expect(await query.findAdminOrder(99_999)).toBeNull();
  });
});

describe('the tables', () => {
  it('list orders, the newest first', async () => {
    const { body } = await admin.request<AdminOrderView[]>('GET', '/api/admin/orders');
    expect(body.map(({ id }) => id)).toEqual(orders.map(({ id }) => id).reverse());
    expect(body[0]).toMatchObject({
      userName: 'Kim Kundig',
      restaurantId: 2,
      status: 'cancelled',
      reason: 'customer_request',
      version: 2,
      paymentMethod: 'cash_on_delivery',
      paymentStatus: 'due',
      totalAmount: orders[2]?.total,
    });
  });

  it('list users with what they spent', async () => {
    const { body } = await admin.request<AdminUserView[]>('GET', '/api/admin/users');
    expect(body.find(({ email }) => email === 'kunde@example.com')).toMatchObject({
      orderCount: 3,
      totalSpent: kept(),
    });
    expect(body.find(({ name }) => name === 'Second')).toMatchObject({ orderCount: 0, totalSpent: '0.00' });
    expect(JSON.stringify(body)).not.toMatch(/password|argon/i);
  });

  it('list restaurants, also those that are not approved', async () => {
    await api.sql('UPDATE restaurants SET is_active = false WHERE id = 4');
    const { body } = await admin.request<AdminRestaurantView[]>('GET', '/api/admin/restaurants');
    expect(body.find(({ id }) => id === 4)).toMatchObject({ isActive: false, isOpen: false });
    expect(body.find(({ id }) => id === 2)).toMatchObject({ orderCount: 2, isOpen: true, subscriptionPlan: 'monthly' });
    expect(body.find(({ id }) => id === 2)?.menuCount).toBeGreaterThanOrEqual(3);
    expect(JSON.stringify(body)).not.toMatch(/password|argon|posApi/i);
  });

  it('go on page by page without a gap or a repetition', async () => {
    for (const path of ['orders', 'users', 'restaurants']) {
      const { body: whole } = await admin.request<{ id: number }[]>('GET', `/api/admin/${path}`);
      const collected: number[] = [];
      let next: string | null = `/api/admin/${path}?limit=2`;
      while (next !== null) {
        const page: { body: { id: number }[]; headers: Headers } = await admin.request('GET', next);
        collected.push(...page.body.map(({ id }) => id));
        next = /^<(.+)>; rel="next"$/.exec(page.headers.get('link') ?? '')?.[1] ?? null;
      }
      expect(collected).toEqual(whole.map(({ id }) => id));
    }
  });

  it('refuse a wrong limit or cursor', async () => {
    expect(refusalOf(await admin.request('GET', '/api/admin/orders?limit=1000&cursor=%00'))).toEqual({
      status: 400,
      code: 'validation_failed',
      fields: ['cursor invalid_format'],
    });
    expect(refusalOf(await admin.request('GET', '/api/admin/users?limit=1000')).fields).toEqual(['limit too_large']);
  });
});
