/** Whatever changes of the rows that public reads are made of, by whomever, the next answer has it. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { basisOf, mismatches, read, type Readers, startReaders } from './readers.ts';

const PATHS = [
  '/api/restaurants/1',
  '/api/restaurants/1/menus',
  '/api/restaurants?city=berlin',
  '/api/restaurants?sort=delivery_time&postcode=10115',
  '/api/restaurants?city=berlin&fulfilment=pickup',
  '/api/restaurants?city=berlin&vegan=true',
  '/api/translations/de',
  basisOf(1, '10115'),
];

const PLAIN = { 'accept-encoding': 'identity' };

const OF_RESTAURANT = 'restaurant_id = 1';
const OF_DISH = `menu_item_id IN (SELECT i.id FROM menu_items i JOIN menus m ON m.id = i.menu_id WHERE m.restaurant_id = 1)`;
/** One row of each table, by its key. */
const ROWS: Readonly<Record<string, string>> = {
  restaurants: 'id = 1',
  menus: `id = (SELECT min(id) FROM menus WHERE ${OF_RESTAURANT})`,
  menu_items: `id = (SELECT min(i.id) FROM menu_items i JOIN menus m ON m.id = i.menu_id WHERE m.restaurant_id = 1)`,
  option_groups: `id = (SELECT min(id) FROM option_groups WHERE ${OF_DISH})`,
  options: `id = (SELECT min(id) FROM options WHERE group_id = (SELECT min(id) FROM option_groups WHERE ${OF_DISH}))`,
  opening_hours: `id = (SELECT min(id) FROM opening_hours WHERE ${OF_RESTAURANT})`,
  special_hours: `id = (SELECT min(id) FROM special_hours WHERE ${OF_RESTAURANT})`,
  delivery_postcodes: `${OF_RESTAURANT} AND postcode = '10115'`,
  restaurant_popularity: OF_RESTAURANT,
  restaurant_times: OF_RESTAURANT,
  restaurant_search: OF_RESTAURANT,
  translations: `key = 'own.key'`,
};

const FIXTURES = `
INSERT INTO special_hours (restaurant_id, date, opens_minute, closes_minute, label)
  VALUES (1, (now() AT TIME ZONE 'Europe/Berlin')::date, 0, 1440, 'Fest');
DELETE FROM delivery_areas WHERE restaurant_id = 1;
INSERT INTO delivery_areas (id, restaurant_id, position, name, postcodes, fee_cents, minimum_order_cents)
  VALUES (9001, 1, 1, 'Mitte', '{10115}', 100, 1000), (9002, 1, 2, 'Mitte', '{10117}', 200, 1000);
INSERT INTO delivery_postcodes (postcode, restaurant_id, area_id, fee_cents, minimum_order_cents, extra_minutes)
  VALUES ('10115', 1, 9001, 100, 1000, 0);
UPDATE restaurants SET delivers_by_area = true, offers_pickup = true WHERE id = 1;
INSERT INTO restaurant_popularity SELECT id, 100 + id FROM restaurants ON CONFLICT (restaurant_id) DO UPDATE SET order_count = excluded.order_count;
INSERT INTO restaurant_times (restaurant_id, kitchen, ride, deliveries, on_time, held, median_error_minutes)
  VALUES (1, '{}', '{}', 40, 30, 30, 1) ON CONFLICT DO NOTHING;
INSERT INTO stations (id, restaurant_id, name, position) VALUES (9003, 1, 'Grill', 1);
INSERT INTO translations (key, language, value) VALUES ('own.key', 'de', 'Eigenes');`;

/** Another value of each type. */
const OTHER: Readonly<Record<string, (column: string) => string>> = {
  int2: (column) => `coalesce(${column}, 0) + 1`,
  int4: (column) => `coalesce(${column}, 0) + 1`,
  float4: (column) => `coalesce(${column}, 0) + 1`,
  float8: (column) => `coalesce(${column}, 0) + 1`,
  numeric: (column) => `coalesce(${column}, 0) - 0.5`,
  bool: (column) => `NOT ${column}`,
  varchar: (column) => `coalesce(left(${column}, 20), '') || 'x'`,
  text: (column) => `coalesce(${column}, '') || 'x'`,
  timestamptz: () => `now() + interval '1 hour'`,
  date: (column) => `${column} + 1`,
  jsonb: () => `'{"other": 1}'`,
  _int4: (column) => `${column}[2:]`,
  _text: (column) => `${column}[2:]`,
  _varchar: (column) => `${column}[2:]`,
};
/** What their tables would not take otherwise, or would not show. */
const OTHER_OF: Readonly<Record<string, string>> = {
  'restaurants.city': `'hamburg'`,
  'restaurants.category': `'turkish'`,
  'restaurants.image_url': `'/images/other.svg'`,
  'restaurants.review_status': `'rejected', review_reason = 'x'`,
  'restaurants.suspended_from': `now() - interval '1 hour', suspension_ground = 'x', suspension_reason = 'x'`,
  'restaurants.pos_api_url': `'https://pos.example', pos_api_key = 'sealed'`,
  'restaurants.latitude': `52.5, longitude = 13.4`,
  'restaurants.quarter_cap': `3, quarter_cap_until = now() + interval '1 hour'`,
  'restaurants.busy_minutes': `15, busy_until = now() + interval '1 hour'`,
  'restaurants.hours_confirmed': `NOT hours_confirmed, is_new = true`,
  'restaurants.pause_reason': `'unanswered', paused_until = now() + interval '1 hour'`,
  'restaurants.quarter_cap_until': `now() + interval '1 hour', quarter_cap = 3`,
  'restaurants.subscription_plan': `CASE subscription_plan WHEN 'monthly' THEN 'yearly' ELSE 'monthly' END::subscription_plan`,
  'restaurants.suspension_ground': `'x', suspended_from = now() + interval '1 hour', suspension_reason = 'x'`,
  'restaurants.suspension_reason': `'x', suspended_from = now() + interval '1 hour', suspension_ground = 'x'`,
  'menu_items.deposit_cents': `25, deposit_kind = 'einweg'`,
  'menu_items.deposit_kind': `'mehrweg', deposit_cents = 25`,
  'menu_items.is_declared': `false, is_draft = true`,
  'menu_items.min_age': '18',
  'menu_items.station_id': '9003',
  'menu_items.vat_rate': '26 - vat_rate',
  'menu_items.available': `NOT available, sold_out_until = NULL`,
  'menu_items.sold_out_until': `now() + interval '1 hour', available = false`,
  'options.sold_out_until': `now() + interval '1 hour', available = false`,
  'menu_items.image_url': `'/images/other.svg'`,
  'restaurant_popularity.order_count': '1000',
  'restaurant_times.on_time': `deliveries`,
  'translations.language': `'tr'`,
};

