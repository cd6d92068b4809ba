import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import { describe, expect, it } from '@jest/globals';
import type { OrderChange } from '../../../lib/realtime/orders.ts';
import { EMPTY_QUEUE, type KitchenQueue, type QueueAction } from './queue-types.ts';
import { reduceQueue } from './queue.ts';
import { shownOrders } from './steps.ts';

const order = {
  id: 1,
  version: 1,
  status: 'pending',
  seen_at: null,
  changed_by: 'customer',
  items: [],
} as unknown as RestaurantOrderView;
const change = { orderId: 1, version: 2, previousStatus: 'pending', at: '2026-11-21T18:02:00.000Z' } as OrderChange;

const after = (...actions: QueueAction[]): KitchenQueue =>
  actions.reduce(reduceQueue, reduceQueue(EMPTY_QUEUE, { type: 'listed', orders: [order] }));
const shown = ({ orders, steps }: KitchenQueue) => shownOrders(orders, steps).map(({ status }) => status);

describe('a step on its way', () => {
  const sent: QueueAction = { type: 'sent', orderId: 1, status: 'preparing' };

  it('is shown at once, and held as it is', () => {
    const queue = after(sent);
    expect(shown(queue)).toEqual(['preparing']);
    expect(queue.orders[0]?.status).toBe('pending');
  });

  it('is taken back when it is refused or gets no answer', () => {
    const failed: QueueAction = { type: 'failed', orderId: 1, message: 'no connection' };
    expect(shown(after(sent, failed))).toEqual(['pending']);
    const refused: QueueAction = {
      type: 'refused',
      orderId: 1,
      wanted: 'preparing',
      current: { ...order, version: 2, status: 'cancelled' },
    };
    expect(shown(after(sent, refused))).toEqual(['cancelled']);
  });

  it('gives way to what happened meanwhile', () => {
    const event = { ...change, status: 'cancelled', by: 'customer', reason: 'customer_request' } as OrderChange;
    expect(shown(after(sent, { type: 'updated', event, nowMs: 0 }))).toEqual(['cancelled']);
  });

  it('moves no card that only gets more time', () => {
    const queue = after({ type: 'sent', orderId: 1, minutes: 5 });
    expect(shown(queue)).toEqual(['pending']);
    expect(queue.steps).toEqual([{ orderId: 1, status: null, minutes: 5, version: 1 }]);
  });
});
