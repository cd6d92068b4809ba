import type { OrderUpdatedEvent } from '@contracts/events/realtime.ts';
import type { AdminOrderView } from '@contracts/admin/admin-views.ts';
import type { OrderView } from '@contracts/orders/order-views.ts';
import { confirmedPromise } from '@contracts/orders/promise.ts';
import { changeById } from './versions.ts';

/** An event without its envelope; the answer to a status change has the same shape. */
export type OrderChange = Omit<OrderUpdatedEvent, 'topic'>;

/** The customer's order after the event, or the same object when the event is not newer. */
export function applyOrderUpdate(order: OrderView, event: OrderChange): OrderView {
  if (event.orderId !== order.id || event.version <= order.version) return order;
  const moved = event.status !== order.status;
  const isConfirmed = order.status === 'pending' && event.status === 'preparing';
  return {
    ...order,
    version: event.version,
    status: event.status,
    reason: event.reason,
    // Words are in no event: who shows them reads them then.
    cancelNote: event.reason === 'other' ? order.cancelNote : null,
    updatedAt: event.at,
    estimatedFrom: event.estimatedFrom,
    estimatedTo: event.estimatedTo,
    promisedTo: isConfirmed ? confirmedPromise(order.promisedTo, event.estimatedTo) : order.promisedTo,
    paymentStatus: event.paymentStatus,
    riderId: event.riderId,
    // Names are in no event, either.
    riderName: event.status === 'delivering' && event.riderId === order.riderId ? order.riderName : null,
    nobodyThereUntil: event.status === 'delivering' && event.riderId === order.riderId ? order.nobodyThereUntil : null,
    timeline: moved ? [...order.timeline, { status: event.status, at: event.at, by: event.by }] : order.timeline,
  };
}

export function applyAdminOrderUpdate(order: AdminOrderView, event: OrderChange): AdminOrderView {
  if (event.orderId !== order.id || event.version <= order.version) return order;
  return {
    ...order,
    version: event.version,
    status: event.status,
    reason: event.reason,
    paymentStatus: event.paymentStatus,
    riderId: event.riderId,
    riderName: event.riderId === order.riderId ? order.riderName : null,
  };
}

/** The same in a list: `updateInList(orders, event, applyOrderUpdate)`. */
export function updateInList<T extends { id: number }>(
  orders: T[],
  event: OrderChange,
  apply: (order: T, event: OrderChange) => T,
): T[] {
  return changeById(orders, event.orderId, (order) => apply(order, event));
}
