/**
 * Which orders ring: what is new, and what was accepted for later when it is time to begin. Each rings until someone says on
 * any device that it was seen, or moves it on.
 */
import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';

/** Whether it was accepted while it was for later, and nobody has touched it since. ISO times in UTC are in order as texts. */
function isToStart({ status, cooking_from: from, updated_at: at }: RestaurantOrderView): boolean {
  return status === 'preparing' && from !== null && at < from;
}

const wantsSomebody = (order: RestaurantOrderView) => order.status === 'pending' || isToStart(order);

/** `orders` whose time has come; `hushedIds` were quieted on this device, and the server may not know yet. */
export function ringingOrders(
  orders: readonly RestaurantOrderView[],
  hushedIds: readonly number[],
): RestaurantOrderView[] {
  return orders.filter((order) => wantsSomebody(order) && order.seen_at === null && !hushedIds.includes(order.id));
}

/** `silent`: nothing rings. `blocked`: something rings that nobody can hear. */
export type RingState = 'silent' | 'ringing' | 'blocked';

export function ringStateOf(ringingCount: number, isAudible: boolean): RingState {
  if (ringingCount === 0) return 'silent';
  return isAudible ? 'ringing' : 'blocked';
}

/** Those that wait for somebody and were not there before, to be read out. */
export function arrivals(knownIds: ReadonlySet<number>, orders: readonly RestaurantOrderView[]): RestaurantOrderView[] {
  return orders.filter((order) => wantsSomebody(order) && !knownIds.has(order.id));
}
