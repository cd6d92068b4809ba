import type { RestaurantOrderView } from '@contracts/views.ts';
import { describe, expect, it } from 'vitest';
import type { OrderChange } from '../../lib/realtime/orders.ts';
import { EMPTY_QUEUE, reduceQueue, type KitchenQueue, type QueueAction } from './queue.ts';

function order(id: number, fields: Partial<RestaurantOrderView> = {}): RestaurantOrderView {
  return {
    id,
    version: 1,
    status: 'pending',
    reason: null,
    created_at: '2026-11-21T18:00:00.000Z',
    updated_at: '2026-11-21T18:00:00.000Z',
    payment_status: 'due',
    estimated_from: null,
    estimated_to: null,
    ...fields,
  } as RestaurantOrderView;
}

function change(orderId: number, fields: Partial<OrderChange>): OrderChange {
  return {
    orderId,
    version: 2,
    status: 'preparing',
    previousStatus: 'pending',
    at: '2026-11-21T18:02:00.000Z',
    by: 'restaurant',
    estimatedFrom: null,
    estimatedTo: null,
    paymentStatus: 'due',
    reason: null,
    ...fields,
  };
}

function after(queue: KitchenQueue, ...actions: QueueAction[]): KitchenQueue {
  return actions.reduce(reduceQueue, queue);
}

const statuses = (queue: KitchenQueue) =>
  Object.fromEntries(queue.orders.map(({ id, status, version }) => [id, `${status} ${version}`]));

describe('the list and the snapshot', () => {
  it('give the same queue in either order', () => {
    const listed: QueueAction = { type: 'listed', orders: [order(2), order(1, { status: 'delivered', version: 4 })] };
    const snapshot: QueueAction = { type: 'snapshot', orders: [order(2)] };
    const wanted = { 1: 'delivered 4', 2: 'pending 1' };
    expect(statuses(after(EMPTY_QUEUE, listed, snapshot))).toEqual(wanted);
    expect(statuses(after(EMPTY_QUEUE, snapshot, listed))).toEqual(wanted);
  });

  it('take nothing back to an older version', () => {
    const queue = after(EMPTY_QUEUE, { type: 'snapshot', orders: [order(1, { status: 'preparing', version: 2 })] });
    expect(statuses(after(queue, { type: 'listed', orders: [order(1)] }))).toEqual({ 1: 'preparing 2' });
    expect(statuses(after(queue, { type: 'snapshot', orders: [order(1)] }))).toEqual({ 1: 'preparing 2' });
  });

  it('keep an order that came while the list was on its way', () => {
    const queue = after(EMPTY_QUEUE, { type: 'placed', order: order(3) }, { type: 'listed', orders: [order(2)] });
    expect(statuses(queue)).toEqual({ 2: 'pending 1', 3: 'pending 1' });
  });

  it('take an order off the board that closed while nobody listened, and ask how it ended', () => {
    const queue = after(
      EMPTY_QUEUE,
      { type: 'listed', orders: [order(1), order(2)] },
      { type: 'snapshot', orders: [order(2)] },
    );
    expect(statuses(queue)).toEqual({ 2: 'pending 1' });
    expect(queue.lostIds).toEqual([1]);

    const read = after(queue, {
      type: 'listed',
      orders: [order(1, { status: 'cancelled', version: 2, reason: 'customer_request' }), order(2)],
    });
    expect(read.lostIds).toEqual([]);
    expect(read.notices).toEqual([{ kind: 'cancelled', orderId: 1, reason: 'customer_request' }]);
  });

  it('leave what was just finished here in place, though an older snapshot has it open', () => {
    const queue = after(
      EMPTY_QUEUE,
      { type: 'listed', orders: [order(1, { status: 'delivering', version: 3 })] },
      { type: 'answered', event: change(1, { status: 'delivered', version: 4 }) },
      { type: 'snapshot', orders: [order(1, { status: 'delivering', version: 3 })] },
    );
    expect(statuses(queue)).toEqual({ 1: 'delivered 4' });
  });
});

describe('events', () => {
  const queue = after(EMPTY_QUEUE, { type: 'listed', orders: [order(1)] });

  it('put a new order in once, however often it is announced', () => {
    const twice = after(queue, { type: 'placed', order: order(2) }, { type: 'placed', order: order(2) });
    expect(twice.orders.map(({ id }) => id)).toEqual([2, 1]);
  });

  it('move an order, and never back', () => {
    const moved = after(queue, { type: 'updated', event: change(1, { version: 3, status: 'delivering' }) });
    expect(statuses(moved)).toEqual({ 1: 'delivering 3' });
    expect(after(moved, { type: 'updated', event: change(1, { version: 2 }) })).toBe(moved);
  });

  it('tell the cook of a cancellation by someone else, and not of the own one', () => {
    const by = (actor: OrderChange['by']) =>
      after(queue, {
        type: 'updated',
        event: change(1, { status: 'cancelled', by: actor, reason: 'customer_request' }),
      }).notices;
    expect(by('customer')).toEqual([{ kind: 'cancelled', orderId: 1, reason: 'customer_request' }]);
    expect(by('restaurant')).toEqual([]);
  });

  it('ask for the list when an order moves that nobody knows', () => {
    expect(after(queue, { type: 'updated', event: change(9, {}) }).lostIds).toEqual([9]);
    expect(after(queue, { type: 'updated', event: change(9, { status: 'delivered' }) })).toBe(queue);
  });
});

describe('a click', () => {
  const sent = after(EMPTY_QUEUE, { type: 'listed', orders: [order(1)] }, { type: 'sent', orderId: 1 });

  it('is busy until the answer, which counts once beside its own event', () => {
    expect(sent.busyIds).toEqual([1]);
    const answered = after(sent, { type: 'updated', event: change(1, {}) }, { type: 'answered', event: change(1, {}) });
    expect(answered.busyIds).toEqual([]);
    expect(statuses(answered)).toEqual({ 1: 'preparing 2' });
  });

  it('that comes too late shows the order as it is and says so', () => {
    const current = order(1, { status: 'cancelled', version: 2, reason: 'customer_request' });
    const refused = after(sent, { type: 'refused', orderId: 1, wanted: 'preparing', current });
    expect(statuses(refused)).toEqual({ 1: 'cancelled 2' });
    expect(refused.notices).toEqual([{ kind: 'conflict', orderId: 1, status: 'cancelled' }]);
    expect(refused.busyIds).toEqual([]);
  });

  it('that another tablet made first is no trouble', () => {
    const current = order(1, { status: 'preparing', version: 2 });
    expect(after(sent, { type: 'refused', orderId: 1, wanted: 'preparing', current }).notices).toEqual([]);
  });

  it('that fails says why until it is dismissed or tried again', () => {
    const failed = after(sent, { type: 'failed', orderId: 1, message: 'No connection.' });
    expect(failed.notices).toEqual([{ kind: 'failed', orderId: 1, message: 'No connection.' }]);
    expect(statuses(failed)).toEqual({ 1: 'pending 1' });
    expect(after(failed, { type: 'dismissed', orderId: 1 }).notices).toEqual([]);
    expect(after(failed, { type: 'sent', orderId: 1 }).notices).toEqual([]);
  });
});
