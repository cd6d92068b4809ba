import { Injectable } from '@nestjs/common';
import type {
  OpenStateEvent,
  OrderPlacedEvent,
  OrderUpdatedEvent,
  ServerToClientEvents,
} from '../contracts/realtime.ts';
import type { OrderChanged } from '../events/domain-event.ts';
import { AdminCountersFeed } from './admin-counters-feed.ts';
import { type Announcement, versionOf } from './announcement.ts';
import { roomOf } from './rooms.ts';
import { SocketHub } from './socket-hub.ts';
import { VersionGuard } from './version-guard.ts';

/** Emits events to this instance's own sockets, each once and in order; other instances do the same with theirs. */
@Injectable()
export class Announcer {
  readonly guard = new VersionGuard();
  readonly #hub: SocketHub;
  readonly #counters: AdminCountersFeed;

  constructor(hub: SocketHub, counters: AdminCountersFeed) {
    this.#hub = hub;
    this.#counters = counters;
  }

  announce(announcements: readonly Announcement[]): void {
    for (const announcement of announcements) {
      const { key, version } = versionOf(announcement.event);
      if (this.guard.advance(key, version)) this.#emitOne(announcement);
    }
    if (announcements.length > 0) this.#counters.touch();
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
    if (this.#hub.isOccupied(room)) this.#hub.server.local.to(room).emit(name, ...payload);
  }
}
