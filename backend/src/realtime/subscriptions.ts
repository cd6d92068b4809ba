import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { MessageKey } from '../contracts/messages/en.ts';
import {
  type ParsedTopic,
  parseTopic,
  type SubscribeAck,
  type SubscribeErrorCode,
  type Topic,
  type UnsubscribeAck,
} from '../contracts/realtime.ts';
import { textOf } from '../http/catalogue.ts';
import { Announcer } from './announcer.ts';
import { roomOfTopic } from './rooms.ts';
import { SocketHub } from './socket-hub.ts';
import type { TischleinSocket } from './socket-types.ts';
import { type Snapshot, TopicAccess } from './topic-access.ts';

const MAX_TOPICS_PER_SOCKET = 200;
const MAX_TOPIC_LENGTH = 100;
const MAX_TOKEN_LENGTH = 100;

type Refusal = Extract<SubscribeAck, { ok: false }>;

/** What clients may say: `subscribe` and `unsubscribe`. Everything they send is untrusted, its very shape too. */
@Injectable()
export class Subscriptions implements OnApplicationBootstrap {
  readonly #logger = new Logger(Subscriptions.name);
  readonly #hub: SocketHub;
  readonly #access: TopicAccess;
  readonly #announcer: Announcer;

  constructor(hub: SocketHub, access: TopicAccess, announcer: Announcer) {
    this.#hub = hub;
    this.#access = access;
    this.#announcer = announcer;
  }

  onApplicationBootstrap(): void {
    this.#hub.server.on('connection', (socket) => {
      socket.on('subscribe', (payload: unknown, ack: unknown) => {
        this.#answer(socket, ack, () => this.#subscribe(socket, payload));
      });
      socket.on('unsubscribe', (payload: unknown, ack: unknown) => {
        this.#answer(socket, ack, () => this.#unsubscribe(socket, payload));
      });
    });
  }

  /** Runs the request and acknowledges whatever comes of it. A request without an acknowledgement has no effect. */
  #answer(socket: TischleinSocket, ack: unknown, request: () => Promise<SubscribeAck | UnsubscribeAck>): void {
    if (typeof ack !== 'function') return;
    const reply = ack as (answer: SubscribeAck | UnsubscribeAck) => void;
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
    const { account, topics } = socket.data;
    if (topics.size >= MAX_TOPICS_PER_SOCKET && !topics.has(request.topic)) return refusal(socket, 'too_many_topics');

    const grant = await this.#access.check(topic, account, request.token);
    if (!grant.ok) return refusal(socket, grant.code);
    // Joined before the snapshot is read: what changes in between arrives as an event and not at all too late.
    const room = roomOfTopic(topic, account);
    await socket.join(room);
    const snapshot = await this.#read(topic, grant.snapshot);
    if (snapshot === null) {
      await socket.leave(room);
      return refusal(socket, 'not_found');
    }
    topics.add(request.topic);
    return { ok: true, topic: request.topic as Topic, snapshot };
  }

  /** Reads again while a newer version was announced meanwhile, so that a socket never hears an older one after it. */
  async #read(topic: ParsedTopic, read: () => Promise<Snapshot | null>): Promise<Snapshot | null> {
    let snapshot = await read();
    while (
      topic.kind === 'order' &&
      snapshot &&
      'version' in snapshot &&
      snapshot.version < this.#announcer.guard.newest(`order:${String(topic.orderId)}`)
    ) {
      snapshot = await read();
    }
    return snapshot;
  }

  async #unsubscribe(socket: TischleinSocket, payload: unknown): Promise<UnsubscribeAck> {
    const request = readRequest(payload);
    if (!request) return refusal(socket, 'invalid_payload');
    const topic = parseTopic(request.topic);
    if (!topic) return refusal(socket, 'unknown_topic');
    socket.data.topics.delete(request.topic);
    await socket.leave(roomOfTopic(topic, socket.data.account));
    return { ok: true, topic: request.topic };
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
