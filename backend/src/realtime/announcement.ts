import type { AdminOrderView } from '../contracts/admin-views.ts';
import type { RestaurantOrderView } from '../contracts/order-views.ts';
import type { DomainEvent, MenuChanged, OpenStateChanged, OrderChanged } from '../events/domain-event.ts';
import type { PlacedViews } from '../modules/orders/placed-orders.ts';

/** An event with whatever of it must be read from the database, read once for all instances. */
export type Announcement =
  | { event: OrderChanged; placed: { restaurant: RestaurantOrderView; admin: AdminOrderView } | null }
  | { event: Exclude<DomainEvent, OrderChanged> };

/** Of objects whose versions have no holes, so that one that is missing can be read back. */
export type NumberedEvent = OrderChanged | OpenStateChanged | MenuChanged;

export function isNumbered(event: DomainEvent): event is NumberedEvent {
  return event.kind === 'order' || event.kind === 'open_state' || event.kind === 'menu';
}

export function isPlacing(event: DomainEvent): event is OrderChanged {
  return event.kind === 'order' && event.previousStatus === null;
}

/** A view that was read later knows more than the placing; what came after it has events of its own. */
export function toAnnouncement(event: DomainEvent, placed: PlacedViews | null): Announcement {
  if (event.kind !== 'order') return { event };
  if (placed === null) return { event, placed };
  const { version, status, reason, paymentStatus, estimatedFrom, estimatedTo, at, by } = event;
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
        updated_at: at,
        changed_by: by,
      },
      admin: { ...placed.admin, version, status, reason, paymentStatus },
    },
  };
}

/** Which object an event is about, and that object's version. */
export function versionOf(event: DomainEvent): { key: string; version: number } {
  switch (event.kind) {
    case 'order':
      return { key: `order:${String(event.orderId)}`, version: event.version };
    case 'open_state':
      return { key: `open:${String(event.payload.restaurantId)}`, version: event.payload.version };
    case 'menu':
      return { key: `menu:${String(event.payload.restaurantId)}`, version: event.payload.menuVersion };
    case 'review':
      return { key: `review:${String(event.payload.restaurantId)}`, version: event.payload.version };
    case 'login':
      return { key: `login:${String(event.payload.restaurantId)}`, version: event.payload.version };
    case 'warning':
    case 'warning_half':
      return { key: `${event.kind}:${String(event.payload.orderId)}`, version: 1 };
    case 'reminder':
      return { key: `reminder:${String(event.payload.orderId)}`, version: event.eventId };
    case 'notice':
    case 'notice_resolved':
      return { key: `notice:${String(event.payload.id)}`, version: event.payload.resolvedAt === null ? 1 : 2 };
    case 'seen':
      return { key: `seen:${String(event.payload.orderId)}`, version: 1 };
  }
}
