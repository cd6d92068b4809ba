import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../../src/database/connection/data-source.ts';
import { seedLarge } from '../../src/demo/large/large-seed.ts';
import { seed } from '../../src/demo/seed.ts';
import { prepareDatabase } from '../../src/start-database.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts';

let database: TestDatabase;
let dataSource: DataSource;
beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await createDataSource(database.url).initialize();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

const TABLES = ['users', 'admin_users', 'restaurants', 'menus', 'menu_items', 'opening_hours', 'subscriptions'];
const contents = async (): Promise<Record<string, unknown>> =>
  Object.fromEntries(
    await Promise.all(
      TABLES.map(
        async (table) => [table, await dataSource.query<unknown[]>(`SELECT * FROM ${table} ORDER BY id`)] as const,
      ),
    ),
  );

describe('the seed', () => {
  it('puts the demo accounts and restaurants where the documentation says', async () => {
    await seed(dataSource);
    const restaurants = await dataSource.query<{ id: number; email: string }[]>(
      'SELECT id, email FROM restaurants ORDER BY id',
    );
    expect(restaurants.length).toBeGreaterThanOrEqual(14);
    for (const { id, email } of restaurants) expect(email).toBe(`restaurant${String(id)}@example.com`);
    const open = await dataSource.query<{ city: string; count: number }[]>(
      `SELECT city, count(*)::int AS count FROM restaurants r WHERE restaurant_is_open(r, now()) AND announced_open GROUP BY city ORDER BY city`,
    );
    expect(open).toMatchObject([{ city: 'berlin', count: 6 }, { city: 'hamburg' }, { city: 'frankfurt' }]);
    expect(Math.min(...open.map(({ count }) => count))).toBeGreaterThanOrEqual(4);
    const menus = await dataSource.query<{ menus: number; items: number }[]>(
      `SELECT count(DISTINCT m.id)::int AS menus, count(i.id)::int AS items FROM menus m JOIN menu_items i ON i.menu_id = m.id GROUP BY m.restaurant_id`,
    );
    expect(Math.min(...menus.map((row) => row.menus))).toBeGreaterThanOrEqual(3);
    expect(Math.min(...menus.map((row) => row.items))).toBeGreaterThanOrEqual(12);
  });

  it('changes nothing when it runs again', async () => {
    const before = await contents();
    await seed(dataSource);
    expect(await contents()).toEqual(before);
  });

  it('leaves what people changed, and puts back only what is gone', async () => {
    await dataSource.query(
      `UPDATE restaurants SET name = 'Renamed', is_open = false, password_hash = 'own' WHERE id = 1`,
    );
    await dataSource.query(`DELETE FROM menus WHERE restaurant_id = 2`);
    await dataSource.query(`UPDATE users SET name = 'Own name'`);
    await dataSource.query('DELETE FROM restaurants WHERE id = 14');
    await seed(dataSource);
    const [first] = await dataSource.query<unknown[]>(
      'SELECT name, is_open, password_hash FROM restaurants WHERE id = 1',
    );
    expect(first).toEqual({ name: 'Renamed', is_open: false, password_hash: 'own' });
    expect(await dataSource.query('SELECT 1 FROM menus WHERE restaurant_id = 2')).toEqual([]);
    expect(await dataSource.query('SELECT name FROM users')).toEqual([{ name: 'Own name' }]);
    const back = await dataSource.query<{ id: number }[]>(
      `SELECT id FROM restaurants WHERE email = 'restaurant14@example.com'`,
    );
    expect(back).toHaveLength(1);
    expect(back[0]?.id).toBeGreaterThan(14);
  });

  it('lets new restaurants have the ids after its own', async () => {
    const [added] = await dataSource.query<{ id: number }[]>(
      `INSERT INTO restaurants (name, email, password_hash, city, address) VALUES ('New', 'new@example.com', 'x', 'berlin', 'x') RETURNING id`,
    );
    expect(added?.id).toBeGreaterThan(14);
  });

  it('comes once when several processes start at once', async () => {
    const fresh = await createTestDatabase();
    const sources = await Promise.all([1, 2, 3].map(() => createDataSource(fresh.url).initialize()));
    try {
      await Promise.all(sources.map((source) => prepareDatabase(source, { seed: true })));
      const [row] = (await sources[0]?.query<{ count: number }[]>('SELECT count(*)::int AS count FROM users')) ?? [];
      expect(row?.count).toBe(1);
    } finally {
      await Promise.all(sources.map((source) => source.destroy()));
      await fresh.drop();
    }
  });
});

