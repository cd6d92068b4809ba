import { Injectable } from '@nestjs/common';
import { Database } from '../../../database/connection/database.ts';
import { Relay } from '../../../events/relay.ts';
import { Recurring } from '../../../timing/recurring.ts';
import { AnnounceOpenState } from './announce-open-state.ts';
import { OpenStateRepository } from './open-state.repository.ts';

const INTERVAL_MS = 15_000;
const BATCH = 100;

/** Nobody clicks when the hours begin or a pause ends: the clock notices, in every process that works in the background. */
@Injectable()
export class OpeningClock {
  constructor(
    private readonly database: Database,
    private readonly openStates: OpenStateRepository,
    private readonly announce: AnnounceOpenState,
    private readonly relay: Relay,
  ) {}

  /** Announces every open state that no longer is what customers were told. */
  @Recurring({
    everyMs: INTERVAL_MS,
    in: 'worker',
    startsAtOnce: true,
    failure: 'The open states were not checked; the next tick tries again.',
  })
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
