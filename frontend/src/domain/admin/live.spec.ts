import type { AdminCounters, AdminOrderView, AdminStatsView } from '@contracts/admin/admin-views.ts';
import { describe, expect, it } from '@jest/globals';
import type { OrderChange } from '../../lib/realtime/orders.ts';
import { EMPTY_LIVE, latestOf, reduceLive, statsOf, type AdminAction } from './live.ts';

const order = (id: number, version = 1) => ({ id, version, status: 'pending' }) as AdminOrderView;
const stats: AdminStatsView = {
  restaurants: 14,
  users: 3,
  ordersToday: 5,
  revenue: '120.00',
  avgRating: '4.6',
  reviewCount: 0,
};
const counters = (pending: number, at: string): AdminCounters => ({
  ...stats,
  pending,
  preparing: 0,
  delivering: 0,
  sockets: 1,
  at,
});
const after = (...actions: AdminAction[]) => actions.reduce(reduceLive, EMPTY_LIVE);
const idsOf = (orders: AdminOrderView[]) => orders.map(({ id }) => id);

describe('the orders', () => {
  it('show the ten newest, however many are held', () => {
    const orders = Array.from({ length: 12 }, (_, index) => order(index + 1));
    const live = after({ type: 'read', stats, orders }, { type: 'placed', order: order(13) });
    expect(idsOf(latestOf(live))).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4]);
  });

  it('stand newest first, whatever came first', () => {
    const live = after(
      { type: 'snapshot', counters: counters(1, '2026-11-21T18:00:00.000Z'), orders: [order(3), order(2)] },
      { type: 'placed', order: order(4) },
      { type: 'read', stats, orders: [order(3), order(2), order(1)] },
    );
    expect(idsOf(live.orders)).toEqual([4, 3, 2, 1]);
    expect(live.isListed).toBe(true);
  });

  it('move by events and never back', () => {
    const moved = after(
      { type: 'placed', order: order(1) },
      { type: 'updated', event: { orderId: 1, version: 3, status: 'delivering' } as OrderChange },
      { type: 'updated', event: { orderId: 1, version: 2, status: 'preparing' } as OrderChange },
      { type: 'read', stats, orders: [order(1, 1)] },
    );
    expect(moved.orders).toMatchObject([{ version: 3, status: 'delivering' }]);
  });
});

describe('the counters', () => {
  it('come from the socket as soon as it speaks, and from the call before', () => {
    const read = after({ type: 'read', stats, orders: [] });
    expect(statsOf(read)).toBe(stats);
    const heard = reduceLive(read, { type: 'counted', counters: counters(2, '2026-11-21T18:00:01.000Z') });
    expect(statsOf(heard)).toMatchObject({ pending: 2 });
  });

  it('drop what is older than what is shown', () => {
    const live = after(
      { type: 'counted', counters: counters(2, '2026-11-21T18:00:01.000Z') },
      { type: 'counted', counters: counters(9, '2026-11-21T18:00:00.000Z') },
    );
    expect(live.counters?.pending).toBe(2);
  });
});
