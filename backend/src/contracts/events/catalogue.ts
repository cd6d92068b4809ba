/**
 * Every event, described once. From here come the outbox's kinds, what is told to which topic under which name, the
 * socket's types and its AsyncAPI document. To add one, add an entry: the compiler finds whatever does not know it.
 */
import { BOARD_KINDS, type BoardKind } from '../admin/admin-board.ts';
import { APPROVAL_STEPS } from '../restaurants/approval.ts';
import type { AdminOrderView } from '../admin/admin-views.ts';
import { PAYMENT_STATUSES } from '../constants.ts';
import { LINE_STATES } from '../orders/order-lines.ts';
import { CANCEL_REASONS, ORDER_ACTORS, ORDER_STATUSES, type OrderStatus } from '../orders/order-status.ts';
import type { RestaurantOrderView } from '../orders/order-views.ts';
import type { RiderPlaceView } from '../riders/position.ts';
import type { TopicKind } from './realtime.ts';
import {
  asIn,
  described,
  flag,
  integer,
  listOf,
  number,
  object,
  type ObjectSchema,
  oneOf,
  orNull,
  type Schema,
  text,
  type TypeOf,
} from './schema.ts';
import type { IsoTime, Money } from '../units.ts';
import { type AdminNoticeView, WARNING_OCCASIONS } from '../restaurants/watch.ts';

const money: Schema<Money> = { json: { type: 'string', pattern: '^\\d+\\.\\d{2}$', description: 'Euro.' } };
const time: Schema<IsoTime> = { json: { type: 'string', format: 'date-time' } };

/** The object that an event is about, and which version of it the event tells. */
export interface About {
  /** Kinds with the same name number the same objects. */
  readonly object: string;
  /** It is null when the object is the restaurant itself. */
  readonly id: number | null;
  /** Rises with each event of the object. What is not newer than what was told is not told again. */
  readonly version: number;
}

/** What happens once to an object raises no version of it. */
const once = (object: string, id: number): About => ({ object, id, version: 1 });

/** What topics hear of an event. */
export interface Message<K extends TopicKind = TopicKind> {
  readonly topics: readonly K[];
  readonly description?: string;
  /** Without `topic`. Of a committed event's payload exactly these fields leave the server. */
  readonly payload: ObjectSchema<unknown>;
}

interface OfRestaurant {
  restaurantId: number;
}

/** The topics that a payload's ids lead to; of an unknown one all. */
type Reachable<Payload> = [Payload] extends [never] ? TopicKind : ReachableFrom<Payload>;
type ReachableFrom<Payload> =
  | 'restaurant-orders'
  | 'rider-orders'
  | 'restaurant'
  | 'city'
  | 'admin'
  | (Payload extends { orderId: number } ? 'order' : never)
  | (Payload extends { userId: number | null } ? 'customer-orders' : never);

/** A committed event: its rows lie in the outbox. */
export interface Committed<Payload extends OfRestaurant = never> {
  readonly about: (payload: Payload, eventId: number) => About;
  /** The object's versions have no holes: one that is missing is waited for, and read from Postgres. */
  readonly isGapless?: boolean;
  /** By wire name. None for what only leads to something else. */
  readonly tells: Readonly<Record<string, Message<Reachable<Payload>>>>;
  /** The field that carries the payload whole. Left out: the fields are told beside `topic`. */
  readonly wrappedAs?: string;
}

/** What is told, stored with whose it is. */
const asTold = <T>({ json }: Schema<T>): Schema<T & OfRestaurant> => ({ json });

/** Checks an entry, and keeps what it says as types. `stored` is how a row of the outbox has it. */
const committed =
  <Payload extends OfRestaurant>(stored: Schema<Payload>) =>
  <const E extends Committed<Payload>>(entry: E): E & { readonly stored: Schema<Payload> } => ({ ...entry, stored });

const orderUpdate = object({
  orderId: integer,
  version: described(integer, 'Rises by one with each change. What is not newer than what you have is to be dropped.'),
  status: oneOf(ORDER_STATUSES),
  previousStatus: oneOf(ORDER_STATUSES),
  at: time,
  by: oneOf(ORDER_ACTORS),
  estimatedFrom: orNull(time),
  estimatedTo: orNull(time),
  readyBy: described(orNull(time), 'When the food has to be ready, by the word of the kitchen.'),
  paymentStatus: oneOf(PAYMENT_STATUSES),
  reason: orNull(oneOf(CANCEL_REASONS)),
  riderId: described(
    orNull(integer),
    'Which rider of the restaurant brings it. Whose name that is, the order’s view says.',
  ),
});

