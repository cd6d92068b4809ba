/**
 * Facts as the outbox hands them on, in the past tense: what was committed, with all that a reader needs to
 * announce it. They travel through the queue as JSON, so times are ISO text.
 */
import type { PaymentStatus, City } from '../contracts/constants.ts';
import type { CancelReason, OrderActor, OrderStatus } from '../contracts/order-status.ts';
import type { MenuUpdatedEvent, OpenStateEvent } from '../contracts/realtime.ts';
import type { IsoTime } from '../contracts/views.ts';

export interface OrderChanged {
  kind: 'order';
  /** `order_event.id`. */
  eventId: number;
  orderId: number;
  /** Null for a guest. */
  userId: number | null;
  restaurantId: number;
  version: number;
  status: OrderStatus;
  /** Null when the order was placed. */
  previousStatus: OrderStatus | null;
  at: IsoTime;
  by: OrderActor;
  reason: CancelReason | null;
  paymentStatus: PaymentStatus;
  estimatedFrom: IsoTime | null;
  estimatedTo: IsoTime | null;
}

export interface OpenStateChanged {
  kind: 'open_state';
  /** `restaurant_event.id`. */
  eventId: number;
  city: City;
  payload: Omit<OpenStateEvent, 'topic'>;
}

export interface MenuChanged {
  kind: 'menu';
  /** `restaurant_event.id`. */
  eventId: number;
  payload: Omit<MenuUpdatedEvent, 'topic'>;
}

export type DomainEvent = OrderChanged | OpenStateChanged | MenuChanged;
