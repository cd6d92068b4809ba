import { isFinal } from '../../contracts/orders/order-status.ts';
import { type DomainEvent, type OrderChanged, payloadOf } from '../../events/outbox/domain-event.ts';

/** Placed, or taken back after it had been over: from then on its customer needs the order's city. */
export function opensOrder({ status, previousStatus }: OrderChanged): boolean {
  return !isFinal(status) && (previousStatus === null || isFinal(previousStatus));
}

/**
 * Whether only those have to hear of it who listen to its restaurant's city: that is what happens to an open order. Where
 * it is placed, and whatever happens when it is over, its customer's instance need not listen to that city.
 */
export function isOfCity(event: DomainEvent): boolean {
  if (event.kind === 'order') return event.previousStatus !== null && !isFinal(event.previousStatus);
  const payload = payloadOf(event);
  // Customers follow orders alone; of all else about an order hear its own topic, its restaurant and admins.
  return 'orderId' in payload && payload.orderId !== null;
}
