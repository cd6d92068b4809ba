import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { setTimeout as delay } from 'node:timers/promises';
import { type DomainEvent, type GaplessEvent, isGapless, versionOf } from '../../events/outbox/domain-event.ts';
import { OutboxRepository } from '../../events/outbox/outbox.repository.ts';
import { PlacedOrders } from '../../modules/orders/order/placed-orders.ts';
import type { EmitPath } from '../../telemetry/metrics.ts';
import { type Announcement, readAnnouncements } from '../sockets/announcement.ts';
import { Announcer } from './announcer.ts';
import { RecentMap } from './recent-map.ts';

/** Far more objects than are live at a time; an entry takes about 150 bytes. */
const CAPACITY = 100_000;
/** Whatever is older came long ago, or was in a snapshot. */
const READ_BACK_MS = 60_000;
const TRIES = 5;
const RETRY_MS = 300;

/** How an announcement came here; `queuedAtMs` when through the queue. */
interface Way {
  readonly path: EmitPath;
  readonly queuedAtMs: number | null;
}

interface Held extends Way {
  readonly announcement: Announcement;
}

/** What is known of one object. Of each version 0 is none. */
interface Told {
  /** The newest version that this process's sockets were told. */
  here: number;
  /** The newest that went from instance to instance, from here or to here: all of them have it. */
  everywhere: number;
  /** What the first snapshot here said of an order that is older than this process: everybody here knows that much. */
  inSnapshot: number | null;
  /** Versions that overtook one before them, while that one is read. */
  held: Map<number, Held> | null;
}

/**
 * Knows which version of each object was told, and lets each version through once, one after the other. They may arrive
 * otherwise: what this process commits it announces at once, while the version before may still be on its way from another
 * process. Then the missing one is read from Postgres, where it was committed first; when it comes again it is dropped.
 */
@Injectable()
export class ObjectSequencer implements OnApplicationBootstrap {
  readonly #logger = new Logger(ObjectSequencer.name);
  readonly #told = new RecentMap<string, Told>(CAPACITY);
  /** Of the orders that were there before this process. */
  #oldUntilId = 0;

  constructor(
    private readonly announcer: Announcer,
    private readonly outbox: OutboxRepository,
    private readonly placed: PlacedOrders,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.#oldUntilId = await this.outbox.newestOrderId();
  }

  /** The newest version that this process's sockets were told, by the object's key; 0 when none. */
  newest(key: string): number {
    return this.#told.get(key)?.here ?? 0;
  }

  /** To be told of the orders in every snapshot, before it is sent. */
  noteSnapshot(orders: readonly { id: number; version: number }[]): void {
    for (const { id, version } of orders) {
      if (id > this.#oldUntilId) continue;
      const key = `order:${String(id)}`;
      const told = this.#toldOf(key);
      if (told.here > 0 || told.inSnapshot !== null) continue;
      told.inSnapshot = version;
      this.#told.set(key, told);
    }
  }

  /** Notes that these have reached every instance. */
  noteEverywhere(announcements: readonly Announcement[]): void {
    for (const { event } of announcements) {
      const { key, version } = versionOf(event);
      const told = this.#toldOf(key);
      told.everywhere = Math.max(told.everywhere, version);
      this.#told.set(key, told);
    }
  }

  isEverywhere(event: DomainEvent): boolean {
    const { key, version } = versionOf(event);
    return version <= (this.#told.get(key)?.everywhere ?? 0);
  }

  announce(announcements: readonly Announcement[], path: EmitPath, queuedAtMs: number | null = null): void {
    for (const announcement of announcements) {
      const { event } = announcement;
      const { key, version } = versionOf(event);
      const told = this.#toldOf(key);
      if (!isGapless(event) || version <= told.here || (told.held === null && this.#isNext(event, version, told))) {
        this.#tell(announcement, { path, queuedAtMs });
        continue;
      }
      const isFirst = told.held === null;
      const held = told.held ?? new Map<number, Held>();
      if (!held.has(version)) held.set(version, { announcement, path, queuedAtMs });
      if (!isFirst) continue;
      told.held = held;
      this.#told.set(key, told);
      // What precedes it in this very call goes first.
      queueMicrotask(() => void this.#complete(key, event, held));
    }
  }

  #toldOf(key: string): Told {
    return this.#told.get(key) ?? { here: 0, everywhere: 0, inSnapshot: null, held: null };
  }

  #tell(announcement: Announcement, { path, queuedAtMs }: Way): void {
    const { key, version } = versionOf(announcement.event);
    const told = this.#toldOf(key);
    if (version <= told.here) return;
    told.here = version;
    this.#told.set(key, told);
    this.announcer.emit(announcement, path, queuedAtMs);
  }

  async #complete(key: string, event: GaplessEvent, held: Map<number, Held>): Promise<void> {
    for (let tries = 1; tries <= TRIES; tries += 1) {
      try {
        const missing = await this.outbox.listAfter(event, this.newest(key), READ_BACK_MS);
        for (const announcement of await readAnnouncements(this.placed, missing)) {
          const { version } = versionOf(announcement.event);
          if (!held.has(version)) held.set(version, { announcement, path: 'catch_up', queuedAtMs: null });
        }
        break;
      } catch (error) {
        this.#logger.debug({ err: error, key }, 'The versions between could not be read.');
        await delay(RETRY_MS);
      }
    }
    this.#toldOf(key).held = null;
    const inOrder = [...held].sort(([a], [b]) => a - b);
    for (const [, { announcement, ...way }] of inOrder) this.#tell(announcement, way);
  }

  #isNext(event: GaplessEvent, version: number, { here, inSnapshot }: Told): boolean {
    if (here > 0) return version === here + 1;
    if (event.kind !== 'order') return false;
    if (event.previousStatus === null) return true;
    if (event.orderId > this.#oldUntilId) return false;
    // Of an old order that no snapshot had nobody here knows anything.
    return inSnapshot === null || version <= inSnapshot + 1;
  }
}
