/** Orders are in partitions by month: one begins while people order, one is detached, and comes back. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import type { OrderView, RestaurantOrderView } from '../../src/contracts/orders/order-views.ts';
import type { ReviewView } from '../../src/contracts/orders/reviews.ts';
import { createDataSource } from '../../src/database/connection/data-source.ts';
import { attachMonth } from '../../src/modules/order-months/attach-month.ts';
import { detachMonth } from '../../src/modules/order-months/detach-month.ts';
import { ExtendMonths } from '../../src/modules/order-months/extend-months.ts';
import { describeMonths, readMonth } from '../../src/modules/order-months/month-list.ts';
import { type Api, Person, startApi } from '../api/api.ts';
import { listMonths, makeOld, monthsOf } from '../support/order-months.ts';
import { until } from '../support/until.ts';

const contact = { name: 'Gundula Gast', email: 'gundula@example.com', phone: '0151 2345678' };
const GROUND = 200_000;

let api: Api;
let owner: DataSource;
let guest: Person;
let customer: Person;
let kitchen: Person;
beforeAll(async () => {
  api = await startApi();
  owner = await createDataSource(api.databaseUrl, 2).initialize();
  guest = new Person(api.url);
  customer = await Person.login(api.url, 'kunde@example.com');
  kitchen = await Person.login(api.url, 'restaurant1@example.com');
});
afterAll(async () => {
  await owner.destroy();
  await api.stop();
});

const thisMonth = async (months = 0) => {
  const [row] = await api.sql<{ month: string }>(
    `SELECT to_char(date_trunc('month', now() AT TIME ZONE 'Europe/Berlin') + make_interval(months => $1), 'YYYY_MM') AS month`,
    [months],
  );
  return row?.month ?? '';
};
const read = (order: OrderView, token: string | null | undefined = null, by = guest) =>
  by.request<OrderView>('GET', `/api/orders/${String(order.id)}${token ? `?t=${token}` : ''}`);
const extendBy = (instance: Pick<Api['app'], 'nest'>) => instance.nest.get(ExtendMonths, { strict: false }).execute();

/** Whoever is in its way for longer than half a second, as on a busy machine, has it give way, and come again. */
async function extend(): Promise<boolean> {
  let hasChanged = false;
  await until(async () => {
    hasChanged = await extendBy(api.app);
    return true;
  });
  return hasChanged;
}

/** Until then no instance makes a month. */
async function holdJob(): Promise<() => Promise<void>> {
  const runner = owner.createQueryRunner();
  const lock = `hashtextextended('tischlein:order_months', 0)`;
  await runner.query(`SELECT pg_advisory_lock(${lock})`);
  return async () => {
    await runner.query(`SELECT pg_advisory_unlock(${lock})`);
    await runner.release();
  };
}

async function deliver(order: OrderView): Promise<void> {
  for (const status of ['preparing', 'delivering', 'delivered'] as const) await kitchen.move(order.id, status);
}

