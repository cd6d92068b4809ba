/**
 * Fills a migrated and seeded database with a history, so that statements meet tables and not a handful of rows. Rows
 * are copies of what the product itself has written, whatever columns they have.
 */
import type { VatRate } from '../../../backend/src/contracts/menus/declared.ts';
import type { Client } from 'pg';
import { DEMO_CUSTOMER } from '../../../backend/src/demo/demo-accounts.ts';

/** The simplest size is a year of a small town. */
const ORDERS = 1_600;
const CUSTOMERS = 100;
/** So many of the customers log in. */
const SIGNED_IN_CUSTOMERS = 20;
/** An order has so many of each dish. */
export const QUANTITY = 2;

export interface Dish {
  readonly id: number;
  readonly name: string;
  readonly priceCents: number;
  readonly depositCents: number;
  readonly vatRate: VatRate;
}

export interface Kitchen {
  readonly id: number;
  readonly email: string;
  readonly feeCents: number;
}

export interface BenchData {
  /** Takes the orders and moves them. */
  readonly restaurant: Kitchen;
  readonly dishes: readonly Dish[];
  readonly customers: readonly { readonly id: number; readonly email: string }[];
  /** Orders to be moved. The one at `i` belongs to `customers[i % customers.length]`. */
  readonly pool: readonly number[];
  /** The room that many watch: it gets open orders only once they do. */
  readonly fanout: { readonly restaurantId: number; readonly email: string; readonly orderIds: readonly number[] };
}

/** The two restaurants that take part, and three dishes of the first one. */
export async function chooseKitchens(client: Client): Promise<{ kitchens: [Kitchen, Kitchen]; dishes: Dish[] }> {
  const [first, second] = await rowsOf<Kitchen>(
    client,
    `SELECT id, email, delivery_fee_cents AS "feeCents" FROM restaurants ORDER BY id LIMIT 2`,
  );
  if (!first || !second) throw new Error('The demo data has no restaurants.');
  return { kitchens: [first, second], dishes: await rowsOf<Dish>(client, DISHES, [first.id]) };
}

/** `factor` multiplies customers, restaurants and past orders. The database's only order is the model of all others. */
export async function fill(
  client: Client,
  { factor, pool, fanoutOrders }: { factor: number; pool: number; fanoutOrders: number },
): Promise<BenchData> {
  const {
    kitchens: [restaurant, watched],
    dishes,
  } = await chooseKitchens(client);
  // Loading a consistent data set: foreign keys need not be looked up for each of a million rows.
  await client.query('SET session_replication_role = replica');
  if (factor > 1) await addRestaurants(client, factor);
  await client.query(OPEN_ALWAYS);
  await client.query(ADD_CUSTOMERS, [CUSTOMERS * factor, DEMO_CUSTOMER.email]);
  const customers = await rowsOf<{ id: number; email: string }>(
    client,
    `SELECT id, email FROM users WHERE email LIKE 'bench%' ORDER BY id LIMIT ${SIGNED_IN_CUSTOMERS}`,
  );
  const customerIds = customers.map(({ id }) => id);
  const [model] = await rowsOf<{ id: number }>(client, 'SELECT min(id) AS id FROM orders');
  await client.query(ADD_HISTORY, [model?.id, ORDERS * factor]);
  const poolIds = await rowsOf<{ id: number }>(client, ADD_POOL, [
    model?.id,
    restaurant.id,
    customerIds,
    pool,
    'pending',
  ]);
  const fanoutIds = await rowsOf<{ id: number }>(client, ADD_POOL, [
    ...[model?.id, watched.id, customerIds, fanoutOrders, 'delivered'],
  ]);
  await client.query(ADD_LINES, [model?.id]);
  await client.query(ADD_EVENTS, [model?.id]);
  await client.query('SET session_replication_role = DEFAULT');
  await client.query('VACUUM ANALYZE');
  return {
    restaurant,
    dishes,
    customers,
    pool: poolIds.map(({ id }) => id),
    fanout: { restaurantId: watched.id, email: watched.email, orderIds: fanoutIds.map(({ id }) => id) },
  };
}

/** Back to the start, without an event: the versions go on rising. */
export async function resetToPending(client: Client, orderIds: readonly number[]): Promise<void> {
  await client.query(`UPDATE orders SET status = 'pending', reason = NULL WHERE id = ANY($1) AND status <> 'pending'`, [
    orderIds,
  ]);
}

/**
 * Nobody answers the orders that a scenario has placed: a minute later the product would begin to warn their kitchen of each, in the
 * middle of what is measured next. Without an event, like the others.
 */
export async function deliverPlaced(client: Client, { pool, fanout }: BenchData): Promise<void> {
  await client.query(`UPDATE orders SET status = 'delivered' WHERE status = 'pending' AND id <> ALL($1)`, [
    [...pool, ...fanout.orderIds],
  ]);
}

/** The rest of what the product has to do for what it has answered. */
export async function hasUnsentEvents(client: Client): Promise<boolean> {
  const [row] = await rowsOf<{ unsent: boolean }>(
    client,
    'SELECT EXISTS (SELECT 1 FROM order_event WHERE sent_at IS NULL) AS unsent',
  );
  return row?.unsent ?? false;
}

async function rowsOf<Row extends object>(client: Client, sql: string, values: unknown[] = []): Promise<Row[]> {
  return (await client.query<Row>(sql, values)).rows;
}

