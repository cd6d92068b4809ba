/** The socket described for outside programs, AsyncAPI 3. `satisfies` keeps it complete: a new event does not compile undescribed. */
import { BOARD_KINDS } from '../contracts/admin-board.ts';
import { REVIEW_STEPS } from '../contracts/admin-review.ts';
import { CITIES, PAYMENT_STATUSES } from '../contracts/constants.ts';
import { CANCEL_REASONS, ORDER_ACTORS, ORDER_STATUSES } from '../contracts/order-status.ts';
import {
  type ParsedTopic,
  type ServerToClientEvents,
  SOCKET_PATH,
  SUBSCRIBE_ERROR_CODES,
} from '../contracts/realtime.ts';
import { WARNING_OCCASIONS } from '../contracts/watch.ts';

type Schema = Record<string, unknown>;

const text: Schema = { type: 'string' };
const integer: Schema = { type: 'integer' };
const money: Schema = { type: 'string', pattern: '^\\d+\\.\\d{2}$', description: 'Euro.' };
const time: Schema = { type: 'string', format: 'date-time' };
const topic: Schema = { type: 'string', description: 'The topic that was joined.' };
const oneOf = (values: readonly string[]): Schema => ({ type: 'string', enum: values });
const orNull = (schema: Schema): Schema => ({ oneOf: [schema, { type: 'null' }] });
const object = (properties: Record<string, Schema>): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});

