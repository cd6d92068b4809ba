import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Subscription } from 'rxjs';
import type { DomainEvent } from '../events/domain-event.ts';
import { OutboxRepository } from '../events/outbox.repository.ts';
import { RealtimeQueue } from '../events/realtime-queue.ts';
import { Relay } from '../events/relay.ts';
import { RedisLink } from '../events/redis-link.ts';
import { OrderRepository } from '../modules/orders/order.repository.ts';
import { toAdminOrderView, toRestaurantOrderView } from '../modules/orders/order.view.ts';
import type { Announcement } from './announcement.ts';
import { Announcer } from './announcer.ts';
import { SocketHub } from './socket-hub.ts';

/** Clocks of several machines and the time a lost connection goes unnoticed. */
const CATCH_UP_MARGIN_MS = 30_000;

/** From the queue to every instance's sockets. */
@Injectable()
export class RealtimeProcessor implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #logger = new Logger(RealtimeProcessor.name);
  readonly #hub: SocketHub;
  readonly #announcer: Announcer;
  readonly #queue: RealtimeQueue;
  readonly #orders: OrderRepository;
  readonly #outbox: OutboxRepository;
  readonly #redis: RedisLink;
  readonly #relay: Relay;
  readonly #listening: Subscription[] = [];

  constructor(
    hub: SocketHub,
    announcer: Announcer,
    queue: RealtimeQueue,
    orders: OrderRepository,
    outbox: OutboxRepository,
    redis: RedisLink,
    relay: Relay,
  ) {
    this.#relay = relay;
    this.#hub = hub;
    this.#announcer = announcer;
    this.#queue = queue;
    this.#orders = orders;
    this.#outbox = outbox;
    this.#redis = redis;
  }

  async onApplicationBootstrap(): Promise<void> {
    if (!this.#hub.isServing) return;
    this.#hub.attach();
    this.#hub.server.on('announce', (announcements) => {
      this.#announcer.announce(announcements);
    });
    this.#listening.push(
      this.#redis.returned.subscribe((since) => void this.#catchUp(since)),
      this.#relay.committed.subscribe((events) => {
        this.#announceOwn(events);
      }),
    );
    await this.#queue.process(async (events) => {
      const announcements = await this.render(events);
      this.#announcer.announce(announcements);
      this.#hub.tellOthers('announce', announcements);
    });
  }

  onApplicationShutdown(): void {
    for (const subscription of this.#listening) subscription.unsubscribe();
  }

  /**
   * What this process has just committed reaches its own sockets at once; the queue brings it to the other instances,
   * and here again, where the version guard drops it. A new order waits for the queue: its views must be read first.
   */
  #announceOwn(events: readonly DomainEvent[]): void {
    this.#announcer.announce(
      events.flatMap((event): Announcement[] => {
        if (event.kind !== 'order') return [{ event }];
        return event.previousStatus === null ? [] : [{ event, placed: null }];
      }),
    );
  }

  async render(events: readonly DomainEvent[]): Promise<Announcement[]> {
    const placedIds = events.flatMap((event) =>
      event.kind === 'order' && event.previousStatus === null ? [event.orderId] : [],
    );
    const rows = placedIds.length > 0 ? await this.#orders.findMany(placedIds) : [];
    const byId = new Map(rows.map((row) => [row.id, row]));
    return events.map((event): Announcement => {
      if (event.kind !== 'order') return { event };
      const row = event.previousStatus === null ? byId.get(event.orderId) : undefined;
      return { event, placed: row ? { restaurant: toRestaurantOrderView(row), admin: toAdminOrderView(row) } : null };
    });
  }

  /**
   * What other instances announced while this one's subscription was down never reached it, and Redis may have lost
   * jobs: the events themselves are in Postgres. The version guard keeps out those that did arrive.
   */
  async #catchUp(since: Date): Promise<void> {
    try {
      const events = await this.#outbox.listSince(new Date(since.getTime() - CATCH_UP_MARGIN_MS));
      this.#announcer.announce(await this.render(events));
    } catch (error) {
      this.#logger.error({ err: error }, 'Could not catch up; closing the sockets, so that they take new snapshots.');
      this.#hub.server.local.disconnectSockets(true);
    }
  }
}
