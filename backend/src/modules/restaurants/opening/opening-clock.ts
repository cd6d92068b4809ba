import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../../config/environment.ts';
import { Database } from '../../../database/database.ts';
import { Relay } from '../../../events/relay.ts';
import { Ticker } from '../../../timing/ticker.ts';
import { AnnounceOpenState } from './announce-open-state.ts';
import { OpenStateRepository } from './open-state.repository.ts';

const INTERVAL_MS = 15_000;
const BATCH = 100;

/** Nobody clicks when the hours begin or a pause ends: the clock notices, in every process that works in the background. */
@Injectable()
export class OpeningClock implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger(OpeningClock.name);
  readonly #isWorker: boolean;
  readonly #ticker = new Ticker(
    INTERVAL_MS,
    () => this.announceOutdated(),
    (error) => this.#logger.warn({ err: error }, 'The open states were not checked; the next tick tries again.'),
  );

  constructor(
    private readonly database: Database,
    private readonly openStates: OpenStateRepository,
    private readonly announce: AnnounceOpenState,
    private readonly relay: Relay,
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

  /** Announces every open state that no longer is what customers were told. */
  async announceOutdated(): Promise<void> {
    let isMore = true;
    while (isMore) {
      const { found, events } = await this.database.transaction(async (tx) => {
        const ids = await this.openStates.lockOutdated(tx, BATCH);
        const announced = [];
        for (const id of ids) announced.push(await this.announce.execute(tx, id));
        return { found: ids.length, events: announced.filter((event) => event !== null) };
      });
      this.relay.kick(events);
      isMore = found === BATCH;
    }
  }
}
