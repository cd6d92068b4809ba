import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../../config/environment.ts';
import { FIRST_WARNING_SECONDS, type WarningStep } from '../../../contracts/restaurants/watch.ts';
import { Consequence } from '../../../events/consequence.ts';
import type { DomainEvent } from '../../../events/outbox/domain-event.ts';
import { Queues } from '../../../events/queues/queues.ts';
import { OVER_A_FAILOVER } from '../../../events/queues/work-queue.ts';
import { Recurring } from '../../../timing/recurring.ts';
import { OrderWarnings } from '../../kitchen-watch/order-warnings.ts';
import { PauseUnanswered } from '../../kitchen-watch/pause-unanswered.ts';
import { ChangeStatus } from './change-status.ts';
import { OrderRepository } from '../order/order.repository.ts';

const SWEEP_INTERVAL_MS = 2_000;
const SWEEP_BATCH = 100;

type Step = WarningStep | 'lapse';

interface Waiting {
  orderIds: number[];
  /** What is due. Jobs of releases without warnings have none: they are for lapsing. */
  step?: Step;
  /** The second in which they were placed, since 1970. */
  placedSecond?: number;
}

/**
 * Warns of orders that nobody answers and cancels what nobody accepted in time. The delayed jobs are punctual; the sweepers
 * behind them are certain, also when the queue lost its jobs.
 *
 * A job is for the orders that were placed in the same second, due when their restaurants are to be warned or their time to
 * answer is over. Each job makes the one for the next step, of the orders that still wait: placing costs the queue one
 * job, and what is accepted in time never another.
 */
@Injectable()
export class AcceptDeadline extends Consequence<Waiting> {
  readonly #steps: readonly { step: Step; afterMs: number }[];

  constructor(
    queues: Queues,
    private readonly orders: OrderRepository,
    private readonly changeStatus: ChangeStatus,
    private readonly warnings: OrderWarnings,
    private readonly pauses: PauseUnanswered,
    @Inject(ENVIRONMENT) environment: Environment,
  ) {
    super(queues, {
      name: 'accept-deadline',
      concurrency: 4,
      ...OVER_A_FAILOVER,
      keptFailed: 1_000,
    });
    this.#steps = stepsUntil(environment.acceptDeadlineSeconds * 1_000);
  }

  async follow(events: readonly DomainEvent[]): Promise<void> {
    const bySecond = new Map<number, number[]>();
    for (const event of events) {
      if (event.kind !== 'order' || event.previousStatus !== null) continue;
      const second = Math.ceil(Date.parse(event.at) / 1_000);
      bySecond.set(second, [...(bySecond.get(second) ?? []), event.orderId]);
    }
    await this.#add(0, [...bySecond]);
  }

  @Recurring({
    everyMs: SWEEP_INTERVAL_MS,
    in: 'worker',
    failure: 'The sweep for lapsed orders failed; the next one tries again.',
  })
  async sweep(): Promise<void> {
    for (const orderId of await this.orders.listLapsed(SWEEP_BATCH)) await this.#lapse(orderId);
  }

  async handle({ orderIds, step = 'lapse', placedSecond = 0 }: Waiting): Promise<void> {
    if (step === 'lapse') {
      for (const orderId of orderIds) await this.#lapse(orderId);
      return;
    }
    const waitingIds = await this.warnings.warn(step, orderIds);
    const index = this.#steps.findIndex((known) => known.step === step);
    await this.#add(index + 1, waitingIds.length === 0 ? [] : [[placedSecond, waitingIds]]);
  }

  async #lapse(orderId: number): Promise<void> {
    const lapsed = await this.changeStatus.lapse(orderId);
    if (lapsed !== null) await this.pauses.check(lapsed.restaurantId);
  }

  async #add(index: number, batches: readonly (readonly [placedSecond: number, orderIds: number[]])[]): Promise<void> {
    const next = this.#steps[index];
    if (next === undefined) return;
    await this.addJobs(
      batches.map(([placedSecond, orderIds]) => ({
        name: next.step,
        data: { orderIds, step: next.step, placedSecond },
        // From Postgres's clock to the worker's: what this process takes the time for does not matter.
        timestamp: placedSecond * 1_000,
        delay: next.afterMs,
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
