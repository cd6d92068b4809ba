import { Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Ticker } from '../../timing/ticker.ts';
import { roomOf } from '../sockets/rooms.ts';
import type { SocketHub } from '../sockets/socket-hub.ts';

const INTERVAL_MS = 1_000;
/** However slow a look is, nobody waits longer for the next. */
const MAX_INTERVAL_MS = 5_000;
/** Of the time between two looks, so that looking never takes more of this process than this. */
const MAX_SHARE = 0.02;

/** What changes without an event of its own: looked at while an admin watches, and told when it is another than before. */
export abstract class AdminFeed<View> implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger(this.constructor.name);
  readonly #ticker = new Ticker(
    (tookMs) => Math.min(MAX_INTERVAL_MS, Math.max(INTERVAL_MS, tookMs / MAX_SHARE)),
    () => this.#look(),
    (error) => this.#logger.debug({ err: error }, 'It could not be read; the next look tries again.'),
  );
  #told = '';

  constructor(protected readonly hub: SocketHub) {}

  protected abstract read(): Promise<View>;
  /** What makes a difference to those who watch. */
  protected abstract stateOf(view: View): unknown;
  protected abstract tell(view: View): void;

  onApplicationBootstrap(): void {
    if (this.hub.isServing) this.#ticker.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.#ticker.stop();
  }

  async #look(): Promise<void> {
    if (!this.hub.isOccupied(roomOf.admin)) return;
    const view = await this.read();
    const state = JSON.stringify(this.stateOf(view));
    if (state === this.#told) return;
    this.#told = state;
    this.tell(view);
  }
}
