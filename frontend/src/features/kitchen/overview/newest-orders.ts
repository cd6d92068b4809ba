import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';

const SHOWN = 5;

/** Those of the overview, whatever becomes of them. */
export function newestOrders(orders: readonly RestaurantOrderView[]): RestaurantOrderView[] {
  return [...orders].sort((a, b) => b.id - a.id).slice(0, SHOWN);
}
