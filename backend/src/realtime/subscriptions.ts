import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { MessageKey } from '../contracts/messages/en.ts';
import {
  type AdminTopic,
  type OrderTopic,
  type ParsedTopic,
  parseTopic,
  type RestaurantOrdersTopic,
  type SnapshotOf,
  type SubscribeAck,
  type SubscribeErrorCode,
  type Topic,
  type UnsubscribeAck,
} from '../contracts/realtime.ts';
import { textOf } from '../http/catalogue.ts';
import { RefusedAttempts } from '../modules/audit/refused-attempts.ts';
import { Announcer } from './announcer.ts';
import { EventLines } from './event-lines.ts';
import { KitchenDevices } from './kitchen-devices.ts';
import { roomOfTopic } from './rooms.ts';
import { SocketHub } from './socket-hub.ts';
import type { TischleinSocket } from './socket-types.ts';
import { saidBytes, unsentBytes } from './unsent.ts';
import { type Snapshot, TopicAccess } from './topic-access.ts';

const MAX_TOPICS_PER_SOCKET = 200;
const MAX_TOPIC_LENGTH = 100;
const MAX_TOKEN_LENGTH = 100;
/** Who has so much to take in yet is told nothing more at length. */
const MAX_UNSENT_BYTES = 256 * 1024;
/** An answer of this size counts as one more request. */
const BYTES_OF_A_REQUEST = 16 * 1024;

type Refusal = Extract<SubscribeAck, { ok: false }>;

/** What clients may say: `subscribe` and `unsubscribe`. Everything they send is untrusted, its very shape too. */
@Injectable()
export class Subscriptions implements OnApplicationBootstrap {
  readonly #logger = new Logger(Subscriptions.name);
  readonly #hub: SocketHub;
  readonly #access: TopicAccess;
  readonly #announcer: Announcer;
  readonly #refused: RefusedAttempts;
  readonly #devices: KitchenDevices;
  readonly #lines: EventLines;

  constructor(
    hub: SocketHub,
    access: TopicAccess,
    announcer: Announcer,
    refused: RefusedAttempts,
    devices: KitchenDevices,
    lines: EventLines,
  ) {
    this.#lines = lines;
    this.#devices = devices;
    this.#refused = refused;
    this.#hub = hub;
    this.#access = access;
    this.#announcer = announcer;
  }

