/** What each topic hears of an event, as the catalogue says. */
import type { City } from '../../contracts/constants.ts';
import { type Committed, EVENTS, type Message, type MessageName } from '../../contracts/events/catalogue.ts';
import type { Topic, TopicKind } from '../../contracts/events/realtime.ts';
import { payloadOf } from '../../events/outbox/domain-event.ts';
import type { Announcement } from '../sockets/announcement.ts';
import { roomOf } from '../sockets/rooms.ts';

/** A message on its way to the sockets in a room. */
interface RoomMessage {
  readonly room: string;
  readonly name: MessageName;
  readonly payload: { readonly topic: Topic };
}

interface Place {
  readonly room: string;
  readonly topic: Topic;
}

/** What of an event says where it is told. The catalogue lets no event be told where it has no id for. */
interface Ids {
  readonly restaurantId: number;
  readonly orderId?: number | null;
  readonly userId?: number | null;
  readonly city?: City;
}

const isSame = (topic: Topic): Place => ({ room: topic, topic });

const PLACES: Readonly<Record<TopicKind, (ids: Ids) => Place | null>> = {
  order: ({ orderId }) => (orderId ? isSame(roomOf.order(orderId)) : null),
  'restaurant-orders': ({ restaurantId }) => isSame(roomOf.restaurantOrders(restaurantId)),
  // A guest has no such topic.
  'customer-orders': ({ userId }) => (userId ? { room: roomOf.customer(userId), topic: 'customer:orders' } : null),
  'rider-orders': ({ restaurantId }) => ({ room: roomOf.riders(restaurantId), topic: 'rider:orders' }),
  city: ({ city }) => (city ? isSame(roomOf.city(city)) : null),
  // Riders' places come of no event.
  'restaurant-riders': () => null,
  'city-riders': () => null,
  restaurant: ({ restaurantId }) => isSame(roomOf.restaurant(restaurantId)),
  admin: () => isSame(roomOf.admin),
};

export function messagesOf(announcement: Announcement): RoomMessage[] {
  const { event } = announcement;
  const { tells, wrappedAs } = EVENTS[event.kind] as Committed;
  const facts = payloadOf(event);
  const ids: Ids = 'city' in event ? { ...facts, city: event.city } : facts;
  if ('placed' in announcement) {
    const { placed } = announcement;
    const { 'order:placed': placing, 'order:updated': update } = EVENTS.order.tells;
    if (placed !== null) {
      return toldTo('order:placed', placing, ids, (topic) => ({
        order: topic === 'admin' ? placed.admin : placed.restaurant,
      }));
    }
    const { status, previousStatus } = announcement.event;
    const content = listed(update, { ...facts, previousStatus: previousStatus ?? status });
    return toldTo('order:updated', update, ids, () => content);
  }
  return Object.entries(tells).flatMap(([name, message]) => {
    const content = listed(message, wrappedAs === undefined ? facts : { [wrappedAs]: facts });
    return toldTo(name as MessageName, message, ids, () => content);
  });
}

/** Only what the catalogue lists leaves the server. */
function listed({ payload }: Message, facts: object): object {
  const content: Record<string, unknown> = {};
  for (const field of Object.keys(payload.json.properties)) {
    if (field in facts) content[field] = facts[field as keyof typeof facts];
  }
  return content;
}

function toldTo(
  name: MessageName,
  { topics }: Message,
  ids: Ids,
  contentFor: (topic: TopicKind) => object,
): RoomMessage[] {
  return topics.flatMap((kind) => {
    const place = PLACES[kind](ids);
    return place === null ? [] : [{ room: place.room, name, payload: { topic: place.topic, ...contentFor(kind) } }];
  });
}