/** Placing has no status before it. */
type OrderFacts = Omit<TypeOf<typeof orderUpdate>, 'previousStatus'> &
  OfRestaurant & {
    previousStatus: OrderStatus | null;
    /** It is null for a guest's order. */
    userId: number | null;
  };

const openState = object({
  restaurantId: integer,
  isOpen: flag,
  pausedUntil: orNull(time),
  busyMinutes: described(integer, 'Minutes that the kitchen adds to its usual time.'),
  fullUntil: described(orNull(time), 'While the kitchen has as many orders as it takes in a quarter of an hour.'),
  version: integer,
  at: time,
});

const menuUpdate = object(
  {
    restaurantId: integer,
    menuVersion: integer,
    items: listOf(object({ id: integer, available: flag, soldOutUntil: orNull(time), price: money })),
  },
  { isRestructured: described(flag, 'More has changed than these: the menu is to be read anew.') },
);

const terms = object({ restaurantId: integer, version: integer, at: time });

const review = object({ restaurantId: integer, version: integer, step: oneOf(APPROVAL_STEPS), at: time });

const seen = object({ orderId: integer, seenAt: time });

const cancellationRead = object({ orderId: integer, at: time });

const reminderAnswered = object({ orderId: integer, at: time });
const line = object({ orderId: integer, lineId: integer, version: integer, state: oneOf(LINE_STATES), at: time });

const warning = object({ orderId: integer, step: oneOf(WARNING_OCCASIONS), acceptDeadline: time, at: time });
const TELLS_WARNING = {
  'order:warning': {
    topics: ['restaurant-orders'],
    description: 'Nobody has answered the order, each step of each order once; or an admin reminds of it.',
    payload: warning,
  },
} as const;

const problem = object({ orderId: integer, problemId: integer, version: integer, at: time });

const shift = object({ riderId: integer, isOn: flag, at: time });

const nobodyThere = object({
  orderId: integer,
  riderId: integer,
  until: described(time, 'Until then the rider waits; afterwards the kitchen decides.'),
  at: time,
});

const handoverRefused = object({
  orderId: integer,
  riderId: integer,
  remainingTries: described(integer, 'Within the hour. At 0 codes are taken no more.'),
  at: time,
});

const rating = object({ orderId: integer, reviewId: integer, at: time });

const notice = asIn<AdminNoticeView>('As in GET /api/admin/notices. Comes again when it is resolved.', 'AdminNotice');
const TELLS_NOTICE = { 'admin:notice': { topics: ['admin'], payload: object({ notice }) } } as const;

