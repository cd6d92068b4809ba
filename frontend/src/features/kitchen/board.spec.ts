import { ORDER_STATUSES } from '@contracts/order-status.ts';
import type { RestaurantOrderView } from '@contracts/views.ts';
import { describe, expect, it } from 'vitest';
import { actionsOf, berlinDay, columnOf, groupOrders, RESTAURANT_REASONS } from './board.ts';

const TODAY = '2026-11-21';

function order(id: number, status: RestaurantOrderView['status'], createdAt: string, updatedAt = createdAt) {
  return { id, status, created_at: createdAt, updated_at: updatedAt } as RestaurantOrderView;
}

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

  it('have what is done today, latest first, and leave what is older below', () => {
    const board = groupOrders(
      [
        order(1, 'delivered', '2026-11-20T18:00:00.000Z'),
        order(2, 'delivered', '2026-11-21T11:00:00.000Z', '2026-11-21T11:40:00.000Z'),
        order(3, 'cancelled', '2026-11-21T12:00:00.000Z'),
      ],
      TODAY,
    );
    expect(idsOf(board.columns.done)).toEqual([3, 2]);
    expect(idsOf(board.earlier)).toEqual([1]);
    expect(board.deliveredCount).toBe(1);
  });

  it("begin the day at Berlin's midnight", () => {
    expect(berlinDay('2026-11-20T22:59:00.000Z')).toBe('2026-11-20');
    expect(berlinDay('2026-11-20T23:00:00.000Z')).toBe('2026-11-21');
    expect(berlinDay('2026-07-20T22:00:00.000Z')).toBe('2026-07-21');
  });

  it('know a place for every status', () => {
    expect(ORDER_STATUSES.map(columnOf)).toEqual(['pending', 'preparing', 'delivering', 'done', 'done']);
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

  it("offer every reason but the deadline's own", () => {
    expect(RESTAURANT_REASONS).not.toContain('no_response');
    expect(RESTAURANT_REASONS).toContain('too_busy');
  });
});
