import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { SoldOutQueue } from '../../../events/queues/sold-out-queue.ts';
import { Recurring } from '../../../timing/recurring.ts';
import { EditMenu } from './edit-menu.ts';
import { MenuEditorRepository } from './menu-editor.repository.ts';

const SWEEP_INTERVAL_MS = 2_000;
const SWEEP_BATCH = 100;

/**
 * Brings back what was sold out until now. The delayed jobs are punctual; the sweep behind them is certain, also when the
 * queue lost its jobs or was away when one should have been added.
 */
@Injectable()
export class EndSoldOut implements OnApplicationBootstrap {
  constructor(
    private readonly editor: MenuEditorRepository,
    private readonly edit: EditMenu,
    private readonly queue: SoldOutQueue,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.queue.isWorker) return;
    await this.queue.process((restaurantId) => this.edit.endSoldOut(restaurantId));
  }

  @Recurring({
    everyMs: SWEEP_INTERVAL_MS,
    in: 'worker',
    failure: 'What comes back was not looked for; the next sweep tries again.',
  })
  async sweep(): Promise<void> {
    for (const restaurantId of await this.editor.listSoldOutOver(SWEEP_BATCH)) await this.edit.endSoldOut(restaurantId);
  }
}
