import { Injectable } from '@nestjs/common';
import type { Queryable } from '../../../database/connection/database.ts';
import type { EventOf } from '../../../events/outbox/domain-event.ts';
import { OutboxRepository } from '../../../events/outbox/outbox.repository.ts';
import { OpenStateRepository } from './open-state.repository.ts';
import { toOpenState } from './open-states.ts';

/**
 * Compares what customers were told last with what holds now, and writes the difference down as an event. The switch,
 * the hours and a pause all come through here, so that each change of the open state has exactly one version.
 */
@Injectable()
export class AnnounceOpenState {
  constructor(
    private readonly openStates: OpenStateRepository,
    private readonly outbox: OutboxRepository,
  ) {}

  /**
   * Within the caller's transaction; the caller kicks the relay after its commit. Null when nothing changed, unless it
   * is announced always.
   */
  async execute(tx: Queryable, restaurantId: number, isAlways = false): Promise<EventOf<'open_state'> | null> {
    const row = await this.openStates.findNewlyAnnounced(tx, restaurantId, isAlways);
    if (row === null) return null;
    const at = new Date();
    const payload: EventOf<'open_state'>['payload'] = { ...toOpenState(row), at: at.toISOString() };
    return this.outbox.append(tx, 'open_state', { city: row.city, payload }, at);
  }
}
