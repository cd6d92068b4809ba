import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../config/environment.ts';
import { FIRST_WARNING_SECONDS, type WarningStep } from '../contracts/watch.ts';
import type { DomainEvent } from './domain-event.ts';
import { type JobQueue, Queues } from './queues.ts';

const NAME = 'accept-deadline';
const CONCURRENCY = 4;

type Step = WarningStep | 'lapse';

interface Waiting {
  orderIds: number[];
  /** What is due. Jobs of releases without warnings have none: they are for lapsing. */
  step?: Step;
  /** The second in which they were placed, since 1970. */
  placedSecond?: number;
}

interface Handlers {
  /** Answers with those that still wait. */
  warn: (step: WarningStep, orderIds: readonly number[]) => Promise<number[]>;
  lapse: (orderId: number) => Promise<void>;
}

/**
 * A delayed job for the orders that were placed in the same second, due when their restaurants are to be warned or their
 * time to answer is over. Each job makes the one for the next step, of the orders that still wait: placing costs the
 * queue one job, and what is accepted in time never another.
 */
@Injectable()
export class DeadlineQueue {
  readonly isWorker: boolean;
  readonly #queues: Queues;
  readonly #queue: JobQueue<Waiting>;
  readonly #steps: readonly { step: Step; afterMs: number }[];

  constructor(queues: Queues, @Inject(ENVIRONMENT) environment: Environment) {
    this.isWorker = environment.role !== 'api';
    this.#queues = queues;
    this.#queue = queues.create(NAME);
    this.#steps = stepsUntil(environment.acceptDeadlineSeconds * 1_000);
  }

  async addFor(events: readonly DomainEvent[]): Promise<void> {
    const bySecond = new Map<number, number[]>();
    for (const event of events) {
      if (event.kind !== 'order' || event.previousStatus !== null) continue;
      const second = Math.ceil(Date.parse(event.at) / 1_000);
      bySecond.set(second, [...(bySecond.get(second) ?? []), event.orderId]);
    }
    await this.#add(0, [...bySecond]);
  }

  process({ warn, lapse }: Handlers): Promise<void> {
    return this.#queues.work<Waiting>(
      NAME,
      async ({ orderIds, step = 'lapse', placedSecond = 0 }) => {
        if (step === 'lapse') {
          for (const orderId of orderIds) await lapse(orderId);
          return;
        }
        const waitingIds = await warn(step, orderIds);
        const index = this.#steps.findIndex((known) => known.step === step);
        await this.#add(index + 1, waitingIds.length === 0 ? [] : [[placedSecond, waitingIds]]);
      },
      CONCURRENCY,
    );
  }

  async #add(index: number, batches: readonly (readonly [placedSecond: number, orderIds: number[]])[]): Promise<void> {
    const next = this.#steps[index];
    if (next === undefined || batches.length === 0) return;
    await this.#queue.addMany(
      batches.map(([placedSecond, orderIds]) => ({
        name: next.step,
        data: { orderIds, step: next.step, placedSecond },
        options: {
          // From Postgres's clock to the worker's: what this process takes the time for does not matter.
          timestamp: placedSecond * 1_000,
          delay: next.afterMs,
          attempts: 5,
          backoff: { type: 'fixed', delay: 1_000 },
          removeOnComplete: true,
          removeOnFail: 1_000,
        },
      })),
    );
  }
}

function stepsUntil(deadlineMs: number): { step: Step; afterMs: number }[] {
  const steps: { step: Step; afterMs: number }[] = [
    { step: 'first', afterMs: FIRST_WARNING_SECONDS * 1_000 },
    { step: 'half', afterMs: deadlineMs / 2 },
    { step: 'lapse', afterMs: deadlineMs },
  ];
  // A short deadline may be over before the first warning is due.
  return steps
    .filter(({ step, afterMs }) => step === 'lapse' || afterMs < deadlineMs)
    .sort((a, b) => a.afterMs - b.afterMs);
}
