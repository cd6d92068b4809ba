import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { RestaurantOrderView } from '../../src/contracts/order-views.ts';
import { type Api, Person, startApi } from '../api/api.ts';

const FEW = 10_000;
const MANY = 1_000_000;
const READS = 100;
/** What the kitchen waits for when it opens its queue. */
const AT_MOST = 1.5;
/** A millisecond either way is the machine's, not the table's. */
const NOISE_MS = 1;
const SEED_TIMEOUT_MS = 240_000;
const READ_TIMEOUT_MS = 60_000;

interface Kitchen {
  api: Api;
  person: Person;
}

let quiet: Kitchen;
let busy: Kitchen;
beforeAll(async () => {
  [quiet, busy] = [await open(FEW), await open(MANY)];
}, SEED_TIMEOUT_MS);
afterAll(() => Promise.all([quiet.api.stop(), busy.api.stop()]));

async function open(orders: number): Promise<Kitchen> {
  const api = await startApi();
  const person = await Person.login(api.url, 'restaurant1@example.com');
  await seed(api, orders);
  return { api, person };
}

/** Orders of all restaurants in turns, those of an evening open; with a dish and a step each where they are read. */
async function seed(api: Api, orders: number): Promise<void> {
  await api.sql(
    `INSERT INTO orders (restaurant_id, status, payment_method, subtotal_cents, delivery_fee_cents, total_cents,
       delivery_address, accept_deadline_at, share_token, created_at)
     SELECT 1 + n % 6, CASE WHEN n % 500 < 6 THEN 'preparing' ELSE 'delivered' END::order_status, 'cash_on_delivery',
       1000, 290, 1290, 'Torstraße 1, 10119 Berlin', now(), gen_random_uuid(), now() - make_interval(secs => $1 - n)
     FROM generate_series(0, $1::int - 1) AS n`,
    [orders],
  );
  await api.sql(
    `INSERT INTO order_items (order_id, name, quantity, unit_price_cents, vat_rate)
     SELECT id, 'Margherita', 1, 1000, 7 FROM orders ORDER BY id DESC LIMIT 20000`,
  );
  await api.sql('ANALYZE orders; ANALYZE order_items');
}

async function readMs({ person }: Kitchen): Promise<number> {
  const startedAt = performance.now();
  const { body } = await person.request<RestaurantOrderView[]>('GET', '/api/restaurant/orders');
  const ms = performance.now() - startedAt;
  expect(body).toHaveLength(100);
  return ms;
}

const medianOf = (times: number[]) => times.sort((one, other) => one - other)[times.length / 2] ?? Infinity;

it(
  'reads the queue among a million orders about as fast as among ten thousand',
  async () => {
    const few: number[] = [];
    const many: number[] = [];
    // In turns, so that whatever else the machine does meanwhile slows both.
    for (let read = 0; read < READS; read += 1) {
      few.push(await readMs(quiet));
      many.push(await readMs(busy));
    }
    const [fewMs, manyMs] = [medianOf(few), medianOf(many)];
    process.stdout.write(
      `the queue's first answer: ${fewMs.toFixed(1)} ms of ${String(FEW)}, ${manyMs.toFixed(1)} ms of ${String(MANY)}\n`,
    );
    expect(manyMs).toBeLessThanOrEqual(fewMs * AT_MOST + NOISE_MS);
  },
  READ_TIMEOUT_MS,
);
