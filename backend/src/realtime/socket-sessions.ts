import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { IncomingMessage } from 'node:http';
import type { Subscription } from 'rxjs';
import { ENVIRONMENT, type Environment } from '../config/environment.ts';
import { languageOf } from '../http/accept-language.ts';
import { readRemoteAddress } from '../http/remote-address.ts';
import { RedisLink } from '../events/redis-link.ts';
import { SessionEnds } from '../modules/auth/session-ends.ts';
import { SessionStore } from '../modules/auth/session.store.ts';
import type { SessionAccount } from '../modules/auth/session-account.ts';
import { GatheredReads } from './gathered-reads.ts';
import { forgetHandshake } from './lean-socket.ts';
import { roomOf } from './rooms.ts';
import { SocketHub } from './socket-hub.ts';
import type { TischleinSocket } from './socket-types.ts';
import { TokenBucket } from './token-bucket.ts';

const EXPIRY_CHECK_INTERVAL_MS = 1_000;
/** Looked up in one read. */
const SESSIONS_AT_ONCE = 200;
const REQUEST_BURST = 100;
const REQUESTS_PER_SECOND = 20;

/** Who is behind a socket: read from the cookie at the handshake, and gone when the session ends. */
@Injectable()
export class SocketSessions implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #logger = new Logger(SocketSessions.name);
  readonly #hub: SocketHub;
  readonly #sessions: SessionStore;
  readonly #ends: SessionEnds;
  readonly #redis: RedisLink;
  readonly #addressOf: (request: IncomingMessage) => string;
  readonly #accounts: GatheredReads<string, SessionAccount>;
  readonly #subscriptions: Subscription[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(
    hub: SocketHub,
    sessions: SessionStore,
    ends: SessionEnds,
    redis: RedisLink,
    @Inject(ENVIRONMENT) { trustedProxies }: Environment,
  ) {
    this.#addressOf = readRemoteAddress(trustedProxies);
    this.#hub = hub;
    this.#sessions = sessions;
    this.#accounts = new GatheredReads(SESSIONS_AT_ONCE, (ids) => sessions.findMany(ids));
    this.#ends = ends;
    this.#redis = redis;
  }

  onApplicationBootstrap(): void {
    this.#hub.server.use((socket, next) => {
      this.#identify(socket).then(
        () => {
          forgetHandshake(socket);
          next();
        },
        (error: unknown) => {
          this.#logger.warn({ err: error }, 'A handshake could not read its session.');
          next(new Error('unavailable'));
        },
      );
    });
    this.#subscriptions.push(
      this.#ends.ended.subscribe((sessionId) => {
        this.#hub.server.in(roomOf.session(sessionId)).disconnectSockets(true);
      }),
      this.#redis.returned.subscribe(() => void this.#closeEnded()),
    );
    this.#timer = setInterval(() => {
      this.#closeExpired();
    }, EXPIRY_CHECK_INTERVAL_MS);
  }

  onApplicationShutdown(): void {
    clearInterval(this.#timer);
    for (const subscription of this.#subscriptions) subscription.unsubscribe();
  }

  async #identify(socket: TischleinSocket): Promise<void> {
    const { headers, socket: wire } = socket.request;
    const token = this.#sessions.sessionTokenFromCookieHeader(headers.cookie);
    const account = token === null ? null : await this.#accountOf(socket, token);
    socket.data.account = account;
    socket.data.language = languageOf(headers['accept-language']);
    socket.data.wire = wire;
    socket.data.address = this.#addressOf(socket.request);
    socket.data.budget = new TokenBucket(REQUEST_BURST, REQUESTS_PER_SECOND);
  }

  /** Joined before it is looked up: a session that ends afterwards is told to its room. */
  async #accountOf(socket: TischleinSocket, token: string): Promise<SessionAccount | null> {
    const sessionId = this.#sessions.idOf(token);
    const room = roomOf.session(sessionId);
    await socket.join(room);
    const account = await this.#accounts.find(sessionId);
    if (account === null) await socket.leave(room);
    return account;
  }

  #closeExpired(): void {
    const nowMs = Date.now();
    for (const socket of this.#hub.server.of('/').sockets.values()) {
      const expiresAt = socket.data.account?.expiresAt;
      if (expiresAt && expiresAt.getTime() <= nowMs) socket.disconnect(true);
    }
  }

  /** While Redis was away, other instances could not say which sessions they ended. */
  async #closeEnded(): Promise<void> {
    const sockets = [...this.#hub.server.of('/').sockets.values()];
    const ids = [...new Set(sockets.flatMap((socket) => socket.data.account?.sessionId ?? []))];
    if (ids.length === 0) return;
    try {
      const alive = await this.#sessions.filterAlive(ids);
      for (const socket of sockets) {
        const id = socket.data.account?.sessionId;
        if (id !== undefined && !alive.has(id)) socket.disconnect(true);
      }
    } catch (error) {
      this.#logger.warn({ err: error }, 'Could not check which sessions have ended.');
    }
  }
}
