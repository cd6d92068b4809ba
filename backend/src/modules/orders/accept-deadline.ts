import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DeadlineQueue } from '../../events/deadline-queue.ts';
import { Ticker } from '../../timing/ticker.ts';
import { OrderWarnings } from '../kitchen-watch/order-warnings.ts';
import { PauseUnanswered } from '../kitchen-watch/pause-unanswered.ts';
import { ChangeStatus } from './change-status.ts';
import { OrderRepository } from './order.repository.ts';

const SWEEP_INTERVAL_MS = 2_000;
const SWEEP_BATCH = 100;

/**
 * Warns of orders that nobody answers and cancels what nobody accepted in time. The delayed jobs are punctual; the sweepers
 * behind them are certain, also when the queue lost its jobs.
 */
@Injectable()
export class AcceptDeadline implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #logger = new Logger(AcceptDeadline.name);
  readonly #orders: OrderRepository;
  readonly #changeStatus: ChangeStatus;
  readonly #queue: DeadlineQueue;
  readonly #warnings: OrderWarnings;
  readonly #pauses: PauseUnanswered;
  readonly #ticker = new Ticker(
    SWEEP_INTERVAL_MS,
    () => this.sweep(),
    (error) => this.#logger.warn({ err: error }, 'The sweep for lapsed orders failed; the next one tries again.'),
  );

  constructor(
    orders: OrderRepository,
    changeStatus: ChangeStatus,
    queue: DeadlineQueue,
    warnings: OrderWarnings,
    pauses: PauseUnanswered,
  ) {
    this.#warnings = warnings;
    this.#pauses = pauses;
    this.#orders = orders;
    this.#changeStatus = changeStatus;
    this.#queue = queue;
  }

  async onApplicationBootstrap(): Promise<void> {
    if (!this.#queue.isWorker) return;
    await this.#queue.process({
      warn: (step, orderIds) => this.#warnings.warn(step, orderIds),
      lapse: (orderId) => this.#lapse(orderId),
    });
    this.#ticker.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.#ticker.stop();
  }

  async sweep(): Promise<void> {
    for (const orderId of await this.#orders.listLapsed(SWEEP_BATCH)) await this.#lapse(orderId);
  }

  async #lapse(orderId: number): Promise<void> {
    const lapsed = await this.#changeStatus.lapse(orderId);
    if (lapsed !== null) await this.#pauses.check(lapsed.restaurantId);
  }
}