interface Column {
  table: string;
  column: string;
  type: string;
}

let readers: Readers;
beforeAll(async () => {
  // Without what counts and reckons in the background.
  readers = await startReaders({ role: 'api' });
  await readers.sql(FIXTURES);
});
afterAll(() => readers.stop());

it('is in the next answer, whichever column of whichever table has changed', async () => {
  const columns = await readers.sql<Column>(
    `SELECT c.table_name AS table, c.column_name AS column, c.udt_name AS type
     FROM information_schema.columns c
     WHERE c.table_name = ANY ($1) AND c.is_generated = 'NEVER' AND NOT EXISTS (
       SELECT FROM information_schema.key_column_usage k JOIN information_schema.table_constraints t USING (constraint_name)
       WHERE t.constraint_type = 'PRIMARY KEY' AND k.table_name = c.table_name AND k.column_name = c.column_name)
     ORDER BY 1, 2`,
    [Object.keys(ROWS)],
  );
  const readPlain = () => Promise.all(PATHS.map((path) => read(readers.uncached, path, PLAIN)));
  const before = await readPlain();
  const unchanged: string[] = [];
  const stale: string[] = [];
  const shown = new Set<string>();
  for (const column of columns) {
    const name = `${column.table}.${column.column}`;
    if (!(await change(column))) {
      unchanged.push(name);
      continue;
    }
    stale.push(...(await mismatches(readers, PATHS, PLAIN)).map((path) => `${name}: ${path}`));
    if (!shown.has(column.table)) {
      const after = await readPlain();
      if (after.some(({ body }, index) => body !== before[index]?.body)) shown.add(column.table);
    }
    await restore(column.table);
    // So that there is something to be dropped.
    await Promise.all(PATHS.map((path) => read(readers.instances[0], path, PLAIN)));
  }
  expect(stale).toEqual([]);
  expect(unchanged).toEqual([]);
  // What shows nothing proves nothing.
  expect([...shown].sort()).toEqual(Object.keys(ROWS).sort());
});

it('is in the next answer, when rows come and go', async () => {
  const stale: string[] = [];
  for (const table of Object.keys(ROWS).filter((name) => name !== 'restaurants')) {
    await keepRow(table);
    await readers.sql(`DELETE FROM ${table} WHERE ${ROWS[table] ?? ''}`);
    stale.push(...(await mismatches(readers, PATHS, PLAIN)).map((path) => `${table}, gone: ${path}`));
    await readers.sql(`INSERT INTO ${table} SELECT * FROM kept_${table} ON CONFLICT DO NOTHING`);
    stale.push(...(await mismatches(readers, PATHS, PLAIN)).map((path) => `${table}, back: ${path}`));
  }
  expect(stale).toEqual([]);
});

async function keepRow(table: string): Promise<void> {
  await readers.sql(`DROP TABLE IF EXISTS kept_${table}`);
  await readers.sql(`CREATE TEMPORARY TABLE kept_${table} AS SELECT * FROM ${table} WHERE ${ROWS[table] ?? ''}`);
}

/** Whether the column takes another value. */
async function change({ table, column, type }: Column): Promise<boolean> {
  await keepRow(table);
  const other = OTHER_OF[`${table}.${column}`] ?? OTHER[type]?.(column);
  if (other === undefined) return false;
  return readers.sql(`UPDATE ${table} SET ${column} = ${other} WHERE ${ROWS[table] ?? ''}`).then(
    () => true,
    () => false,
  );
}

async function restore(table: string): Promise<void> {
  const columns = await readers.sql<{ column: string; isKey: boolean }>(
    `SELECT a.attname AS column, i.indrelid IS NOT NULL AS "isKey"
     FROM pg_attribute a LEFT JOIN pg_index i ON i.indrelid = a.attrelid AND i.indisprimary AND a.attnum = ANY (i.indkey)
     WHERE a.attrelid = $1::regclass AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''`,
    [`public.${table}`],
  );
  const names = columns.map(({ column }) => column);
  const isSame = columns.filter(({ isKey }) => isKey).map(({ column }) => `t.${column} = kept.${column}`);
  await readers.sql(
    `UPDATE ${table} t SET (${names.join(', ')}) = ROW(${names.map((name) => `kept.${name}`).join(', ')})
     FROM kept_${table} kept WHERE ${isSame.join(' AND ')}`,
  );
}
