/** The socket described for outside programs, AsyncAPI 3. Events, and where each is heard, come from their catalogue. */
import { CITIES } from '../contracts/constants.ts';
import { type Message, MESSAGES } from '../contracts/events/catalogue.ts';
import { SOCKET_PATH, SUBSCRIBE_ERROR_CODES, type TopicKind } from '../contracts/events/realtime.ts';
import { integer, number, object, oneOf, orNull, type Schema, text } from '../contracts/events/schema.ts';
import { contractsIn } from '../http/openapi/answers.ts';
import { POSITION_ERROR_CODES } from '../contracts/riders/position.ts';

const topic: Schema<string> = { json: { type: 'string', description: 'The topic that was joined.' } };

interface TopicDescription {
  address: string;
  who: string;
  snapshot: string;
}

const TOPICS = {
  order: {
    address: 'order:{id}',
    who: 'Its customer, its restaurant, admins, holders of its share link (token).',
    snapshot: 'The order as in GET /api/orders/{id}.',
  },
  'restaurant-orders': {
    address: 'restaurant:{id}:orders',
    who: 'That restaurant, admins.',
    snapshot: 'Its open orders, as in GET /api/restaurant/orders.',
  },
  'restaurant-riders': {
    address: 'restaurant:{id}:riders',
    who: 'That restaurant without its riders, admins.',
    snapshot: 'Its riders on shift of whom something was heard in the last two minutes.',
  },
  'city-riders': {
    address: 'city:{city}:riders',
    who: 'Admins.',
    snapshot: 'The riders on shift of all restaurants of the city, likewise.',
  },
  'customer-orders': {
    address: 'customer:orders',
    who: 'The signed-in customer.',
    snapshot: 'Their open orders.',
  },
  'rider-orders': {
    address: 'rider:orders',
    who: 'The signed-in rider. It tells of all deliveries of the restaurant.',
    snapshot: 'What the rider has and what is free, as in GET /api/rider/orders.',
  },
  city: {
    address: 'city:{city}',
    who: 'Everyone.',
    snapshot: '[{ restaurantId, isOpen, version }]',
  },
  restaurant: {
    address: 'restaurant:{id}',
    who: 'Everyone.',
    snapshot: '{ restaurantId, isOpen, version, menuVersion }',
  },
  admin: {
    address: 'admin',
    who: 'Admins.',
    snapshot: '{ counters, orders }: the counters and the latest orders.',
  },
} satisfies Record<TopicKind, TopicDescription>;

const always = (value: boolean): Schema<boolean> => ({ json: { const: value } });

/** What was done, or why not. */
function acknowledgement(done: object, codes: readonly string[]): object {
  return {
    oneOf: [done, object({ ok: always(false), error: object({ code: oneOf(codes), message: text }) }).json],
  };
}

const ABOUT_TOPIC = {
  payload: object({ topic }).json,
  'x-acknowledgement': acknowledgement(
    { ...object({ ok: always(true), topic }).json, description: 'With `snapshot` after `subscribe`.' },
    SUBSCRIBE_ERROR_CODES,
  ),
};

const time: Schema<string> = { json: { type: 'string', format: 'date-time' } };

const REQUESTS = {
  subscribe: ABOUT_TOPIC,
  unsubscribe: ABOUT_TOPIC,
  /** Of a rider on shift, at most two a second. */
  position: {
    payload: object(
      { latitude: number, longitude: number, accuracyMeters: number, sequence: integer, at: time },
      { heading: orNull(number), speedMps: orNull(number) },
    ).json,
    'x-acknowledgement': acknowledgement(object({ ok: always(true), sequence: integer }).json, POSITION_ERROR_CODES),
  },
};

/** The payload as a subscriber receives it. */
function payloadOf({ payload: { json }, description }: Message): object {
  return {
    ...json,
    properties: { topic: topic.json, ...json.properties },
    required: ['topic', ...json.required],
    ...(description !== undefined && { description }),
  };
}

function heardOn(kind: string): string[] {
  return Object.entries(MESSAGES).flatMap(([name, { topics }]) => (topics.some((each) => each === kind) ? [name] : []));
}

export function describeRealtime(publicUrl: string): Record<string, unknown> {
  const topics = Object.entries<TopicDescription>(TOPICS);
  const url = new URL(publicUrl);
  const messages = {
    ...Object.fromEntries(Object.entries(MESSAGES).map(([name, each]) => [name, { name, payload: payloadOf(each) }])),
    ...Object.fromEntries(Object.entries(REQUESTS).map(([name, request]) => [name, { name, ...request }])),
  };
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
        topics.map(([kind, { address, who, snapshot }]) => [
          kind,
          {
            address,
            description: `Who may join: ${who} Snapshot: ${snapshot}`,
            parameters: address.includes('{city}')
              ? { city: { enum: CITIES } }
              : address.includes('{id}')
                ? { id: {} }
                : {},
            messages: refs(heardOn(kind)),
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
    components: { messages, schemas: contractsIn(JSON.stringify(messages)) },
  };
}

function refs(names: readonly string[]): Record<string, { $ref: string }> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/messages/${name}` }]));
}
