import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DeadlineQueue } from '../../events/deadline-queue.ts';
import { ChangeStatus } from './change-status.ts';
import { OrderRepository } from './order.repository.ts';

const SWEEP_INTERVAL_MS = 2_000;
const SWEEP_BATCH = 100;

/**
 * Cancels orders that nobody accepted in time. The delayed job is punctual; the sweeper behind it is certain, also
 * when the queue lost its jobs.
 */
@Injectable()
export class AcceptDeadline implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #logger = new Logger(AcceptDeadline.name);
  readonly #orders: OrderRepository;
  readonly #changeStatus: ChangeStatus;
  readonly #queue: DeadlineQueue;
  #timer: NodeJS.Timeout | undefined;
  #sweep: Promise<void> | undefined;

  constructor(orders: OrderRepository, changeStatus: ChangeStatus, queue: DeadlineQueue) {
    this.#orders = orders;
    this.#changeStatus = changeStatus;
    this.#queue = queue;
  }

  async onApplicationBootstrap(): Promise<void> {
    if (!this.#queue.isWorker) return;
    await this.#queue.process(async (orderId) => {
      await this.#changeStatus.lapse(orderId);
    });
    this.#timer = setInterval(() => {
      this.#sweep ??= this.sweep()
        .catch((error: unknown) => {
          this.#logger.warn({ err: error }, 'The sweep for lapsed orders failed; the next one tries again.');
        })
        .finally(() => {
          this.#sweep = undefined;
        });
    }, SWEEP_INTERVAL_MS);
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.#timer);
    await this.#sweep;
  }

  async sweep(): Promise<void> {
    for (const orderId of await this.#orders.listLapsed(SWEEP_BATCH)) await this.#changeStatus.lapse(orderId);
  }
}
