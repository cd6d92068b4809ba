/**
 * What an order's texts say where its meal is picked up: a text that is true of a delivery only has a twin in the catalogue, the
 * same key behind `pickup.`. Whoever says it finds out by the key's type whether there is one.
 */
import type { PaymentMethod, PaymentStatus } from '../constants.ts';
import type { Fulfilment } from './fulfilment.ts';

export function wordKey<Key extends string>(key: Key, fulfilment: Fulfilment): Key | `pickup.${Key}` {
  return fulfilment === 'pickup' ? `pickup.${key}` : key;
}

export function paymentKey(method: PaymentMethod, fulfilment: Fulfilment) {
  return method === 'restaurant_pos' ? (`payment.${method}` as const) : wordKey(`payment.${method}`, fulfilment);
}

export function paymentStatusKey(status: PaymentStatus, fulfilment: Fulfilment) {
  return status === 'due' ? wordKey(`paymentStatus.${status}`, fulfilment) : (`paymentStatus.${status}` as const);
}
