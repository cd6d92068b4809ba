import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Subscription } from 'rxjs';
import { Batcher } from '../../events/batcher.ts';
import { type DomainEvent, type OrderChanged, originOf } from '../../events/outbox/domain-event.ts';
import { OutboxRepository } from '../../events/outbox/outbox.repository.ts';
import { RealtimeQueue } from '../../events/realtime-queue.ts';
import { Relay } from '../../events/relay.ts';
import { RedisLink } from '../../events/queues/redis-link.ts';
import { PlacedOrders } from '../../modules/orders/order/placed-orders.ts';
import { CitiesHere, type Missed } from '../peers/cities-here.ts';
import { Peers } from '../peers/peers.ts';
import { type Announcement, isPlacing, readAnnouncements, toAnnouncement } from '../sockets/announcement.ts';
import { ObjectSequencer } from './object-sequencer.ts';
import { SocketHub } from '../sockets/socket-hub.ts';
import { PeerAnnouncements } from './peer-announcements.ts';

/** Clocks of several machines and the time a lost connection goes unnoticed. */
const CATCH_UP_MARGIN_MS = 30_000;
const BATCH = 500;
/** Between two messages to the other instances: below what anyone sees, and at most 100 a second. */
const TELL_SPACING_MS = 10;

/**
 * From the commit to every instance's sockets: at once to those of the process that committed, in a message to the other
 * instances, and by the queue, which is the guarantee behind both.
 */
@Injectable()
export class RealtimeProcessor implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #logger = new Logger(RealtimeProcessor.name);
  readonly #listening: Subscription[] = [];
  readonly #telling = new Batcher<Announcement>(BATCH, (batch) => this.#tellOwn(batch), TELL_SPACING_MS);

  constructor(
    private readonly hub: SocketHub,
    private readonly sequencer: ObjectSequencer,
    private readonly queue: RealtimeQueue,
    private readonly placed: PlacedOrders,
    private readonly outbox: OutboxRepository,
    private readonly redis: RedisLink,
    private readonly relay: Relay,
    private readonly peers: Peers,
    private readonly cities: CitiesHere,
    private readonly others: PeerAnnouncements,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.hub.isServing) return;
    this.peers.on('announce', (announcements, queuedAtMs, path = 'queue') => {
      this.sequencer.noteEverywhere(announcements);
      this.sequencer.announce(announcements, path, queuedAtMs);
    });
    this.#listening.push(
      this.redis.returned.subscribe((since) => void this.#catchUp({ since })),
      this.cities.missed.subscribe((missed) => void this.#catchUp(missed)),
      this.relay.committed.subscribe((events) => {
        this.#announceOwn(events);
      }),
    );
    await this.queue.process((events, queuedAtMs) => this.#announceQueued(events, queuedAtMs));
  }

  async onApplicationShutdown(): Promise<void> {
    for (const subscription of this.#listening) subscription.unsubscribe();
    await this.#telling.finish();
    await this.others.finish();
  }

  /** What this process has just committed. A placing whose views are gone is left to the queue. */
  #announceOwn(events: readonly DomainEvent[]): void {
    const announcements = events.flatMap((event): Announcement[] => {
      if (!isPlacing(event)) return [toAnnouncement(event, null)];
      const views = this.placed.take(event.orderId);
      return views ? [toAnnouncement(event, views)] : [];
    });
    this.sequencer.announce(announcements, 'own');
    this.#telling.push(announcements);
  }

  /** While Redis is away nothing is said that would wait in memory: the outbox keeps it, and the queue brings it later. */
  async #tellOwn(announcements: Announcement[]): Promise<void> {
    if (this.hub.reachesOthers) await this.others.tell(announcements, Date.now(), 'peer');
  }

  /** All but what came here as a message, which came to all that listen: of a process that died before it told, say, or of a worker. */
  async #announceQueued(events: readonly DomainEvent[], queuedAtMs: number): Promise<void> {
    const untold = events.filter((event) => !this.sequencer.isEverywhere(event));
    if (untold.length === 0) return;
    const announcements = await readAnnouncements(this.placed, untold);
    this.sequencer.announce(announcements, 'queue', queuedAtMs);
    await this.others.tell(announcements, queuedAtMs, 'queue');
  }

  /**
   * What other instances announced while this one's subscription was down, or before it listened to a city, never reached it,
   * and Redis may have lost jobs: the events themselves are in Postgres. The sequencer keeps out those that did arrive.
   */
  async #catchUp(missed: Missed): Promise<void> {
    try {
      const events = 'after' in missed ? await this.#listAfter(missed.after) : await this.#listSince(missed.since);
      this.sequencer.announce(await readAnnouncements(this.placed, events), 'catch_up');
    } catch (error) {
      this.#logger.error({ err: error }, 'Could not catch up; closing the sockets, so that they take new snapshots.');
      this.hub.server.local.disconnectSockets(true);
    }
  }

  #listSince(since: Date): Promise<DomainEvent[]> {
    return this.outbox.listSince(new Date(since.getTime() - CATCH_UP_MARGIN_MS));
  }

  #listAfter(order: OrderChanged): Promise<DomainEvent[]> {
    const ageMs = Date.now() - originOf(order).committedAtMs + CATCH_UP_MARGIN_MS;
    return this.outbox.listAfter(order, order.version, ageMs);
  }
}
