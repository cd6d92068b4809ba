import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Socket as Wire } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { ENVIRONMENT, type Environment } from '../../config/environment.ts';
import type { HandshakeQueue } from './handshake-queue.ts';
import { LEAVING_STEP_MS, leftAfter } from './leaving.ts';
import type { PeerLink } from './peer-link.ts';
import type { InterServerEvents, TischleinServer } from './socket-types.ts';

/** The Socket.IO server of this process, and its link to those of the other instances. */
@Injectable()
export class SocketHub implements OnModuleDestroy {
  readonly instanceId = randomUUID();
  /** Without a port of its own there is nothing to serve: a worker alone. */
  readonly isServing: boolean;
  private opened: { readonly server: TischleinServer; readonly link: PeerLink | null } | null = null;
  private handshakes: HandshakeQueue | null = null;
  private readonly leaving: Wire[] = [];

  constructor(@Inject(ENVIRONMENT) environment: Environment) {
    this.isServing = environment.role !== 'worker';
  }

  /** To be called once, with the server that the gateways are bound to, before any hook of the modules runs. */
  open(server: TischleinServer, link: PeerLink | null): void {
    this.opened = { server, link };
  }

  /** Where there is a port to serve: what is on its way to become a socket. */
  follow(handshakes: HandshakeQueue): void {
    this.handshakes = handshakes;
  }

  get server(): TischleinServer {
    if (this.opened === null) throw new Error('There are no sockets yet.');
    return this.opened.server;
  }

  isOccupied(room: string): boolean {
    return this.server.of('/').adapter.rooms.has(room);
  }

  /** To the other instances; null where there can be none. */
  get link(): PeerLink | null {
    return this.opened?.link ?? null;
  }

  /** Whether what is told now leaves at once, or there is nobody else to tell. */
  get reachesOthers(): boolean {
    return this.link?.canTell ?? true;
  }

  /** To the other instances, when there can be any. Waits for a Redis that is away. */
  tellOthers<E extends keyof InterServerEvents>(name: E, ...payload: Parameters<InterServerEvents[E]>): void {
    if (this.link !== null) this.server.serverSideEmit(name, ...payload);
  }

  /** How many sockets this instance has. */
  get socketCount(): number {
    return this.server.of('/').sockets.size;
  }

  /**
   * Sends the sockets away, where there are other instances a few at a time, so that these can take them in. To be called when no new ones
   * can come any more.
   */
  async drain(areOthersThere: boolean): Promise<void> {
    if (this.opened === null) return;
    this.handshakes?.close();
    const sockets = [...this.server.of('/').sockets.values()];
    this.leaving.push(...sockets.map(({ data }) => data.wire));
    const beganAt = performance.now();
    for (let left = 0; left < sockets.length;) {
      if (left > 0) await delay(LEAVING_STEP_MS);
      const due = leftAfter(performance.now() - beganAt, sockets.length, areOthersThere);
      for (const socket of sockets.slice(left, due)) socket.disconnect(true);
      left = due;
    }
  }

  /** Tells whoever is left that the server goes away, so that clients reconnect instead of waiting for a time-out. */
  async onModuleDestroy(): Promise<void> {
    if (this.opened === null || !this.isServing) return;
    this.server.local.disconnectSockets(true);
    await this.server.close();
    // Whoever does not read does not answer a goodbye either, and nobody waits for that.
    for (const wire of this.leaving) {
      if (wire.writableLength > 0) wire.destroy();
      else wire.destroySoon();
    }
  }
}
