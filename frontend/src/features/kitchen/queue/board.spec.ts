import { ORDER_STATUSES } from '@contracts/orders/order-status.ts';
import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import { describe, expect, it } from '@jest/globals';
import { berlinDay } from '../../../lib/berlin-day.ts';
import { laterOf } from './kitchen-times.ts';
import { actionsOf, groupOrders, isOnBoard } from './board.ts';

const TODAY = '2026-11-21';

function order(id: number, status: RestaurantOrderView['status'], createdAt: string, updatedAt = createdAt) {
  const times = { created_at: createdAt, updated_at: updatedAt, accept_deadline: createdAt };
  const promise = { estimated_from: null, estimated_to: null, ready_by: null };
  return { id, status, ...times, ...promise, scheduled_for: null, cooking_from: null } as RestaurantOrderView;
}

const plus = (at: string, minutes: number) => new Date(Date.parse(at) + minutes * 60_000).toISOString();
const scheduled = (one: RestaurantOrderView, at: string): RestaurantOrderView => ({
  ...one,
  scheduled_for: at,
  cooking_from: plus(at, -25),
});
const promised = (one: RestaurantOrderView, from: string, to = plus(from, 10)): RestaurantOrderView => ({
  ...one,
  estimated_from: from,
  estimated_to: to,
  ready_by: plus(from, -5),
});

const idsOf = (orders: RestaurantOrderView[]) => orders.map(({ id }) => id);

describe('the columns', () => {
  it('put who waits longest first', () => {
    const { columns } = groupOrders(
      [
        order(3, 'pending', '2026-11-21T18:03:00.000Z'),
        order(1, 'pending', '2026-11-21T18:01:00.000Z'),
        order(2, 'preparing', '2026-11-21T18:02:00.000Z'),
        order(4, 'delivering', '2026-11-21T18:00:00.000Z'),
      ],
      TODAY,
    );
    expect(idsOf(columns.pending)).toEqual([1, 3]);
    expect(idsOf(columns.preparing)).toEqual([2]);
    expect(idsOf(columns.delivering)).toEqual([4]);
  });

  it('put the unanswered order that lapses first on top', () => {
    const { columns } = groupOrders(
      [
        order(2, 'pending', '2026-11-21T18:03:00.000Z'),
        { ...order(1, 'pending', '2026-11-21T18:01:00.000Z'), accept_deadline: '2026-11-21T18:10:00.000Z' },
      ],
      TODAY,
    );
    expect(idsOf(columns.pending)).toEqual([2, 1]);
  });

  it('put first what the kitchen has to have ready first, and what has to be at the door first', () => {
    const { columns } = groupOrders(
      [
        promised(order(1, 'preparing', '2026-11-21T18:00:00.000Z'), '2026-11-21T19:05:00.000Z'),
        // The customer's window is wide, the kitchen's time is short.
        promised(
          order(2, 'preparing', '2026-11-21T18:05:00.000Z'),
          '2026-11-21T18:30:00.000Z',
          '2026-11-21T19:30:00.000Z',
        ),
        promised(
          scheduled(order(3, 'preparing', '2026-11-21T09:00:00.000Z'), '2026-11-21T18:50:00.000Z'),
          '2026-11-21T18:50:00.000Z',
        ),
        promised(order(5, 'delivering', '2026-11-21T17:50:00.000Z'), '2026-11-21T18:20:00.000Z'),
        promised(order(4, 'delivering', '2026-11-21T17:55:00.000Z'), '2026-11-21T18:20:00.000Z'),
      ],
      TODAY,
    );
    expect(idsOf(columns.preparing)).toEqual([2, 3, 1]);
    expect(idsOf(columns.delivering)).toEqual([4, 5]);
  });

  it('leave what is for later to a list of its own, in the order in which the kitchen begins with it', () => {
    const orders = [
      scheduled(order(1, 'preparing', '2026-11-21T08:00:00.000Z'), '2026-11-22T17:00:00.000Z'),
      scheduled(order(2, 'pending', '2026-11-21T09:00:00.000Z'), '2026-11-21T20:30:00.000Z'),
      order(3, 'preparing', '2026-11-21T18:00:00.000Z'),
      scheduled(order(4, 'preparing', '2026-11-21T09:30:00.000Z'), '2026-11-21T18:25:00.000Z'),
    ];
    const boardAt = (at: string) => {
      const laterIds = new Set(laterOf(orders, Date.parse(at)));
      return groupOrders(orders, TODAY, undefined, undefined, laterIds);
    };
    const { columns, later, pendingCount } = boardAt('2026-11-21T18:00:00.000Z');
    expect([idsOf(later), idsOf(columns.pending), idsOf(columns.preparing)]).toEqual([[2, 1], [], [3, 4]]);
    expect(pendingCount).toBe(0);
    // The time comes by itself.
    expect(boardAt('2026-11-21T20:05:00.000Z')).toMatchObject({ pendingCount: 1, later: [{ id: 1 }] });
  });

  it('count what was delivered today, and have no place for what is done', () => {
    const board = groupOrders(
      [
        order(1, 'delivered', '2026-11-20T18:00:00.000Z'),
        order(2, 'delivered', '2026-11-21T11:00:00.000Z', '2026-11-21T11:40:00.000Z'),
        order(3, 'cancelled', '2026-11-21T12:00:00.000Z'),
      ],
      TODAY,
    );
    expect(Object.values(board.columns).flat()).toEqual([]);
    expect(board.deliveredCount).toBe(1);
  });

  it('read on for what is open or was finished today, whenever it was placed', () => {
    const placed = '2026-11-20T21:00:00.000Z';
    expect(isOnBoard(order(1, 'preparing', placed), TODAY)).toBe(true);
    expect(isOnBoard(order(1, 'delivered', placed, '2026-11-20T23:10:00.000Z'), TODAY)).toBe(true);
    expect(isOnBoard(order(1, 'delivered', placed, '2026-11-20T22:50:00.000Z'), TODAY)).toBe(false);
  });

  it("begin the day at Berlin's midnight", () => {
    expect(berlinDay('2026-11-20T22:59:00.000Z')).toBe('2026-11-20');
    expect(berlinDay('2026-11-20T23:00:00.000Z')).toBe('2026-11-21');
    expect(berlinDay('2026-07-20T22:00:00.000Z')).toBe('2026-07-21');
  });
});

describe("a card's buttons", () => {
  it('follow the transition table', () => {
    expect(Object.fromEntries(ORDER_STATUSES.map((status) => [status, actionsOf(status)]))).toEqual({
      pending: { forward: 'preparing', canCancel: true },
      preparing: { forward: 'delivering', canCancel: true },
      delivering: { forward: 'delivered', canCancel: false },
      delivered: { forward: null, canCancel: false },
      cancelled: { forward: null, canCancel: false },
    });
  });
});
