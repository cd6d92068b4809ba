import type DataLoader from 'dataloader';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { IncomingMessage } from 'node:http';
import type { Subscription } from 'rxjs';
import { ENVIRONMENT, type Environment } from '../../config/environment.ts';
import { languageOf } from '../../http/input/accept-language.ts';
import { readRemoteAddress } from '../../http/requests/remote-address.ts';
import { RedisLink } from '../../events/queues/redis-link.ts';
import { SessionEnds } from '../../modules/auth/sessions/session-ends.ts';
import { SessionStore } from '../../modules/auth/sessions/session.store.ts';
import type { SessionAccount } from '../../access/session-account.ts';
import { createSpacedLoader } from '../../database/sql/spaced-loader.ts';
import { forgetHandshake } from './lean-socket.ts';
import { roomOf } from './rooms.ts';
import { SocketHub } from './socket-hub.ts';
import type { SocketAccount, TischleinSocket } from './socket-types.ts';
import { TokenBucket } from '../../limits/token-bucket.ts';

const EXPIRY_CHECK_INTERVAL_MS = 1_000;
/** So many sessions are looked up in one read. */
const SESSIONS_AT_ONCE = 200;
const REQUEST_BURST = 100;
const REQUESTS_PER_SECOND = 20;

/** Who is behind a socket: read from the cookie at the handshake, and gone when the session ends. */
@Injectable()
export class SocketSessions implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #logger = new Logger(SocketSessions.name);
  readonly #addressOf: (request: IncomingMessage) => string;
  readonly #accounts: DataLoader<string, SessionAccount | null>;
  readonly #subscriptions: Subscription[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly hub: SocketHub,
    private readonly sessions: SessionStore,
    private readonly ends: SessionEnds,
    private readonly redis: RedisLink,
    @Inject(ENVIRONMENT) { trustedProxies }: Environment,
  ) {
    this.#addressOf = readRemoteAddress(trustedProxies);
    this.#accounts = createSpacedLoader(SESSIONS_AT_ONCE, (ids) => sessions.findMany(ids));
  }

  /** For Socket.IO's `use`: a socket connects when it is known whose it is. */
  async admit(socket: TischleinSocket, next: (refusal?: Error) => void): Promise<void> {
    try {
      await this.#identify(socket);
    } catch (error) {
      this.#logger.warn({ err: error }, 'A handshake could not read its session.');
      next(new Error('unavailable'));
      return;
    }
    forgetHandshake(socket);
    next();
  }

  onApplicationBootstrap(): void {
    this.#subscriptions.push(
      this.ends.ended.subscribe((sessionId) => {
        this.hub.server.in(roomOf.session(sessionId)).disconnectSockets(true);
      }),
      this.redis.returned.subscribe(() => void this.#closeEnded()),
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
    const token = this.sessions.sessionTokenFromCookieHeader(headers.cookie);
    const session = token === null ? null : await this.#accountOf(socket, token);
    socket.data = {
      account: session && toSocketAccount(session),
      expiresAtMs: session?.expiresAt.getTime() ?? null,
      language: languageOf(headers['accept-language']),
      budget: new TokenBucket(REQUEST_BURST, REQUESTS_PER_SECOND),
      orderTokens: null,
      wire,
      address: this.#addressOf(socket.request),
    };
  }

  /** Joined before it is looked up: a session that ends afterwards is told to its room. */
  async #accountOf(socket: TischleinSocket, token: string): Promise<SessionAccount | null> {
    const sessionId = this.sessions.idOf(token);
    const room = roomOf.session(sessionId);
    await socket.join(room);
    const account = await this.#accounts.load(sessionId);
    if (account === null) await socket.leave(room);
    // The very string that its room is named by: the row's would be a second copy for as long as the socket lives.
    return account && { ...account, sessionId };
  }

  #closeExpired(): void {
    const nowMs = Date.now();
    for (const socket of this.hub.server.of('/').sockets.values()) {
      const { expiresAtMs } = socket.data;
      if (expiresAtMs !== null && expiresAtMs <= nowMs) socket.disconnect(true);
    }
  }

  /** While Redis was away, other instances could not say which sessions they ended. */
  async #closeEnded(): Promise<void> {
    const sockets = [...this.hub.server.of('/').sockets.values()];
    const ids = [...new Set(sockets.flatMap((socket) => socket.data.account?.sessionId ?? []))];
    if (ids.length === 0) return;
    try {
      const alive = await this.sessions.filterAlive(ids);
      for (const socket of sockets) {
        const id = socket.data.account?.sessionId;
        if (id !== undefined && !alive.has(id)) socket.disconnect(true);
      }
    } catch (error) {
      this.#logger.warn({ err: error }, 'Could not check which sessions have ended.');
    }
  }
}

function toSocketAccount({ sessionId, role, accountId, staffId, duty, adminRole }: SessionAccount): SocketAccount {
  return { sessionId, role, accountId, staffId, duty, adminRole };
}
