/** What a kitchen knows of its orders, and how each piece of news changes it. Pure: the socket and the calls are elsewhere. */
import { isFinal, type CancelReason, type OrderStatus } from '@contracts/order-status.ts';
import type { RestaurantOrderView } from '@contracts/views.ts';
import { applyKitchenOrderUpdate, type OrderChange } from '../../lib/realtime/orders.ts';
import { changeById, newerOf, upsertNewest } from '../../lib/realtime/versions.ts';

/** Something that happened to an order and that the cook has to know; stays until it is dismissed. */
export type QueueNotice =
  | { kind: 'cancelled'; orderId: number; reason: CancelReason | null }
  | { kind: 'conflict'; orderId: number; status: OrderStatus }
  | { kind: 'failed'; orderId: number; message: string };

export interface KitchenQueue {
  /** Open and finished ones, in no order. */
  orders: RestaurantOrderView[];
  /** Orders with a change on its way to the server. */
  busyIds: number[];
  /** At most one an order, the newest last. */
  notices: QueueNotice[];
  /** Orders that closed while nobody listened: how they ended is to be read. */
  lostIds: number[];
  /** Whether the server's list has been read, so that finished orders are known too. */
  isListed: boolean;
}

export type QueueAction =
  | { type: 'listed'; orders: readonly RestaurantOrderView[] }
  | { type: 'snapshot'; orders: readonly RestaurantOrderView[] }
  | { type: 'placed'; order: RestaurantOrderView }
  | { type: 'updated'; event: OrderChange }
  | { type: 'sent'; orderId: number }
  | { type: 'answered'; event: OrderChange }
  | { type: 'refused'; orderId: number; wanted: OrderStatus; current: RestaurantOrderView | null }
  | { type: 'failed'; orderId: number; message: string }
  | { type: 'dismissed'; orderId: number };

export const EMPTY_QUEUE: KitchenQueue = { orders: [], busyIds: [], notices: [], lostIds: [], isListed: false };

export function reduceQueue(queue: KitchenQueue, action: QueueAction): KitchenQueue {
  switch (action.type) {
    case 'listed':
      return takeList(queue, action.orders);
    case 'snapshot':
      return takeSnapshot(queue, action.orders);
    case 'placed':
      return { ...queue, orders: upsertNewest(queue.orders, action.order) };
    case 'updated':
      return takeUpdate(queue, action.event);
    case 'sent':
      return {
        ...queue,
        busyIds: [...without(queue.busyIds, action.orderId), action.orderId],
        notices: withoutNotice(queue, action.orderId),
      };
    case 'answered':
      return takeUpdate(settled(queue, action.event.orderId), action.event);
    case 'refused':
      return takeRefusal(settled(queue, action.orderId), action);
    case 'failed':
      return withNotice(settled(queue, action.orderId), {
        kind: 'failed',
        orderId: action.orderId,
        message: action.message,
      });
    case 'dismissed':
      return { ...queue, notices: withoutNotice(queue, action.orderId) };
  }
}

/** The newest hundred of every status. What is held besides stays: it is older, or came in the meantime. */
function takeList(queue: KitchenQueue, list: readonly RestaurantOrderView[]): KitchenQueue {
  const orders = list.reduce(upsertNewest<RestaurantOrderView>, queue.orders);
  const cancelled = orders.filter((order) => queue.lostIds.includes(order.id) && order.status === 'cancelled');
  return cancelled.reduce(withCancelledNotice, { ...queue, orders, lostIds: [], isListed: true });
}

/** All open orders and nothing else: one that is held as open and missing here has closed. */
function takeSnapshot(queue: KitchenQueue, open: readonly RestaurantOrderView[]): KitchenQueue {
  const held = new Map(queue.orders.map((order) => [order.id, order]));
  const current = open.map((order) => newerOf(held.get(order.id), order));
  const openIds = new Set(open.map((order) => order.id));
  const others = queue.orders.filter((order) => !openIds.has(order.id));
  return {
    ...queue,
    orders: [...current, ...others.filter((order) => isFinal(order.status))],
    lostIds: others.filter((order) => !isFinal(order.status)).map((order) => order.id),
  };
}

function takeUpdate(queue: KitchenQueue, event: OrderChange): KitchenQueue {
  const held = queue.orders.find((order) => order.id === event.orderId);
  if (!held) {
    // Its placing was missed: the list has it whole.
    return isFinal(event.status)
      ? queue
      : { ...queue, lostIds: [...without(queue.lostIds, event.orderId), event.orderId] };
  }
  const orders = changeById(queue.orders, event.orderId, (order) => applyKitchenOrderUpdate(order, event));
  if (orders === queue.orders) return queue;
  const next = { ...queue, orders };
  const isCancelledByOthers = event.status === 'cancelled' && held.status !== 'cancelled' && event.by !== 'restaurant';
  return isCancelledByOthers ? withCancelledNotice(next, { id: event.orderId, reason: event.reason }) : next;
}

function takeRefusal(
  queue: KitchenQueue,
  { orderId, wanted, current }: { orderId: number; wanted: OrderStatus; current: RestaurantOrderView | null },
): KitchenQueue {
  const orders = current ? upsertNewest(queue.orders, current) : queue.orders;
  const status = orders.find((order) => order.id === orderId)?.status;
  const next = { ...queue, orders };
  // The same click on another tablet, or an answer that got lost on its way: what was wanted is so.
  if (status === undefined || status === wanted) return next;
  return withNotice(next, { kind: 'conflict', orderId, status });
}

function settled(queue: KitchenQueue, orderId: number): KitchenQueue {
  return { ...queue, busyIds: without(queue.busyIds, orderId) };
}

function withCancelledNotice(queue: KitchenQueue, order: Pick<RestaurantOrderView, 'id' | 'reason'>): KitchenQueue {
  return withNotice(queue, { kind: 'cancelled', orderId: order.id, reason: order.reason });
}

function withNotice(queue: KitchenQueue, notice: QueueNotice): KitchenQueue {
  return { ...queue, notices: [...withoutNotice(queue, notice.orderId), notice] };
}

function withoutNotice(queue: KitchenQueue, orderId: number): QueueNotice[] {
  return queue.notices.filter((notice) => notice.orderId !== orderId);
}

function without(ids: readonly number[], id: number): number[] {
  return ids.filter((other) => other !== id);
}
