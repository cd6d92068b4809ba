import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { createAdapter } from '@socket.io/redis-adapter';
import type { Redis } from 'ioredis';
import { Server as Engine } from 'engine.io';
import type { Server as HttpServer } from 'node:http';
import type { Socket as Wire } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Server } from 'socket.io';
import { ENVIRONMENT, type Environment } from '../config/environment.ts';
import { RedisLink } from '../events/redis-link.ts';
import { corkHandshake } from './lean-socket.ts';
import type { InterServerEvents, TischleinServer } from './socket-types.ts';

/** The largest thing a client has to say is a topic with a token. */
const MAX_MESSAGE_BYTES = 10_000;
const PING_INTERVAL_MS = 20_000;
const PING_TIMEOUT_MS = 15_000;

/** Sockets that leave at once; of more, a fiftieth every tenth of a second, so that the other instances can take them in. */
const LEAVING_AT_ONCE = 100;
const LEAVING_STEPS = 50;
const LEAVING_STEP_MS = 100;

/** The Socket.IO server of this process, and its link to those of the other instances. */
@Injectable()
export class SocketHub implements OnModuleDestroy {
  readonly instanceId = randomUUID();
  readonly server: TischleinServer;
  /** Without a port of its own there is nothing to serve: a worker alone. */
  readonly isServing: boolean;
  readonly #redis: RedisLink;
  readonly #http: HttpAdapterHost;
  readonly #engine: Engine;
  #publisher: Redis | null = null;
  readonly #leaving: Wire[] = [];

  constructor(@Inject(ENVIRONMENT) environment: Environment, redis: RedisLink, http: HttpAdapterHost) {
    this.#redis = redis;
    this.#http = http;
    this.isServing = environment.role !== 'worker';
    this.#engine = new Engine({
      transports: ['websocket'],
      perMessageDeflate: false,
      httpCompression: false,
      maxHttpBufferSize: MAX_MESSAGE_BYTES,
      pingInterval: PING_INTERVAL_MS,
      pingTimeout: PING_TIMEOUT_MS,
    });
    this.server = new Server({ serveClient: false, cleanupEmptyChildNamespaces: true });
    this.server.bind(this.#engine);
    // Nobody is told anything alone: a room for each socket by its id would hold one member and never be used.
    this.server.on('connection', (socket) => void socket.leave(socket.id));
  }

  /** To be called when the HTTP server exists and before it listens. */
  attach(): void {
    if (!this.isServing) return;
    const http = this.#http.httpAdapter.getHttpServer() as HttpServer;
    // Whatever comes this far was let in by the `SocketEntrance`.
    http.on('upgrade', (request, wire, head) => {
      corkHandshake(wire);
      this.#engine.handleUpgrade(request, wire, head);
    });
    if (!this.#redis.isConfigured) return;
    const publisher = this.#redis.connect('waits', 'adapter-publish');
    this.#publisher = publisher;
    const subscriber = this.#redis.connect('waits', 'adapter-subscribe');
    this.#redis.watch(subscriber);
    this.server.adapter(createAdapter(publisher, subscriber));
  }

  isOccupied(room: string): boolean {
    return this.server.of('/').adapter.rooms.has(room);
  }

  /** Whether what is told now leaves at once, or there is nobody else to tell. */
  get reachesOthers(): boolean {
    return this.#publisher === null || this.#publisher.status === 'ready';
  }

  /** To the other instances, when there can be any. Waits for a Redis that is away. */
  tellOthers<E extends keyof InterServerEvents>(name: E, ...payload: Parameters<InterServerEvents[E]>): void {
    if (this.#redis.isConfigured) this.server.serverSideEmit(name, ...payload);
  }

  /** Sockets of this instance. */
  get socketCount(): number {
    return this.server.of('/').sockets.size;
  }

  /**
   * Sends the sockets away, a few at a time, so that they come back to other instances. To be called when no new ones
   * can come any more. Takes at most `LEAVING_STEPS` steps.
   */
  async drain(): Promise<void> {
    const sockets = [...this.server.of('/').sockets.values()];
    this.#leaving.push(...sockets.map(({ data }) => data.wire));
    const leavingAtOnce = Math.max(LEAVING_AT_ONCE, Math.ceil(sockets.length / LEAVING_STEPS));
    for (let start = 0; start < sockets.length; start += leavingAtOnce) {
      if (start > 0) await delay(LEAVING_STEP_MS);
      for (const socket of sockets.slice(start, start + leavingAtOnce)) socket.disconnect(true);
    }
  }

  /** Tells whoever is left that the server goes away, so that clients reconnect instead of waiting for a time-out. */
  async onModuleDestroy(): Promise<void> {
    this.server.local.disconnectSockets(true);
    await this.server.of('/').adapter.close();
    this.#engine.close();
    // Whoever does not read does not answer a goodbye either, and nobody waits for that.
    for (const wire of this.#leaving) {
      if (wire.writableLength > 0) wire.destroy();
      else wire.destroySoon();
    }
  }
}
