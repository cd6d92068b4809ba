import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../config/environment.ts';
import { Ticker } from '../../timing/ticker.ts';
import { RestaurantRepository } from './profile/restaurant.repository.ts';

const INTERVAL_MS = 60_000;

/**
 * Which restaurants are ordered from most, counted once a minute by whoever works in the background: a list need not be
 * exact about this, but quick, and alike on every instance, so that its pages fit together.
 */
@Injectable()
export class CountPopularity implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger(CountPopularity.name);
  readonly #isWorker: boolean;
  readonly #ticker = new Ticker(
    INTERVAL_MS,
    () => this.execute(),
    (error) =>
      this.#logger.warn({ err: error }, 'The orders of restaurants were not counted; the next tick tries again.'),
  );

  constructor(
    private readonly restaurants: RestaurantRepository,
    @Inject(ENVIRONMENT) environment: Pick<Environment, 'role'>,
  ) {
    this.#isWorker = environment.role !== 'api';
  }

  onApplicationBootstrap(): void {
    if (this.#isWorker) this.#ticker.startNow();
  }

  onModuleDestroy(): Promise<void> {
    return this.#ticker.stop();
  }

  async execute(): Promise<void> {
    await this.restaurants.countOrders();
  }
}
