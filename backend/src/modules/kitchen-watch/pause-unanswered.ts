import { Injectable } from '@nestjs/common';
import { Database } from '../../database/connection/database.ts';
import type { DomainEvent } from '../../events/outbox/domain-event.ts';
import { Relay } from '../../events/relay.ts';
import { Notices } from '../notices/notices.ts';
import { AnnounceOpenState } from '../restaurants/opening/announce-open-state.ts';
import { WatchRepository } from './watch.repository.ts';
import { RAISE_PAUSED } from './watch.statements.ts';

/** Pauses a restaurant that lets orders lapse in a row, until somebody there says that they are back. */
@Injectable()
export class PauseUnanswered {
  constructor(
    private readonly database: Database,
    private readonly watch: WatchRepository,
    private readonly notices: Notices,
    private readonly announce: AnnounceOpenState,
    private readonly relay: Relay,
  ) {}

  /** To be called when an order has lapsed; the pause, its announcement and the notice are one transaction. */
  async check(restaurantId: number): Promise<void> {
    const events = await this.database.transaction(async (tx): Promise<DomainEvent[]> => {
      if (!(await this.watch.pauseWhenLapsed(tx, restaurantId))) return [];
      const state = await this.announce.execute(tx, restaurantId, true);
      const raised = await this.notices.raiseWithin(tx, RAISE_PAUSED, [restaurantId]);
      return [...(state === null ? [] : [state]), ...raised];
    });
    this.relay.kick(events);
  }

  /** For lapses whose process died before it could check. */
  async sweep(): Promise<void> {
    for (const restaurantId of await this.watch.listSuspects()) await this.check(restaurantId);
  }
}
