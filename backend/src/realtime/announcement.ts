import type { AdminOrderView, RestaurantOrderView } from '../contracts/views.ts';
import type { DomainEvent, MenuChanged, OpenStateChanged, OrderChanged } from '../events/domain-event.ts';

/** An event with whatever of it must be read from the database, read once for all instances. */
export type Announcement =
  | { event: OrderChanged; placed: { restaurant: RestaurantOrderView; admin: AdminOrderView } | null }
  | { event: OpenStateChanged | MenuChanged };

/** Which object an event is about, and that object's version. */
export function versionOf(event: DomainEvent): { key: string; version: number } {
  switch (event.kind) {
    case 'order':
      // Placing has a line of its own: a change that is announced first must not keep a new order from the kitchen.
      if (event.previousStatus === null) return { key: `placed:${String(event.orderId)}`, version: event.version };
      return { key: `order:${String(event.orderId)}`, version: event.version };
    case 'open_state':
      return { key: `open:${String(event.payload.restaurantId)}`, version: event.payload.version };
    case 'menu':
      return { key: `menu:${String(event.payload.restaurantId)}`, version: event.payload.menuVersion };
  }
}
