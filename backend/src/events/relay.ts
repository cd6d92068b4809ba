import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Subject } from 'rxjs';
import { Batcher } from './batcher.ts';
import { DeadlineQueue } from './deadline-queue.ts';
import type { DomainEvent } from './domain-event.ts';
import { EffectsQueue } from './effects-queue.ts';
import { OutboxRepository } from './outbox.repository.ts';
import { RealtimeQueue } from './realtime-queue.ts';

const POLL_INTERVAL_MS = 250;
const BATCH = 500;

/**
 * Hands committed events to BullMQ. The commit kicks it in the same process at once; the poll behind it is the
 * guarantee: an event whose process died after the commit, or that found no queue, is still unsent in its table.
 * A row counts as sent only when BullMQ has answered, so a crash in between sends twice; the version makes it count once.
 */
@Injectable()
export class Relay implements OnApplicationBootstrap {
  /** What this process has just committed, for its own sockets: they need not wait for the queue. */
  readonly committed = new Subject<readonly DomainEvent[]>();
  readonly #logger = new Logger(Relay.name);
  readonly #outbox: OutboxRepository;
  readonly #realtime: RealtimeQueue;
  readonly #deadlines: DeadlineQueue;
  readonly #effects: EffectsQueue;
  readonly #kicked: Batcher<DomainEvent>;
  readonly #announced: Batcher<DomainEvent>;
  readonly #sent: Batcher<DomainEvent>;
  #timer: NodeJS.Timeout | undefined;
  #poll: Promise<void> | null = null;

  constructor(outbox: OutboxRepository, realtime: RealtimeQueue, deadlines: DeadlineQueue, effects: EffectsQueue) {
    this.#outbox = outbox;
    this.#realtime = realtime;
    this.#deadlines = deadlines;
    this.#effects = effects;
    this.#kicked = new Batcher(BATCH, (batch) => this.#sendKicked(batch));
    this.#announced = new Batcher(BATCH, (batch) => this.#sendAnnounced(batch));
    this.#sent = new Batcher(BATCH, (batch) => this.#markSent(batch));
  }

  /** To be called after the commit, never before. Returns at once; nobody's request waits for the queue. */
  kick(events: readonly DomainEvent[]): void {
    if (events.length === 0) return;
    this.committed.next(events);
    this.#kicked.push(events);
  }

  onApplicationBootstrap(): void {
    this.#timer = setInterval(() => {
      this.#poll ??= this.#sendForgotten().finally(() => {
        this.#poll = null;
      });
    }, POLL_INTERVAL_MS);
  }

  /** Sends what was committed until now, as far as the queue answers. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#poll;
    await this.#kicked.settled();
    await this.#announced.settled();
    await this.#sent.settled();
  }

  async #sendKicked(batch: DomainEvent[]): Promise<void> {
    try {
      await this.#realtime.add(batch);
      this.#announced.push(batch);
    } catch (error) {
      this.#logUnsent(error, batch);
    }
  }

  /** What follows later than a screen has a line of its own, so that the next batch need not wait for it. */
  async #sendAnnounced(batch: DomainEvent[]): Promise<void> {
    try {
      await this.#sendFollowing(batch);
      this.#sent.push(batch);
    } catch (error) {
      this.#logUnsent(error, batch);
    }
  }

  async #markSent(batch: DomainEvent[]): Promise<void> {
    try {
      await this.#outbox.markSent(batch);
    } catch (error) {
      this.#logger.debug({ err: error, events: batch.length }, 'Not marked as sent; the poll sends these again.');
    }
  }

  async #sendForgotten(): Promise<void> {
    try {
      if (!(await this.#outbox.hasUnsent())) return;
      let sent: number;
      do sent = await this.#outbox.sendUnsent(BATCH, POLL_INTERVAL_MS, (events) => this.#send(events));
      while (sent >= BATCH);
    } catch (error) {
      this.#logger.debug({ err: error }, 'The outbox could not be sent; the next poll tries again.');
    }
  }

  async #send(events: DomainEvent[]): Promise<void> {
    await this.#realtime.add(events);
    await this.#sendFollowing(events);
  }

  async #sendFollowing(events: DomainEvent[]): Promise<void> {
    await this.#deadlines.addFor(events);
    await this.#effects.addFor(events);
  }

  #logUnsent(error: unknown, batch: readonly DomainEvent[]): void {
    this.#logger.debug({ err: error, events: batch.length }, 'The queue did not answer; the poll sends these again.');
  }
}
