/** How a status reads: a meal that is picked up goes on no way, so two of the five have words of their own. */
import type { Fulfilment } from './fulfilment.ts';
import type { OrderStatus } from './order-status.ts';

const PICKUP_WORDS = {
  delivering: 'pickup.status.delivering',
  delivered: 'pickup.status.delivered',
} as const;
type PickupKey = (typeof PICKUP_WORDS)[keyof typeof PICKUP_WORDS];

function pickupKey(status: OrderStatus | 'planned', fulfilment: Fulfilment): PickupKey | null {
  if (fulfilment !== 'pickup') return null;
  return status === 'delivering' || status === 'delivered' ? PICKUP_WORDS[status] : null;
}

/** The message that names the status to guests and administrators. */
export function statusKey<Status extends OrderStatus | 'planned'>(
  status: Status,
  fulfilment: Fulfilment,
): PickupKey | `status.${Status}` {
  return pickupKey(status, fulfilment) ?? `status.${status}`;
}

/** The message that names the status to a kitchen. */
export function kitchenStatusKey<Status extends OrderStatus>(
  status: Status,
  fulfilment: Fulfilment,
): PickupKey | `kitchen.status.${Status}` {
  return pickupKey(status, fulfilment) ?? `kitchen.status.${status}`;
}
