/** The judge of the histories has to fail: each case spoils the rows of one order as a fault of the product would. */
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { type Api, Person, startApi } from '../api/api.ts';
import { judge } from './judge.ts';

const TIP = '1.20';

let api: Api;
let customer: Person;
let kitchen: Person;
let orderId: number;
beforeAll(async () => {
  api = await startApi();
  // On this connection alone: its triggers would not let anybody change an event.
  await api.sql('SET session_replication_role = replica');
  customer = await Person.register(api.url, 'Customer');
  kitchen = await Person.login(api.url, 'restaurant1@example.com');
});
afterAll(() => api.stop());
beforeEach(async () => {
  ({ id: orderId } = await customer.placeOrder(1, { tip: TIP }));
  await kitchen.request('PUT', `/api/restaurant/orders/${String(orderId)}/status`, { status: 'preparing' });
});

it('finds nothing wrong with an order that nobody spoilt', async () => {
  expect(await judge(api, orderId, TIP)).toEqual([]);
});

it.each([
  ['a version without an event', 'UPDATE orders SET version = version + 1 WHERE id = $1', 'version 3 after 2 events'],
  [
    'a status without an event',
    `UPDATE orders SET status = 'delivering' WHERE id = $1`,
    'it is delivering, its last event says preparing',
  ],
  ['a gap', 'UPDATE order_event SET version = 3 WHERE order_id = $1 AND version = 2', 'event 2 has version 3'],
  [
    'a transition that is none',
    `UPDATE order_event SET status = 'delivered' WHERE order_id = $1 AND version = 2`,
    'restaurant moved it from pending to delivered',
  ],
  [
    'an actor who may not',
    `UPDATE order_event SET actor = 'customer' WHERE order_id = $1 AND version = 2`,
    'customer moved it from pending to preparing',
  ],
  [
    'a dish that nobody pays',
    'UPDATE order_items SET quantity = quantity + 1 WHERE id = (SELECT min(id) FROM order_items WHERE order_id = $1)',
    'its dishes do not add up',
  ],
  [
    'a tip that another took',
    'UPDATE orders SET tip_cents = 20 WHERE id = $1',
    'its tip of 1.20 became one of 20 cents',
  ],
  [
    'a review of an order under way',
    `INSERT INTO reviews (order_id, restaurant_id, user_id, rating) SELECT id, restaurant_id, user_id, 5 FROM orders WHERE id = $1`,
    'it is preparing and has a review',
  ],
])('notices %s', async (_what, spoil, sentence) => {
  await api.sql(spoil, [orderId]);
  expect(await judge(api, orderId, TIP)).toContain(`order ${String(orderId)}: ${sentence}`);
});
