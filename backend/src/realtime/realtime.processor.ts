import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Subscription } from 'rxjs';
import type { DomainEvent } from '../events/domain-event.ts';
import { OutboxRepository } from '../events/outbox.repository.ts';
import { RealtimeQueue } from '../events/realtime-queue.ts';
import { Relay } from '../events/relay.ts';
import { RedisLink } from '../events/redis-link.ts';
import { PlacedOrders } from '../modules/orders/placed-orders.ts';
import { type Announcement, isPlacing, toAnnouncement } from './announcement.ts';
import { EventLines } from './event-lines.ts';
import { SocketHub } from './socket-hub.ts';

/** Clocks of several machines and the time a lost connection goes unnoticed. */
const CATCH_UP_MARGIN_MS = 30_000;

/** From the queue to every instance's sockets. */
@Injectable()
export class RealtimeProcessor implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #logger = new Logger(RealtimeProcessor.name);
  readonly #hub: SocketHub;
  readonly #lines: EventLines;
  readonly #queue: RealtimeQueue;
  readonly #placed: PlacedOrders;
  readonly #outbox: OutboxRepository;
  readonly #redis: RedisLink;
  readonly #relay: Relay;
  readonly #listening: Subscription[] = [];

  constructor(
    hub: SocketHub,
    lines: EventLines,
    queue: RealtimeQueue,
    placed: PlacedOrders,
    outbox: OutboxRepository,
    redis: RedisLink,
    relay: Relay,
  ) {
    this.#relay = relay;
    this.#hub = hub;
    this.#lines = lines;
    this.#queue = queue;
    this.#placed = placed;
    this.#outbox = outbox;
    this.#redis = redis;
  }

  async onApplicationBootstrap(): Promise<void> {
    if (!this.#hub.isServing) return;
    this.#hub.attach();
    this.#hub.server.on('announce', (announcements, queuedAtMs) => {
      this.#lines.announce(announcements, 'queue', queuedAtMs);
    });
    this.#listening.push(
      this.#redis.returned.subscribe((since) => void this.#catchUp(since)),
      this.#relay.committed.subscribe((events) => {
        this.#announceOwn(events);
      }),
    );
    await this.#queue.process(async (events, queuedAtMs) => {
      const announcements = await this.#lines.render(events);
      this.#lines.announce(announcements, 'queue', queuedAtMs);
      this.#hub.tellOthers('announce', announcements, queuedAtMs);
    });
  }

  onApplicationShutdown(): void {
    for (const subscription of this.#listening) subscription.unsubscribe();
  }

  /**
   * What this process has just committed reaches its own sockets at once; the queue brings it to the other instances,
   * and here again, where the version guard drops it.
   */
  #announceOwn(events: readonly DomainEvent[]): void {
    this.#lines.announce(
      events.flatMap((event): Announcement[] => {
        if (!isPlacing(event)) return [toAnnouncement(event, null)];
        const views = this.#placed.peek(event.orderId);
        return views ? [toAnnouncement(event, views)] : [];
      }),
      'own',
    );
  }

  /**
   * What other instances announced while this one's subscription was down never reached it, and Redis may have lost
   * jobs: the events themselves are in Postgres. The version guard keeps out those that did arrive.
   */
  async #catchUp(since: Date): Promise<void> {
    try {
      const events = await this.#outbox.listSince(new Date(since.getTime() - CATCH_UP_MARGIN_MS));
      this.#lines.announce(await this.#lines.render(events), 'catch_up');
    } catch (error) {
      this.#logger.error({ err: error }, 'Could not catch up; closing the sockets, so that they take new snapshots.');
      this.#hub.server.local.disconnectSockets(true);
    }
  }
}
