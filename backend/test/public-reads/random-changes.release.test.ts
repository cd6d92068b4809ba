/**
 * Changes and reads by chance, from a seed: by people and by hand, at two instances, with times that run out, transactions that take long, and Redis away in
 * between. Each answer is compared with what Postgres has. `npm run model -- --of reads --count N --seed S` plays as many as wanted.
 */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Client } from 'pg';
import { CHANGES, gather, type People } from './changes.ts';
import { basisOf, hitsOf, mismatches, read, type Readers, startReaders } from './readers.ts';

const COUNT = Number(process.env.READS_COUNT ?? 150);
const SEED = Number(process.env.READS_SEED ?? 20261125);
/** For ten thousand, and so that a slow machine fails no test. */
const TIMEOUT_MS = 7_200_000;

const PATHS = [
  '/api/restaurants/1',
  '/api/restaurants/1/menus',
  '/api/restaurants/2',
  '/api/restaurants/2/menus',
  '/api/restaurants?city=berlin',
  '/api/restaurants?sort=delivery_time&postcode=10115',
  '/api/restaurants?city=berlin&fulfilment=pickup&sort=rating',
  '/api/restaurants?city=berlin&vegan=true',
  '/api/translations/de?overridden=true',
  basisOf(1, '10115'),
  basisOf(2, '10117'),
];
const ENCODINGS = ['br', 'gzip', 'identity'];

const DISH_OF = (restaurant: number) =>
  `(SELECT min(i.id) FROM menu_items i JOIN menus m ON m.id = i.menu_id WHERE m.restaurant_id = ${String(restaurant)})`;
const soon = (value: number) => `clock_timestamp() + interval '${String(value % 120)} milliseconds'`;

/** By a number that makes two of the same kind differ. People have restaurant 1, so nobody waits for another's lock. */
const BY_HAND: readonly ((value: number) => string)[] = [
  (value) => `UPDATE restaurants SET paused_until = ${soon(value)} WHERE id = 1`,
  (value) => `UPDATE restaurants SET full_until = ${soon(value)} WHERE id = 1`,
  (value) => `UPDATE restaurants SET busy_minutes = 10, busy_until = ${soon(value)} WHERE id = 1`,
  (value) =>
    `UPDATE restaurants SET suspended_from = ${soon(value)}, suspension_ground = 'x', suspension_reason = 'x' WHERE id = 1`,
  () => `UPDATE restaurants SET suspended_from = NULL, suspension_ground = NULL, suspension_reason = NULL WHERE id = 1`,
  (value) => `UPDATE restaurants SET rating = ${String(value % 5)}, review_count = review_count + 1 WHERE id = 1`,
  (value) => `UPDATE restaurants SET is_active = ${String(value % 3 > 0)} WHERE id = 1`,
  (value) => `UPDATE restaurants SET city = '${value % 3 > 0 ? 'berlin' : 'hamburg'}' WHERE id = 1`,
  (value) => `UPDATE restaurants SET latitude = 52.5 + ${String(value)} / 10000.0, longitude = 13.4 WHERE id = 1`,
  (value) => `UPDATE restaurants SET quarter_cap = 3, quarter_cap_until = ${soon(value)} WHERE id = 1`,
  (value) => `UPDATE restaurants SET offers_pickup = ${String(value % 2 > 0)} WHERE id = 1`,
  (value) => `UPDATE menu_items SET available = false, sold_out_until = ${soon(value)} WHERE id = ${DISH_OF(1)}`,
  (value) => `UPDATE menu_items SET is_vegan = ${String(value % 2 > 0)}, is_vegetarian = true WHERE id = ${DISH_OF(1)}`,
  (value) => `UPDATE options SET price_cents = ${String(value)} WHERE group_id IN
    (SELECT g.id FROM option_groups g JOIN menu_items i ON i.id = g.menu_item_id JOIN menus m ON m.id = i.menu_id WHERE m.restaurant_id = 1)`,
  (value) => `INSERT INTO restaurant_popularity VALUES (1, ${String(value)})
    ON CONFLICT (restaurant_id) DO UPDATE SET order_count = excluded.order_count`,
  (value) => `INSERT INTO special_hours (restaurant_id, date, opens_minute, closes_minute, label)
    VALUES (1, (now() AT TIME ZONE 'Europe/Berlin')::date + ${String(value % 3)}, 0, ${String(600 + (value % 800))}, 'Fest')`,
  () => 'DELETE FROM special_hours WHERE restaurant_id = 1',
  (
    value,
  ) => `INSERT INTO translations (key, language, value) VALUES ('own.${String(value % 5)}', 'de', '${String(value)}')
    ON CONFLICT (key, language) DO UPDATE SET value = excluded.value`,
  () => `DELETE FROM menus WHERE name LIKE 'Karte %'`,
];
/** Of what is committed later, of restaurant 2. No new words, which one transaction at a time may bring to the search. */
const LATE: readonly ((value: number) => string)[] = [
  (value) => `UPDATE menu_items SET price_cents = ${String(value)} WHERE id = ${DISH_OF(2)}`,
  (value) => `UPDATE restaurants SET rating = ${String(value % 5)}, review_count = review_count + 1 WHERE id = 2`,
];
const PLAYED = CHANGES.filter(({ name }) => name !== 'it is reviewed');

