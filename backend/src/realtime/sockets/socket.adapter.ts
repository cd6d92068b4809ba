import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { MessageMappingProperties } from '@nestjs/websockets';
import { createAdapter, createShardedAdapter } from '@socket.io/redis-adapter';
import type { Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import { isCluster } from '../../events/queues/redis-client.ts';
import { RedisLink } from '../../events/queues/redis-link.ts';
import { PortListeners } from '../../http/port-listeners.ts';
import { HandshakeQueue } from './handshake-queue.ts';
import { LeanEngine } from './lean-engine.ts';
import { linkByCluster, linkByServer, type PeerLink } from './peer-link.ts';
import { SocketHub } from './socket-hub.ts';
import type { TischleinServer } from './socket-types.ts';

/** The largest thing a client has to say is a topic with a token. */
const MAX_MESSAGE_BYTES = 10_000;
const PING_INTERVAL_MS = 20_000;
const PING_TIMEOUT_MS = 15_000;

/** How Nest's gateways meet Socket.IO here: which server, on which port, linked to which other instances. */
@Injectable()
export class SocketAdapter extends IoAdapter {
  constructor(
    private readonly http: HttpAdapterHost,
    private readonly redis: RedisLink,
    private readonly hub: SocketHub,
    private readonly listeners: PortListeners,
  ) {
    super();
  }

  override createIOServer(): Server {
    const server: TischleinServer = new Server({ serveClient: false, cleanupEmptyChildNamespaces: true });
    const link = this.hub.isServing && this.redis.isConfigured ? this.linkToOthers(server) : null;
    if (this.hub.isServing) this.serve(server);
    this.hub.open(server, link);
    return server;
  }

  /**
   * A handler is its event's listener and acknowledges by itself (`@Ack()`). Nest's own way keeps two RxJS streams for each
   * socket, for answers that come bit by bit, of which there are none: 21.1 KiB of live heap for a socket instead of 9.7
   * (`npm run load`, memory).
   */
  override bindMessageHandlers(socket: Socket, handlers: MessageMappingProperties[]): void {
    for (const { message, callback } of handlers) socket.on(message as string, callback);
  }

  /** A socket disconnects once, so nothing has to watch that its listener is called once. */
  override bindClientDisconnect(socket: Socket, callback: (reason: string) => void): void {
    socket.on('disconnect', callback);
  }

  /** The hub closes the server before Nest comes here: by now the port's listeners have waited for all connections. */
  override close(): Promise<void> {
    return Promise.resolve();
  }

  /** Past Socket.IO's own `attach`, which would answer plain requests at its path, and so every refused upgrade. */
  private serve(server: TischleinServer): void {
    const engine = new LeanEngine({
      transports: ['websocket'],
      perMessageDeflate: false,
      httpCompression: false,
      maxHttpBufferSize: MAX_MESSAGE_BYTES,
      pingInterval: PING_INTERVAL_MS,
      pingTimeout: PING_TIMEOUT_MS,
    });
    server.bind(engine);
    const http = this.http.httpAdapter.getHttpServer() as HttpServer;
    // Whatever comes this far was let in by the `SocketEntrance`.
    const handshakes = new HandshakeQueue(
      (request, wire, head) => {
        engine.handleUpgrade(request, wire, head);
      },
      () => this.listeners.count,
    );
    http.on('connection', () => {
      handshakes.noteArrival();
    });
    http.on('upgrade', (request, wire, head) => {
      handshakes.add(request, wire, head);
    });
    this.hub.follow(handshakes);
  }

  private linkToOthers(server: TischleinServer): PeerLink {
    const publisher = this.redis.connect('waits', 'adapter-publish');
    if (isCluster(publisher)) {
      const subscriber = this.redis.listenToShards(publisher, 'adapter-subscribe');
      this.redis.watch(subscriber);
      // One channel, and none for each room: rooms are told by the instance that they are in.
      server.adapter(createShardedAdapter(publisher, subscriber, { subscriptionMode: 'static' }));
      return linkByCluster(publisher, subscriber);
    }
    const subscriber = this.redis.connect('waits', 'adapter-subscribe');
    this.redis.watch(subscriber);
    server.adapter(createAdapter(publisher, subscriber));
    if (isCluster(subscriber)) throw new Error('Both are of one kind.');
    return linkByServer(publisher, subscriber);
  }
}
