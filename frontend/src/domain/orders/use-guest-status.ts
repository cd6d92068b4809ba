import type { OrderStatus } from '@contracts/orders/order-status.ts';
import type { OrderView } from '@contracts/orders/order-views.ts';
import { guestStatusOf } from '@contracts/orders/planned-order.ts';
import { useClock } from '../../components/use-clock.ts';

/** Where the order stands for whoever ordered: planned, until its kitchen begins. */
export function useGuestStatus(order: Pick<OrderView, 'status' | 'cookingFrom'>): OrderStatus | 'planned' {
  return useClock((now) => guestStatusOf(order, now));
}
