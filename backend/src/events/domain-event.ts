/**
 * Facts as the outbox hands them on, in the past tense: what was committed, with all that a reader needs to
 * announce it. They travel through the queue as JSON, so times are ISO text.
 */
import type { TraceParent } from '../telemetry/tracing.ts';
import type { City, PaymentStatus } from '../contracts/constants.ts';
import type { CancelReason, OrderActor, OrderStatus } from '../contracts/order-status.ts';
import type {
  MenuUpdatedEvent,
  OpenStateEvent,
  OrderSeenEvent,
  OrderWarningEvent,
  RestaurantReviewedEvent,
} from '../contracts/realtime.ts';
import type { IsoTime } from '../contracts/units.ts';
import type { AdminNoticeView } from '../contracts/watch.ts';

/** What committed an event, as far as the process that announces it knows. */
export interface Origin {
  /** Null when no request did, such as a deadline. */
  requestId: string | null;
  /** Of the request's span; null when nothing is traced. */
  traceparent: TraceParent | null;
  /** By the clock of the process that committed, or by Postgres's when the event was read back from the outbox. */
  committedAtMs: number;
}

interface Originated {
  /** The relay and the outbox say it; who commits an event need not. */
  origin?: Origin;
}

export interface OrderChanged extends Originated {
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

export interface OpenStateChanged extends Originated {
  kind: 'open_state';
  /** `restaurant_event.id`. */
  eventId: number;
  city: City;
  payload: Omit<OpenStateEvent, 'topic'>;
}

export interface MenuChanged extends Originated {
  kind: 'menu';
  /** `restaurant_event.id`. */
  eventId: number;
  payload: Omit<MenuUpdatedEvent, 'topic'>;
}

/** A restaurant registered (`pending`), or was decided on. */
export interface ReviewChanged extends Originated {
  kind: 'review';
  /** `restaurant_event.id`. */
  eventId: number;
  payload: Omit<RestaurantReviewedEvent, 'topic'>;
}

/** An admin gave a restaurant another e-mail to log in with. No screen follows it. */
export interface LoginChanged extends Originated {
  kind: 'login';
  /** `restaurant_event.id`; its `version` there is the information's. */
  eventId: number;
  payload: { restaurantId: number; previousEmail: string; email: string; version: number };
}

/** Somebody in the kitchen has seen an order for the first time. */
export interface OrderSeen extends Originated {
  kind: 'seen';
  /** `restaurant_event.id`; its `version` there is the order's id, for an order is seen once. */
  eventId: number;
  payload: { restaurantId: number } & Omit<OrderSeenEvent, 'topic'>;
}

/** A restaurant was warned that nobody answers an order, or reminded of it by an admin. */
export interface OrderWarned extends Originated {
  kind: 'warning' | 'warning_half' | 'reminder';
  /**
   * `restaurant_event.id`; its `version` there is the order's id, for each warning is given once, but for reminders,
   * which are numbered.
   */
  eventId: number;
  payload: { restaurantId: number } & Omit<OrderWarningEvent, 'topic'>;
}

/** Admins were told of something that somebody should look after, or that it is over. */
export interface NoticeChanged extends Originated {
  kind: 'notice' | 'notice_resolved';
  /** `restaurant_event.id`; its `version` there is the notice's id. */
  eventId: number;
  payload: AdminNoticeView;
}

export type DomainEvent =
  | OrderChanged
  | OpenStateChanged
  | MenuChanged
  | ReviewChanged
  | LoginChanged
  | OrderSeen
  | OrderWarned
  | NoticeChanged;

export function originOf({ origin }: DomainEvent): Origin {
  return origin ?? { requestId: null, traceparent: null, committedAtMs: Date.now() };
}