const PAYLOADS = {
  'order:placed': object({
    topic,
    order: {
      type: 'object',
      description: 'In the view of the topic: as GET /api/restaurant/orders or /api/admin/orders.',
    },
  }),
  'order:updated': object({
    topic,
    orderId: integer,
    version: {
      ...integer,
      description: 'Rises by one with each change. What is not newer than what you have is to be dropped.',
    },
    status: oneOf(ORDER_STATUSES),
    previousStatus: oneOf(ORDER_STATUSES),
    at: time,
    by: oneOf(ORDER_ACTORS),
    estimatedFrom: orNull(time),
    estimatedTo: orNull(time),
    paymentStatus: oneOf(PAYMENT_STATUSES),
    reason: orNull(oneOf(CANCEL_REASONS)),
  }),
  'order:seen': {
    ...object({ topic, orderId: integer, seenAt: time }),
    description: 'Somebody in the kitchen has seen the order. It happens once and raises no version.',
  },
  'order:warning': {
    ...object({ topic, orderId: integer, step: oneOf(WARNING_OCCASIONS), acceptDeadline: time, at: time }),
    description: 'Nobody has answered the order, each step of each order once; or an admin reminds of it.',
  },
  'restaurant:open-state': object({
    topic,
    restaurantId: integer,
    isOpen: { type: 'boolean' },
    pausedUntil: orNull(time),
    busyMinutes: integer,
    fullUntil: orNull(time),
    version: integer,
    at: time,
  }),
  'menu:updated': object({
    topic,
    restaurantId: integer,
    menuVersion: integer,
    items: {
      type: 'array',
      items: object({ id: integer, available: { type: 'boolean' }, soldOutUntil: orNull(time), price: money }),
    },
    isRestructured: { type: 'boolean', description: 'More has changed than these: the menu is to be read anew.' },
  }),
  'restaurant:reviewed': {
    ...object({ topic, restaurantId: integer, version: integer, step: oneOf(REVIEW_STEPS), at: time }),
    description: 'It registered (`pending`) or was decided on. `version` is the review’s.',
  },
  'admin:counters': object({
    topic,
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
  'admin:board': object({
    topic,
    counts: object(Object.fromEntries(BOARD_KINDS.map((kind) => [kind, integer]))),
    at: time,
  }),
  'admin:moderation': {
    ...object({ topic, open: integer, openAppeals: integer, at: time }),
    description: 'Notices about content or complaints have changed; how many of each nobody has decided.',
  },
  'admin:notice': object({
    topic,
    notice: { type: 'object', description: 'As in GET /api/admin/notices. Comes again when it is resolved.' },
  }),
} satisfies Record<keyof ServerToClientEvents, Schema>;

type EventName = keyof typeof PAYLOADS;

interface TopicDescription {
  address: string;
  who: string;
  snapshot: string;
  events: readonly EventName[];
}

const TOPICS = {
  order: {
    address: 'order:{id}',
    who: 'Its customer, its restaurant, admins, holders of its share link (token).',
    snapshot: 'The order as in GET /api/orders/{id}.',
    events: ['order:updated', 'order:seen'],
  },
  'restaurant-orders': {
    address: 'restaurant:{id}:orders',
    who: 'That restaurant, admins.',
    snapshot: 'Its open orders, as in GET /api/restaurant/orders.',
    events: ['order:placed', 'order:updated', 'order:seen', 'order:warning', 'restaurant:reviewed'],
  },
  'customer-orders': {
    address: 'customer:orders',
    who: 'The signed-in customer.',
    snapshot: 'Their open orders.',
    events: ['order:updated'],
  },
  city: {
    address: 'city:{city}',
    who: 'Everyone.',
    snapshot: '[{ restaurantId, isOpen, version }]',
    events: ['restaurant:open-state'],
  },
  restaurant: {
    address: 'restaurant:{id}',
    who: 'Everyone.',
    snapshot: '{ restaurantId, isOpen, version, menuVersion }',
    events: ['restaurant:open-state', 'menu:updated'],
  },
  admin: {
    address: 'admin',
    who: 'Admins.',
    snapshot: '{ counters, orders }: the counters and the latest orders.',
    events: [
      'admin:counters',
      'admin:board',
      'admin:moderation',
      'admin:notice',
      'order:placed',
      'order:updated',
      'restaurant:reviewed',
    ],
  },
} satisfies Record<ParsedTopic['kind'], TopicDescription>;

const REQUESTS = {
  subscribe: object({ topic }),
  unsubscribe: object({ topic }),
};

const acknowledgement: Schema = {
  oneOf: [
    { ...object({ ok: { const: true }, topic }), description: 'With `snapshot` after `subscribe`.' },
    object({ ok: { const: false }, error: object({ code: oneOf(SUBSCRIBE_ERROR_CODES), message: text }) }),
  ],
};

export function describeRealtime(publicUrl: string): Record<string, unknown> {
  const topics = Object.entries<TopicDescription>(TOPICS);
  const url = new URL(publicUrl);
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Tischlein, real time',
      version: '1.0.0',
      description:
        'Socket.IO 4, transport websocket alone. The handshake reads the session cookie; without one only public topics can be joined. ' +
        'Each event is announced after its commit, at least once; versions make it count once.',
    },
    servers: { here: { host: url.host, pathname: SOCKET_PATH, protocol: url.protocol === 'https:' ? 'wss' : 'ws' } },
    channels: {
      requests: { address: null, messages: refs(Object.keys(REQUESTS)) },
      ...Object.fromEntries(
        topics.map(([kind, { address, who, snapshot, events }]) => [
          kind,
          {
            address,
            description: `Who may join: ${who} Snapshot: ${snapshot}`,
            parameters: address.includes('{city}')
              ? { city: { enum: CITIES } }
              : address.includes('{id}')
                ? { id: {} }
                : {},
            messages: refs(events),
          },
        ]),
      ),
    },
    operations: {
      ask: { action: 'receive', channel: { $ref: '#/channels/requests' }, reply: {} },
      ...Object.fromEntries(
        topics.map(([kind]) => [`tell-${kind}`, { action: 'send', channel: { $ref: `#/channels/${kind}` } }]),
      ),
    },
    components: {
      messages: {
        ...Object.fromEntries(Object.entries(PAYLOADS).map(([name, payload]) => [name, { name, payload }])),
        ...Object.fromEntries(
          Object.entries(REQUESTS).map(([name, payload]) => [
            name,
            { name, payload, 'x-acknowledgement': acknowledgement },
          ]),
        ),
      },
    },
  };
}

function refs(names: readonly string[]): Record<string, { $ref: string }> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/messages/${name}` }]));
}
