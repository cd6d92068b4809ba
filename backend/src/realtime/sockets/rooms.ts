/** Rooms are topics; only `customer:orders` means another room for each customer, and `rider:orders` for each restaurant. */
import type { City } from '../../contracts/constants.ts';
import { type ParsedTopic, parseTopic } from '../../contracts/events/realtime.ts';
import type { SocketAccount } from './socket-types.ts';

export const roomOf = {
  order: (orderId: number) => `order:${orderId}` as const,
  restaurantOrders: (restaurantId: number) => `restaurant:${restaurantId}:orders` as const,
  restaurantRiders: (restaurantId: number) => `restaurant:${restaurantId}:riders` as const,
  cityRiders: (city: City) => `city:${city}:riders` as const,
  customer: (userId: number) => `customer:${String(userId)}` as const,
  /** All riders of a restaurant hear of all its deliveries: what is free, and what is not any more. */
  riders: (restaurantId: number) => `riders:${String(restaurantId)}` as const,
  city: (city: City) => `city:${city}` as const,
  restaurant: (restaurantId: number) => `restaurant:${restaurantId}` as const,
  admin: 'admin',
  session: (sessionId: string) => `session:${sessionId}`,
} as const;

/** The room behind a topic for this account; the right to join it is checked elsewhere. */
export function roomOfTopic(topic: ParsedTopic, account: SocketAccount | null): string {
  switch (topic.kind) {
    case 'order':
      return roomOf.order(topic.orderId);
    case 'restaurant-orders':
      return roomOf.restaurantOrders(topic.restaurantId);
    case 'restaurant-riders':
      return roomOf.restaurantRiders(topic.restaurantId);
    case 'city-riders':
      return roomOf.cityRiders(topic.city);
    case 'customer-orders':
      return roomOf.customer(account?.accountId ?? 0);
    case 'rider-orders':
      return roomOf.riders(account?.accountId ?? 0);
    case 'city':
      return roomOf.city(topic.city);
    case 'restaurant':
      return roomOf.restaurant(topic.restaurantId);
    case 'admin':
      return roomOf.admin;
  }
}

/** Which kind of topic a room stands for; null for a session's. */
export function topicKindOf(room: string): ParsedTopic['kind'] | null {
  if (room.startsWith('session:')) return null;
  if (room.startsWith('customer:')) return 'customer-orders';
  if (room.startsWith('riders:')) return 'rider-orders';
  return parseTopic(room)?.kind ?? null;
}