const number = fc.nat({ max: 999 });
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('people' as const), index: fc.nat(PLAYED.length - 1), value: number }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('by hand' as const), index: fc.nat(BY_HAND.length - 1), value: number }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('late' as const), index: fc.nat(LATE.length - 1), value: number }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('end' as const), index: fc.nat(1), value: number }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('redis' as const), index: fc.nat(9), value: number }) },
);
const sequence = fc.array(
  fc.record({
    step,
    isRaced: fc.boolean(),
    paths: fc.uniqueArray(fc.constantFrom(...PATHS), { minLength: 1, maxLength: 2 }),
    encoding: fc.constantFrom(...ENCODINGS),
  }),
  { minLength: 3, maxLength: 8 },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

let readers: Readers;
let people: People[];
let slow: Client;
let isLate = false;
let isRedisAway = false;
beforeAll(async () => {
  readers = await startReaders();
  people = await Promise.all(readers.instances.map((instance) => gather(readers, instance)));
  slow = new Client({ connectionString: readers.databaseUrl });
  await slow.connect();
});
afterAll(async () => {
  await slow.end();
  await readers.stop();
});

it(
  `answers what Postgres has in ${String(COUNT)} sequences from seed ${String(SEED)}`,
  async () => {
    const stale: string[] = [];
    let index = 0;
    for (const steps of fc.sample(sequence, { numRuns: COUNT, seed: SEED })) {
      for (const { step: each, isRaced, paths, encoding } of steps) {
        const headers = { 'accept-encoding': encoding };
        // What is read while it changes may be either, and is not to be kept for longer.
        const raced = isRaced ? readers.instances.map((instance) => read(instance, paths[0] ?? '', headers)) : [];
        await Promise.all([make(each), ...raced]);
        const wrong = await mismatches(readers, paths, headers);
        stale.push(...wrong.map((path) => `sequence ${String(index)}, ${JSON.stringify(each)}: ${path}`));
      }
      index += 1;
    }
    await endLate('COMMIT');
    await bringRedisBack();
    expect(stale).toEqual([]);
    // What is never answered from memory is right without any of this.
    expect(readers.instances.every((instance) => hitsOf(instance) > COUNT)).toBe(true);
  },
  TIMEOUT_MS,
);

async function make({ kind, index, value }: Step): Promise<void> {
  if (kind === 'people') await PLAYED[index]?.make(people[value % people.length]!, value);
  if (kind === 'by hand') await readers.sql(BY_HAND[index]?.(value) ?? '');
  if (kind === 'late') await beginLate(LATE[index]?.(value) ?? '');
  if (kind === 'end') await endLate(index === 0 ? 'COMMIT' : 'ROLLBACK');
  if (kind === 'redis') await (isRedisAway ? bringRedisBack() : index === 0 && takeRedisAway());
}

async function beginLate(statement: string): Promise<void> {
  if (!isLate) await slow.query('BEGIN');
  isLate = true;
  await slow.query(statement);
}

async function endLate(how: 'COMMIT' | 'ROLLBACK'): Promise<void> {
  if (isLate) await slow.query(how);
  isLate = false;
}

async function takeRedisAway(): Promise<void> {
  if (readers.redis === null) return;
  await readers.redis.kill();
  isRedisAway = true;
}

async function bringRedisBack(): Promise<void> {
  if (isRedisAway) await readers.redis?.restart('with its data');
  isRedisAway = false;
}
