import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../config/environment.ts';
import type { OrderStatus } from '../contracts/order-status.ts';
import type { DomainEvent, OrderChanged } from './domain-event.ts';
import { type JobQueue, Queues } from './queues.ts';

const NAME = 'order-effects';
const CONCURRENCY = 4;
/** From five seconds to almost three hours between two tries: about six hours in all. */
const ATTEMPTS = 13;
const FIRST_RETRY_MS = 5_000;
/** The dead letters: what was given up can be looked at and tried again by hand. */
const KEPT_FAILED_JOBS = 10_000;

/** Without Web Push nothing follows from the steps between. */
const MAILED: readonly OrderStatus[] = ['pending', 'delivered', 'cancelled'];

/** What follows from an order's event outside of the screens: one job an event, under the event's id. */
@Injectable()
export class EffectsQueue {
  readonly isWorker: boolean;
  readonly #queues: Queues;
  readonly #queue: JobQueue<OrderChanged>;
  readonly #hasPush: boolean;

  constructor(queues: Queues, @Inject(ENVIRONMENT) environment: Environment) {
    this.isWorker = environment.role !== 'api';
    this.#queues = queues;
    this.#queue = queues.create(NAME);
    this.#hasPush = environment.vapid !== null;
  }

  async addFor(events: readonly DomainEvent[]): Promise<void> {
    const effective = events.filter(
      (event): event is OrderChanged =>
        event.kind === 'order' &&
        event.status !== event.previousStatus &&
        (this.#hasPush || MAILED.includes(event.status)),
    );
    if (effective.length === 0) return;
    await this.#queue.addMany(
      effective.map((event) => ({
        name: event.status,
        data: event,
        options: {
          jobId: `event-${String(event.eventId)}`,
          attempts: ATTEMPTS,
          backoff: { type: 'exponential', delay: FIRST_RETRY_MS },
          removeOnComplete: true,
          removeOnFail: KEPT_FAILED_JOBS,
        },
      })),
    );
  }

  process(handle: (event: OrderChanged) => Promise<void>): Promise<void> {
    return this.#queues.work<OrderChanged>(NAME, handle, CONCURRENCY);
  }
}
