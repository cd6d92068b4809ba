import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../config/environment.ts';
import type { NoticeKind } from '../contracts/watch.ts';
import type { DomainEvent, NoticeChanged, OrderWarned } from './domain-event.ts';
import { type JobQueue, Queues } from './queues.ts';

const NAME = 'kitchen-alerts';
const CONCURRENCY = 4;
/** From two seconds to a quarter of an hour between two tries: whoever does not answer is to be told soon or not at all. */
const ATTEMPTS = 10;
const FIRST_RETRY_MS = 2_000;
const KEPT_FAILED_JOBS = 1_000;

/** Of what restaurants themselves are told beside their screens; of a single order the warning tells them. */
const TOLD: readonly NoticeKind[] = ['restaurant_paused', 'no_device'];

export type Alert = OrderWarned | NoticeChanged;

/** Letters and messages to restaurants that do not answer. They are few, so each is a job of its own. */
@Injectable()
export class AlertQueue {
  readonly isWorker: boolean;
  readonly #queues: Queues;
  readonly #queue: JobQueue<Alert>;

  constructor(queues: Queues, @Inject(ENVIRONMENT) environment: Environment) {
    this.isWorker = environment.role !== 'api';
    this.#queues = queues;
    this.#queue = queues.create(NAME);
  }

  async addFor(events: readonly DomainEvent[]): Promise<void> {
    const alerts = events.filter(isAlert);
    if (alerts.length === 0) return;
    await this.#queue.addMany(
      alerts.map((alert) => ({
        name: alert.kind,
        data: alert,
        options: {
          jobId: `alert-${String(alert.eventId)}`,
          attempts: ATTEMPTS,
          backoff: { type: 'exponential', delay: FIRST_RETRY_MS },
          removeOnComplete: true,
          removeOnFail: KEPT_FAILED_JOBS,
        },
      })),
    );
  }

  process(handle: (alert: Alert) => Promise<void>): Promise<void> {
    return this.#queues.work<Alert>(NAME, handle, CONCURRENCY);
  }
}

function isAlert(event: DomainEvent): event is Alert {
  if (event.kind === 'notice') return TOLD.includes(event.payload.kind);
  return event.kind === 'warning' || event.kind === 'warning_half' || event.kind === 'reminder';
}
