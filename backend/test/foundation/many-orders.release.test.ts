import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { OPEN_STATUSES } from '../../src/contracts/orders/order-status.ts';
import { ordersQuery } from '../../src/modules/admin/tables.statements.ts';
import { LIST_OPEN_ORDERS } from '../../src/modules/admin-city/admin-city.statements.ts';
import { LIST_OF_RESTAURANT, LIST_OPEN_OF_RESTAURANT } from '../../src/modules/orders/order/order.statements.ts';
import { DoneOrders } from '../../src/modules/orders/kitchen/done-orders.ts';
import { type Api, startApi } from '../api/api.ts';
import { rowsTouched } from '../support/rows-touched.ts';

const FEW = 10_000;
const MANY = 200_000;
/** Older than all that are done: whoever goes from the newest to the oldest meets those first. */
const OPEN = 6_000;
const RESTAURANT = 1;
const OLDEST_ID = 2_147_483_647;
const PAGE = 100;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** Orders of all restaurants in turns, each restaurant with the same number of open ones; each with a dish. */
async function seed(from: number, to: number): Promise<void> {
  await api.sql(
    `INSERT INTO orders (restaurant_id, status, payment_method, subtotal_cents, delivery_fee_cents, total_cents,
       delivery_address, accept_deadline_at, share_token, created_at)
     SELECT 1 + n % 6, CASE WHEN n < $3 THEN 'preparing' ELSE 'delivered' END::order_status, 'cash_on_delivery',
       1000, 290, 1290, 'Torstraße 1, 10119 Berlin', now(), gen_random_uuid(), now()
     FROM generate_series($1::int, $2::int - 1) AS n`,
    [from, to, OPEN],
  );
  await api.sql(
    `INSERT INTO order_items (order_id, name, quantity, unit_price_cents, vat_rate)
     SELECT o.id, 'Margherita', 1, 1000, 7 FROM orders o
      WHERE NOT EXISTS (SELECT 1 FROM order_items i WHERE i.order_id = o.id)`,
  );
  await api.sql('ANALYZE orders; ANALYZE order_items; ANALYZE order_event; ANALYZE reviews');
}

it('the queue, what is done, a city’s open orders and the admins’ touch no more rows among two hundred thousand orders than among ten thousand', async () => {
  const done = api.app.nest.get(DoneOrders, { strict: false }).find(RESTAURANT, null, null, PAGE);
  const [doneText, doneValues] = done.getQueryAndParameters();
  const open = ordersQuery(
    { status: [...OPEN_STATUSES] },
    'newest',
    { users: [], restaurants: [], guestOrders: [] },
    null,
    PAGE,
  );
  const reads: readonly (readonly [text: string, values: readonly unknown[]])[] = [
    [doneText, doneValues],
    [LIST_OF_RESTAURANT.text, [RESTAURANT, OLDEST_ID, PAGE]],
    [LIST_OPEN_OF_RESTAURANT.text, [RESTAURANT]],
    [LIST_OPEN_ORDERS.text, ['berlin', PAGE]],
    [open.text, open.values],
  ];
  const touched = async () => {
    const counts: number[] = [];
    for (const [text, values] of reads) counts.push(await rowsTouched(api.sql, text, values));
    return counts;
  };
  await seed(0, FEW);
  const few = await touched();
  await seed(FEW, MANY);
  const many = await touched();
  expect(few.every((count) => count > 0)).toBe(true);
  for (const [index, count] of many.entries()) expect(count).toBeLessThanOrEqual((few[index] ?? 0) * 1.5);
});
