import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Subject } from 'rxjs';
import { SocketHub } from './socket-hub.ts';

const REPORT_INTERVAL_MS = 2_000;
/** An instance that has not reported for this long is gone. */
const FORGET_AFTER_MS = 10_000;

/** How many sockets are open on all instances together. */
@Injectable()
export class SocketCensus implements OnApplicationBootstrap, OnApplicationShutdown {
  /** The number of this instance's sockets has changed. */
  readonly changed = new Subject<void>();
  readonly #hub: SocketHub;
  readonly #others = new Map<string, { count: number; atMs: number }>();
  #timer: NodeJS.Timeout | undefined;

  constructor(hub: SocketHub) {
    this.#hub = hub;
  }

  get total(): number {
    const freshMs = Date.now() - FORGET_AFTER_MS;
    let total = this.#hub.socketCount;
    for (const [instanceId, { count, atMs }] of this.#others) {
      if (atMs < freshMs) this.#others.delete(instanceId);
      else total += count;
    }
    return total;
  }

  onApplicationBootstrap(): void {
    if (!this.#hub.isServing) return;
    this.#hub.server.on('socketCount', (instanceId, count) => {
      this.#others.set(instanceId, { count, atMs: Date.now() });
    });
    const onDisconnect = (): void => {
      this.changed.next();
    };
    this.#hub.server.on('connection', (socket) => {
      this.changed.next();
      socket.on('disconnect', onDisconnect);
    });
    this.#timer = setInterval(() => {
      this.#hub.tellOthers('socketCount', this.#hub.instanceId, this.#hub.socketCount);
    }, REPORT_INTERVAL_MS);
  }

  onApplicationShutdown(): void {
    clearInterval(this.#timer);
  }
}
