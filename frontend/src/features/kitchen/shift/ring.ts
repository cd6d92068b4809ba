/** Which orders ring. Each rings until someone says on any device that it was seen, or it leaves the first column. */
import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';

/** `hushedIds` were quieted on this device, and the server may not know yet. */
export function ringingOrders(
  orders: readonly RestaurantOrderView[],
  hushedIds: readonly number[],
): RestaurantOrderView[] {
  return orders.filter(
    (order) => order.status === 'pending' && order.seen_at === null && !hushedIds.includes(order.id),
  );
}

/** `silent`: nothing rings. `blocked`: something rings that nobody can hear. */
export type RingState = 'silent' | 'ringing' | 'blocked';

export function ringStateOf(ringingCount: number, isAudible: boolean): RingState {
  if (ringingCount === 0) return 'silent';
  return isAudible ? 'ringing' : 'blocked';
}

/** Pending orders that were not there before, to be read out. */
export function arrivals(knownIds: ReadonlySet<number>, orders: readonly RestaurantOrderView[]): RestaurantOrderView[] {
  return orders.filter((order) => order.status === 'pending' && !knownIds.has(order.id));
}
