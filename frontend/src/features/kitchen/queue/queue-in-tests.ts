/** Orders and their changes, as the tests of the queue make them. */
import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import type { OrderChange } from '../../../lib/realtime/orders.ts';
import type { KitchenQueue, QueueAction } from './queue-types.ts';
import { reduceQueue } from './queue.ts';

export function order(id: number, fields: Partial<RestaurantOrderView> = {}): RestaurantOrderView {
  return {
    id,
    fulfilment: 'delivery',
    version: 1,
    status: 'pending',
    reason: null,
    rider_id: null,
    rider_name: null,
    nobody_there_until: null,
    cancel_note: null,
    created_at: '2026-11-21T18:00:00.000Z',
    updated_at: '2026-11-21T18:00:00.000Z',
    payment_status: 'due',
    seen_at: null,
    cancellation_read: false,
    reminded_at: null,
    changed_by: 'customer',
    estimated_from: null,
    estimated_to: null,
    ready_by: null,
    items: [],
    cooking_from: null,
    ...fields,
  } as RestaurantOrderView;
}

export function change(orderId: number, fields: Partial<OrderChange>): OrderChange {
  return {
    orderId,
    version: 2,
    status: 'preparing',
    previousStatus: 'pending',
    at: '2026-11-21T18:02:00.000Z',
    by: 'restaurant',
    estimatedFrom: null,
    estimatedTo: null,
    readyBy: null,
    paymentStatus: 'due',
    reason: null,
    riderId: null,
    ...fields,
  };
}

export function after(queue: KitchenQueue, ...actions: QueueAction[]): KitchenQueue {
  return actions.reduce(reduceQueue, queue);
}
