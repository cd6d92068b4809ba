import { Inject, Injectable, Logger } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../config/environment.ts';
import { Database } from '../../database/connection/database.ts';
import { Recurring } from '../../timing/recurring.ts';
import { blankOrders } from './blank-orders.ts';
import { GuestDataRepository } from './guest-data.repository.ts';

const INTERVAL_MS = 600_000;
/** So many orders are locked at once, and no longer than it takes to blank them. */
const BATCH = 200;

/**
 * Blanks what guests typed `GUEST_DATA_DAYS` after their order's last status. In every process that works in the background:
 * what one has in hand, the others pass over.
 */
@Injectable()
export class GuestDataPurge {
  private readonly logger = new Logger(GuestDataPurge.name);

  constructor(
    private readonly database: Database,
    private readonly guests: GuestDataRepository,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'guestDataDays'>,
  ) {}

  /** Until nothing is due. How many orders it was. */
  @Recurring({
    everyMs: INTERVAL_MS,
    in: 'worker',
    startsAtOnce: true,
    failure: "Guests' data was not blanked; the next tick tries again.",
  })
  async execute(batch = BATCH): Promise<number> {
    let blanked = 0;
    let taken: number;
    do {
      taken = await this.database.transaction(async (tx) => {
        const due = await this.guests.takeDue(tx, this.environment.guestDataDays, batch);
        await blankOrders(tx, due);
        return due.length;
      });
      blanked += taken;
    } while (taken > 0);
    if (blanked > 0) this.logger.log({ orders: blanked }, "Guests' data was blanked.");
    return blanked;
  }
}
