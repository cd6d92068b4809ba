/** Which orders nobody has answered for too long. Pure. */
import { isFinal } from '@contracts/orders/order-status.ts';
import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import { FIRST_WARNING_SECONDS, type WarningStep } from '@contracts/restaurants/watch.ts';
import { answersFrom } from '../queue/kitchen-times.ts';

/** The newest step that was heard of each order. */
export type HeardWarnings = Readonly<Record<number, WarningStep>>;

interface WarnedOrder {
  order: RestaurantOrderView;
  step: WarningStep;
}

/** The server says it first; without a connection this device's own clock does, a little later. */
const GRACE_MS = 4_000;

export function warnedOrders(orders: readonly RestaurantOrderView[], heard: HeardWarnings, now: number): WarnedOrder[] {
  return orders
    .flatMap((order): WarnedOrder[] => {
      if (order.status !== 'pending') return [];
      const fromMs = Date.parse(answersFrom(order));
      const halfMs = fromMs + (Date.parse(order.accept_deadline) - fromMs) / 2;
      if (heard[order.id] === 'half' || now >= halfMs + GRACE_MS) return [{ order, step: 'half' }];
      // Whoever has seen it has time until half of it is over.
      if (order.seen_at !== null) return [];
      const isDue = heard[order.id] === 'first' || now >= fromMs + FIRST_WARNING_SECONDS * 1_000 + GRACE_MS;
      return isDue ? [{ order, step: 'first' }] : [];
    })
    .sort((a, b) => Date.parse(a.order.accept_deadline) - Date.parse(b.order.accept_deadline));
}

/** Orders that an admin has asked about, until somebody says that they are on it or does something about the order. */
export function remindedOrders(orders: readonly RestaurantOrderView[]): RestaurantOrderView[] {
  return orders.filter(
    ({ status, reminded_at, updated_at }) =>
      reminded_at !== null && !isFinal(status) && Date.parse(reminded_at) > Date.parse(updated_at),
  );
}

/** Names a warning, so that it can be hushed and the next one of the same order is heard. */
export function warningKey({ order, step }: WarnedOrder): string {
  return `${order.id}:${step}`;
}

/** Finds the orders behind the keys. */
export function ordersOf(keys: string, orders: readonly RestaurantOrderView[]): RestaurantOrderView[] {
  return keys.split(',').flatMap((key) => orders.find(({ id }) => id === Number.parseInt(key, 10)) ?? []);
}
