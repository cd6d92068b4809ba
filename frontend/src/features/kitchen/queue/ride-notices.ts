/** What riders tell a kitchen of its orders on their way. Pure. */
import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import type { KitchenQueue, QueueAction, QueueNotice } from './queue-types.ts';

type News<Type extends QueueAction['type']> = Extract<QueueAction, { type: Type }>;

export const isOfRide = ({ kind }: QueueNotice): boolean =>
  kind === 'nobodyThere' || kind === 'codeRefused' || kind === 'riderGone';

/** It raises no version, and may come after the ride is over or somebody else's. */
export function takeNobodyThere(queue: KitchenQueue, { orderId, riderId, until }: News<'nobodyThere'>): KitchenQueue {
  const held = findRide(queue, orderId, riderId);
  if (held === undefined || held.nobody_there_until === until) return queue;
  const orders = queue.orders.map((order) => (order === held ? { ...held, nobody_there_until: until } : order));
  return withNotice({ ...queue, orders }, { kind: 'nobodyThere', orderId, until });
}

export function takeCodeRefusal(
  queue: KitchenQueue,
  { orderId, riderId, remainingTries }: News<'codeRefused'>,
): KitchenQueue {
  const held = findRide(queue, orderId, riderId);
  return held === undefined ? queue : withNotice(queue, { kind: 'codeRefused', orderId, remainingTries });
}

/** Doors where nobody opened while nobody listened here, or before this device was switched on. */
export function newlyAtDoor(queue: KitchenQueue, before: readonly RestaurantOrderView[]): KitchenQueue {
  const known = new Map(before.map((order) => [order.id, order.nobody_there_until]));
  return queue.orders.reduce((held, { id: orderId, nobody_there_until: until }) => {
    if (until === null || known.get(orderId) === until) return held;
    return withNotice(held, { kind: 'nobodyThere', orderId, until });
  }, queue);
}

export function withNotice(queue: KitchenQueue, notice: QueueNotice): KitchenQueue {
  return { ...queue, notices: [...withoutNotice(queue, notice.orderId), notice] };
}

export function withoutNotice(queue: KitchenQueue, orderId: number): QueueNotice[] {
  return queue.notices.filter((notice) => notice.orderId !== orderId);
}

const findRide = ({ orders }: KitchenQueue, orderId: number, riderId: number): RestaurantOrderView | undefined =>
  orders.find(({ id, status, rider_id }) => id === orderId && status === 'delivering' && rider_id === riderId);
