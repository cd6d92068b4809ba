import type { OrderActor } from '../../contracts/order-status.ts';
import type { OrderStatusView } from '../../contracts/order-views.ts';
import type { Relay } from '../../events/relay.ts';
import type { ChangeRow } from './order.rows.ts';
import { toIso } from './order.view.ts';

/** Hands a committed change to the relay, and answers with it. Null when the row did not change. */
export function announceChange(relay: Relay, orderId: number, by: OrderActor, row: ChangeRow): OrderStatusView | null {
  if (row.event_id === null || row.version === null || !row.status || !row.at || !row.payment_status) return null;
  const view: OrderStatusView = {
    id: orderId,
    orderId,
    version: row.version,
    status: row.status,
    previousStatus: row.previous_status,
    at: row.at.toISOString(),
    by,
    reason: row.reason,
    paymentStatus: row.payment_status,
    estimatedFrom: toIso(row.estimated_from),
    estimatedTo: toIso(row.estimated_to),
  };
  const { id: _, ...event } = view;
  relay.kick([
    {
      kind: 'order',
      eventId: Number(row.event_id),
      userId: row.user_id,
      restaurantId: row.restaurant_id,
      ...event,
    },
  ]);
  return view;
}
