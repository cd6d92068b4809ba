/** Fills a migrated and seeded database with a history, so that statements meet tables and not a handful of rows. */
import type { Client } from 'pg';
import { DEMO_CUSTOMER } from '../../src/database/demo/demo-accounts.ts';

/** Of the simplest size: a year of a small town. */
const ORDERS = 1_600;
const CUSTOMERS = 100;
/** These log in. */
export const SIGNED_IN_CUSTOMERS = 20;

export interface Dish {
  readonly id: number;
  readonly name: string;
  readonly priceCents: number;
  readonly depositCents: number;
  readonly vatRate: number;
}

export interface BenchData {
  /** Takes the orders and moves them. */
  readonly restaurant: { readonly id: number; readonly email: string; readonly feeCents: number };
  readonly dishes: readonly Dish[];
  readonly customers: readonly { readonly id: number; readonly email: string }[];
  /** Orders to be moved. The one at `i` belongs to `customers[i % customers.length]`. */
  readonly pool: readonly number[];
  /** The room that many watch: it gets open orders only once they do. */
  readonly fanout: { readonly restaurantId: number; readonly email: string; readonly orderIds: readonly number[] };
}

/** `factor` multiplies customers, restaurants and past orders. */
export async function fill(
  client: Client,
  { factor, pool, fanoutOrders }: { factor: number; pool: number; fanoutOrders: number },
): Promise<BenchData> {
  // Loading a consistent data set: foreign keys need not be looked up for each of a million rows.
  await client.query('SET session_replication_role = replica');
  await addRestaurants(client, factor);
  await client.query(OPEN_ALWAYS);
  await client.query(ADD_CUSTOMERS, [CUSTOMERS * factor, DEMO_CUSTOMER.email]);
  await client.query(ADD_HISTORY, [ORDERS * factor]);
  const [restaurant, watched] = await rowsOf<{ id: number; email: string; feeCents: number }>(
    client,
    `SELECT id, email, delivery_fee_cents AS "feeCents" FROM restaurants ORDER BY id LIMIT 2`,
  );
  const customers = await rowsOf<{ id: number; email: string }>(
    client,
    `SELECT id, email FROM users WHERE email LIKE 'bench%' ORDER BY id LIMIT ${SIGNED_IN_CUSTOMERS}`,
  );
  if (!restaurant || !watched) throw new Error('The demo data has no restaurants.');
  const customerIds = customers.map(({ id }) => id);
  const poolIds = await rowsOf<{ id: number }>(client, ADD_POOL, [restaurant.id, customerIds, pool, 'pending']);
  const fanoutIds = await rowsOf<{ id: number }>(client, ADD_POOL, [
    watched.id,
    customerIds,
    fanoutOrders,
    'delivered',
  ]);
  await client.query(ADD_LINES);
  await client.query(ADD_EVENTS);
  await client.query('SET session_replication_role = DEFAULT');
  await client.query('VACUUM ANALYZE');
  return {
    restaurant,
    dishes: await rowsOf<Dish>(client, DISHES, [restaurant.id]),
    customers,
    pool: poolIds.map(({ id }) => id).sort((a, b) => a - b),
    fanout: {
      restaurantId: watched.id,
      email: watched.email,
      orderIds: fanoutIds.map(({ id }) => id).sort((a, b) => a - b),
    },
  };
}

/** Back to the start, without an event: the versions go on rising. */
export async function resetToPending(client: Client, orderIds: readonly number[]): Promise<void> {
  await client.query(`UPDATE orders SET status = 'pending', reason = NULL WHERE id = ANY($1) AND status <> 'pending'`, [
    orderIds,
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
  if (factor <= 1) return;
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
      `INSERT INTO ${table} SELECT (jsonb_populate_record(t, ${changes})).*
         FROM ${table} t JOIN copied_${table} c ON c.old_id = t.id`,
    );
  }
}

function newIdIn(table: string, oldId: string): string {
  return `SELECT p.new_id FROM copied_${table} p WHERE p.old_id = ${oldId} AND p.copy = c.copy`;
}

