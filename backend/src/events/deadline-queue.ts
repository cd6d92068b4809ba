import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../config/environment.ts';
import type { DomainEvent, OrderChanged } from './domain-event.ts';
import { type JobQueue, Queues } from './queues.ts';

const NAME = 'accept-deadline';
const CONCURRENCY = 4;

/** A delayed job for each placed order, due when the restaurant's time to answer is over. */
@Injectable()
export class DeadlineQueue {
  readonly isWorker: boolean;
  readonly #queues: Queues;
  readonly #queue: JobQueue<{ orderId: number }>;
  readonly #deadlineMs: number;

  constructor(queues: Queues, @Inject(ENVIRONMENT) environment: Environment) {
    this.isWorker = environment.role !== 'api';
    this.#queues = queues;
    this.#queue = queues.create(NAME);
    this.#deadlineMs = environment.acceptDeadlineSeconds * 1_000;
  }

  async addFor(events: readonly DomainEvent[]): Promise<void> {
    const placed = events.filter(
      (event): event is OrderChanged => event.kind === 'order' && event.previousStatus === null,
    );
    if (placed.length === 0) return;
    await this.#queue.addMany(
      placed.map((event) => ({
        name: 'lapse',
        data: { orderId: event.orderId },
        options: {
          jobId: `order-${String(event.orderId)}`,
          delay: Math.max(0, Date.parse(event.at) + this.#deadlineMs - Date.now()),
          attempts: 5,
          backoff: { type: 'fixed', delay: 1_000 },
          removeOnComplete: true,
          removeOnFail: 1_000,
        },
      })),
    );
  }

  process(handle: (orderId: number) => Promise<void>): Promise<void> {
    return this.#queues.work<{ orderId: number }>(NAME, ({ orderId }) => handle(orderId), CONCURRENCY);
  }
}
