import { Injectable } from '@nestjs/common';
import { TIME_ZONE } from '../../contracts/constants.ts';
import { Database, type Queryable } from '../../database/connection/database.ts';
import type { EventOf } from '../../events/outbox/domain-event.ts';
import { ProblemError } from '../../http/problem.ts';
import { AnnounceOpenState } from '../restaurants/opening/announce-open-state.ts';
import { CapacityRepository, type WantedOrder } from './capacity.repository.ts';

const CLOCK = new Intl.DateTimeFormat('de-DE', { timeZone: TIME_ZONE, hour: '2-digit', minute: '2-digit' });

/** Lets no more orders in than a kitchen with a cap takes in a quarter of an hour. */
@Injectable()
export class QuarterCap {
  constructor(
    private readonly database: Database,
    private readonly capacity: CapacityRepository,
    private readonly announce: AnnounceOpenState,
  ) {}

  /**
   * Places an order when its quarter has room, one at a time for each restaurant. The event says that the quarter that
   * runs is full now; whoever calls kicks the relay.
   *
   * @throws ProblemError `kitchen_full` with the next possible time.
   */
  async admit<T>(
    wanted: WantedOrder,
    place: (tx: Queryable) => Promise<T | null>,
  ): Promise<{ placed: T | null; event: EventOf<'open_state'> | null }> {
    const { restaurantId } = wanted;
    return this.database.transaction(async (tx) => {
      await this.capacity.takeTurn(tx, restaurantId);
      const room = await this.capacity.findRoom(tx, wanted);
      if (room === null) throw new ProblemError('not_found');
      if (!room.hasRoom) throw full(room.nextPossible);
      const placed = await place(tx);
      if (placed === null || !room.isLast || !room.isCurrent) return { placed, event: null };
      await this.capacity.setFull(tx, restaurantId, room.quarterEnds);
      return { placed, event: await this.announce.execute(tx, restaurantId) };
    });
  }
}

function full(next: Date | null): ProblemError {
  return new ProblemError('kitchen_full', {
    values: { time: next === null ? '–' : CLOCK.format(next) },
    nextPossibleAt: next?.toISOString() ?? null,
  });
}
