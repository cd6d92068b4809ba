/**
 * How an order reads: its status, its payment and what else is true of a delivery only. Such a text has a twin in the catalogue
 * for a meal that is picked up, the same key behind `pickup.`; whoever says it finds out by the key's type whether there is one.
 */
import type { PaymentMethod, PaymentStatus } from '../constants.ts';
import type { Fulfilment } from './fulfilment.ts';
import type { OrderStatus } from './order-status.ts';

export function wordKey<Key extends string>(key: Key, fulfilment: Fulfilment): Key | `pickup.${Key}` {
  return fulfilment === 'pickup' ? `pickup.${key}` : key;
}

/** A meal that is picked up goes on no way, so two of the five have words of their own. */
function isOnTheWay(status: OrderStatus | 'planned'): status is 'delivering' | 'delivered' {
  return status === 'delivering' || status === 'delivered';
}

/** The message that names the status to guests and administrators. */
export function statusKey(status: OrderStatus | 'planned', fulfilment: Fulfilment) {
  return isOnTheWay(status) ? wordKey(`status.${status}`, fulfilment) : (`status.${status}` as const);
}

/** The message that names the status to a kitchen. */
export function kitchenStatusKey(status: OrderStatus, fulfilment: Fulfilment) {
  if (isOnTheWay(status) && fulfilment === 'pickup') return `pickup.status.${status}` as const;
  return `kitchen.status.${status}` as const;
}

export function paymentKey(method: PaymentMethod, fulfilment: Fulfilment) {
  return method === 'restaurant_pos' ? (`payment.${method}` as const) : wordKey(`payment.${method}`, fulfilment);
}

export function paymentStatusKey(status: PaymentStatus, fulfilment: Fulfilment) {
  return status === 'due' ? wordKey(`paymentStatus.${status}`, fulfilment) : (`paymentStatus.${status}` as const);
}
