import type { OrderActor } from '../../../contracts/orders/order-status.ts';
import type { OrderStatusChangeView } from '../../../contracts/orders/order-views.ts';
import { toOrderChanged } from '../../../events/outbox/outbox-rows.ts';
import type { Relay } from '../../../events/relay.ts';
import type { ChangeRow } from '../order/order.rows.ts';

/** Hands a committed change to the relay, and answers with it. Null when the row did not change. */
export function announceChange(
  relay: Relay,
  orderId: number,
  by: OrderActor,
  row: ChangeRow,
): OrderStatusChangeView | null {
  const { eventId: id, version, status, at, paymentStatus, previousStatus } = row;
  if (id === null || version === null || !status || !at || !paymentStatus) return null;
  const event = toOrderChanged({ ...row, id, orderId, version, status, at, paymentStatus, actor: by });
  relay.kick([event]);
  const { kind: _kind, eventId: _eventId, userId: _userId, restaurantId: _restaurantId, ...view } = event;
  return { id: orderId, ...view, previousStatus };
}
