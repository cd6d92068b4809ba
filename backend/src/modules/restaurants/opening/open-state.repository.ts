import { Injectable } from '@nestjs/common';
import { names, select } from '../../../database/sql/columns.ts';
import { type Queryable, type Statement, type Transaction, first } from '../../../database/connection/database.ts';
import { Restaurant } from '../../../entities/restaurants/restaurant.entity.ts';
import { isServing } from './opening-needs.ts';

const ANNOUNCED = ['announcedOpen', 'announcedPausedUntil', 'announcedBusyMinutes', 'announcedFullUntil'] as const;
export const OPEN_STATE = ['id', 'city', 'openVersion', ...ANNOUNCED] as const;
export type OpenStateRow = Pick<Restaurant, (typeof OPEN_STATE)[number]>;

const TOLD = names(Restaurant, ANNOUNCED);
const CURRENT = `restaurant_is_open(r, c.moment), CASE WHEN r.paused_until > c.moment THEN r.paused_until END,
  restaurant_busy_minutes(r, c.moment), CASE WHEN r.full_until > c.moment THEN r.full_until END`;
/**
 * A restaurant that another transaction is changing is left to that one: it announces, too. Both statements are SQL, since
 * they compare what was told with functions of the whole row at one moment.
 */
const LOCK_OUTDATED: Statement = {
  name: 'open_state_lock_outdated',
  text: `SELECT id FROM restaurants r, (SELECT clock_timestamp() AS moment) c
         WHERE is_active AND (${TOLD}) IS DISTINCT FROM (${CURRENT})
         ORDER BY id LIMIT $1 FOR UPDATE OF r SKIP LOCKED`,
};
const ANNOUNCE: Statement = {
  name: 'open_state_announce',
  text: `UPDATE restaurants r SET (${TOLD}, open_version) = ROW(${CURRENT}, open_version + 1)
         FROM (SELECT clock_timestamp() AS moment) c
         WHERE id = $1 AND ($2 OR (${TOLD}) IS DISTINCT FROM (${CURRENT}))
         RETURNING ${select(Restaurant, 'r', OPEN_STATE)}`,
};

@Injectable()
export class OpenStateRepository {
  /** Locks the row until the transaction ends. Null when there is no such restaurant. */
  lock({ manager }: Transaction, id: number): Promise<Restaurant | null> {
    return manager.findOne(Restaurant, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** After `lock`, so that it sees the menu as whoever held the lock before left it. */
  hasDish({ manager }: Transaction, restaurantId: number): Promise<boolean> {
    return isServing(manager, restaurantId);
  }

  async setOpenedOnce({ manager }: Transaction, id: number): Promise<void> {
    await manager.update(Restaurant, { id }, { isNew: false });
  }

  /** Null: it flips. */
  async setSwitch({ manager }: Transaction, id: number, isOpen: boolean | null): Promise<void> {
    await manager.update(Restaurant, { id }, { isOpen: isOpen ?? (() => 'NOT is_open') });
  }

  async lockOutdated(tx: Queryable, limit: number): Promise<number[]> {
    const rows = await tx.run<Pick<Restaurant, 'id'>>(LOCK_OUTDATED, [limit]);
    return rows.map(({ id }) => id);
  }

  /** Null when what customers were told last is still right, unless it is announced always. */
  async findNewlyAnnounced(tx: Queryable, restaurantId: number, isAlways: boolean): Promise<OpenStateRow | null> {
    return first(tx.run<OpenStateRow>(ANNOUNCE, [restaurantId, isAlways]));
  }
}
