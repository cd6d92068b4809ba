import type { RestaurantOrderView } from '@contracts/views.ts';
import { describe, expect, it } from 'vitest';
import { acknowledge, arrivals, ringingOrders, ringStateOf } from './ring.ts';

const order = (id: number, status: RestaurantOrderView['status'] = 'pending') =>
  ({ id, status }) as RestaurantOrderView;
const idsOf = (orders: RestaurantOrderView[]) => orders.map(({ id }) => id);

describe('the bell', () => {
  it('rings for every pending order that nobody has acknowledged', () => {
    expect(idsOf(ringingOrders([order(1), order(2), order(3, 'preparing')], [1]))).toEqual([2]);
  });

  it('stops when the order moves on by itself', () => {
    expect(ringingOrders([order(1, 'cancelled')], [])).toEqual([]);
  });

  it('remembers only what could still ring', () => {
    const orders = [order(1), order(2), order(3, 'delivered')];
    expect(acknowledge([3, 1], [2, 1], orders)).toEqual([1, 2]);
  });

  it('says when it rings unheard', () => {
    expect(ringStateOf(0, false)).toBe('silent');
    expect(ringStateOf(2, true)).toBe('ringing');
    expect(ringStateOf(2, false)).toBe('blocked');
  });

  it('names the orders that were not there before', () => {
    expect(idsOf(arrivals(new Set([1]), [order(1), order(2), order(3, 'preparing')]))).toEqual([2]);
  });
});
