import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import { describe, expect, it } from '@jest/globals';
import { inOrder } from './notice-order.ts';
import { EMPTY_QUEUE, type QueueAction } from './queue-types.ts';
import { after, change, order } from './queue-in-tests.ts';

describe('a cancellation by somebody else', () => {
  it('say how far a cancelled order had come: nobody stops what nobody has begun', () => {
    const stageIn = (fields: Partial<RestaurantOrderView>) =>
      after(
        EMPTY_QUEUE,
        { type: 'listed', orders: [order(1, { cooking_from: null, ...fields })] },
        { type: 'updated', event: change(1, { version: 5, status: 'cancelled', by: 'admin' }), nowMs: 0 },
      ).notices.map((notice) => notice.kind === 'cancelled' && notice.stage);
    expect(stageIn({})).toEqual(['waiting']);
    expect(stageIn({ status: 'preparing' })).toEqual(['cooking']);
    expect(stageIn({ status: 'preparing', cooking_from: '2026-11-21T20:00:00.000Z' })).toEqual(['waiting']);
    expect(stageIn({ status: 'delivering' })).toEqual(['underway']);
    const lost = after(
      EMPTY_QUEUE,
      { type: 'listed', orders: [order(1, { status: 'preparing', version: 2, cooking_from: null })] },
      { type: 'snapshot', orders: [] },
      { type: 'listed', orders: [order(1, { status: 'cancelled', version: 3 })] },
    );
    expect(lost.notices).toMatchObject([{ kind: 'cancelled', orderId: 1, stage: 'cooking' }]);
  });
});

it('stand with what failed here first, and the newest first', () => {
  const cancelled = (id: number): QueueAction => ({
    type: 'updated',
    event: change(id, { status: 'cancelled', by: 'customer', reason: 'customer_request' }),
    nowMs: 0,
  });
  const { notices } = after(
    EMPTY_QUEUE,
    { type: 'listed', orders: [1, 2, 3, 4].map((id) => order(id)) },
    cancelled(1),
    { type: 'failed', orderId: 2, message: 'no connection' },
    { type: 'failed', orderId: 3, message: 'no connection' },
    cancelled(4),
  );
  expect(inOrder(notices).map(({ orderId }) => orderId)).toEqual([3, 2, 4, 1]);
});

describe('two tablets that accept with different minutes', () => {
  /** As the other one has left it: accepted at 18:02 with 25 minutes, and five for the ride. */
  const accepted = (fields: Partial<RestaurantOrderView> = {}) =>
    order(1, {
      status: 'preparing',
      version: 2,
      updated_at: '2026-11-21T18:02:00.000Z',
      changed_by: 'restaurant',
      estimated_from: '2026-11-21T18:32:00.000Z',
      ready_by: '2026-11-21T18:27:00.000Z',
      scheduled_for: null,
      cooking_from: null,
      ...fields,
    });
  const refused = (prepMinutes: number, current: RestaurantOrderView) =>
    after(
      EMPTY_QUEUE,
      { type: 'listed', orders: [order(1)] },
      { type: 'refused', orderId: 1, wanted: 'preparing', prepMinutes, current },
    ).notices;

  it('tell the one that came second which minutes stand', () => {
    expect(refused(15, accepted())).toEqual([
      { kind: 'minutes', orderId: 1, wanted: 15, minutes: 25, readyBy: '2026-11-21T18:27:00.000Z' },
    ]);
  });

  it('have nothing to say when they meant the same, or the wanted time decides', () => {
    expect(refused(25, accepted())).toEqual([]);
    const later = '2026-11-21T20:00:00.000Z';
    expect(refused(15, accepted({ scheduled_for: later, estimated_from: later }))).toEqual([]);
  });
});
