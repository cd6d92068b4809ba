import { Injectable } from '@nestjs/common';
import { Database, type Statement } from '../../database/connection/database.ts';
import { Recurring } from '../../timing/recurring.ts';

const INTERVAL_MS = 5_000;
/** Of the time between two counts, so that counting never takes more of a core than this. */
const MAX_SHARE = 0.02;

/** Functions of the database, which counts under a lock of its own. */
const REFRESH: Statement = { name: 'order_totals_refresh', text: 'SELECT refresh_order_totals()' };
const REBUILD: Statement = { name: 'order_totals_rebuild', text: 'SELECT rebuild_order_totals()' };

/**
 * Keeps the totals of days: the database counts anew what has had an event since the last time. Nobody who orders or
 * moves an order waits for it.
 */
@Injectable()
export class OrderTotals {
  constructor(private readonly database: Database) {}

  /** Everything that was committed before the call is counted in afterwards. */
  @Recurring({
    everyMs: (tookMs) => Math.max(INTERVAL_MS, tookMs / MAX_SHARE),
    in: 'worker',
    failure: 'The totals were not counted; the next time tries again.',
  })
  async refresh(): Promise<void> {
    await this.database.run(REFRESH, []);
  }

  /** Everything anew, also what changed without an event. */
  async rebuild(): Promise<void> {
    await this.database.run(REBUILD, []);
  }
}