/** At whatever hour of Berlin the benchmark runs. */
const OPEN_ALWAYS = `
  WITH emptied AS (DELETE FROM opening_hours),
       opened AS (UPDATE restaurants SET is_open = true, announced_open = true, paused_until = NULL)
  INSERT INTO opening_hours (restaurant_id, weekday, opens_minute, closes_minute)
  SELECT id, weekday, 0, 1440 FROM restaurants, generate_series(1, 7) AS weekday`;

const ADD_CUSTOMERS = `
  INSERT INTO users (name, email, password_hash, city, phone, address)
  SELECT 'Bench ' || n, 'bench' || n || '@example.com', k.password_hash, k.city, k.phone, k.address
    FROM users k, generate_series(1, $1::int) AS n WHERE k.email = $2`;

const ORDER_COLUMNS = `user_id, restaurant_id, status, version, payment_method, payment_status, subtotal_cents, deposit_cents,
  delivery_fee_cents, total_cents, delivery_address, accept_deadline_at, share_token, created_at, updated_at`;

/** Half of the past orders belong to the demo's restaurants, so that their lists grow with the data, too. */
const ADD_HISTORY = `
  WITH u AS (SELECT array_agg(id) AS ids FROM users), r AS (SELECT array_agg(id ORDER BY id) AS ids FROM restaurants)
  INSERT INTO orders (${ORDER_COLUMNS})
  SELECT u.ids[1 + n * 31 % cardinality(u.ids)],
         r.ids[1 + (n / 2) * 17 % CASE n % 2 WHEN 0 THEN 14 ELSE cardinality(r.ids) END],
         'delivered', 4, 'cash_on_delivery', 'due', 2900, 0, 290, 3190, 'Gneisenaustraße 248, 10961 Berlin',
         t + interval '5 minutes', gen_random_uuid(), t, t + interval '40 minutes'
    FROM u, r, generate_series(1, $1::int) AS n,
         LATERAL (SELECT now() - interval '365 days' * (1 - n::float8 / $1) - interval '1 hour' AS t) AS placed`;

const ADD_POOL = `
  INSERT INTO orders (${ORDER_COLUMNS})
  SELECT ($2::int[])[1 + (n - 1) % cardinality($2::int[])], $1, $4::order_status, 1, 'cash_on_delivery', 'due', 2900, 0, 290,
         3190, 'Gneisenaustraße 248, 10961 Berlin', now() + interval '1 day', gen_random_uuid(), now(), now()
    FROM generate_series(1, $3::int) AS n
  RETURNING id`;

const ADD_LINES = `
  WITH i AS (SELECT array_agg(id ORDER BY id) AS ids FROM (SELECT id FROM menu_items ORDER BY id LIMIT 3) AS first)
  INSERT INTO order_items (order_id, menu_item_id, name, quantity, unit_price_cents, deposit_cents, vat_rate)
  SELECT o.id, i.ids[n], 'Gericht ' || n, 1, 967, 0, 7 FROM orders o, i, generate_series(1, 3) AS n`;

const ADD_EVENTS = `
  INSERT INTO order_event (order_id, version, status, previous_status, actor, payment_status, at, sent_at)
  SELECT o.id, v, (ARRAY['pending', 'preparing', 'delivering', 'delivered']::order_status[])[v],
         (ARRAY[NULL, 'pending', 'preparing', 'delivering']::order_status[])[v],
         CASE v WHEN 1 THEN 'customer' ELSE 'restaurant' END::order_actor, 'due', t, t
    FROM orders o, LATERAL generate_series(1, o.version) AS v,
         LATERAL (SELECT o.created_at + interval '10 minutes' * (v - 1) AS t) AS moved`;

const DISHES = `
  SELECT i.id, i.name, i.price_cents AS "priceCents", i.deposit_cents AS "depositCents", i.vat_rate AS "vatRate"
    FROM menu_items i JOIN menus m ON m.id = i.menu_id
   WHERE m.restaurant_id = $1 AND i.available ORDER BY i.price_cents DESC, i.id LIMIT 3`;
