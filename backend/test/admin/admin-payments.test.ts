import assert from 'node:assert/strict';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type {
  AdminPaymentsView,
  RestaurantStatementView,
  RestaurantTurnoverView,
} from '../../src/contracts/admin/admin-payments.ts';
import type { DayReportView } from '../../src/contracts/restaurants/reports.ts';
import type { PlanView } from '../../src/contracts/restaurants/settings.ts';
import type { MenuView } from '../../src/contracts/menus/menu-views.ts';
import type { OrderView } from '../../src/contracts/orders/order-views.ts';
import { toPaymentsView } from '../../src/modules/payments/payments.view.ts';
import { PaymentsRepository } from '../../src/modules/payments/payments.repository.ts';
import { toDayReport } from '../../src/modules/reports/day-report.ts';
import { ReportRepository } from '../../src/modules/reports/report.repository.ts';
import { OrderTotals } from '../../src/modules/payments/order-totals.ts';
import { RenewSubscriptions } from '../../src/modules/payments/renew-subscriptions.ts';
import { addAdmin } from './admins.ts';
import { asked, DAY } from '../support/random-days.ts';
import { until } from '../support/until.ts';
import { type Api, Person, refusalOf, startApi } from '../api/api.ts';

let api: Api;
let admin: Person;
let customer: Person;
let owner: Person;
let orders: OrderView[];
let today: string;
beforeAll(async () => {
  api = await startApi();
  admin = await Person.login(api.url, 'admin@example.com');
  customer = await Person.login(api.url, 'kunde@example.com');
  owner = await Person.login(api.url, 'restaurant1@example.com');
  const { body: menus } = await customer.request<MenuView[]>('GET', '/api/restaurants/1/menus');
  const dishes = menus
    .flatMap((menu) => menu.items)
    .filter((item) => item.optionGroups.every((g) => g.minChoices === 0));
  const [food, drink] = [7, 19].map((rate) => dishes.find(({ vatRate }) => vatRate === rate)?.id);
  const items = [3, 2].map((quantity, index) => ({ menuItemId: index === 0 ? food : drink, quantity }));
  orders = [];
  for (const paymentMethod of ['cash_on_delivery', 'cash_on_delivery', 'card_on_delivery']) {
    orders.push(await customer.placeOrder(1, { items, paymentMethod, tip: '1.30' }));
  }
  orders.push(await customer.placeOrder(7));
  const [row] = await api.sql<{ today: string }>(`SELECT (now() AT TIME ZONE 'Europe/Berlin')::date::text AS today`);
  today = row?.today ?? '';
});
afterAll(() => api.stop());

const cents = (money: string) => Math.round(Number(money) * 100);
const paymentsOf = async (query = '') =>
  (await admin.request<AdminPaymentsView>('GET', `/api/admin/payments${query}`)).body;
const statementOf = (id: number, query = '') =>
  admin.request<RestaurantStatementView>('GET', `/api/admin/restaurants/${String(id)}/statement${query}`);

