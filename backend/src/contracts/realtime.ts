/** Topics and events of the socket, typed once for both sides. */
import { CITIES, type City, type PaymentStatus } from './constants.ts';
import type { CancelReason, OrderActor, OrderStatus } from './order-status.ts';
import type {
  AdminCounters,
  AdminOrderView,
  IsoTime,
  Money,
  OpenStateView,
  OrderView,
  RestaurantOrderView,
} from './views.ts';

export const SOCKET_PATH = '/socket.io';

export type OrderTopic = `order:${number}`;
export type RestaurantOrdersTopic = `restaurant:${number}:orders`;
export type CustomerOrdersTopic = 'customer:orders';
export type CityTopic = `city:${City}`;
export type RestaurantTopic = `restaurant:${number}`;
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

export interface OpenStateEvent {
  topic: Topic;
  restaurantId: number;
  isOpen: boolean;
  pausedUntil: IsoTime | null;
  /** Minutes that the kitchen adds to its usual time. */
  busyMinutes: number;
  version: number;
  at: IsoTime;
}

export interface MenuUpdatedEvent {
  topic: Topic;
  restaurantId: number;
  menuVersion: number;
  items: { id: number; available: boolean; price: Money }[];
}

export interface AdminCountersEvent extends AdminCounters {
  topic: AdminTopic;
}

export interface ServerToClientEvents {
  'order:placed': (event: OrderPlacedEvent) => void;
  'order:updated': (event: OrderUpdatedEvent) => void;
  'restaurant:open-state': (event: OpenStateEvent) => void;
  'menu:updated': (event: MenuUpdatedEvent) => void;
  'admin:counters': (event: AdminCountersEvent) => void;
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
