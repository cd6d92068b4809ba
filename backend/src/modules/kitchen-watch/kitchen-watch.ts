import { Injectable, Logger } from '@nestjs/common';
import { Recurring } from '../../timing/recurring.ts';
import { Notices } from '../notices/notices.ts';
import { DeviceWatch } from './device-watch.ts';
import { OrderWarnings } from './order-warnings.ts';
import { PauseUnanswered } from './pause-unanswered.ts';

const INTERVAL_MS = 2_000;
const FAILURE = 'The watch over kitchens was interrupted; the next round tries again.';

/**
 * Comes by every few seconds, in every process that works in the background, and does what is due and was not done: what
 * it finds is in Postgres, so that neither a crash nor a queue that lost its jobs makes it forget.
 */
@Injectable()
export class KitchenWatch {
  readonly #logger = new Logger(KitchenWatch.name);

  constructor(
    private readonly warnings: OrderWarnings,
    private readonly pauses: PauseUnanswered,
    private readonly devices: DeviceWatch,
    private readonly notices: Notices,
  ) {}

  @Recurring({ everyMs: INTERVAL_MS, in: 'worker', failure: FAILURE })
  async sweep(): Promise<void> {
    await this.#attempt(() => this.warnings.sweep());
    await this.#attempt(() => this.pauses.sweep());
    await this.#attempt(() => this.devices.sweep());
    await this.#attempt(() => this.notices.resolveSettled());
  }

  /** One that fails does not keep the others from what they are there for. */
  async #attempt(work: () => Promise<void>): Promise<void> {
    await work().catch((error: unknown) => this.#logger.warn({ err: error }, FAILURE));
  }
}
