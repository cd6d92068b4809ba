import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import { describe, expect, it } from '@jest/globals';
import { remindedOrders, warnedOrders, warningKey } from './warnings.ts';

const NOW = Date.parse('2026-03-06T18:00:00Z');
const at = (seconds: number) => new Date(NOW + seconds * 1_000).toISOString();

function order(id: number, ageSeconds: number, more: Partial<RestaurantOrderView> = {}): RestaurantOrderView {
  return {
    id,
    status: 'pending',
    created_at: at(-ageSeconds),
    accept_deadline: at(300 - ageSeconds),
    seen_at: null,
    cooking_from: null,
    ...more,
  } as RestaurantOrderView;
}

const keys = (orders: RestaurantOrderView[], heard = {}) => warnedOrders(orders, heard, NOW).map(warningKey);

describe('warnings', () => {
  it('are what the server said, the next deadline first', () => {
    expect(keys([order(1, 61), order(2, 62), order(3, 63)], { 1: 'first', 2: 'first' })).toEqual([
      '2:first',
      '1:first',
    ]);
  });

  it('are given without the server, a little later', () => {
    expect(keys([order(1, 63), order(2, 65), order(3, 153), order(4, 155)])).toEqual(['4:half', '3:first', '2:first']);
  });

  it('of an order that was seen come back at half of its time', () => {
    const seen = { seen_at: at(-10) };
    expect(keys([order(1, 70, seen)], { 1: 'first' })).toEqual([]);
    expect(keys([order(1, 150, seen)], { 1: 'half' })).toEqual(['1:half']);
    expect(keys([order(1, 155, seen)])).toEqual(['1:half']);
  });

  it('of an order for later count from when its kitchen begins', () => {
    const begun = (secondsAgo: number) =>
      order(1, 9_000, { cooking_from: at(-secondsAgo), accept_deadline: at(300 - secondsAgo) });
    expect(keys([begun(-600)])).toEqual([]);
    expect(keys([begun(60)])).toEqual([]);
    expect(keys([begun(70)])).toEqual(['1:first']);
    expect(keys([begun(155)])).toEqual(['1:half']);
  });

  it('end with the answer', () => {
    expect(
      keys([order(1, 200, { status: 'preparing' }), order(2, 200, { status: 'cancelled' })], { 1: 'half' }),
    ).toEqual([]);
  });
});

describe('reminders of orders', () => {
  it('last until somebody says that they are on it, or does something about the order', () => {
    const ofOrder = (id: number, more: Partial<RestaurantOrderView>) =>
      order(id, 0, { updated_at: at(-60), reminded_at: at(-30), ...more });
    const orders = [
      ofOrder(1, {}),
      ofOrder(2, { reminded_at: null }),
      ofOrder(3, { status: 'preparing', updated_at: at(-10) }),
      ofOrder(4, { status: 'preparing' }),
      ofOrder(5, { status: 'cancelled' }),
    ];
    expect(remindedOrders(orders).map(({ id }) => id)).toEqual([1, 4]);
  });
});
