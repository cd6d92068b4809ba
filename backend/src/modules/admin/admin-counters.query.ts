import { Injectable } from '@nestjs/common';
import type { AdminCounters, AdminOrderView } from '../../contracts/admin/admin-views.ts';
import type { OrderChanged } from '../../events/outbox/domain-event.ts';
import { AdminRepository } from './admin.repository.ts';
import { toAdminOrderView, toCounters } from './admin.view.ts';
import { LiveCounters } from './live-counters.ts';

const NO_ID_ABOVE = 2_147_483_647;
/**
 * How long counters go on by events alone: users and ratings have none, and an event may have been missed. Among a million
 * orders a reading takes about 20 ms.
 */
const READ_AGAIN_MS = 5_000;

type PlatformCounters = Omit<AdminCounters, 'sockets' | 'at'>;

interface Counted {
  event: OrderChanged;
  totalCents: number;
}

/** What the admin's live screen shows, for the socket's snapshots and events. */
@Injectable()
export class AdminCountersQuery {
  #live: LiveCounters | null = null;
  #reading: Promise<LiveCounters> | null = null;
  /** Announced while the database is read, whose answer may or may not contain it. */
  #meanwhile: Counted[] = [];

  constructor(private readonly repository: AdminRepository) {}

  /** As the database has it at this moment. */
  async counters(): Promise<PlatformCounters> {
    return toCounters(await this.repository.counters());
  }

  /** Without asking the database but now and then, since it is told what is announced. */
  async live(): Promise<PlatformCounters> {
    const live = this.#current() ?? (await this.#read());
    const cancelled = live.takeCancelled();
    try {
      if (cancelled.length > 0) live.subtract(await this.repository.sumOfMonth(cancelled));
    } catch (error) {
      // Nobody would subtract them any more.
      this.forget();
      throw error;
    }
    return toCounters(live.row);
  }

  /** To be told of every order event once; `totalCents` of one that was placed. */
  count(event: OrderChanged, totalCents: number): void {
    if (this.#reading) this.#meanwhile.push({ event, totalCents });
    this.#current()?.count(event, totalCents);
  }

  /** Something that no order event tells of has changed: a reading under way may be without it. */
  forget(): void {
    this.#live = null;
    this.#reading = null;
  }

  /** When counters that events alone have made are due to be read again; null when they are as they were read. */
  get readAgainInMs(): number | null {
    return this.#live?.isMoved ? Math.max(0, this.#live.madeAtMs + READ_AGAIN_MS + 1 - Date.now()) : null;
  }

  /** The newest comes first. */
  async latestOrders(limit: number): Promise<AdminOrderView[]> {
    const rows = await this.repository.listOrders(NO_ID_ABOVE, limit);
    return rows.map(toAdminOrderView);
  }

  async findAdminOrder(orderId: number): Promise<AdminOrderView | null> {
    const row = await this.repository.findOrder(orderId);
    return row === null ? null : toAdminOrderView(row);
  }

  #current(): LiveCounters | null {
    const live = this.#live;
    if (live === null) return null;
    const now = Date.now();
    const isOver = now - live.madeAtMs > READ_AGAIN_MS || now >= live.row.dayEndsAt.getTime();
    return isOver ? null : live;
  }

  #read(): Promise<LiveCounters> {
    if (this.#reading) return this.#reading;
    const meanwhile: Counted[] = [];
    this.#meanwhile = meanwhile;
    const reading = this.repository
      .counters()
      .then((row) => {
        const live = new LiveCounters(row);
        for (const { event, totalCents } of meanwhile) live.count(event, totalCents);
        if (this.#reading === reading) this.#live = live;
        return live;
      })
      .finally(() => {
        if (this.#reading === reading) this.#reading = null;
      });
    this.#reading = reading;
    return reading;
  }
}
