import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { setTimeout as delay } from 'node:timers/promises';
import type { DomainEvent } from '../events/domain-event.ts';
import { OutboxRepository } from '../events/outbox.repository.ts';
import { PlacedOrders } from '../modules/orders/placed-orders.ts';
import type { EmitPath } from '../telemetry/metrics.ts';
import {
  type Announcement,
  isNumbered,
  isPlacing,
  type NumberedEvent,
  toAnnouncement,
  versionOf,
} from './announcement.ts';
import { Announcer } from './announcer.ts';

/** Whatever is older came long ago, or was in a snapshot. */
const READ_BACK_MS = 60_000;
/** Far more orders than are live when a process starts. */
const SHOWN_CAPACITY = 50_000;
const TRIES = 5;
const RETRY_MS = 300;

interface Held {
  readonly announcement: Announcement;
  readonly path: EmitPath;
  readonly queuedAtMs: number | null;
}

/**
 * Announces an object's versions one after the other. They may arrive otherwise: what this process commits it announces
 * at once, while the version before may still be on its way from another process. Then the missing one is read from
 * Postgres, where it was committed first; it comes again by the queue, and the version guard drops it.
 */
@Injectable()
export class EventLines implements OnApplicationBootstrap {
  readonly #logger = new Logger(EventLines.name);
  readonly #announcer: Announcer;
  readonly #outbox: OutboxRepository;
  readonly #placed: PlacedOrders;
  readonly #held = new Map<string, Map<number, Held>>();
  /** What the first snapshot here said of an older order: everybody here knows that much. */
  readonly #shown = new Map<number, number>();
  /** Of the orders that were there before this process. */
  #oldUntilId = 0;

  constructor(announcer: Announcer, outbox: OutboxRepository, placed: PlacedOrders) {
    this.#announcer = announcer;
    this.#outbox = outbox;
    this.#placed = placed;
  }

  async onApplicationBootstrap(): Promise<void> {
    this.#oldUntilId = await this.#outbox.newestOrderId();
  }

  /** To be told of the orders in every snapshot, before it is sent. */
  note(orders: readonly { id: number; version: number }[]): void {
    for (const { id, version } of orders) {
      if (id > this.#oldUntilId || this.#shown.has(id) || this.#announcer.guard.newest(`order:${String(id)}`) > 0)
        continue;
      if (this.#shown.size >= SHOWN_CAPACITY) this.#shown.clear();
      this.#shown.set(id, version);
    }
  }

  /** With whatever must be read for their views. */
  async render(events: readonly DomainEvent[]): Promise<Announcement[]> {
    const placings = events.filter(isPlacing);
    const views = await this.#placed.read(placings.map(({ orderId }) => orderId));
    return events.map((event) => toAnnouncement(event, isPlacing(event) ? (views.get(event.orderId) ?? null) : null));
  }

  /** `queuedAtMs` when they came through the queue. */
  announce(announcements: readonly Announcement[], path: EmitPath, queuedAtMs: number | null = null): void {
    const ready: Announcement[] = [];
    const reached = new Map<string, number>();
    for (const announcement of announcements) {
      const { event } = announcement;
      const { key, version } = versionOf(event);
      const newest = reached.get(key) ?? this.#announcer.guard.newest(key);
      const held = this.#held.get(key);
      if (!isNumbered(event) || version <= newest || (held === undefined && this.#isNext(event, version, newest))) {
        ready.push(announcement);
        if (event.kind === 'order') this.#shown.delete(event.orderId);
        reached.set(key, Math.max(version, newest));
        continue;
      }
      const line = held ?? new Map<number, Held>();
      if (!line.has(version)) line.set(version, { announcement, path, queuedAtMs });
      if (held !== undefined) continue;
      this.#held.set(key, line);
      // What precedes it in this very call goes first.
      queueMicrotask(() => void this.#complete(key, event, line));
    }
    this.#announcer.announce(ready, path, queuedAtMs);
  }

  async #complete(key: string, event: NumberedEvent, line: Map<number, Held>): Promise<void> {
    for (let tries = 1; tries <= TRIES; tries += 1) {
      try {
        const newest = this.#announcer.guard.newest(key);
        const missing = await this.render(await this.#outbox.listAfter(event, newest, READ_BACK_MS));
        for (const announcement of missing) {
          const { version } = versionOf(announcement.event);
          if (!line.has(version)) line.set(version, { announcement, path: 'catch_up', queuedAtMs: null });
        }
        break;
      } catch (error) {
        this.#logger.debug({ err: error, key }, 'The versions between could not be read.');
        await delay(RETRY_MS);
      }
    }
    this.#held.delete(key);
    const inOrder = [...line].sort(([a], [b]) => a - b);
    for (const [, { announcement, path, queuedAtMs }] of inOrder) {
      this.#announcer.announce([announcement], path, queuedAtMs);
    }
  }

  #isNext(event: NumberedEvent, version: number, newest: number): boolean {
    if (newest > 0) return version === newest + 1;
    if (event.kind !== 'order') return false;
    if (event.previousStatus === null) return true;
    if (event.orderId > this.#oldUntilId) return false;
    // Of an old order that no snapshot had nobody here knows anything.
    const shown = this.#shown.get(event.orderId);
    return shown === undefined || version <= shown + 1;
  }
}
