import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import { describe, expect, it } from '@jest/globals';
import { arrivals, ringingOrders, ringStateOf } from './ring.ts';

const order = (id: number, status: RestaurantOrderView['status'] = 'pending') =>
  ({ id, status, seen_at: null, cooking_from: null }) as RestaurantOrderView;
const idsOf = (orders: RestaurantOrderView[]) => orders.map(({ id }) => id);

describe('the bell', () => {
  it('rings for every pending order that nobody has acknowledged', () => {
    expect(idsOf(ringingOrders([order(1), order(2), order(3, 'preparing')], [1]))).toEqual([2]);
  });

  it('stops when the order moves on by itself', () => {
    expect(ringingOrders([order(1, 'cancelled')], [])).toEqual([]);
  });

  it('is quiet for all once one device has seen the order, and here at once', () => {
    const seen = { ...order(1), seen_at: '2026-11-21T18:00:00.000Z' };
    expect(idsOf(ringingOrders([seen, order(2), order(3)], [3]))).toEqual([2]);
  });

  it('rings once more for what was accepted for later, until somebody has seen it or moved it on', () => {
    const planned = {
      ...order(1, 'preparing'),
      updated_at: '2026-11-21T12:00:00.000Z',
      cooking_from: '2026-11-21T17:30:00.000Z',
    };
    expect(idsOf(ringingOrders([planned], []))).toEqual([1]);
    expect(idsOf(arrivals(new Set(), [planned]))).toEqual([1]);
    const quiet = [
      { ...planned, seen_at: '2026-11-21T17:31:00.000Z' },
      { ...planned, updated_at: '2026-11-21T17:31:00.000Z' },
      { ...planned, status: 'delivering' as const },
    ];
    expect(ringingOrders(quiet, [])).toEqual([]);
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
