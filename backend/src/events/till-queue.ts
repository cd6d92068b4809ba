import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../config/environment.ts';
import type { TillDeliveryKind } from '../contracts/till.ts';
import type { DomainEvent } from './domain-event.ts';
import { type JobQueue, Queues } from './queues.ts';

const NAME = 'tills';
/** Calls mostly wait for somebody else's answer. */
const CONCURRENCY = 16;
/** The delivery's own row counts the tries; this only has to be more. */
const ATTEMPTS = 1_000;
const KEPT_FAILED_JOBS = 1_000;

export interface TillJob {
  restaurantId: number;
  orderId: number;
  kind: TillDeliveryKind;
}

/** Orders that are paid through a restaurant's till, and their cancellations. */
@Injectable()
export class TillQueue {
  readonly isWorker: boolean;
  readonly #queues: Queues;
  readonly #queue: JobQueue<TillJob>;
  readonly #undoHoldMs: number;

  constructor(queues: Queues, @Inject(ENVIRONMENT) environment: Environment) {
    this.isWorker = environment.role !== 'api';
    this.#queues = queues;
    this.#queue = queues.create(NAME);
    this.#undoHoldMs = environment.undoHoldMs;
  }

  async addFor(events: readonly DomainEvent[]): Promise<void> {
    const cancelledByKitchen = events.filter(isCancelledByKitchen);
    await this.add(events.filter((event) => !isCancelledByKitchen(event)).flatMap(jobsFor), 'event');
    await this.add(cancelledByKitchen.flatMap(jobsFor), 'event', this.#undoHoldMs);
  }

  /** `occasion`: of a delivery's jobs on the same one only the first is taken. */
  async add(jobs: readonly TillJob[], occasion: string, delayMs = 0): Promise<void> {
    if (jobs.length === 0) return;
    await this.#queue.addMany(
      jobs.map((job) => ({
        name: job.kind,
        data: job,
        options: {
          jobId: `${job.kind}-${String(job.orderId)}-${occasion}`,
          delay: delayMs,
          attempts: ATTEMPTS,
          backoff: { type: 'as_told' },
          removeOnComplete: true,
          removeOnFail: KEPT_FAILED_JOBS,
        },
      })),
    );
  }

  /** `handle` rejects with a `LaterJobError` when it wants to be asked again, and says when. */
  process(handle: (job: TillJob) => Promise<void>): Promise<void> {
    return this.#queues.work<TillJob>(NAME, handle, CONCURRENCY);
  }
}

/** It may be taken back yet, and a till that was told does not cook it again. */
function isCancelledByKitchen(event: DomainEvent): boolean {
  return event.kind === 'order' && event.status === 'cancelled' && event.by === 'restaurant';
}

/** Whatever is not `due` at the door goes through a till. */
function jobsFor(event: DomainEvent): TillJob[] {
  if (event.kind !== 'order' || event.paymentStatus === 'due') return [];
  const { restaurantId, orderId, status, previousStatus } = event;
  if (previousStatus === null) return [{ restaurantId, orderId, kind: 'order' }];
  const isCancelled = status === 'cancelled' && previousStatus !== 'cancelled';
  return isCancelled ? [{ restaurantId, orderId, kind: 'cancellation' }] : [];
}
