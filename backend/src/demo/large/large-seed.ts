/**
 * `npm run seed -- --large`: a platform as large as it is meant to become, written by the database itself within one
 * transaction. Everything is drawn from the row's number, so that two runs on the same day make the same rows.
 */
import type { DataSource, QueryRunner } from 'typeorm';
import { PasswordHasher } from '../../modules/auth/passwords/password-hasher.ts';
import { CITIES } from '../../contracts/constants.ts';
import { PLAN_PRICE_CENTS } from '../../contracts/restaurants/plans.ts';
import { DEMO_PASSWORD } from '../demo-accounts.ts';
import { DRAW_LINES, DRAW_ORDERS, INSERT_EVENTS, INSERT_LINES, INSERT_ORDERS, LIST_DISHES } from './large-orders.ts';
import { ID_BEFORE, MAKE_MONTHS } from './large-months.ts';
import { seedMany, type Sql } from './many-restaurants.ts';

export interface LargeSize {
  readonly orders: number;
  readonly restaurants: number;
  readonly users: number;
  /** Over how many days up to now the orders are spread. */
  readonly days: number;
}

export const LARGE: LargeSize = { orders: 1_000_000, restaurants: 10_000, users: 100_000, days: 62 };

/** Of the restaurants, in the order of `CITIES`. */
const CITY_SHARES = [0.5, 0.3, 0.2];
const ACCEPT_DEADLINE_SECONDS = 300;
const FILLED = ['orders', 'order_items', 'order_event'];
/** Each with its partitions: some foreign keys are theirs alone. */
const WITH_PARTITIONS = `(SELECT relid FROM unnest($1::text[]) AS t, pg_partition_tree(t::regclass))`;
const MARK = 'large1@example.com';

const INSERT_USERS = `
INSERT INTO users (id, name, email, password_hash, city, phone, address, created_at)
SELECT $1::int + n, v.name || ' ' || f.name, 'large' || n || '@example.com', $3,
  (enum_range(NULL::city))[1 + n % 3], '+49 30 ' || 1000000 + n, 'Beispielstraße ' || 1 + n % 200 || ', 10115 Berlin',
  now() - interval '400 days' * (1 - n::float8 / $2::int)
FROM generate_series(1, $2::int) AS n,
  LATERAL (SELECT (ARRAY['Anna', 'Ben', 'Cem', 'Deniz', 'Emma', 'Felix', 'Greta', 'Hatice', 'Ilse', 'Jonas', 'Kira'])[1 + n % 11]) AS v(name),
  LATERAL (SELECT (ARRAY['Adler', 'Becker', 'Çelik', 'Demir', 'Engel', 'Fuchs', 'Graf', 'Huber', 'Işık', 'Jung', 'Kaya', 'Lang', 'Maier'])
    [1 + n % 13]) AS f(name)`;

/** The address of each is the default of a book, as of people who registered. */
const INSERT_ADDRESSES = `
INSERT INTO addresses (user_id, label, address, is_default)
SELECT id, split_part(address, ',', 1), address, true FROM users WHERE id > $1::int`;

const INSERT_SUBSCRIPTIONS = `
WITH r AS (
  UPDATE restaurants SET subscription_plan = CASE WHEN id % 3 = 0 THEN 'yearly' ELSE 'monthly' END::subscription_plan,
    subscription_active = true, legal_name = name || ' GmbH', vat_id = 'DE' || 100000000 + id, trader_declared_at = now()
  WHERE id >= $1 AND id < $1 + $2 RETURNING id, subscription_plan
)
INSERT INTO subscriptions (restaurant_id, plan, price_cents, start_date, end_date)
SELECT r.id, r.subscription_plan, p.price, s.start, (s.start + p.span)::date FROM r,
  LATERAL (SELECT CASE r.subscription_plan WHEN 'yearly' THEN $3::int ELSE $4::int END AS price,
    CASE r.subscription_plan WHEN 'yearly' THEN interval '1 year' ELSE interval '1 month' END AS span) p,
  LATERAL (SELECT (now()::date - r.id % 60 + 30 * k)::date AS start
    FROM generate_series(0, CASE r.subscription_plan WHEN 'yearly' THEN 0 ELSE 1 END) AS k) s
WHERE s.start <= now()::date`;

