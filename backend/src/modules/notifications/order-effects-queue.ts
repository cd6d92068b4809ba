import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../config/environment.ts';
import { isStepBack, isUndoable } from '../../contracts/orders/order-status.ts';
import { Consequence } from '../../events/consequence.ts';
import type { DomainEvent, OrderChanged } from '../../events/outbox/domain-event.ts';
import { Queues } from '../../events/queues/queues.ts';
import { FOR_SIX_HOURS } from '../../events/queues/work-queue.ts';
import { OrderEffects, type ToldStep } from './order-effects.ts';

/** So that one job never holds up a stop or a worker for long. */
const MOST_IN_A_JOB = 100;

/**
 * E-mails and push messages to customers. Events that were committed together share a job, so that a busy evening costs
 * the queue no more than a quiet one; those that fail go on in jobs of their own.
 */
@Injectable()
export class OrderEffectsQueue extends Consequence<ToldStep[]> {
  readonly #undoHoldMs: number;

  constructor(
    queues: Queues,
    private readonly effects: OrderEffects,
    @Inject(ENVIRONMENT) environment: Environment,
  ) {
    super(queues, {
      name: 'order-effects',
      concurrency: 4,
      ...FOR_SIX_HOURS,
      keptFailed: 10_000,
    });
    this.#undoHoldMs = environment.undoHoldMs;
  }

  async follow(events: readonly DomainEvent[]): Promise<void> {
    const effective = events.filter(
      (event): event is OrderChanged => event.kind === 'order' && event.status !== event.previousStatus,
    );
    await this.#add(inJobs(effective.filter((event) => !canBeTakenBack(event))));
    await this.#add(inJobs(effective.filter(canBeTakenBack)), this.#undoHoldMs);
  }

  async handle(events: ToldStep[]): Promise<void> {
    const failed = await this.effects.tell(events);
    const [reason] = failed.values();
    if (events.length === 1 && reason !== undefined) throw reason;
    await this.#add([...failed.keys()].map((event) => [event]));
  }

  #add(jobs: ToldStep[][], delayMs = 0): Promise<void> {
    return this.addJobs(
      jobs.map((events) => ({
        name: events.length === 1 ? (events[0]?.status ?? 'event') : 'batch',
        data: events.map(toldOf),
        // An event that is sent twice finds its job still there; otherwise `sent_notifications` remembers.
        jobId: `events-${events.map(({ eventId }) => String(eventId)).join('-')}`,
        // Counted from the commit by Postgres's clock: this process's may be wrong by hours.
        ...(delayMs > 0 ? { timestamp: newestOf(events), delay: delayMs } : {}),
      })),
    );
  }
}

function inJobs(events: readonly OrderChanged[]): OrderChanged[][] {
  return Array.from({ length: Math.ceil(events.length / MOST_IN_A_JOB) }, (_, index) =>
    events.slice(index * MOST_IN_A_JOB, (index + 1) * MOST_IN_A_JOB),
  );
}

/** A job holds no more than is read of it: on Postgres the queue's work grows with every byte. */
function toldOf({ orderId, eventId, version, status, previousStatus, at }: ToldStep): ToldStep {
  return { orderId, eventId, version, status, previousStatus, at };
}

/** Milliseconds since 1970. */
function newestOf(events: readonly ToldStep[]): number {
  return Math.max(...events.map(({ at }) => Date.parse(at)));
}

/**
 * Nobody is told by e-mail before it is sure. Screens are. A step back waits as long as the step did, so that what went out of
 * that is known.
 */
function canBeTakenBack({ by, status, previousStatus }: OrderChanged): boolean {
  return by === 'restaurant' && (isUndoable(status) || isStepBack(previousStatus, status));
}
