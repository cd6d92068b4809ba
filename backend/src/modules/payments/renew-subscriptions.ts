import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../config/environment.ts';
import { PLAN_PRICE_CENTS } from '../../contracts/constants.ts';
import { Database } from '../../database/database.ts';
import { Ticker } from '../../timing/ticker.ts';
import { END_SUBSCRIPTIONS, RENEW_SUBSCRIPTIONS } from './subscription.statements.ts';

/** Far shorter than the day that it is about, so that a new period is there soon after midnight or a reinstatement. */
const INTERVAL_MS = 600_000;
const BATCH = 500;

/**
 * Begins the next paid period when one is over, and ends the subscriptions of restaurants that take no orders any more.
 * In every process that works in the background: a period is in the database once, whoever begins it.
 */
@Injectable()
export class RenewSubscriptions implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger(RenewSubscriptions.name);
  readonly #isWorker: boolean;
  readonly #ticker = new Ticker(
    INTERVAL_MS,
    () => this.execute(),
    (error) => this.#logger.warn({ err: error }, 'The subscriptions were not renewed; the next tick tries again.'),
  );

  constructor(
    private readonly database: Database,
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

  /** As at `at`; left out: now, by the database's clock. Safe to repeat, and makes up for days on which nobody came by. */
  async execute(at: Date | null = null): Promise<void> {
    const values = [at, BATCH, PLAN_PRICE_CENTS.monthly, PLAN_PRICE_CENTS.yearly];
    let begun = 0;
    do {
      const [row] = await this.database.run<{ begun: number }>(RENEW_SUBSCRIPTIONS, values);
      begun = row?.begun ?? 0;
    } while (begun > 0);
    await this.database.run(END_SUBSCRIPTIONS, [at]);
  }
}