  onApplicationBootstrap(): void {
    const { onSubscribe, onUnsubscribe } = this.#handlers();
    this.#hub.server.on('connection', (socket) => {
      socket.on('subscribe', onSubscribe);
      socket.on('unsubscribe', onUnsubscribe);
    });
  }

  /** The same two functions for every socket, which they are told by `this`. */
  #handlers(): Record<
    'onSubscribe' | 'onUnsubscribe',
    (this: TischleinSocket, payload: unknown, ack: unknown) => void
  > {
    const answer = this.#answer.bind(this);
    const subscribe = this.#subscribe.bind(this);
    const unsubscribe = this.#unsubscribe.bind(this);
    return {
      onSubscribe(payload, ack) {
        answer(this, ack, () => subscribe(this, payload));
      },
      onUnsubscribe(payload, ack) {
        answer(this, ack, () => unsubscribe(this, payload));
      },
    };
  }

  /** Runs the request and acknowledges whatever comes of it. A request without an acknowledgement has no effect. */
  #answer(socket: TischleinSocket, ack: unknown, request: () => Promise<SubscribeAck | UnsubscribeAck>): void {
    if (typeof ack !== 'function') return;
    const reply = (answer: SubscribeAck | UnsubscribeAck): void => {
      const saidBefore = saidBytes(socket);
      (ack as (answer: SubscribeAck | UnsubscribeAck) => void)(answer);
      socket.data.budget.spend((saidBytes(socket) - saidBefore) / BYTES_OF_A_REQUEST);
    };
    if (!socket.data.budget.take()) {
      reply(refusal(socket, 'too_many_requests'));
      return;
    }
    request().then(reply, (error: unknown) => {
      this.#logger.warn({ err: error }, 'A subscription failed.');
      reply(refusal(socket, 'unavailable'));
    });
  }

  async #subscribe(socket: TischleinSocket, payload: unknown): Promise<SubscribeAck> {
    const request = readRequest(payload);
    if (!request) return refusal(socket, 'invalid_payload');
    const topic = parseTopic(request.topic);
    if (!topic) return refusal(socket, 'unknown_topic');
    // Who is in the topic already stays there, and asks again later.
    if (unsentBytes(socket) > MAX_UNSENT_BYTES) return refusal(socket, 'too_many_requests');
    const { account, address } = socket.data;
    const room = roomOfTopic(topic, account);
    const isNew = !socket.rooms.has(room);
    // Whoever is signed in is in the session's room as well.
    const topics = socket.rooms.size - (account === null ? 0 : 1);
    if (isNew && topics >= MAX_TOPICS_PER_SOCKET) return refusal(socket, 'too_many_topics');

    const grant = await this.#access.check(topic, account, request.token);
    if (!grant.ok) {
      if (topic.kind === 'admin' && account !== null) {
        const acting = { ...account, requestId: null, ip: address };
        await this.#refused.record(acting, { kind: 'topic', id: request.topic });
      }
      return refusal(socket, grant.code);
    }
    // Joined before it is known whether the snapshot is the newest: what changes from now on arrives as an event.
    await socket.join(room);
    const snapshot = await this.#read(topic, grant.snapshot);
    if (snapshot === null) {
      await socket.leave(room);
      return refusal(socket, 'not_found');
    }
    // Many requests at once have all been let through before the first of them was answered.
    if (unsentBytes(socket) > MAX_UNSENT_BYTES) {
      if (isNew) await socket.leave(room);
      return refusal(socket, 'too_many_requests');
    }
    if (isNew) this.#devices.joined(socket, topic);
    return { ok: true, topic: request.topic as Topic, snapshot };
  }

  /** Reads again while something newer was announced meanwhile, so that a socket neither misses it nor hears it late. */
  async #read(topic: ParsedTopic, read: () => Promise<Snapshot | null>): Promise<Snapshot | null> {
    let snapshot = await read();
    while (topic.kind === 'order' && snapshot !== null && this.#isBehind(topic.orderId, snapshot)) {
      snapshot = await read();
    }
    if (snapshot !== null) this.#lines.note(ordersIn(topic, snapshot));
    return snapshot;
  }

  #isBehind(orderId: number, snapshot: Snapshot): boolean {
    const { guard } = this.#announcer;
    if ('version' in snapshot && snapshot.version < guard.newest(`order:${String(orderId)}`)) return true;
    return 'seenAt' in snapshot && snapshot.seenAt === null && guard.newest(`seen:${String(orderId)}`) > 0;
  }

  async #unsubscribe(socket: TischleinSocket, payload: unknown): Promise<UnsubscribeAck> {
    const request = readRequest(payload);
    if (!request) return refusal(socket, 'invalid_payload');
    const topic = parseTopic(request.topic);
    if (!topic) return refusal(socket, 'unknown_topic');
    const room = roomOfTopic(topic, socket.data.account);
    if (socket.rooms.has(room)) this.#devices.left(socket, topic);
    await socket.leave(room);
    return { ok: true, topic: request.topic };
  }
}

function ordersIn({ kind }: ParsedTopic, snapshot: Snapshot): { id: number; version: number }[] {
  switch (kind) {
    case 'order':
      return [snapshot as SnapshotOf<OrderTopic>];
    case 'restaurant-orders':
    case 'customer-orders':
      return snapshot as SnapshotOf<RestaurantOrdersTopic>;
    case 'admin':
      return (snapshot as SnapshotOf<AdminTopic>).orders;
    case 'city':
    case 'restaurant':
      return [];
  }
}

function readRequest(payload: unknown): { topic: string; token?: string } | null {
  if (typeof payload !== 'object' || payload === null) return null;
  const { topic, token } = payload as Record<string, unknown>;
  if (typeof topic !== 'string' || topic.length > MAX_TOPIC_LENGTH) return null;
  if (token === undefined || token === null) return { topic };
  if (typeof token !== 'string' || token.length > MAX_TOKEN_LENGTH) return null;
  return { topic, token };
}

function refusal(socket: TischleinSocket, code: SubscribeErrorCode): Refusal {
  const key: MessageKey = `realtime.${code}`;
  return { ok: false, error: { code, message: textOf(socket.data.language, key) } };
}
