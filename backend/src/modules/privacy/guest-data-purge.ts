import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../config/environment.ts';
import { Database } from '../../database/database.ts';
import { Ticker } from '../../timing/ticker.ts';
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
export class GuestDataPurge implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(GuestDataPurge.name);
  private readonly ticker = new Ticker(
    INTERVAL_MS,
    async () => {
      await this.execute();
    },
    (error) => this.logger.warn({ err: error }, "Guests' data was not blanked; the next tick tries again."),
  );

  constructor(
    private readonly database: Database,
    private readonly guests: GuestDataRepository,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'role' | 'guestDataDays'>,
  ) {}

  onApplicationBootstrap(): void {
    if (this.environment.role !== 'api') this.ticker.startNow();
  }

  onModuleDestroy(): Promise<void> {
    return this.ticker.stop();
  }

  /** Until nothing is due. How many orders it was. */
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
