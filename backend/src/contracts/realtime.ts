/** Topics and events of the socket, typed once for both sides. */
import type { BoardKind } from './admin-board.ts';
import type { ReviewStep } from './admin-review.ts';
import { CITIES, type City, type PaymentStatus } from './constants.ts';
import type { CancelReason, OrderActor, OrderStatus } from './order-status.ts';
import type { AdminCounters, AdminOrderView } from './admin-views.ts';
import type { ModerationCounts } from './moderation.ts';
import type { OrderView, RestaurantOrderView } from './order-views.ts';
import type { OpenStateView } from './restaurant-views.ts';
import type { IsoTime, Money } from './units.ts';
import type { AdminNoticeView, WarningOccasion } from './watch.ts';

export const SOCKET_PATH = '/socket.io';

export type OrderTopic = `order:${number}`;
export type RestaurantOrdersTopic = `restaurant:${number}:orders`;
type CustomerOrdersTopic = 'customer:orders';
type CityTopic = `city:${City}`;
type RestaurantTopic = `restaurant:${number}`;
export type AdminTopic = 'admin';
export type Topic = OrderTopic | RestaurantOrdersTopic | CustomerOrdersTopic | CityTopic | RestaurantTopic | AdminTopic;

/** What the acknowledgement of `subscribe` carries for each topic. */
export type SnapshotOf<T extends Topic> = T extends OrderTopic
  ? OrderView
  : T extends RestaurantOrdersTopic
    ? RestaurantOrderView[]
    : T extends CustomerOrdersTopic
      ? OrderView[]
      : T extends CityTopic
        ? OpenStateView[]
        : T extends AdminTopic
          ? { counters: AdminCounters; orders: AdminOrderView[] }
          : OpenStateView & { menuVersion: number };

export type ParsedTopic =
  | { kind: 'order'; orderId: number }
  | { kind: 'restaurant-orders'; restaurantId: number }
  | { kind: 'customer-orders' }
  | { kind: 'city'; city: City }
  | { kind: 'restaurant'; restaurantId: number }
  | { kind: 'admin' };

/** Postgres `integer`: an id beyond it names nothing. */
const MAX_ID = 2_147_483_647;

function toId(text: string | undefined): number | null {
  if (text === undefined || !/^[1-9]\d{0,9}$/.test(text)) return null;
  const id = Number(text);
  return id <= MAX_ID ? id : null;
}

/** Null when the text is no topic. */
export function parseTopic(topic: string): ParsedTopic | null {
  if (topic === 'admin') return { kind: 'admin' };
  if (topic === 'customer:orders') return { kind: 'customer-orders' };
  const [head, key, tail, ...rest] = topic.split(':');
  if (rest.length > 0) return null;
  if (head === 'city' && tail === undefined) {
    const city = CITIES.find((c) => c === key);
    return city ? { kind: 'city', city } : null;
  }
  const id = toId(key);
  if (id === null) return null;
  if (head === 'order' && tail === undefined) return { kind: 'order', orderId: id };
  if (head === 'restaurant' && tail === undefined) return { kind: 'restaurant', restaurantId: id };
  if (head === 'restaurant' && tail === 'orders') return { kind: 'restaurant-orders', restaurantId: id };
  return null;
}

export interface OrderPlacedEvent {
  topic: Topic;
  order: RestaurantOrderView | AdminOrderView;
}

export interface OrderUpdatedEvent {
  topic: Topic;
  orderId: number;
  version: number;
  status: OrderStatus;
  previousStatus: OrderStatus;
  at: IsoTime;
  by: OrderActor;
  estimatedFrom: IsoTime | null;
  estimatedTo: IsoTime | null;
  paymentStatus: PaymentStatus;
  reason: CancelReason | null;
}

/** Somebody in the kitchen has seen the order: its devices go quiet. It happens once and raises no version. */
export interface OrderSeenEvent {
  topic: Topic;
  orderId: number;
  seenAt: IsoTime;
}

/**
 * Nobody has answered an order, each step of each order once; or an admin reminds of one. What the order is by now is in
 * its own events.
 */
export interface OrderWarningEvent {
  topic: Topic;
  orderId: number;
  step: WarningOccasion;
  acceptDeadline: IsoTime;
  at: IsoTime;
}

/** A notice was raised, or resolved. */
interface AdminNoticeEvent {
  topic: AdminTopic;
  notice: AdminNoticeView;
}

export interface OpenStateEvent {
  topic: Topic;
  restaurantId: number;
  isOpen: boolean;
  pausedUntil: IsoTime | null;
  /** Minutes that the kitchen adds to its usual time. */
  busyMinutes: number;
  /** While the kitchen has as many orders as it takes in a quarter of an hour. */
  fullUntil: IsoTime | null;
  version: number;
  at: IsoTime;
}

export interface MenuUpdatedEvent {
  topic: Topic;
  restaurantId: number;
  menuVersion: number;
  items: { id: number; available: boolean; soldOutUntil: IsoTime | null; price: Money }[];
  /** More than these items' availability and price has changed: the menu is to be read anew. */
  isRestructured?: boolean;
}

/** Reasons are not in it: they are read over HTTP, by whom they are for. */
export interface RestaurantReviewedEvent {
  topic: Topic;
  restaurantId: number;
  /** Of the review. */
  version: number;
  /** `pending` is a new registration. */
  step: ReviewStep;
  at: IsoTime;
}

interface AdminCountersEvent extends AdminCounters {
  topic: AdminTopic;
}

/** What is stuck has changed: `GET /api/admin/board` is to be read anew. */
interface AdminBoardEvent {
  topic: AdminTopic;
  counts: Record<BoardKind, number>;
  at: IsoTime;
}

/** Notices or complaints have changed: what is shown of them is to be read anew. */
interface AdminModerationEvent extends ModerationCounts {
  topic: AdminTopic;
  at: IsoTime;
}

export interface ServerToClientEvents {
  'order:placed': (event: OrderPlacedEvent) => void;
  'order:updated': (event: OrderUpdatedEvent) => void;
  'order:seen': (event: OrderSeenEvent) => void;
  'order:warning': (event: OrderWarningEvent) => void;
  'restaurant:open-state': (event: OpenStateEvent) => void;
  'menu:updated': (event: MenuUpdatedEvent) => void;
  'restaurant:reviewed': (event: RestaurantReviewedEvent) => void;
  'admin:counters': (event: AdminCountersEvent) => void;
  'admin:board': (event: AdminBoardEvent) => void;
  'admin:moderation': (event: AdminModerationEvent) => void;
  'admin:notice': (event: AdminNoticeEvent) => void;
}

export const SUBSCRIBE_ERROR_CODES = [
  'invalid_payload',
  'unknown_topic',
  'not_found',
  'forbidden',
  'unavailable',
  'too_many_topics',
  'too_many_requests',
] as const;
export type SubscribeErrorCode = (typeof SUBSCRIBE_ERROR_CODES)[number];

export type SubscribeAck<T extends Topic = Topic> =
  { ok: true; topic: T; snapshot: SnapshotOf<T> } | { ok: false; error: { code: SubscribeErrorCode; message: string } };

export type UnsubscribeAck =
  { ok: true; topic: string } | { ok: false; error: { code: SubscribeErrorCode; message: string } };

export interface ClientToServerEvents {
  subscribe: (payload: { topic: Topic; token?: string }, ack: (answer: SubscribeAck) => void) => void;
  unsubscribe: (payload: { topic: Topic }, ack: (answer: UnsubscribeAck) => void) => void;
}