/** Does nothing where it was done before. Whoever uses the product meanwhile waits for it. */
export async function seedLarge(
  dataSource: DataSource,
  size: LargeSize,
  report: (step: string) => void = () => undefined,
): Promise<boolean> {
  const runner = dataSource.createQueryRunner();
  const sql: Sql = (text, values = []) => runner.query(text, values);
  await runner.connect();
  try {
    if ((await rowsOf(runner, 'SELECT 1 FROM users WHERE email = $1', [MARK])).length > 0) return false;
    const passwordHash = await new PasswordHasher().hash(DEMO_PASSWORD);
    await runner.startTransaction();
    await runner.query(`SET LOCAL work_mem = '256MB'; SET LOCAL maintenance_work_mem = '512MB'; SET LOCAL jit = off`);
    report(`${size.restaurants} restaurants`);
    const firstRestaurantId = (await lastId(runner, 'restaurants')) + 1;
    await addRestaurants(sql, size, firstRestaurantId, passwordHash);
    report(`${size.users} users`);
    const lastUserId = await lastId(runner, 'users');
    await sql(INSERT_USERS, [lastUserId, size.users, passwordHash]);
    await sql(INSERT_ADDRESSES, [lastUserId]);
    await sql('ANALYZE users');
    report(`${size.orders} orders`);
    await sql(DRAW_ORDERS, [
      ...[size.orders, size.days, firstRestaurantId, size.restaurants, lastUserId + 1, size.users],
    ]);
    await sql(LIST_DISHES, [firstRestaurantId, size.restaurants]);
    await sql('ANALYZE drawn, dishes');
    await sql(DRAW_LINES);
    await sql('ANALYZE lines');
    await sql(MAKE_MONTHS);
    const [before] = await rowsOf<{ id: number }>(runner, ID_BEFORE);
    const lastOrderId = before?.id ?? 0;
    const restore = await setAside(runner);
    await sql(INSERT_ORDERS, [lastOrderId, ACCEPT_DEADLINE_SECONDS]);
    report('their dishes');
    await sql(INSERT_LINES, [lastOrderId]);
    report('their timelines');
    await sql(INSERT_EVENTS, [lastOrderId]);
    for (const table of ['restaurants', 'users', 'orders']) {
      await sql(`SELECT setval(pg_get_serial_sequence('${table}', 'id'), (SELECT max(id) FROM ${table}))`);
    }
    report('indexes and constraints');
    for (const statement of restore) await sql(statement);
    await sql('ANALYZE');
    report('totals');
    await sql('SELECT rebuild_order_totals()');
    await runner.commitTransaction();
  } catch (error) {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
    throw error;
  } finally {
    await runner.release();
  }
  report('vacuum');
  await dataSource.query(`VACUUM ANALYZE ${FILLED.join(', ')}`);
  return true;
}

async function addRestaurants(
  sql: Sql,
  { restaurants }: LargeSize,
  firstId: number,
  passwordHash: string,
): Promise<void> {
  let next = firstId;
  for (const [index, city] of CITIES.entries()) {
    const isLast = index === CITIES.length - 1;
    const count = isLast ? firstId + restaurants - next : Math.round(restaurants * (CITY_SHARES[index] ?? 0));
    await seedMany(sql, { restaurants: count, city, firstId: next, passwordHash });
    next += count;
  }
  await sql(INSERT_SUBSCRIPTIONS, [firstId, restaurants, PLAN_PRICE_CENTS.yearly, PLAN_PRICE_CENTS.monthly]);
}

async function rowsOf<Row>(runner: QueryRunner, text: string, values: unknown[] = []): Promise<Row[]> {
  return (await runner.query(text, values)) as Row[];
}

async function lastId(runner: QueryRunner, table: string): Promise<number> {
  const [row] = await rowsOf<{ id: number }>(runner, `SELECT coalesce(max(id), 0)::int AS id FROM ${table}`);
  return row?.id ?? 0;
}

/** Drops what each of the millions of rows would be looked up for or entered into; what is answered brings it back. */
async function setAside(runner: QueryRunner): Promise<string[]> {
  const constraints = await rowsOf<{ table: string; name: string; definition: string }>(
    runner,
    `SELECT c.conrelid::regclass::text AS table, quote_ident(c.conname) AS name, pg_get_constraintdef(c.oid) AS definition
       FROM pg_constraint c WHERE c.contype = 'f' AND c.conparentid = 0 AND c.conrelid IN ${WITH_PARTITIONS} ORDER BY c.conname`,
    [FILLED],
  );
  const indexes = await rowsOf<{ name: string; definition: string }>(
    runner,
    `SELECT i.indexrelid::regclass::text AS name, replace(pg_get_indexdef(i.indexrelid), ' ON ONLY ', ' ON ') AS definition FROM pg_index i
      WHERE i.indrelid = ANY ($1::text[]::regclass[])
        AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = i.indexrelid) ORDER BY i.indexrelid`,
    [FILLED],
  );
  for (const { table, name } of constraints) await runner.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  for (const { name } of indexes) await runner.query(`DROP INDEX ${name}`);
  for (const table of FILLED) await runner.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  return [
    ...FILLED.map((table) => `ALTER TABLE ${table} ENABLE TRIGGER USER`),
    ...indexes.map(({ definition }) => definition),
    ...constraints.map(({ table, name, definition }) => `ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`),
  ];
}