describe('the large seed', () => {
  const SIZE = { orders: 3_000, restaurants: 40, users: 100, days: 5 };
  const one = async <Row>(text: string): Promise<Row | undefined> => (await dataSource.query<Row[]>(text))[0];
  const schema = () =>
    dataSource.query<
      unknown[]
    >(`SELECT indexdef AS it FROM pg_indexes WHERE tablename IN ('orders', 'order_items', 'order_event')
      UNION ALL SELECT conrelid::regclass::text || conname::text || pg_get_constraintdef(oid) FROM pg_constraint
        WHERE connamespace = 'public'::regnamespace AND conparentid = 0 AND NOT EXISTS (SELECT FROM pg_inherits WHERE inhrelid = conrelid)
      UNION ALL SELECT tgname::text || tgenabled::text FROM pg_trigger
        WHERE NOT tgisinternal AND NOT EXISTS (SELECT FROM pg_inherits WHERE inhrelid = tgrelid) ORDER BY 1`);
  /** Of each month how many indexes and constraints it has, and whether it may be ordered in. */
  const months = () =>
    dataSource.query<{ indexes: number; keys: number; triggers: string }[]>(`SELECT
        (SELECT count(*)::int FROM pg_index i WHERE i.indrelid = p.inhrelid AND i.indisvalid) AS indexes,
        (SELECT count(*)::int FROM pg_constraint c WHERE c.conrelid = p.inhrelid AND c.contype = 'f') AS keys,
        (SELECT string_agg(DISTINCT tgenabled::text, '') FROM pg_trigger t WHERE t.tgrelid = p.inhrelid) AS triggers
      FROM pg_inherits p WHERE p.inhparent IN ('orders'::regclass, 'order_items'::regclass, 'order_event'::regclass)
      GROUP BY p.inhparent, indexes, keys, triggers ORDER BY p.inhparent`);

  it('makes orders that add up, with their timelines, and does so once', async () => {
    await seed(dataSource);
    const [before, monthsBefore] = [await schema(), await months()];
    expect(await seedLarge(dataSource, SIZE)).toBe(true);
    expect(await schema()).toEqual(before);
    expect(await months()).toEqual(monthsBefore);
    expect(
      await one(
        `SELECT count(*)::int AS wrong FROM orders o WHERE right(o.tableoid::regclass::text, 7) <> to_char(created_at AT TIME ZONE 'Europe/Berlin', 'YYYY_MM')`,
      ),
    ).toEqual({ wrong: 0 });
    expect(
      await one(`SELECT count(*)::int AS orders, count(DISTINCT (created_at AT TIME ZONE 'Europe/Berlin')::date)::int AS days,
        bool_and(created_at <= now()) AS past, count(DISTINCT status) >= 2 AS varied FROM orders`),
    ).toEqual({ orders: SIZE.orders, days: SIZE.days, past: true, varied: true });
    expect(
      await one(`SELECT count(*)::int AS wrong FROM orders o WHERE
        subtotal_cents <> (SELECT sum(quantity * unit_price_cents) FROM order_items WHERE order_id = o.id)
        OR (status, version, updated_at) <> (SELECT e.status, e.version, e.at FROM order_event e WHERE e.order_id = o.id ORDER BY e.version DESC LIMIT 1)`),
    ).toEqual({ wrong: 0 });
    expect(await one('SELECT count(*)::int AS unsent FROM order_event WHERE sent_at IS NULL')).toEqual({ unsent: 0 });
    expect(await seedLarge(dataSource, SIZE)).toBe(false);
    expect(await one('SELECT count(*)::int AS orders FROM orders')).toEqual({ orders: SIZE.orders });
  });
});
