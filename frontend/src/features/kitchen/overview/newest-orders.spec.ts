import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import { expect, it } from '@jest/globals';
import { newestOrders } from './newest-orders.ts';

const order = (id: number) => ({ id }) as RestaurantOrderView;

it('shows the five newest orders of a kitchen, the newest first', () => {
  const held = [3, 9, 1, 7, 5, 8, 2].map(order);
  expect(newestOrders(held).map(({ id }) => id)).toEqual([9, 8, 7, 5, 3]);
  expect(newestOrders(held.slice(0, 2)).map(({ id }) => id)).toEqual([9, 3]);
});
