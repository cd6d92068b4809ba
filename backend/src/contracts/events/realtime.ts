/** Topics and events of the socket, typed once for both sides. */
import type { AdminCounters, AdminOrderView } from '../admin/admin-views.ts';
import { CITIES, type City } from '../constants.ts';
import type { MessageName, MessagePayload, TopicsOf } from './catalogue.ts';
import type { OrderView, RestaurantOrderView } from '../orders/order-views.ts';
import type { RiderOrderView } from '../riders/riders.ts';
import type { PositionErrorCode, RiderPlaceView, SentPosition } from '../riders/position.ts';
import type { OpenStateView } from '../restaurants/restaurant-views.ts';

export const SOCKET_PATH = '/socket.io';

export type OrderTopic = `order:${number}`;
export type RestaurantOrdersTopic = `restaurant:${number}:orders`;
type RestaurantRidersTopic = `restaurant:${number}:riders`;
type CityRidersTopic = `city:${City}:riders`;
export type CustomerOrdersTopic = 'customer:orders';
type RiderOrdersTopic = 'rider:orders';
type CityTopic = `city:${City}`;
type RestaurantTopic = `restaurant:${number}`;
export type AdminTopic = 'admin';
interface TopicOfKind {
  order: OrderTopic;
  'restaurant-orders': RestaurantOrdersTopic;
  'restaurant-riders': RestaurantRidersTopic;
  'city-riders': CityRidersTopic;
  'customer-orders': CustomerOrdersTopic;
  'rider-orders': RiderOrdersTopic;
  city: CityTopic;
  restaurant: RestaurantTopic;
  admin: AdminTopic;
}
export type TopicKind = keyof TopicOfKind;
export type Topic = TopicOfKind[TopicKind];

/** What the acknowledgement of `subscribe` carries for each topic. */
export type SnapshotOf<T extends Topic> = T extends OrderTopic
  ? OrderView
  : T extends RestaurantOrdersTopic
    ? RestaurantOrderView[]
    : T extends RestaurantRidersTopic | CityRidersTopic
      ? RiderPlaceView[]
      : T extends CustomerOrdersTopic
        ? OrderView[]
        : T extends RiderOrdersTopic
          ? RiderOrderView[]
          : T extends CityTopic
            ? OpenStateView[]
            : T extends AdminTopic
              ? { counters: AdminCounters; orders: AdminOrderView[] }
              : OpenStateView & { menuVersion: number };

export type ParsedTopic =
  | { kind: 'order'; orderId: number }
  | { kind: 'restaurant-orders'; restaurantId: number }
  | { kind: 'restaurant-riders'; restaurantId: number }
  | { kind: 'city-riders'; city: City }
  | { kind: 'customer-orders' }
  | { kind: 'rider-orders' }
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
  if (topic === 'rider:orders') return { kind: 'rider-orders' };
  const [head, key, tail, ...rest] = topic.split(':');
  if (rest.length > 0) return null;
  if (head === 'city' && (tail === undefined || tail === 'riders')) {
    const city = CITIES.find((c) => c === key);
    return city ? { kind: tail === undefined ? 'city' : 'city-riders', city } : null;
  }
  const id = toId(key);
  if (id === null) return null;
  if (head === 'order' && tail === undefined) return { kind: 'order', orderId: id };
  if (head === 'restaurant' && tail === undefined) return { kind: 'restaurant', restaurantId: id };
  if (head === 'restaurant' && tail === 'orders') return { kind: 'restaurant-orders', restaurantId: id };
  if (head === 'restaurant' && tail === 'riders') return { kind: 'restaurant-riders', restaurantId: id };
  return null;
}

/** As it is heard: what the catalogue says, and on which topic. */
type Heard<N extends MessageName> = { topic: TopicOfKind[TopicsOf<N>] } & MessagePayload<N>;

export type ServerToClientEvents = { [N in MessageName]: (event: Heard<N>) => void };

export type OrderUpdatedEvent = Heard<'order:updated'>;
export type OrderWarningEvent = Heard<'order:warning'>;
export type OpenStateEvent = Heard<'restaurant:open-state'>;
export type MenuUpdatedEvent = Heard<'menu:updated'>;

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

/** Why a socket's message has no effect. */
export type SocketErrorCode = SubscribeErrorCode | PositionErrorCode;

export type SubscribeAck<T extends Topic = Topic> =
  { ok: true; topic: T; snapshot: SnapshotOf<T> } | { ok: false; error: { code: SubscribeErrorCode; message: string } };

export type UnsubscribeAck =
  { ok: true; topic: string } | { ok: false; error: { code: SubscribeErrorCode; message: string } };

export type PositionAck =
  { ok: true; sequence: number } | { ok: false; error: { code: SocketErrorCode; message: string } };

export interface ClientToServerEvents {
  subscribe: (payload: { topic: Topic; token?: string }, ack: (answer: SubscribeAck) => void) => void;
  unsubscribe: (payload: { topic: Topic }, ack: (answer: UnsubscribeAck) => void) => void;
  /** Of a rider on shift. */
  position: (payload: SentPosition, ack: (answer: PositionAck) => void) => void;
}
