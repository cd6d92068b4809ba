import { Injectable } from '@nestjs/common';
import type { DomainEvent } from './domain-event.ts';
import { type JobQueue, Queues } from './queues.ts';

const NAME = 'realtime';
/** Ten minutes of tries, a second apart: rendering needs Postgres, and Postgres may be restarting. */
const ATTEMPTS = 600;
const RETRY_DELAY_MS = 1_000;

/** Batches of events on their way to the sockets: one job a batch. */
@Injectable()
export class RealtimeQueue {
  readonly #queues: Queues;
  readonly #queue: JobQueue<DomainEvent[]>;

  constructor(queues: Queues) {
    this.#queues = queues;
    this.#queue = queues.create(NAME);
  }

  async add(events: DomainEvent[]): Promise<void> {
    await this.#queue.add('batch', events, {
      attempts: ATTEMPTS,
      backoff: { type: 'fixed', delay: RETRY_DELAY_MS },
      removeOnComplete: true,
      removeOnFail: 1_000,
    });
  }

  /** One batch at a time, so that batches stay in order. */
  process(handle: (events: DomainEvent[]) => Promise<void>): Promise<void> {
    return this.#queues.work(NAME, handle, 1);
  }
}