/** By the outbox's kind: `order` is `order_event`, all others are `restaurant_event.kind`. */
export const EVENTS = {
  /** Placing tells the order in the topic's view, every later version what has changed. */
  order: committed(asIn<OrderFacts>('order_event'))({
    about: ({ orderId, version }) => ({ object: 'order', id: orderId, version }),
    isGapless: true,
    tells: {
      'order:placed': {
        topics: ['restaurant-orders', 'admin'],
        payload: object({
          order: asIn<RestaurantOrderView | AdminOrderView>(
            'In the view of the topic: as GET /api/restaurant/orders or /api/admin/orders.',
            'RestaurantOrder',
            'AdminOrder',
          ),
        }),
      },
      'order:updated': {
        topics: ['order', 'customer-orders', 'restaurant-orders', 'rider-orders', 'admin'],
        payload: orderUpdate,
      },
    },
  }),
  open_state: committed(openState)({
    about: ({ version }) => ({ object: 'open', id: null, version }),
    isGapless: true,
    tells: { 'restaurant:open-state': { topics: ['city', 'restaurant'], payload: openState } },
  }),
  /** What a delivery or a pick-up costs and takes has changed. `version` is the information's, which also rises without it. */
  terms: committed(terms)({
    about: ({ version }) => ({ object: 'terms', id: null, version }),
    tells: {
      'restaurant:updated': {
        topics: ['city', 'restaurant'],
        description: 'Fees, minimum, times, areas or pick-up have changed: lists, pages and carts are to be read anew.',
        payload: terms,
      },
    },
  }),
  menu: committed(menuUpdate)({
    about: ({ menuVersion }) => ({ object: 'menu', id: null, version: menuVersion }),
    isGapless: true,
    tells: { 'menu:updated': { topics: ['restaurant'], payload: menuUpdate } },
  }),
  /** A restaurant registered (`pending`), or was decided on. Reasons are read over HTTP, by whom they are for. */
  review: committed(review)({
    about: ({ version }) => ({ object: 'review', id: null, version }),
    tells: {
      'restaurant:reviewed': {
        topics: ['restaurant-orders', 'admin'],
        description: 'It registered (`pending`) or was decided on. `version` is the review’s.',
        payload: review,
      },
    },
  }),
  /** An admin gave a restaurant another e-mail to log in with: only e-mails follow. `version` is the information's. */
  login: committed(object({ restaurantId: integer, previousEmail: text, email: text, version: integer }))({
    about: ({ version }) => ({ object: 'login', id: null, version }),
    tells: {},
  }),
  /** Somebody saw the order, so the kitchen's other devices stop ringing. */
  seen: committed(asTold(seen))({
    about: ({ orderId }) => once('seen', orderId),
    tells: {
      'order:seen': {
        topics: ['order', 'restaurant-orders'],
        description: 'Somebody in the kitchen has seen the order. It happens once and raises no version.',
        payload: seen,
      },
    },
  }),
  /** Somebody has read that the order was cancelled, so the kitchen's other devices need not say so any more. */
  cancellation_read: committed(asTold(cancellationRead))({
    about: ({ orderId }) => once('cancellation_read', orderId),
    tells: {
      'order:cancellation-read': {
        topics: ['restaurant-orders'],
        description:
          'Somebody in the kitchen has read that the order was cancelled. It happens once and raises no version.',
        payload: cancellationRead,
      },
    },
  }),
  /** A station has gone on with a line of an order, or back. */
  line: committed(asTold(line))({
    about: ({ lineId, version }) => ({ object: 'line', id: lineId, version }),
    tells: {
      'order:line': {
        topics: ['restaurant-orders'],
        description: 'How far the kitchen is with a line. `version` is the line’s; the order keeps its own.',
        payload: line,
      },
    },
  }),
  warning: committed(asTold(warning))({
    about: ({ orderId }) => once('warning', orderId),
    tells: TELLS_WARNING,
  }),
  warning_half: committed(asTold(warning))({
    about: ({ orderId }) => once('warning_half', orderId),
    tells: TELLS_WARNING,
  }),
  /** An admin may remind of an order again and again: each time is newer than the one before. */
  reminder: committed(asTold(warning))({
    about: ({ orderId }, eventId) => ({ object: 'reminder', id: orderId, version: eventId }),
    tells: TELLS_WARNING,
  }),
  /** Somebody in the kitchen says that they are on it; each time is newer than the one before. */
  reminder_answered: committed(asTold(reminderAnswered))({
    about: ({ orderId }, eventId) => ({ object: 'reminder_answered', id: orderId, version: eventId }),
    tells: {
      'order:reminder-answered': {
        topics: ['restaurant-orders', 'admin'],
        description: 'Somebody in the kitchen is on an order that an admin reminded of. It raises no version.',
        payload: reminderAnswered,
      },
    },
  }),
  /** Somebody reported a problem with an order (version 1), or it was answered or closed. */
  problem: committed(asTold(problem))({
    about: ({ problemId, version }) => ({ object: 'problem', id: problemId, version }),
    tells: {
      'order:problem': {
        topics: ['order', 'restaurant-orders', 'admin'],
        description: 'A problem is new, answered or closed. What it says is read over HTTP, by whom it is for.',
        payload: problem,
      },
    },
  }),
  /** A rider has gone on or off shift. Each time is newer than the one before. */
  shift: committed(asTold(shift))({
    about: ({ riderId }, eventId) => ({ object: 'shift', id: riderId, version: eventId }),
    tells: {
      'rider:shift': {
        topics: ['restaurant-orders', 'rider-orders'],
        description: 'A rider has gone on or off shift: `GET /api/restaurant/riders` is to be read anew.',
        payload: shift,
      },
    },
  }),
  /** A rider stands at a door where nobody is. It raises no version of the order. */
  nobody_there: committed(asTold(nobodyThere))({
    about: ({ orderId }, eventId) => ({ object: 'nobody_there', id: orderId, version: eventId }),
    tells: {
      'order:nobody-there': {
        topics: ['order', 'restaurant-orders', 'rider-orders', 'admin'],
        description: 'The rider is at the door and finds nobody. It raises no version.',
        payload: nobodyThere,
      },
    },
  }),
  /** A rider typed a code that is not the guest's. */
  handover_refused: committed(asTold(handoverRefused))({
    about: ({ orderId }, eventId) => ({ object: 'handover_refused', id: orderId, version: eventId }),
    tells: {
      'order:handover-refused': {
        topics: ['restaurant-orders'],
        description: 'A rider typed a wrong hand-over code. It raises no version.',
        payload: handoverRefused,
      },
    },
  }),
  /** Somebody reviewed an order. What it says is read over HTTP. */
  rating: committed(asTold(rating))({
    about: ({ reviewId }) => once('rating', reviewId),
    tells: {
      'review:new': {
        topics: ['restaurant-orders'],
        description: 'A customer has reviewed an order: `GET /api/restaurant/reviews` has it.',
        payload: rating,
      },
    },
  }),
  notice: committed(notice)({
    about: ({ id }) => ({ object: 'notice', id, version: 1 }),
    wrappedAs: 'notice',
    tells: TELLS_NOTICE,
  }),
  notice_resolved: committed(notice)({
    about: ({ id }) => ({ object: 'notice', id, version: 2 }),
    wrappedAs: 'notice',
    tells: TELLS_NOTICE,
  }),
} as const;

