import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import { createServer, type ListenOptions, type Server } from 'node:net';

/** Besides the HTTP server's own listener. */
const MORE_LISTENERS = 3;
/** Connections are treated as the HTTP server treats its own. */
const LIKE_HTTP = { allowHalfOpen: true, noDelay: true } as const;

/**
 * More listeners on the HTTP server's port, which hand it their connections. Linux keeps at most 4,096 connections waiting
 * for each listener, and Node accepts one of each at a time: with several, the ten thousand sockets of an instance that
 * died all find a place at once. Without, most are dropped and try again after one second, then two, four and eight.
 */
@Injectable()
export class PortListeners implements BeforeApplicationShutdown {
  readonly #listeners: { server: Server; closed: Promise<unknown> }[] = [];

  /** Only Linux spreads connections among the listeners of a port; on port 0 each would get a port of its own. */
  static canSpread({ port }: Pick<ListenOptions, 'port'>): boolean {
    return process.platform === 'linux' && port !== 0;
  }

  /** Listeners that share a port would share it with a second product, too. Rejects with EADDRINUSE when there is one. */
  static async assertFree({ port, host }: ListenOptions): Promise<void> {
    const probe = createServer();
    probe.listen({ port, host });
    await once(probe, 'listening');
    probe.close();
    await once(probe, 'close');
  }

  /** Of the connections that all listeners together may have: each counts its own. */
  static shareOf(maxConnections: number, options: Pick<ListenOptions, 'port'>): number {
    return PortListeners.canSpread(options) ? Math.ceil(maxConnections / (1 + MORE_LISTENERS)) : maxConnections;
  }

  /** With the HTTP server's own. */
  get count(): number {
    return 1 + this.#listeners.length;
  }

  /** To be called when the HTTP server listens with the same options. */
  async open(http: HttpServer, options: ListenOptions): Promise<void> {
    for (let count = 0; count < MORE_LISTENERS; count++) {
      const server = createServer(LIKE_HTTP, (connection) => http.emit('connection', connection));
      server.maxConnections = http.maxConnections;
      server.listen(options);
      await once(server, 'listening');
      this.#listeners.push({ server, closed: once(server, 'close') });
    }
  }

  /** Takes in nobody any more; who is inside stays. */
  close(): void {
    for (const { server } of this.#listeners) server.close();
  }

  /** The HTTP server waits for its own connections alone. */
  async beforeApplicationShutdown(): Promise<void> {
    this.close();
    await Promise.all(this.#listeners.map(({ closed }) => closed));
  }
}
