import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../config/environment.ts';
import type { DomainEvent, LoginChanged, ReviewChanged } from './domain-event.ts';
import { type JobQueue, Queues } from './queues.ts';

const NAME = 'registration-mails';
const CONCURRENCY = 1;
/** From five seconds to almost three hours between two tries: about six hours in all. */
const ATTEMPTS = 13;
const FIRST_RETRY_MS = 5_000;
const KEPT_FAILED_JOBS = 1_000;

type AccountChange = ReviewChanged | LoginChanged;

/** Letters to restaurants about their registration and their login. They are few, so each step is a job of its own. */
@Injectable()
export class RegistrationQueue {
  readonly isWorker: boolean;
  readonly #queues: Queues;
  readonly #queue: JobQueue<AccountChange>;

  constructor(queues: Queues, @Inject(ENVIRONMENT) environment: Environment) {
    this.isWorker = environment.role !== 'api';
    this.#queues = queues;
    this.#queue = queues.create(NAME);
  }

  async addFor(events: readonly DomainEvent[]): Promise<void> {
    const changes = events.filter((event): event is AccountChange => event.kind === 'review' || event.kind === 'login');
    if (changes.length === 0) return;
    await this.#queue.addMany(
      changes.map((event) => ({
        name: event.kind === 'login' ? event.kind : event.payload.step,
        data: event,
        options: {
          jobId: `${event.kind}-${String(event.eventId)}`,
          attempts: ATTEMPTS,
          backoff: { type: 'exponential', delay: FIRST_RETRY_MS },
          removeOnComplete: true,
          removeOnFail: KEPT_FAILED_JOBS,
        },
      })),
    );
  }

  process(handle: (event: AccountChange) => Promise<void>): Promise<void> {
    return this.#queues.work<AccountChange>(NAME, handle, CONCURRENCY);
  }
}
