import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../config/environment.ts';
import { isStepBack, isUndoable, type OrderStatus } from '../contracts/order-status.ts';
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

/** So that one job never holds up a stop or a worker for long. */
const MOST_IN_A_JOB = 100;

/**
 * What follows from an order's events outside of the screens. Events that were committed together share a job, so that
 * a busy evening costs the queue no more than a quiet one; those that fail go on in jobs of their own.
 */
@Injectable()
export class EffectsQueue {
  readonly isWorker: boolean;
  readonly #queues: Queues;
  readonly #queue: JobQueue<OrderChanged[]>;
  readonly #hasPush: boolean;
  readonly #undoHoldMs: number;

  constructor(queues: Queues, @Inject(ENVIRONMENT) environment: Environment) {
    this.isWorker = environment.role !== 'api';
    this.#queues = queues;
    this.#queue = queues.create(NAME);
    this.#hasPush = environment.vapid !== null;
    this.#undoHoldMs = environment.undoHoldMs;
  }

  async addFor(events: readonly DomainEvent[]): Promise<void> {
    const effective = events.filter(
      (event): event is OrderChanged =>
        event.kind === 'order' &&
        event.status !== event.previousStatus &&
        !isStepBack(event.previousStatus, event.status) &&
        (this.#hasPush || MAILED.includes(event.status)),
    );
    await this.#add(inJobs(effective.filter((event) => !canBeTakenBack(event))));
    await this.#add(inJobs(effective.filter(canBeTakenBack)), this.#undoHoldMs);
  }

  /** `handle` answers with the events that failed, each with its reason. */
  process(handle: (events: OrderChanged[]) => Promise<ReadonlyMap<OrderChanged, Error>>): Promise<void> {
    return this.#queues.work<OrderChanged[]>(
      NAME,
      async (events) => {
        const failed = await handle(events);
        const [reason] = failed.values();
        if (events.length === 1 && reason !== undefined) throw reason;
        await this.#add([...failed.keys()].map((event) => [event]));
      },
      CONCURRENCY,
    );
  }

  async #add(jobs: OrderChanged[][], delayMs = 0): Promise<void> {
    if (jobs.length === 0) return;
    await this.#queue.addMany(
      jobs.map((events) => ({
        name: events.length === 1 ? (events[0]?.status ?? 'event') : 'batch',
        data: events,
        options: {
          // An event that is sent twice finds its job still there; otherwise `sent_notifications` remembers.
          jobId: `events-${events.map(({ eventId }) => String(eventId)).join('-')}`,
          // Counted from the commit by Postgres's clock: this process's may be wrong by hours.
          ...(delayMs > 0 ? { timestamp: newestOf(events), delay: delayMs } : {}),
          attempts: ATTEMPTS,
          backoff: { type: 'exponential', delay: FIRST_RETRY_MS },
          removeOnComplete: true,
          removeOnFail: KEPT_FAILED_JOBS,
        },
      })),
    );
  }
}

function inJobs(events: readonly OrderChanged[]): OrderChanged[][] {
  return Array.from({ length: Math.ceil(events.length / MOST_IN_A_JOB) }, (_, index) =>
    events.slice(index * MOST_IN_A_JOB, (index + 1) * MOST_IN_A_JOB),
  );
}

/** In milliseconds since 1970. */
function newestOf(events: readonly OrderChanged[]): number {
  return Math.max(...events.map(({ at }) => Date.parse(at)));
}

/** Nobody is told by letter before it is sure. Screens are. */
function canBeTakenBack({ by, status }: OrderChanged): boolean {
  return by === 'restaurant' && isUndoable(status);
}
