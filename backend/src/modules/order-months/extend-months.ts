import { Injectable, Logger } from '@nestjs/common';
import { Database, type Statement } from '../../database/connection/database.ts';
import { Recurring } from '../../timing/recurring.ts';

/** The next month is there a whole month before anybody needs it, so this may fail for weeks. */
const INTERVAL_MS = 600_000;

/** A function of the database, with the rights of whoever owns the tables. */
const EXTEND: Statement = { name: 'order_months_extend', text: 'SELECT extend_order_months() AS "hasChanged"' };

/**
 * Makes the partitions of this month and of the next one, and has orders begin in this month's. In every process that works in
 * the background: the database does it once.
 */
@Injectable()
export class ExtendMonths {
  private readonly logger = new Logger(ExtendMonths.name);

  constructor(private readonly database: Database) {}

  @Recurring({
    everyMs: INTERVAL_MS,
    in: 'worker',
    startsAtOnce: true,
    failure: 'The partitions of the coming months were not made; the next tick tries again.',
  })
  async execute(): Promise<boolean> {
    const [row] = await this.database.run<{ hasChanged: boolean }>(EXTEND, []);
    if (row?.hasChanged === true) this.logger.log('Orders have the partitions of another month.');
    return row?.hasChanged ?? false;
  }
}