/** What changes without a commit of its own: told while somebody watches, and never again once something newer is known. */
export const FEEDS = {
  'admin:counters': {
    topics: ['admin'],
    payload: object({
      restaurants: integer,
      users: integer,
      ordersToday: integer,
      revenue: money,
      avgRating: text,
      reviewCount: integer,
      pending: integer,
      preparing: integer,
      delivering: integer,
      sockets: integer,
      at: time,
    }),
  },
  'admin:board': {
    topics: ['admin'],
    description: 'What is stuck has changed: `GET /api/admin/board` is to be read anew.',
    payload: object({
      counts: object(
        Object.fromEntries(BOARD_KINDS.map((kind) => [kind, integer])) as Record<BoardKind, Schema<number>>,
      ),
      at: time,
    }),
  },
  'admin:moderation': {
    topics: ['admin'],
    description: 'Notices about content or complaints have changed; how many of each nobody has decided.',
    payload: object({ open: integer, openAppeals: integer, at: time }),
  },
  'ride:changed': {
    topics: ['order'],
    description:
      'The rider of the order has another stop, or one less: how many come before is told by `GET /api/orders/{id}/ride`. It raises ' +
      'no version.',
    payload: object({ orderId: integer }),
  },
  'rider:moved': {
    topics: ['order'],
    description:
      'Where the rider is, at most once a second and only while the order is on the way and the rider’s next one. Holders of ' +
      'its share link get it rounded to about 100 m. It comes after no commit and raises no version.',
    payload: object({
      orderId: integer,
      latitude: number,
      longitude: number,
      accuracyMeters: number,
      heading: described(orNull(number), 'Degrees clockwise from north.'),
      sequence: described(integer, 'Rises. What is not newer than what you have is to be dropped.'),
      at: described(time, 'When the rider was there.'),
      estimatedFrom: orNull(time),
      estimatedTo: orNull(time),
    }),
  },
  'riders:moved': {
    topics: ['restaurant-riders', 'city-riders'],
    description: 'Riders on shift who have moved, once a second together, and those who have left.',
    payload: object({
      riders: listOf(asIn<RiderPlaceView>('As in the snapshot.', 'RiderPlace')),
      gone: described(listOf(integer), 'Off shift or signed out.'),
    }),
  },
} as const satisfies Readonly<Record<string, Message>>;

export type EventKind = keyof typeof EVENTS;
/** What a row of the outbox holds of it. */
export type StoredPayload<K extends EventKind> = TypeOf<(typeof EVENTS)[K]['stored']>;
/** Those whose object's versions have no holes. */
export type GaplessKind = {
  [K in EventKind]: (typeof EVENTS)[K] extends { readonly isGapless: true } ? K : never;
}[EventKind];

/** The topics to which events of this kind go. */
export type TopicsOfKind<K extends EventKind> = TopicsIn<(typeof EVENTS)[K]['tells']>;
type TopicsIn<T> = { [N in keyof T]: T[N] extends Message<infer K> ? K : never }[keyof T];

type AllTells = (typeof EVENTS)[EventKind]['tells'];
type NamesOf<T> = T extends unknown ? keyof T : never;
type MessageOf<N, T> = T extends unknown ? (N extends keyof T ? T[N] : never) : never;

export type MessageName = NamesOf<AllTells> | keyof typeof FEEDS;
/** What the catalogue says of a wire name. */
type MessageNamed<N extends MessageName> = MessageOf<N, AllTells | typeof FEEDS>;
export type TopicsOf<N extends MessageName> =
  MessageNamed<N> extends { readonly topics: readonly (infer K extends TopicKind)[] } ? K : never;
/** The payload of a message, without its topic. */
export type MessagePayload<N extends MessageName> =
  MessageNamed<N> extends { readonly payload: infer S } ? TypeOf<S> : never;

/** Every message once, by its wire name. */
export const MESSAGES = Object.assign({}, ...Object.values(EVENTS).map(({ tells }) => tells), FEEDS) as Readonly<
  Record<MessageName, Message>
>;
