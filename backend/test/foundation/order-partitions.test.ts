/** What Postgres makes of the hot statements, however many months of orders there are. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { MARK_ORDERS } from '../../src/events/outbox/outbox.statements.ts';
import { firstAndLast } from '../../src/database/sql/in-partition.ts';
import { FIND_NOTICES } from '../../src/modules/notifications/orders/notice.repository.ts';
import { CHANGE_STATUS, FIND_ORDER, FIND_ORDERS } from '../../src/modules/orders/order/order.statements.ts';
import type { Api } from '../api/api.ts';
import { rowsTouched } from '../support/rows-touched.ts';
import { createDemoDatabase, type TestDatabase } from '../support/postgres.ts';

const MONTHS = 24;
const ORDER = `INSERT INTO orders (restaurant_id, payment_method, subtotal_cents, delivery_fee_cents, total_cents, delivery_address,
  accept_deadline_at, share_token) VALUES (1, 'cash_on_delivery', 100, 0, 100, 'x', now(), gen_random_uuid()) RETURNING id`;

let database: TestDatabase;
let db: Client;
let orderId: number;
beforeAll(async () => {
  database = await createDemoDatabase();
  db = new Client({ connectionString: database.url });
  await db.connect();
  for (let month = 0; month < MONTHS; month += 1)
    await db.query('SELECT begin_order_month($1)', [`further_${String(month)}`]);
  const { rows } = await db.query<{ id: number }>(ORDER);
  orderId = rows[0]?.id ?? 0;
});
afterAll(async () => {
  await db.end();
  await database.drop();
});

const move = () =>
  CHANGE_STATUS({
    orderId,
    to: 'preparing',
    actor: 'restaurant',
    actorId: 1,
    staffId: null,
    sessionId: null,
    from: [],
    expectedVersion: null,
    reason: null,
    note: null,
    estimateFromMinutes: null,
    estimateToMinutes: null,
    readyFromMinutes: null,
    readyToMinutes: null,
    readyMinutes: null,
    keepsPromise: true,
    predicted: null,
    keepWithinMinutes: null,
    onlyWhenLapsed: false,
    guestToken: null,
    requestId: null,
    traceparent: null,
  });

describe('however many months there are, one plan is kept and one month is looked at by', () => {
  it.each([
    ['an order', () => [FIND_ORDER, [orderId]] as const],
    ['orders that are read together', () => [FIND_ORDERS, [[orderId], orderId, orderId]] as const],
    ['what customers are told of', () => [FIND_NOTICES, [[orderId], ['1'], false, orderId, orderId]] as const],
    ['a change of status', move],
    ['events that are sent', () => [MARK_ORDERS, [['1'], orderId, orderId]] as const],
  ])('%s', async (_, call) => {
    const [{ name, text }, values] = call();
    for (let run = 0; run < 8; run += 1) await db.query({ name, text, values: [...values] });
    const { rows: plans } = await db.query<{ generic: number }>(
      'SELECT generic_plans::int AS generic FROM pg_prepared_statements WHERE name = $1',
      [name],
    );
    expect(plans).toEqual([{ generic: 3 }]);
    await db.query('SET plan_cache_mode = force_generic_plan');
    const { rows } = await db.query<{ 'QUERY PLAN': object[] }>(
      `EXPLAIN (FORMAT JSON) EXECUTE "${name}" (${values.map(literal).join(', ')})`,
    );
    await db.query('RESET plan_cache_mode');
    const partitions = [
      ...JSON.stringify(rows[0]).matchAll(/"Relation Name":"(?:orders|order_items|order_event)_(\w+)"/g),
    ].map(([, month]) => month);
    expect(new Set(partitions).size).toBe(1);
  });
});

it('orders that are read together are those alone, however many lie in between', async () => {
  await db.query(`INSERT INTO orders (restaurant_id, payment_method, subtotal_cents, delivery_fee_cents, total_cents, delivery_address,
    accept_deadline_at, share_token) SELECT 1, 'cash_on_delivery', 100, 0, 100, 'x', now(), gen_random_uuid() FROM generate_series(1, 10000)`);
  const { rows: ends } = await db.query<{ orderId: number; eventId: string }>(
    `INSERT INTO order_event (order_id, version, status, actor, payment_status, sent_at)
     SELECT id, 1, 'pending', 'customer', 'due', now() FROM (VALUES ($1::int), ((SELECT max(id) FROM orders))) AS o (id)
     RETURNING order_id AS "orderId", id AS "eventId"`,
    [orderId],
  );
  await db.query('ANALYZE orders; ANALYZE order_event; SET plan_cache_mode = force_generic_plan');
  const ids = ends.map(({ orderId: id }) => id);
  const told = [ids, ends.map(({ eventId }) => eventId), false, ...firstAndLast(ids)];
  for (const [{ text }, values, types] of [
    [FIND_NOTICES, told, 'int[], bigint[], boolean, int, int'],
    [FIND_ORDERS, [ids, ...firstAndLast(ids)], 'int[], int, int'],
  ] as const) {
    await db.query(`PREPARE together (${types}) AS ${text}`);
    const call = `EXECUTE together (${values.map(literal).join(', ')})`;
    expect((await db.query(call)).rows).toHaveLength(2);
    expect(await rowsTouched(run, call, [])).toBeLessThan(100);
    await db.query('DEALLOCATE together');
  }
  await db.query('RESET plan_cache_mode');
});

const run: Api['sql'] = async (text, values) => (await db.query(text, values)).rows as never;

function literal(value: unknown): string {
  if (value === null) return 'NULL';
  if (Array.isArray(value)) return `'{${value.join(',')}}'`;
  return `'${JSON.stringify(value).replaceAll('"', '')}'`;
}
