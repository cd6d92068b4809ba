import type { OrderActor } from '../../../contracts/orders/order-status.ts';
import type { OrderStatusChangeView } from '../../../contracts/orders/order-views.ts';
import type { OrderChanged } from '../../../events/outbox/domain-event.ts';
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
  const event = toChangedEvent(orderId, by, row);
  if (event === null) return null;
  relay.kick([event]);
  const { kind: _kind, eventId: _eventId, userId: _userId, restaurantId: _restaurantId, ...change } = event;
  const { previousRiderId: _previousRiderId, ...view } = change;
  return { id: orderId, ...view, previousStatus: row.previousStatus };
}

/** Null when the row did not change. */
export function toChangedEvent(orderId: number, by: OrderActor, row: ChangeRow): OrderChanged | null {
  const { eventId: id, version, status, at, paymentStatus } = row;
  if (id === null || version === null || !status || !at || !paymentStatus) return null;
  return toOrderChanged({ ...row, id, orderId, version, status, at, paymentStatus, actor: by });
}
