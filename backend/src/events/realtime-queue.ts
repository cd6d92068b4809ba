import { Injectable } from '@nestjs/common';
import type { DomainEvent } from './outbox/domain-event.ts';
import { Queues } from './queues/queues.ts';
import { WorkQueue } from './queues/work-queue.ts';

/** Batches of events on their way to the sockets: each is one job, for whichever instance takes it. */
@Injectable()
export class RealtimeQueue extends WorkQueue<DomainEvent[]> {
  /** Between two batches: a job on Postgres costs seven milliseconds of processor time, on Redis less than one. */
  readonly spacingMs: number;

  constructor(queues: Queues) {
    super(queues, {
      name: 'realtime',
      // One batch at a time, so that batches stay in order.
      concurrency: 1,
      // Ten minutes of tries: rendering needs Postgres, and Postgres may be restarting.
      attempts: 600,
      backoff: { type: 'fixed', delay: 1_000 },
      keptFailed: 1_000,
    });
    this.spacingMs = queues.isOnRedis ? 50 : 200;
  }

  /** Rejects when the batch could not be handed on: its events are then still unsent. */
  add(events: DomainEvent[]): Promise<void> {
    return this.addJobs([{ name: 'batch', data: events }]);
  }

  process(handle: (events: DomainEvent[], queuedAtMs: number) => Promise<void>): Promise<void> {
    return this.work(handle);
  }
}
