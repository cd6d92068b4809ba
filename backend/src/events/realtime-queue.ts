import { Injectable } from '@nestjs/common';
import type { DomainEvent } from './domain-event.ts';
import { type JobQueue, Queues } from './queues.ts';
import { RedisLink } from './redis-link.ts';

const NAME = 'realtime';
/** Ten minutes of tries, a second apart: rendering needs Postgres, and Postgres may be restarting. */
const ATTEMPTS = 600;
const RETRY_DELAY_MS = 1_000;

/** `queuedAtMs` is null without a queue. */
type Handler = (events: DomainEvent[], queuedAtMs: number | null) => Promise<void>;

/**
 * Batches of events on their way to the sockets. With Redis each is one job, for whichever instance takes it. Without
 * there is one process, which has the sockets itself: it is handed the batch, and the outbox alone is the guarantee.
 */
@Injectable()
export class RealtimeQueue {
  readonly #queues: Queues;
  readonly #queue: JobQueue<DomainEvent[]> | null;
  #handle: Handler | null = null;

  constructor(queues: Queues, redis: RedisLink) {
    this.#queues = queues;
    this.#queue = redis.isConfigured ? queues.create(NAME) : null;
  }

  /** Rejects when the batch could not be handed on: its events are then still unsent. */
  async add(events: DomainEvent[]): Promise<void> {
    if (this.#queue === null) {
      if (this.#handle === null) throw new Error('Nothing takes events yet.');
      await this.#handle(events, null);
      return;
    }
    await this.#queue.add('batch', events, {
      attempts: ATTEMPTS,
      backoff: { type: 'fixed', delay: RETRY_DELAY_MS },
      removeOnComplete: true,
      removeOnFail: 1_000,
    });
  }

  /** One batch at a time, so that batches stay in order. */
  async process(handle: Handler): Promise<void> {
    this.#handle = handle;
    if (this.#queue !== null) await this.#queues.work(NAME, handle, 1);
  }
}
