/** The socket described for outside programs, AsyncAPI 3. `satisfies` keeps it complete: a new event does not compile undescribed. */
import { CITIES, PAYMENT_STATUSES } from '../contracts/constants.ts';
import { CANCEL_REASONS, ORDER_ACTORS, ORDER_STATUSES } from '../contracts/order-status.ts';
import {
  type ParsedTopic,
  type ServerToClientEvents,
  SOCKET_PATH,
  SUBSCRIBE_ERROR_CODES,
} from '../contracts/realtime.ts';

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
  'restaurant:open-state': object({
    topic,
    restaurantId: integer,
    isOpen: { type: 'boolean' },
    pausedUntil: orNull(time),
    busyMinutes: integer,
    version: integer,
    at: time,
  }),
  'menu:updated': object({
    topic,
    restaurantId: integer,
    menuVersion: integer,
    items: { type: 'array', items: object({ id: integer, available: { type: 'boolean' }, price: money }) },
  }),
  'admin:counters': object({
    topic,
    restaurants: integer,
    users: integer,
    ordersToday: integer,
    revenue: money,
    avgRating: text,
    pending: integer,
    preparing: integer,
    delivering: integer,
    sockets: integer,
    at: time,
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
    events: ['order:updated'],
  },
  'restaurant-orders': {
    address: 'restaurant:{id}:orders',
    who: 'That restaurant, admins.',
    snapshot: 'Its open orders, as in GET /api/restaurant/orders.',
    events: ['order:placed', 'order:updated'],
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
    events: ['admin:counters', 'order:placed', 'order:updated'],
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
