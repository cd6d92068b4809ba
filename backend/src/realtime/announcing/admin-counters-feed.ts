import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { AdminCounters } from '../../contracts/admin/admin-views.ts';
import { AdminCountersQuery } from '../../modules/admin/admin-counters.query.ts';
import { parseMoney } from '../../money/money.ts';
import { CitiesHere } from '../peers/cities-here.ts';
import { OtherInstances } from '../peers/other-instances.ts';
import type { Announcement } from '../sockets/announcement.ts';
import { roomOf } from '../sockets/rooms.ts';
import { SocketMetrics } from '../sockets/socket-metrics.ts';
import { SocketHub } from '../sockets/socket-hub.ts';

/** At most four a second, whatever happens in between. */
const MIN_INTERVAL_MS = 250;

/** `admin:counters`: coalesced and volatile, kept only while an admin of this instance is watching. */
@Injectable()
export class AdminCountersFeed implements OnApplicationShutdown {
  readonly #logger = new Logger(AdminCountersFeed.name);
  #timer: NodeJS.Timeout | null = null;
  /** After the last change: what events alone have made is checked once. */
  #checkTimer: NodeJS.Timeout | undefined;
  #emittedAtMs = 0;

  constructor(
    private readonly hub: SocketHub,
    private readonly query: AdminCountersQuery,
    private readonly others: OtherInstances,
    sockets: SocketMetrics,
    cities: CitiesHere,
  ) {
    // What happened there before was not counted.
    cities.entered.subscribe(() => {
      query.forget();
    });
    sockets.changed.subscribe(() => {
      this.touch();
    });
  }

  async read(): Promise<AdminCounters> {
    return {
      ...(await this.query.live()),
      sockets: this.hub.socketCount + this.others.socketCount,
      at: new Date().toISOString(),
    };
  }

  /** Of each announcement that is new, once. */
  count({ event, ...more }: Announcement): void {
    if (event.kind === 'review') this.query.forget();
    if (event.kind !== 'order') return;
    const placed = 'placed' in more ? more.placed : null;
    this.query.count(event, parseMoney(placed?.admin.totalAmount) ?? 0);
  }

  /** Something has changed that a counter may count. */
  touch(): void {
    if (this.#timer || !this.hub.isOccupied(roomOf.admin)) return;
    const waitMs = Math.max(0, this.#emittedAtMs + MIN_INTERVAL_MS - Date.now());
    this.#timer = setTimeout(() => void this.#emit(), waitMs);
  }

  onApplicationShutdown(): void {
    if (this.#timer) clearTimeout(this.#timer);
    clearTimeout(this.#checkTimer);
  }

  async #emit(): Promise<void> {
    this.#emittedAtMs = Date.now();
    this.#timer = null;
    clearTimeout(this.#checkTimer);
    try {
      const counters = await this.read();
      this.hub.server.local.to(roomOf.admin).volatile.emit('admin:counters', { topic: 'admin', ...counters });
      const checkInMs = this.query.readAgainInMs;
      if (checkInMs !== null) {
        clearTimeout(this.#checkTimer);
        this.#checkTimer = setTimeout(() => {
          this.touch();
        }, checkInMs);
      }
    } catch (error) {
      this.#logger.warn({ err: error }, 'The counters could not be read.');
    }
  }
}
