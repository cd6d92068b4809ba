import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../config/environment.ts';
import { Ticker } from '../../timing/ticker.ts';
import { Notices } from '../notices/notices.ts';
import { DeviceWatch } from './device-watch.ts';
import { OrderWarnings } from './order-warnings.ts';
import { PauseUnanswered } from './pause-unanswered.ts';

const INTERVAL_MS = 2_000;

/**
 * Comes by every few seconds, in every process that works in the background, and does what is due and was not done: what
 * it finds is in Postgres, so that neither a crash nor a queue that lost its jobs makes it forget.
 */
@Injectable()
export class KitchenWatch implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger(KitchenWatch.name);
  readonly #isWorker: boolean;
  readonly #ticker = new Ticker(
    INTERVAL_MS,
    () => this.sweep(),
    (error) => this.#warn(error),
  );

  constructor(
    private readonly warnings: OrderWarnings,
    private readonly pauses: PauseUnanswered,
    private readonly devices: DeviceWatch,
    private readonly notices: Notices,
    @Inject(ENVIRONMENT) environment: Environment,
  ) {
    this.#isWorker = environment.role !== 'api';
  }

  onApplicationBootstrap(): void {
    if (this.#isWorker) this.#ticker.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.#ticker.stop();
  }

  async sweep(): Promise<void> {
    await this.#attempt(() => this.warnings.sweep());
    await this.#attempt(() => this.pauses.sweep());
    await this.#attempt(() => this.devices.sweep());
    await this.#attempt(() => this.notices.resolveSettled());
  }

  /** One that fails does not keep the others from what they are there for. */
  async #attempt(work: () => Promise<void>): Promise<void> {
    await work().catch((error: unknown) => this.#warn(error));
  }

  #warn(error: unknown): void {
    this.#logger.warn({ err: error }, 'The watch over kitchens was interrupted; the next round tries again.');
  }
}