/** Copies of the demo's, with their menus and dishes. */
async function addRestaurants(client: Client, factor: number): Promise<void> {
  const copies: readonly [table: string, changes: string][] = [
    ['restaurants', `jsonb_build_object('id', c.new_id, 'email', 'bench' || c.copy || '-' || t.email)`],
    ['menus', `jsonb_build_object('id', c.new_id, 'restaurant_id', (${newIdIn('restaurants', 't.restaurant_id')}))`],
    ['menu_items', `jsonb_build_object('id', c.new_id, 'menu_id', (${newIdIn('menus', 't.menu_id')}))`],
  ];
  for (const [table, changes] of copies) {
    await client.query(
      `CREATE TEMP TABLE copied_${table} AS
         SELECT t.id AS old_id, copy, nextval(pg_get_serial_sequence('${table}', 'id'))::int AS new_id
           FROM ${table} t, generate_series(2, ${factor}) AS copy`,
    );
    await client.query(`CREATE INDEX ON copied_${table} (old_id, copy)`);
    await client.query(
      `INSERT INTO ${table} SELECT made.* FROM ${table} t JOIN copied_${table} c ON c.old_id = t.id,
         LATERAL jsonb_populate_record(t, ${changes}) AS made`,
    );
  }
}

function newIdIn(table: string, oldId: string): string {
  return `SELECT p.new_id FROM copied_${table} p WHERE p.old_id = ${oldId} AND p.copy = c.copy`;
}

const DISHES = `
  SELECT i.id, i.name, i.price_cents AS "priceCents", i.deposit_cents AS "depositCents", i.vat_rate AS "vatRate"
    FROM menu_items i JOIN menus m ON m.id = i.menu_id
   WHERE m.restaurant_id = $1 AND i.available ORDER BY i.price_cents DESC, i.id LIMIT 3`;

/** Restaurants are open at whatever hour of Berlin the benchmark runs. */
const OPEN_ALWAYS = `
  WITH emptied AS (DELETE FROM opening_hours),
       opened AS (UPDATE restaurants SET is_open = true, announced_open = true, paused_until = NULL)
  INSERT INTO opening_hours (restaurant_id, weekday, opens_minute, closes_minute)
  SELECT id, weekday, 0, 1440 FROM restaurants, generate_series(1, 7) AS weekday`;

const ADD_CUSTOMERS = `
  INSERT INTO users SELECT made.* FROM users k, generate_series(1, $1::int) AS n, LATERAL jsonb_populate_record(k,
    jsonb_build_object('id', nextval(pg_get_serial_sequence('users', 'id')), 'name', 'Bench ' || n,
      'email', 'bench' || n || '@example.com')) AS made
  WHERE k.email = $2`;

const NEW_ORDER = `'id', nextval(pg_get_serial_sequence('orders', 'id')), 'share_token', gen_random_uuid(),
  'idempotency_key', NULL, 'request_hash', NULL`;

/** Half of the past orders belong to the demo's restaurants, so that their lists grow with the data, too. */
const ADD_HISTORY = `
  WITH u AS (SELECT array_agg(id) AS ids FROM users), r AS (SELECT array_agg(id ORDER BY id) AS ids, count(*) FILTER (WHERE email NOT LIKE 'bench%')::int AS of_demo FROM restaurants)
  INSERT INTO orders SELECT made.*
    FROM orders m, u, r, generate_series(1, $2::int) AS n,
         LATERAL (SELECT now() - interval '365 days' * (1 - n::float8 / $2) - interval '1 hour' AS t) AS placed,
         LATERAL jsonb_populate_record(m, jsonb_build_object(${NEW_ORDER}, 'status', 'delivered', 'version', 4,
           'user_id', u.ids[1 + n * 31 % cardinality(u.ids)],
           'restaurant_id', r.ids[1 + (n / 2) * 17 % CASE n % 2 WHEN 0 THEN r.of_demo ELSE cardinality(r.ids) END],
           'created_at', t, 'updated_at', t + interval '40 minutes',
           'accept_deadline_at', t + interval '5 minutes')) AS made
   WHERE m.id = $1`;

/** A device of the kitchen shows them, as it does all day: of what nobody sees the product would warn the kitchen, order by order. */
const ADD_POOL = `
  INSERT INTO orders SELECT made.*
    FROM orders m, generate_series(1, $4::int) AS n,
         LATERAL jsonb_populate_record(m, jsonb_build_object(${NEW_ORDER}, 'status', $5::text, 'version', 1,
           'user_id', ($3::int[])[1 + (n - 1) % cardinality($3::int[])], 'restaurant_id', $2::int,
           'seen_at', now(), 'accept_deadline_at', now() + interval '1 day')) AS made
   WHERE m.id = $1 ORDER BY n RETURNING id`;

const ADD_LINES = `
  INSERT INTO order_items SELECT made.*
    FROM order_items m, orders o, LATERAL jsonb_populate_record(m, jsonb_build_object(
      'id', nextval(pg_get_serial_sequence('order_items', 'id')), 'order_id', o.id)) AS made
   WHERE m.order_id = $1 AND o.id <> $1`;

const ADD_EVENTS = `
  INSERT INTO order_event SELECT made.*
    FROM order_event m, orders o, generate_series(1, 4) AS v,
         LATERAL (SELECT o.created_at + interval '10 minutes' * (v - 1) AS t) AS moved,
         LATERAL jsonb_populate_record(m, jsonb_build_object(
           'id', nextval(pg_get_serial_sequence('order_event', 'id')), 'order_id', o.id, 'version', v,
           'status', (ARRAY['pending', 'preparing', 'delivering', 'delivered'])[v],
           'previous_status', (ARRAY[NULL, 'pending', 'preparing', 'delivering'])[v],
           'actor', CASE v WHEN 1 THEN 'customer' ELSE 'restaurant' END, 'at', t, 'sent_at', t)) AS made
   WHERE m.order_id = $1 AND m.version = 1 AND o.id <> $1 AND v <= o.version`;
