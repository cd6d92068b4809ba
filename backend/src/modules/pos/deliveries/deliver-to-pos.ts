import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../../config/environment.ts';
import type { PosFailure } from '../../../contracts/restaurants/pos.ts';
import { Consequence } from '../../../events/consequence.ts';
import type { DomainEvent } from '../../../events/outbox/domain-event.ts';
import { HopelessJobError, LaterJobError, Queues } from '../../../events/queues/queues.ts';
import { Recurring } from '../../../timing/recurring.ts';
import { SettlePayment } from '../../orders/status/settle-payment.ts';
import type { PosJob } from './pos-job.ts';
import { SecretBox } from '../protocol/secret-box.ts';
import { PosClient, type PosOutcome } from '../protocol/pos-client.ts';
import { PosDeliveryRepository } from './pos-delivery.repository.ts';
import type { ClaimedRow } from './pos-delivery.statements.ts';
import { writePosMessage } from '../protocol/pos-message.ts';

/** One second, then twice as long each time: about seventeen minutes in all. */
const TRIES = 11;
const FIRST_RETRY_MS = 1_000;
/** It is longer than any call takes. */
const LEASE_MS = 30_000;
const BUSY_MS = 1_000;
/** Calls to one POS at a time, so that one that hangs keeps nobody else waiting. */
const CALLS_PER_POS = 4;
const SWEEP_INTERVAL_MS = 5_000;
const SWEEP_GRACE_MS = 15_000;
const SWEEP_BATCH = 100;
/** Trying again changes nothing: somebody has to. */
const HOPELESS: readonly PosFailure[] = ['no_till', 'private_network', 'insecure', 'refused'];

/**
 * Tells POS systems of orders and cancellations. The delivery's row is the truth, BullMQ keeps the time, and the sweeper is
 * certain, also when the queue lost its jobs.
 */
@Injectable()
export class DeliverToPos extends Consequence<PosJob> {
  readonly #calling = new Map<number, number>();
  readonly #undoHoldMs: number;

  constructor(
    queues: Queues,
    private readonly deliveries: PosDeliveryRepository,
    private readonly client: PosClient,
    private readonly secrets: SecretBox,
    private readonly payment: SettlePayment,
    @Inject(ENVIRONMENT) { undoHoldMs }: Environment,
  ) {
    super(queues, {
      name: 'tills',
      // Calls mostly wait for somebody else's answer.
      concurrency: 16,
      // The delivery's own row counts the tries; this only has to be more.
      attempts: 1_000,
      backoff: { type: 'as_told' },
      keptFailed: 1_000,
    });
    this.#undoHoldMs = undoHoldMs;
  }

  /** What a kitchen cancelled may be taken back yet, and a POS that was told does not cook it again. */
  async follow(events: readonly DomainEvent[]): Promise<void> {
    const cancelledByKitchen = events.filter(isCancelledByKitchen);
    await this.add(events.filter((event) => !isCancelledByKitchen(event)).flatMap(jobsFor), 'event');
    await this.add(cancelledByKitchen.flatMap(jobsFor), 'event', this.#undoHoldMs);
  }

  /** `occasion`: of a delivery's jobs on the same one only the first is taken. */
  add(jobs: readonly PosJob[], occasion: string, delayMs = 0): Promise<void> {
    return this.addJobs(
      jobs.map((job) => ({
        name: job.kind,
        data: job,
        jobId: `${job.kind}-${String(job.orderId)}-${occasion}`,
        delay: delayMs,
      })),
    );
  }

  @Recurring({
    everyMs: SWEEP_INTERVAL_MS,
    in: 'worker',
    failure: 'The sweep for forgotten POS systems failed; the next one tries again.',
  })
  async sweep(graceMs = SWEEP_GRACE_MS): Promise<void> {
    const forgotten = await this.deliveries.listForgotten(graceMs, SWEEP_BATCH);
    for (const { tries, ...job } of forgotten) await this.add([job], `sweep-${String(tries)}`);
  }

  /** @throws LaterJobError when it is to be tried again, HopelessJobError when it was given up. */
  async handle(job: PosJob): Promise<void> {
    await this.deliveries.open(job.orderId, 'order');
    if (job.kind === 'cancellation') {
      const pos = await this.deliveries.withdrawOrder(job.orderId);
      if (pos === 'unheard') return;
      if (pos === 'calling') throw new LaterJobError('the POS is just hearing of the order', BUSY_MS);
      await this.deliveries.open(job.orderId, job.kind);
    }
    const calls = this.#calling.get(job.restaurantId) ?? 0;
    if (calls >= CALLS_PER_POS) throw new LaterJobError('the POS hears of other orders', BUSY_MS);
    this.#calling.set(job.restaurantId, calls + 1);
    try {
      const claimed = await this.deliveries.claim(job, LEASE_MS);
      if (claimed !== null) await this.#try(job, claimed);
    } finally {
      const left = (this.#calling.get(job.restaurantId) ?? 1) - 1;
      if (left === 0) this.#calling.delete(job.restaurantId);
      else this.#calling.set(job.restaurantId, left);
    }
  }

  async #try(job: PosJob, claimed: ClaimedRow): Promise<void> {
    const outcome = await this.#call(job, claimed);
    if (outcome.isHeard) {
      if (outcome.payment === 'paid') await this.payment.execute(job.orderId, 'paid');
      if (outcome.payment === 'declined') await this.payment.execute(job.orderId, 'failed');
      await this.deliveries.settle(claimed.id, outcome.httpStatus, outcome);
      return;
    }
    const { failure, httpStatus } = outcome;
    const isLast = claimed.tries >= TRIES || HOPELESS.includes(failure);
    const retryMs = isLast ? null : jittered(FIRST_RETRY_MS * 2 ** (claimed.tries - 1));
    // Whoever brings the food has to know that nobody has confirmed the money.
    if (isLast && job.kind === 'order') await this.payment.execute(job.orderId, 'failed');
    if (!(await this.deliveries.fail(claimed.id, failure, httpStatus, retryMs))) return;
    const message = `the POS of restaurant ${String(job.restaurantId)}: ${failure}`;
    throw retryMs === null ? new HopelessJobError(message) : new LaterJobError(message, retryMs);
  }

  async #call(job: PosJob, claimed: ClaimedRow): Promise<PosOutcome> {
    const key = claimed.posApiKey === null ? null : this.secrets.open(claimed.posApiKey);
    const order = await this.deliveries.findOrder(job.orderId);
    if (claimed.posApiUrl === null || key === null || order === null) {
      return { isHeard: false, failure: 'no_till', httpStatus: null };
    }
    return this.client.call(
      { url: claimed.posApiUrl, key },
      { kind: job.kind, id: claimed.key, body: writePosMessage(job.kind, claimed.key, order) },
    );
  }
}

function isCancelledByKitchen(event: DomainEvent): boolean {
  return event.kind === 'order' && event.status === 'cancelled' && event.by === 'restaurant';
}

/** Whatever is not `due` at the door goes through a POS. */
function jobsFor(event: DomainEvent): PosJob[] {
  if (event.kind !== 'order' || event.paymentStatus === 'due') return [];
  const { restaurantId, orderId, status, previousStatus } = event;
  if (previousStatus === null) return [{ restaurantId, orderId, kind: 'order' }];
  const isCancelled = status === 'cancelled' && previousStatus !== 'cancelled';
  return isCancelled ? [{ restaurantId, orderId, kind: 'cancellation' }] : [];
}

/** Between half and all of it, so that orders that failed together do not come back together. */
function jittered(delayMs: number): number {
  return Math.round(delayMs * (0.5 + Math.random() / 2));
}
