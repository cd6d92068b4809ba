import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type {
  OpenStateEvent,
  OrderPlacedEvent,
  OrderUpdatedEvent,
  ServerToClientEvents,
} from '../contracts/realtime.ts';
import { type DomainEvent, type OrderChanged, originOf } from '../events/domain-event.ts';
import { traceEmit } from '../events/event-traces.ts';
import { LOGGER } from '../http/logger.ts';
import { type EmitPath, Metrics } from '../telemetry/metrics.ts';
import { TRACING, type Tracing } from '../telemetry/tracing.ts';
import { AdminCountersFeed } from './admin-counters-feed.ts';
import { type Announcement, versionOf } from './announcement.ts';
import { broadcast } from './broadcast.ts';
import { roomOf } from './rooms.ts';
import { SocketHub } from './socket-hub.ts';
import { VersionGuard } from './version-guard.ts';

/** Emits events to this instance's own sockets, each once and in order; other instances do the same with theirs. */
@Injectable()
export class Announcer {
  readonly guard = new VersionGuard();
  readonly #hub: SocketHub;
  readonly #counters: AdminCountersFeed;
  readonly #metrics: Metrics;
  readonly #tracing: Tracing | null;
  readonly #logger: Logger;

  constructor(
    hub: SocketHub,
    counters: AdminCountersFeed,
    metrics: Metrics,
    @Inject(TRACING) tracing: Tracing | null,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.#hub = hub;
    this.#counters = counters;
    this.#metrics = metrics;
    this.#tracing = tracing;
    this.#logger = logger;
  }

  /** `queuedAtMs` when they came through the queue. */
  announce(announcements: readonly Announcement[], path: EmitPath, queuedAtMs: number | null = null): void {
    for (const announcement of announcements) {
      const { key, version } = versionOf(announcement.event);
      if (!this.guard.advance(key, version)) continue;
      this.#counters.count(announcement);
      this.#emitOne(announcement);
      this.#note(announcement.event, path, queuedAtMs);
    }
    if (announcements.length > 0) this.#counters.touch();
  }

  #note(event: DomainEvent, path: EmitPath, queuedAtMs: number | null): void {
    const { requestId, committedAtMs } = originOf(event);
    this.#metrics.emitted(path, committedAtMs, queuedAtMs);
    if (this.#tracing !== null) traceEmit(this.#tracing, event, path, queuedAtMs);
    if (!this.#logger.isLevelEnabled('debug')) return;
    this.#logger.debug({ requestId, kind: event.kind, eventId: event.eventId, path }, 'emitted');
  }

  #emitOne(announcement: Announcement): void {
    const { event } = announcement;
    switch (event.kind) {
      case 'order':
        this.#emitOrder(announcement as Extract<Announcement, { event: OrderChanged }>);
        return;
      case 'open_state': {
        for (const topic of [roomOf.city(event.city), roomOf.restaurant(event.payload.restaurantId)]) {
          const payload: OpenStateEvent = { topic, ...event.payload };
          this.#emit(topic, 'restaurant:open-state', payload);
        }
        return;
      }
      case 'menu': {
        const topic = roomOf.restaurant(event.payload.restaurantId);
        this.#emit(topic, 'menu:updated', { topic, ...event.payload });
        return;
      }
      case 'seen': {
        const { restaurantId, ...seen } = event.payload;
        for (const topic of [roomOf.restaurantOrders(restaurantId), roomOf.order(seen.orderId)]) {
          this.#emit(topic, 'order:seen', { topic, ...seen });
        }
        return;
      }
      case 'warning':
      case 'warning_half':
      case 'reminder': {
        const { restaurantId, ...warning } = event.payload;
        const topic = roomOf.restaurantOrders(restaurantId);
        this.#emit(topic, 'order:warning', { topic, ...warning });
        return;
      }
      case 'notice':
      case 'notice_resolved':
        this.#emit(roomOf.admin, 'admin:notice', { topic: 'admin', notice: event.payload });
        return;
      case 'login':
        return;
      case 'review': {
        for (const topic of [roomOf.restaurantOrders(event.payload.restaurantId), roomOf.admin]) {
          this.#emit(topic, 'restaurant:reviewed', { topic, ...event.payload });
        }
        return;
      }
    }
  }

  #emitOrder({ event, placed }: Extract<Announcement, { event: OrderChanged }>): void {
    const kitchen = roomOf.restaurantOrders(event.restaurantId);
    if (placed) {
      const forKitchen: OrderPlacedEvent = { topic: kitchen, order: placed.restaurant };
      const forAdmin: OrderPlacedEvent = { topic: 'admin', order: placed.admin };
      this.#emit(kitchen, 'order:placed', forKitchen);
      this.#emit(roomOf.admin, 'order:placed', forAdmin);
      return;
    }
    const update: Omit<OrderUpdatedEvent, 'topic'> = {
      orderId: event.orderId,
      version: event.version,
      status: event.status,
      previousStatus: event.previousStatus ?? event.status,
      at: event.at,
      by: event.by,
      estimatedFrom: event.estimatedFrom,
      estimatedTo: event.estimatedTo,
      paymentStatus: event.paymentStatus,
      reason: event.reason,
    };
    const order = roomOf.order(event.orderId);
    this.#emit(order, 'order:updated', { topic: order, ...update });
    if (event.userId !== null) {
      this.#emit(roomOf.customer(event.userId), 'order:updated', { topic: 'customer:orders', ...update });
    }
    this.#emit(kitchen, 'order:updated', { topic: kitchen, ...update });
    this.#emit(roomOf.admin, 'order:updated', { topic: 'admin', ...update });
  }

  /** Nothing is encoded for a room that nobody here is in. */
  #emit<E extends keyof ServerToClientEvents>(
    room: string,
    name: E,
    ...payload: Parameters<ServerToClientEvents[E]>
  ): void {
    broadcast(this.#hub.server, room, name, ...payload);
  }
}
