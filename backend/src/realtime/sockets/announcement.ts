import type { AdminOrderView } from '../../contracts/admin/admin-views.ts';
import type { RestaurantOrderView } from '../../contracts/orders/order-views.ts';
import type { DomainEvent, OrderChanged, RestaurantEvent } from '../../events/outbox/domain-event.ts';
import type { PlacedOrders, PlacedViews } from '../../modules/orders/order/placed-orders.ts';

/** An event with whatever of it must be read from the database, read once for all instances. */
export type Announcement =
  | { event: OrderChanged; placed: { restaurant: RestaurantOrderView; admin: AdminOrderView } | null }
  | { event: RestaurantEvent };

export function isPlacing(event: DomainEvent): event is OrderChanged {
  return event.kind === 'order' && event.previousStatus === null;
}

/** A view that was read later knows more than the placing; what came after it has events of its own. */
export function toAnnouncement(event: DomainEvent, placed: PlacedViews | null): Announcement {
  if (event.kind !== 'order') return { event };
  if (placed === null) return { event, placed };
  const { version, status, reason, paymentStatus, estimatedFrom, estimatedTo, readyBy, at, by } = event;
  return {
    event,
    placed: {
      restaurant: {
        ...placed.restaurant,
        version,
        status,
        reason,
        payment_status: paymentStatus,
        estimated_from: estimatedFrom,
        estimated_to: estimatedTo,
        ready_by: readyBy,
        updated_at: at,
        changed_by: by,
      },
      admin: { ...placed.admin, version, status, reason, paymentStatus },
    },
  };
}

/** With whatever must be read for their views. */
export async function readAnnouncements(orders: PlacedOrders, events: readonly DomainEvent[]): Promise<Announcement[]> {
  const views = await orders.read(events.filter(isPlacing).map(({ orderId }) => orderId));
  return events.map((event) => toAnnouncement(event, isPlacing(event) ? (views.get(event.orderId) ?? null) : null));
}