describe('payments', () => {
  it('come to what the restaurants’ own reports say, to the cent', async () => {
    const { body: report } = await owner.request<DayReportView>('GET', '/api/restaurant/reports/day');
    const { turnover, payments, toCollect, periods } = await paymentsOf(`?restaurantId=1&from=${today}`);
    expect(turnover).toMatchObject({
      ...{ orders: 3, subtotal: report.subtotal, deposit: report.deposit, deliveryFees: report.deliveryFees },
      ...{ total: report.total, tips: '3.90', vat: report.vat, cancelled: { orders: 0, total: '0.00' } },
    });
    expect(turnover.vat.map(({ rate }) => rate)).toEqual([7, 19]);
    expect({ payments, toCollect }).toEqual({ payments: report.payments, toCollect: report.toCollect });
    expect(periods).toEqual([{ from: today, ...turnover }]);
  });

  it('are of everyone or of a city, by day, week or month', async () => {
    const all = await paymentsOf();
    const sum = orders.reduce((total, order) => total + cents(order.total), 0);
    expect(cents(all.turnover.total)).toBe(sum);
    expect((await paymentsOf('?city=hamburg')).turnover).toMatchObject({ orders: 1, total: orders[3]?.total });
    const month = await paymentsOf('?period=month');
    expect(month.periods.map(({ from }) => from)).toEqual([`${today.slice(0, 7)}-01`]);
    const [week] = (await paymentsOf('?period=week')).periods;
    expect(new Date(week?.from ?? '').getUTCDay()).toBe(1);
    expect(all.subscriptions.find(({ plan }) => plan === 'monthly')?.count).toBeGreaterThanOrEqual(14);
    expect((await paymentsOf('?from=2026-01-01&to=2026-01-31')).turnover).toMatchObject({
      orders: 0,
      total: '0.00',
      vat: [],
    });
  });

  it('follow what changes late, also on a day that is long over', async () => {
    const [, second, third] = orders;
    await api.sql(`UPDATE orders SET created_at = '2026-03-29T00:30:00+01:00' WHERE id = $1`, [second?.id]);
    await api.sql(`UPDATE orders SET created_at = '2026-03-29T23:59:59+02:00' WHERE id = $1`, [third?.id]);
    await api.app.nest.get(OrderTotals, { strict: false }).rebuild();
    const span = '?from=2026-03-29&to=2026-03-29';
    expect((await paymentsOf(span)).turnover).toMatchObject({ orders: 2 });
    await owner.move(second?.id ?? 0, 'cancelled', { reason: 'too_busy' });
    expect((await paymentsOf(span)).turnover).toMatchObject({
      ...{ orders: 1, total: third?.total, vat: third?.vat, cancelled: { orders: 1, total: second?.total } },
    });
    expect((await paymentsOf(`?restaurantId=1&from=${today}`)).turnover.orders).toBe(1);
  });

  it('are to be collected, and not paid, where the POS declined', async () => {
    await api.sql(`UPDATE orders SET payment_method = 'restaurant_pos', payment_status = 'failed' WHERE id = $1`, [
      orders[3]?.id,
    ]);
    await api.app.nest.get(OrderTotals, { strict: false }).rebuild();
    const { payments, toCollect } = await paymentsOf('?city=hamburg');
    expect(payments.filter(({ orders: count }) => count > 0)).toEqual([{ booking: 'unpaid', ...toCollect }]);
    expect(toCollect).toMatchObject({ orders: 1, total: orders[3]?.total, tips: '0.00' });
  });

  it('list restaurants by what came in, page by page', async () => {
    const { body } = await admin.request<RestaurantTurnoverView[]>(
      'GET',
      '/api/admin/payments/restaurants?from=2026-03-01',
    );
    expect(body.map(({ restaurantId, orders: count }) => [restaurantId, count]).sort()).toEqual([
      [1, 2],
      [7, 1],
    ]);
    expect(cents(body[0]?.total ?? '')).toBeGreaterThanOrEqual(cents(body[1]?.total ?? ''));
    const first = await admin.request<RestaurantTurnoverView[]>(
      'GET',
      '/api/admin/payments/restaurants?from=2026-03-01&limit=1',
    );
    const next = /^<(.+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = await admin.request<RestaurantTurnoverView[]>('GET', next);
    expect([...first.body, ...second.body]).toEqual(body);
    expect(second.headers.get('link')).toBeNull();
  });

  it('are for owners alone, of spans that make sense', async () => {
    const operations = await addAdmin(api, 'operations');
    expect((await operations.request('GET', '/api/admin/payments')).status).toBe(403);
    const refused = (query: string) => admin.request('GET', `/api/admin/payments${query}`).then(refusalOf);
    expect((await refused('?from=2026-02-30&city=x&period=year&restaurantId=0')).fields.sort()).toEqual([
      ...['city invalid_choice', 'from invalid_format', 'period invalid_choice', 'restaurantId too_small'],
    ]);
    expect((await refused('?from=2026-02-02&to=2026-02-01')).fields).toEqual(['from invalid_choice']);
    expect((await refused('?from=2020-02-02&to=2026-02-01')).fields).toEqual(['from invalid_choice']);
  });
});

describe('the statement of a month', () => {
  it('has each day with orders, and their sum', async () => {
    const { body } = await statementOf(1, '?month=2026-03');
    expect(body).toMatchObject({ month: '2026-03', from: '2026-03-01', to: '2026-03-31', isComplete: true });
    expect(body.restaurant).toMatchObject({ id: 1, email: 'restaurant1@example.com' });
    expect(body.days).toEqual([{ date: '2026-03-29', ...body.turnover }]);
    expect(body.turnover).toMatchObject({ orders: 1, total: orders[2]?.total, vat: orders[2]?.vat });
    expect((await statementOf(1)).body).toMatchObject({ month: today.slice(0, 7), isComplete: false });
    expect((await statementOf(99_999)).status).toBe(404);
    expect(refusalOf(await statementOf(1, '?month=2026-13')).fields).toEqual(['month invalid_format']);
  });

  it('is a table without formulas', async () => {
    await api.sql(`UPDATE restaurants SET legal_name = '=HYPERLINK("x")' WHERE id = 1`);
    const { headers, body } = await admin.request<string>(
      'GET',
      '/api/admin/restaurants/1/statement/csv?month=2026-03',
    );
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="statement-1-2026-03.csv"');
    const [head, columns, day, sum] = body.split('\r\n');
    expect(head).toContain(`"'=HYPERLINK(""x"")"`);
    expect(columns?.split(';')).toHaveLength(day?.split(';').length ?? 0);
    expect(day).toContain(`2026-03-29;1;`);
    expect(sum?.split(';')[5]).toBe(orders[2]?.total.replace('.', ','));
    expect(sum?.split(';').at(-1)).toBe('1,30');
  });
});

describe('subscriptions', () => {
  beforeEach(() => api.sql('DELETE FROM subscriptions'));

  /** Far ahead, so that the process's own sweep has nothing to do. */
  const begin = (id: number, from: string, until: string, plan = 'monthly', cents = 2_500) =>
    api.sql(
      `WITH chosen AS (
         UPDATE restaurants SET subscription_plan = $4::subscription_plan, subscription_active = true WHERE id = $1)
       INSERT INTO subscriptions (restaurant_id, plan, price_cents, start_date, end_date)
       VALUES ($1, $4::subscription_plan, $5, $2, $3)`,
      [id, from, until, plan, cents],
    );
  const sweepAt = (at: string) => api.app.nest.get(RenewSubscriptions, { strict: false }).execute(new Date(at));
  const periodsOf = async (id: number) => {
    const rows = await api.sql<{ period: string }>(
      `SELECT concat_ws(' ', plan, price_cents, start_date, end_date) AS period FROM subscriptions
        WHERE restaurant_id = $1 ORDER BY start_date`,
      [id],
    );
    return rows.map(({ period }) => period);
  };
  const planOf = async (login: Person) => (await login.request<PlanView>('GET', '/api/restaurant/plan')).body;

  it('are renewed on their last day in Berlin, once, whoever comes by and however late', async () => {
    await begin(1, '2099-01-31', '2099-02-28');
    await begin(2, '2096-02-29', '2097-02-28', 'yearly', 29_000);
    await sweepAt('2099-02-27T22:59:59Z');
    expect(await periodsOf(1)).toEqual(['monthly 2500 2099-01-31 2099-02-28']);
    await Promise.all(['23:00', '23:01', '23:02'].map((time) => sweepAt(`2099-02-27T${time}:00Z`)));
    const first = ['monthly 2500 2099-01-31 2099-02-28', 'monthly 2500 2099-02-28 2099-03-31'];
    expect(await periodsOf(1)).toEqual(first);
    expect(await planOf(owner)).toMatchObject({
      ...{ plan: 'monthly', isActive: true, price: '25.00', startsOn: '2099-02-28', endsOn: '2099-03-31' },
    });
    expect((await periodsOf(2)).map((period) => period.slice(-21))).toEqual([
      ...['2096-02-29 2097-02-28', '2097-02-28 2098-02-28', '2098-02-28 2099-02-28', '2099-02-28 2100-02-28'],
    ]);
    await sweepAt('2099-05-01T12:00:00Z');
    await sweepAt('2099-05-01T13:00:00Z');
    expect(await periodsOf(1)).toEqual([
      ...first,
      'monthly 2500 2099-03-31 2099-04-30',
      'monthly 2500 2099-04-30 2099-05-31',
    ]);
    const { subscriptions } = await paymentsOf('?restaurantId=1&from=2099-02-01&to=2099-04-30');
    expect(subscriptions.find(({ plan }) => plan === 'monthly')).toEqual({ plan: 'monthly', count: 3, total: '75.00' });
  });

  it('change with the plan when the period that was paid for is over, at the price of that day', async () => {
    await begin(3, '2099-01-10', '2099-02-10');
    await api.sql(`UPDATE restaurants SET subscription_plan = 'yearly' WHERE id = 3`);
    await sweepAt('2099-02-10T12:00:00Z');
    expect(await periodsOf(3)).toEqual(['monthly 2500 2099-01-10 2099-02-10', 'yearly 29000 2099-02-10 2100-02-10']);
  });

  it('end while a restaurant is suspended, and begin anew with the day on which it is not', async () => {
    const login = await Person.login(api.url, 'restaurant4@example.com');
    await begin(4, '2099-01-10', '2099-02-10');
    await api.sql(`UPDATE restaurants SET suspended_from = '2099-01-20', suspension_ground = 'other',
      suspension_reason = 'x' WHERE id = 4`);
    await sweepAt('2099-02-09T12:00:00Z');
    expect(await planOf(login)).toMatchObject({ isActive: true, endsOn: '2099-02-10' });
    await sweepAt('2099-02-10T12:00:00Z');
    expect(await planOf(login)).toMatchObject({ isActive: false, endsOn: '2099-02-10' });
    await api.sql(`UPDATE restaurants SET suspended_from = NULL, suspension_ground = NULL, suspension_reason = NULL
      WHERE id = 4`);
    await sweepAt('2099-03-05T12:00:00Z');
    expect(await planOf(login)).toMatchObject({ isActive: true, startsOn: '2099-03-05', endsOn: '2099-04-05' });
    expect(await periodsOf(4)).toHaveLength(2);
  });
});

describe('the totals that the database keeps', () => {
  it('are the day reports and the receipts, to the cent, on a thousand random days', async () => {
    // Their deadlines lie ahead, so that nobody cancels the pending ones meanwhile.
    const random = fc.sample(DAY, { numRuns: 1_000, seed: 20_261_126 });
    await api.sql(
      `WITH given AS MATERIALIZED (
         SELECT nextval('orders_id_seq')::int AS id, d.n, o.* FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS d(orders, n),
           jsonb_to_recordset(d.orders) AS o("status" order_status, "paymentMethod" payment_method, "paymentStatus" payment_status,
             "subtotalCents" int, "depositCents" int, "deliveryFeeCents" int, "totalCents" int, "tipCents" int, "lines" jsonb)
       ), placed AS (
         INSERT INTO orders (id, restaurant_id, status, payment_method, payment_status, subtotal_cents, deposit_cents,
           delivery_fee_cents, total_cents, tip_cents, delivery_address, accept_deadline_at, share_token, created_at)
         SELECT id, 2, "status", "paymentMethod", "paymentStatus", "subtotalCents", "depositCents", "deliveryFeeCents",
           "totalCents", "tipCents", 'x', now() + interval '1 day', gen_random_uuid(), '2022-12-31T18:00:00Z'::timestamptz + n * interval '1 day' FROM given
       )
       INSERT INTO order_items (order_id, name, quantity, unit_price_cents, deposit_cents, vat_rate)
       SELECT g.id, 'x', l."quantity", l."unitPriceCents", l."depositCents", l."vatRate"
         FROM given g, jsonb_to_recordset(g."lines") AS l("quantity" int, "unitPriceCents" int, "depositCents" int, "vatRate" int)`,
      [JSON.stringify(random)],
    );
    const part = <T>(token: abstract new (...args: never[]) => T): T =>
      api.app.nest.get(token as never, { strict: false });
    await part(OrderTotals).rebuild();
    const span = { from: '2023-01-01', to: '2025-09-26' };
    const rows = await part(PaymentsRepository).listGrouped(span, 'day', { city: null, restaurantId: 2 });
    const ofDays = Map.groupBy(rows, ({ period }) => period);
    const [restaurant, reports] = [await part(ReportRepository).findRestaurant(2), part(ReportRepository)];
    assert.ok(restaurant);
    for (const [index, orders] of random.entries()) {
      const date = new Date(Date.UTC(2023, 0, 1 + index)).toISOString().slice(0, 10);
      const report = toDayReport(date, restaurant, await reports.listOrders(2, date));
      const { turnover, payments, toCollect } = toPaymentsView({ from: date, to: date }, ofDays.get(date) ?? [], []);
      const { total, tips, vat, cancelled } = report;
      expect({ date, payments, toCollect, ...turnover }).toMatchObject({
        ...{ date, payments: report.payments, toCollect: report.toCollect, total, tips, vat },
        cancelled: { orders: cancelled.orders, total: cancelled.total },
      });
      expect(cents(total) + cents(tips)).toBe(asked(orders.filter(({ status }) => status !== 'cancelled')));
    }
  });

  it('are not written where nothing has changed since', async () => {
    const totals = api.app.nest.get(OrderTotals, { strict: false });
    const written = async () => (await api.sql<{ xmin: string }>('SELECT xmin FROM order_totals_progress'))[0]?.xmin;
    // Until nothing is under way any more that began before the last event.
    await until(async () => {
      const before = await written();
      await totals.refresh();
      return (await written()) === before;
    });
  });
});
