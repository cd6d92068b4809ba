import { Injectable } from '@nestjs/common';
import { PLAN_PRICE_CENTS } from '../../contracts/restaurants/plans.ts';
import { Database } from '../../database/connection/database.ts';
import { Recurring } from '../../timing/recurring.ts';
import { END_SUBSCRIPTIONS, RENEW_SUBSCRIPTIONS } from './subscription.statements.ts';

/** Far shorter than the day that it is about, so that a new period is there soon after midnight or a reinstatement. */
const INTERVAL_MS = 600_000;
const BATCH = 500;

/**
 * Begins the next paid period when one is over, and ends the subscriptions of restaurants that take no orders any more.
 * In every process that works in the background: a period is in the database once, whoever begins it.
 */
@Injectable()
export class RenewSubscriptions {
  constructor(private readonly database: Database) {}

  /** As at `at`; left out: now, by the database's clock. Safe to repeat, and makes up for days on which nobody came by. */
  @Recurring({
    everyMs: INTERVAL_MS,
    in: 'worker',
    startsAtOnce: true,
    failure: 'The subscriptions were not renewed; the next tick tries again.',
  })
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
