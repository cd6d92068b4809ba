import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { SoldOutQueue } from '../../events/sold-out-queue.ts';
import { Ticker } from '../../timing/ticker.ts';
import { EditMenu } from './edit-menu.ts';
import { MenuEditorRepository } from './menu-editor.repository.ts';

const SWEEP_INTERVAL_MS = 2_000;
const SWEEP_BATCH = 100;

/**
 * Brings back what was sold out until now. The delayed jobs are punctual; the sweep behind them is certain, also when the
 * queue lost its jobs or was away when one should have been added.
 */
@Injectable()
export class EndSoldOut implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(EndSoldOut.name);
  private readonly ticker = new Ticker(
    SWEEP_INTERVAL_MS,
    () => this.sweep(),
    (error) => this.logger.warn({ err: error }, 'What comes back was not looked for; the next sweep tries again.'),
  );

  constructor(
    private readonly editor: MenuEditorRepository,
    private readonly edit: EditMenu,
    private readonly queue: SoldOutQueue,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.queue.isWorker) return;
    await this.queue.process((restaurantId) => this.edit.endSoldOut(restaurantId));
    this.ticker.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.ticker.stop();
  }

  async sweep(): Promise<void> {
    for (const restaurantId of await this.editor.listSoldOutOver(SWEEP_BATCH)) await this.edit.endSoldOut(restaurantId);
  }
}
