/** Which orders ring. Each rings until someone acknowledges it or it leaves the first column. */
import type { RestaurantOrderView } from '@contracts/views.ts';

export function ringingOrders(
  orders: readonly RestaurantOrderView[],
  acknowledgedIds: readonly number[],
): RestaurantOrderView[] {
  const acknowledged = new Set(acknowledgedIds);
  return orders.filter((order) => order.status === 'pending' && !acknowledged.has(order.id));
}

/** The ids still worth remembering, with the new ones: an order that moved on never rings again. */
export function acknowledge(
  acknowledgedIds: readonly number[],
  ids: readonly number[],
  orders: readonly RestaurantOrderView[],
): number[] {
  const pendingIds = new Set(orders.filter((order) => order.status === 'pending').map((order) => order.id));
  return [...new Set([...acknowledgedIds, ...ids])].filter((id) => pendingIds.has(id));
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