describe('a new month', () => {
  let before: OrderView;
  let key: Record<string, string>;
  beforeAll(async () => {
    key = { 'idempotency-key': crypto.randomUUID() };
    before = (await customer.request<OrderView>('POST', '/api/orders', await customer.cartOf(1), key)).body;
  });

  it('begins for two instances at once, once, while people order, and loses nothing', async () => {
    expect((await listMonths(api)).map(({ month }) => month)).toEqual([await thisMonth(), await thisMonth(1), 'later']);
    const another = await api.another();
    // The first run of an instance that has just started is not to come before there are orders of the old month.
    const giveJobFree = await holdJob();
    await makeOld(api);
    const cart = await guest.cartOf(1);
    let isOver = false;
    const order = async (): Promise<OrderView[]> => {
      const placed: OrderView[] = [];
      while (!isOver) placed.push(await guest.placeOrder(1, { ...cart, contact }));
      return placed;
    };
    const ordering = Promise.all(Array.from({ length: 4 }, order));
    const count = async () =>
      (await api.sql<{ count: number }>('SELECT count(*)::int AS count FROM orders'))[0]?.count ?? 0;
    await until(async () => (await count()) > 8);
    await giveJobFree();
    // Where too many order it gives way, and comes again.
    const done: boolean[] = [];
    await until(async () => {
      const runs = await Promise.allSettled([extendBy(api.app), extendBy(another)]);
      done.push(...runs.map((run) => run.status === 'fulfilled' && run.value));
      return (await listMonths(api)).length > 3;
    });
    const countThen = await count();
    await until(async () => (await count()) > countThen + 8);
    isOver = true;
    const placed = (await ordering).flat();

    const months = await listMonths(api);
    expect(months.map(({ month }) => month)).toEqual([
      '2024_01',
      '2024_02',
      await thisMonth(),
      await thisMonth(1),
      'later',
    ]);
    expect(done.filter((hasChanged) => hasChanged).length).toBeLessThan(2);
    const begins = months[2]?.from_id ?? 0;
    expect(new Set(placed.map(({ id }) => id)).size).toBe(placed.length);
    const [first, last] = [placed.findLast(({ id }) => id < begins), placed.find(({ id }) => id >= begins)];
    expect(await monthsOf(api, first?.id ?? 0)).toEqual(['2024_01']);
    expect(await monthsOf(api, last?.id ?? 0)).toEqual([await thisMonth()]);
    const stored = await api.sql<{ id: number }>(
      `SELECT o.id FROM orders o WHERE (SELECT count(*) FROM order_event e WHERE e.order_id = o.id) = 1
         AND (SELECT count(*) FROM order_items i WHERE i.order_id = o.id) = 1`,
    );
    const ids = new Set(stored.map(({ id }) => id));
    expect(placed.filter(({ id }) => !ids.has(id))).toEqual([]);
  });

  it('knows the keys of the one before, also of an order that is being placed', async () => {
    const again = await customer.request<OrderView>('POST', '/api/orders', await customer.cartOf(1), key);
    expect([again.status, again.body.id]).toEqual([200, before.id]);

    const months = await listMonths(api);
    const insert = `INSERT INTO orders (restaurant_id, payment_method, subtotal_cents, delivery_fee_cents, total_cents, delivery_address,
        accept_deadline_at, share_token, idempotency_key)
      VALUES (1, 'cash_on_delivery', 100, 0, 100, 'x', now(), gen_random_uuid(), 'between the months') ON CONFLICT DO NOTHING RETURNING id`;
    const [slow, fast] = [
      new Client({ connectionString: api.databaseUrl }),
      new Client({ connectionString: api.databaseUrl }),
    ];
    await Promise.all([slow.connect(), fast.connect()]);
    await slow.query('BEGIN');
    const held = await slow.query<{ id: number }>(insert);
    await api.sql(`SELECT setval('orders_id_seq', $1, false)`, [months[3]?.from_id]);
    const answer = fast.query<{ id: number }>(insert);
    await until(async () => {
      const waiting = await api.sql(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return waiting.length > 0;
    });
    await slow.query('COMMIT');
    expect([held.rowCount, (await answer).rowCount]).toEqual([1, 0]);
    await Promise.all([slow.end(), fast.end()]);
    await api.sql('DELETE FROM orders WHERE id = $1', [held.rows[0]?.id]);
    expect(await api.sql(`SELECT 1 FROM order_keys WHERE idempotency_key = 'between the months'`)).toEqual([]);
  });

  it('gets more numbers when it has used those that it has', async () => {
    const [, , , next, later] = await listMonths(api);
    await api.sql(`SELECT setval('orders_id_seq', $1)`, [(next?.from_id ?? 0) + 5]);
    expect(await extend()).toBe(true);
    expect(await extend()).toBe(false);
    expect((await listMonths(api)).slice(3)).toEqual([
      next,
      { month: `${await thisMonth(1)}_2`, from_id: later?.from_id },
      { month: 'later', from_id: (later?.from_id ?? 0) + 100_000 },
    ]);
    const order = await guest.placeOrder(1, { contact });
    expect(await monthsOf(api, order.id)).toEqual([await thisMonth(1)]);
  });
});

describe('a month that is detached', () => {
  const MONTH = '2024_01';
  const totals = () =>
    api.sql('SELECT day::text, sum(total_cents)::int AS cents FROM city_day_totals GROUP BY 1 ORDER BY 1');
  const detach = () => detachMonth(owner, MONTH);
  let order: OrderView;

  beforeAll(async () => {
    // What the tests before have left open.
    await api.sql(`UPDATE orders SET status = 'delivered' WHERE status <> 'delivered'`);
    await api.sql(`SELECT setval('orders_id_seq', $1)`, [GROUND / 2]);
    order = await guest.placeOrder(1, { contact, notes: 'Bitte leise klingeln' });
    expect(await monthsOf(api, order.id)).toEqual([MONTH]);
  });

  it('is refused while it is young, not the oldest, unknown, or has open orders', async () => {
    await expect(detachMonth(owner, '1999_01')).rejects.toThrow('There is no month 1999-01.');
    await expect(detachMonth(owner, '2024_02')).rejects.toThrow('2024-01 is older');
    await expect(detach()).rejects.toThrow(`2024-01 stays: 1 orders are open, the first at order ${String(order.id)}.`);
    for (const args of [[], ['2024-13'], ['later'], ['2024-01', '2024-02']]) {
      expect(() => readMonth(args, 'orders:detach')).toThrow('npm run orders:detach -- 2024-11');
    }
    const [oldest] = await listMonths(api);
    await api.sql(`UPDATE order_months SET month = $2 WHERE month = $1`, [oldest?.month, await thisMonth(-1)]);
    await expect(detachMonth(owner, await thisMonth(-1))).rejects.toThrow('has not been over for 24 months');
    await api.sql(`UPDATE order_months SET month = $2 WHERE month = $1`, [await thisMonth(-1), oldest?.month]);
  });

  it('takes its orders from every link and list, and leaves sums and stars', async () => {
    await deliver(order);
    await guest.request('POST', `/api/orders/${String(order.id)}/review?t=${order.guestToken ?? ''}`, {
      rating: 5,
      text: 'Gut',
    });
    await until(async () => (await api.sql('SELECT 1 FROM order_event WHERE sent_at IS NULL')).length === 0);
    expect((await read(order, order.guestToken)).status).toBe(200);
    await api.sql(`UPDATE orders SET created_at = created_at - interval '800 days' WHERE id < $1`, [GROUND]);
    await api.sql('SELECT rebuild_order_totals()');
    const before = await totals();
    expect(before.length).toBeGreaterThan(1);

    const { orders, blanked } = await detach();
    expect(orders).toBeGreaterThan(8);
    expect(blanked).toBe(orders);
    for (const token of [order.guestToken, order.shareToken]) expect((await read(order, token)).status).toBe(404);
    expect((await read(order, null, kitchen)).status).toBe(404);
    const { body: listed } = await kitchen.request<RestaurantOrderView[]>('GET', '/api/restaurant/orders');
    expect(listed.filter(({ id }) => id < GROUND)).toEqual([]);
    await api.sql('SELECT rebuild_order_totals()');
    expect(await totals()).toEqual(before);
    const { body: reviews } = await guest.request<ReviewView[]>('GET', '/api/restaurants/1/reviews');
    expect(reviews.map(({ rating }) => rating)).toContain(5);
    expect((await describeMonths(owner.manager))[0]).toMatch(/^2024-01 +from 1 to 199999 {2}detached on \d{4}-/);
    await expect(detach()).rejects.toThrow('2024-01 is detached already.');
  });

  it('names nobody, and keeps nobody from leaving or ordering', async () => {
    for (const table of ['orders', 'order_items', 'order_event']) {
      const [row] = await api.sql<{ text: string }>(`SELECT json_agg(t)::text AS text FROM ${table}_${MONTH} t`);
      expect(row?.text).not.toMatch(/gundula|Torstraße|leise/i);
    }
    await api.sql(`SELECT setval('orders_id_seq', (SELECT max(id) FROM orders))`);
    const next = await guest.placeOrder(1, { contact });
    expect((await read(next, next.guestToken)).status).toBe(200);
    expect(
      await api.sql(`SELECT conname FROM pg_constraint WHERE conrelid = 'orders_${MONTH}'::regclass AND contype = 'f'`),
    ).toEqual([]);
  });

  it('comes back with its money and its timelines', async () => {
    await expect(attachMonth(owner, '2024_02')).rejects.toThrow('There is no detached month 2024-02.');
    await attachMonth(owner, MONTH);
    const { status, body } = await read(order, null, kitchen);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: order.id, total: order.total, status: 'delivered', customerName: null });
    expect(body.timeline).toHaveLength(4);
    expect(body.items).toHaveLength(1);
    expect(await monthsOf(api, order.id)).toEqual([MONTH]);
    expect((await read(order, order.guestToken)).status).toBe(404);
    // What guards them guards them again.
    await expect(
      owner.query('UPDATE order_event SET status = $1 WHERE order_id = $2', ['pending', order.id]),
    ).rejects.toThrow('append-only');
    await expect(owner.query('DELETE FROM restaurants WHERE id = 1')).rejects.toThrow('orders_restaurant_id_fkey');
    expect((await detach()).blanked).toBe(0);
    await attachMonth(owner, MONTH);
  });

  it('goes and comes while others read its tables the other way round, and nobody is given up', async () => {
    for (const move of [detach, () => attachMonth(owner, MONTH)]) {
      const reader = new Client({ connectionString: api.databaseUrl });
      await reader.connect();
      try {
        await reader.query('BEGIN; SELECT FROM order_event LIMIT 1');
        const moving = move();
        await until(async () => {
          const waiting = await reader.query(
            `SELECT FROM pg_locks WHERE NOT granted AND relation = 'order_event'::regclass AND mode = 'AccessExclusiveLock'`,
          );
          return waiting.rowCount === 1;
        });
        await reader.query('SELECT FROM orders LIMIT 1');
        await reader.query('COMMIT');
        await moving;
      } finally {
        await reader.end();
      }
    }
    expect(await monthsOf(api, order.id)).toEqual([MONTH]);
  });
});
