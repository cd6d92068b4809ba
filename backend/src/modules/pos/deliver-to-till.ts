import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { TillFailure } from '../../contracts/till.ts';
import { HopelessJobError, LaterJobError } from '../../events/queues.ts';
import { type TillJob, TillQueue } from '../../events/till-queue.ts';
import { Ticker } from '../../timing/ticker.ts';
import { SettlePayment } from '../orders/settle-payment.ts';
import { SecretBox } from './secret-box.ts';
import { TillClient, type TillOutcome } from './till-client.ts';
import { type ClaimedRow, TillDeliveryRepository } from './till-delivery.repository.ts';
import { writeTillMessage } from './till-message.ts';

/** One second, then twice as long each time: about seventeen minutes in all. */
const TRIES = 11;
const FIRST_RETRY_MS = 1_000;
/** Longer than any call takes. */
const LEASE_MS = 30_000;
const BUSY_MS = 1_000;
/** Calls to one till at a time, so that one that hangs keeps nobody else waiting. */
const CALLS_PER_TILL = 4;
const SWEEP_INTERVAL_MS = 5_000;
const SWEEP_GRACE_MS = 15_000;
const SWEEP_BATCH = 100;
/** Trying again changes nothing: somebody has to. */
const HOPELESS: readonly TillFailure[] = ['no_till', 'private_network', 'insecure', 'refused'];

/**
 * Tells tills of orders and cancellations. The delivery's row is the truth, BullMQ keeps the time, and the sweeper is
 * certain, also when the queue lost its jobs.
 */
@Injectable()
export class DeliverToTill implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #logger = new Logger(DeliverToTill.name);
  readonly #calling = new Map<number, number>();
  readonly #ticker = new Ticker(
    SWEEP_INTERVAL_MS,
    () => this.sweep(SWEEP_GRACE_MS),
    (error) => this.#logger.warn({ err: error }, 'The sweep for forgotten tills failed; the next one tries again.'),
  );

  constructor(
    private readonly queue: TillQueue,
    private readonly deliveries: TillDeliveryRepository,
    private readonly client: TillClient,
    private readonly secrets: SecretBox,
    private readonly payment: SettlePayment,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.queue.isWorker) return;
    await this.queue.process((job) => this.deliver(job));
    this.#ticker.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.#ticker.stop();
  }

  async sweep(graceMs: number): Promise<void> {
    const forgotten = await this.deliveries.listForgotten(graceMs, SWEEP_BATCH);
    for (const { tries, ...job } of forgotten) await this.queue.add([job], `sweep-${String(tries)}`);
  }

  /** @throws LaterJobError when it is to be tried again, HopelessJobError when it was given up. */
  async deliver(job: TillJob): Promise<void> {
    await this.deliveries.open(job.orderId, 'order');
    if (job.kind === 'cancellation') {
      const till = await this.deliveries.withdrawOrder(job.orderId);
      if (till === 'unheard') return;
      if (till === 'calling') throw new LaterJobError('the till is just hearing of the order', BUSY_MS);
      await this.deliveries.open(job.orderId, job.kind);
    }
    const calls = this.#calling.get(job.restaurantId) ?? 0;
    if (calls >= CALLS_PER_TILL) throw new LaterJobError('the till hears of other orders', BUSY_MS);
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

  async #try(job: TillJob, claimed: ClaimedRow): Promise<void> {
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
    const message = `the till of restaurant ${String(job.restaurantId)}: ${failure}`;
    throw retryMs === null ? new HopelessJobError(message) : new LaterJobError(message, retryMs);
  }

  async #call(job: TillJob, claimed: ClaimedRow): Promise<TillOutcome> {
    const key = claimed.key === null ? null : this.secrets.open(claimed.key);
    const order = await this.deliveries.findOrder(job.orderId);
    if (claimed.url === null || key === null || order === null) {
      return { isHeard: false, failure: 'no_till', httpStatus: null };
    }
    return this.client.call(
      { url: claimed.url, key },
      {
        kind: job.kind,
        id: claimed.delivery_key,
        body: writeTillMessage(job.kind, claimed.delivery_key, order),
      },
    );
  }
}

/** Between half and all of it, so that orders that failed together do not come back together. */
function jittered(delayMs: number): number {
  return Math.round(delayMs * (0.5 + Math.random() / 2));
}
