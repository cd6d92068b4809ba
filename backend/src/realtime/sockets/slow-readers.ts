import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { callerOf } from '../../http/requests/caller-address.ts';
import { Metrics, type SlowReaderReason } from '../../telemetry/metrics.ts';
import { SocketHub } from './socket-hub.ts';
import type { TischleinSocket } from './socket-types.ts';
import { unsentBytes } from './unsent.ts';

/** Each socket is looked at once in this time. */
const CHECK_INTERVAL_MS = 1_000;
export const PARTS = 20;
/** Of one socket. A kitchen with a hundred open orders is sent less at once. */
export const MAX_UNSENT_BYTES = 1024 * 1024;
/** With the time between two checks this is less than five seconds, and enough for a phone to take a megabyte in. */
const UNSENT_PATIENCE_MS = 3_000;
/** Of all sockets of one address together, many of which may be on the same poor line. */
export const MAX_UNSENT_BYTES_OF_ADDRESS = 16 * MAX_UNSENT_BYTES;
/** Nothing at all is taken: the network's own buffers are full, and whoever is only away comes back with a snapshot. */
const STALLED_PATIENCE_MS = 15_000;

interface Backlog {
  unsent: number;
  /** What the network had taken when it last took anything. */
  taken: number;
  takenAtMs: number;
  /** Since when it is more than it may be; null while it is not. */
  tooMuchSinceMs: number | null;
}

/** Closes sockets that do not read what they are sent, which would fill this process's memory. */
@Injectable()
export class SlowReaders implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly backlogs = new Map<TischleinSocket, Backlog>();
  /** Those who are still to be looked at; whoever comes meanwhile as well. */
  private round: Iterator<TischleinSocket, undefined> = [][Symbol.iterator]();
  private part = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly hub: SocketHub,
    private readonly metrics: Metrics,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.hub.isServing) return;
    this.metrics.gauge({
      name: 'tischlein_socket_unsent_bytes',
      help: 'What the sockets of this instance have not taken yet, as of the last check.',
      read: () => [{ labels: {}, value: sumOf(this.backlogs.values()) }],
    });
    this.timer = setInterval(() => this.checkPart(performance.now()), CHECK_INTERVAL_MS / PARTS);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /**
   * Looks at the next part of the sockets; after the last part at the addresses. All at once, 19,000 of them keep everything else waiting for 8 to
   * 23 ms each second, by a profile of `npm run load`, restarts. On a clock of its own, so that whoever tells the time need not wait for it.
   */
  checkPart(nowMs: number): void {
    const { sockets } = this.hub.server.of('/');
    if (this.part === 0) this.round = sockets.values();
    this.part = (this.part + 1) % PARTS;
    const isLast = this.part === 0;
    for (let left = isLast ? Infinity : Math.ceil(sockets.size / PARTS); left > 0; left--) {
      const { value } = this.round.next();
      if (value === undefined) break;
      this.checkOne(value, nowMs);
    }
    if (isLast) this.relieveAddresses();
  }

  private checkOne(socket: TischleinSocket, nowMs: number): void {
    const unsent = unsentBytes(socket);
    if (unsent === 0) {
      this.backlogs.delete(socket);
      return;
    }
    const backlog = this.note(socket, unsent, nowMs);
    if (backlog.tooMuchSinceMs !== null && nowMs - backlog.tooMuchSinceMs >= UNSENT_PATIENCE_MS) {
      this.close(socket, 'unsent');
    } else if (nowMs - backlog.takenAtMs >= STALLED_PATIENCE_MS) {
      this.close(socket, 'stalled');
    }
  }

  private note(socket: TischleinSocket, unsent: number, nowMs: number): Backlog {
    const { wire } = socket.data;
    const taken = wire.bytesWritten - wire.writableLength;
    const known = this.backlogs.get(socket);
    const isTooMuch = unsent > MAX_UNSENT_BYTES;
    const backlog: Backlog = {
      unsent,
      taken,
      takenAtMs: known?.taken === taken ? known.takenAtMs : nowMs,
      tooMuchSinceMs: isTooMuch ? (known?.tooMuchSinceMs ?? nowMs) : null,
    };
    this.backlogs.set(socket, backlog);
    return backlog;
  }

  private relieveAddresses(): void {
    const { sockets } = this.hub.server.of('/');
    for (const socket of this.backlogs.keys()) if (!sockets.has(socket.id)) this.backlogs.delete(socket);
    const byAddress = Map.groupBy(this.backlogs.keys(), ({ data }) => callerOf(data.address));
    for (const waiting of byAddress.values()) this.relieve(waiting);
  }

  /** The ones with most unsent go first, until the rest is little enough. Counted now: some were looked at a second ago. */
  private relieve(sockets: readonly TischleinSocket[]): void {
    const waiting = sockets.map((socket) => ({ socket, unsent: unsentBytes(socket) }));
    let total = waiting.reduce((sum, { unsent }) => sum + unsent, 0);
    for (const { socket, unsent } of waiting.toSorted((a, b) => b.unsent - a.unsent)) {
      if (total <= MAX_UNSENT_BYTES_OF_ADDRESS) return;
      total -= unsent;
      this.close(socket, 'address');
    }
  }

  /** By force: a close that is said politely would stand in line behind all that is not taken. */
  private close(socket: TischleinSocket, reason: SlowReaderReason): void {
    this.backlogs.delete(socket);
    this.metrics.slowReaderClosed(reason);
    socket.data.wire.destroy();
  }
}

function sumOf(backlogs: Iterable<Backlog>): number {
  let sum = 0;
  for (const { unsent } of backlogs) sum += unsent;
  return sum;
}
