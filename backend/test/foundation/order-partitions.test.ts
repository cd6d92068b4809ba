/** What Postgres makes of the hot statements, however many months of orders there are. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { MARK_ORDERS } from '../../src/events/outbox/outbox.statements.ts';
import { CHANGE_STATUS, FIND_ORDER, FIND_ORDERS } from '../../src/modules/orders/order/order.statements.ts';
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

function literal(value: unknown): string {
  if (value === null) return 'NULL';
  if (Array.isArray(value)) return `'{${value.join(',')}}'`;
  return `'${JSON.stringify(value).replaceAll('"', '')}'`;
}
