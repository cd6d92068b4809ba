import { Injectable } from '@nestjs/common';
import type { City } from '../../contracts/constants.ts';
import type { Queryable, Statement } from '../../database/database.ts';

export interface OpenStateRow {
  id: number;
  city: City;
  announced_open: boolean;
  open_version: number;
  paused_until: Date | null;
  busy_minutes: number;
}

const SET_SWITCH: Statement = {
  name: 'open_state_set_switch',
  text: 'UPDATE restaurants SET is_open = coalesce($2, NOT is_open) WHERE id = $1 RETURNING id',
};
/** A restaurant that another transaction is changing is left to that one: it announces, too. */
const LOCK_OUTDATED: Statement = {
  name: 'open_state_lock_outdated',
  text: `SELECT id FROM restaurants r
         WHERE is_active AND announced_open <> restaurant_is_open(r, clock_timestamp())
         ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED`,
};
const ANNOUNCE: Statement = {
  name: 'open_state_announce',
  text: `UPDATE restaurants r SET announced_open = NOT announced_open, open_version = open_version + 1
         WHERE id = $1 AND announced_open <> restaurant_is_open(r, clock_timestamp())
         RETURNING id, city, announced_open, open_version, paused_until, busy_minutes`,
};
const APPEND: Statement = {
  name: 'open_state_append',
  text: `INSERT INTO restaurant_event (restaurant_id, kind, version, payload, at)
         VALUES ($1, 'open_state', $2, $3, $4) RETURNING id`,
};

@Injectable()
export class OpenStateRepository {
  /** Locks the row until the transaction ends. False when there is no such restaurant. */
  async setSwitch(tx: Queryable, restaurantId: number, isOpen: boolean | null): Promise<boolean> {
    return (await tx.run(SET_SWITCH, [restaurantId, isOpen])).length > 0;
  }

  async lockOutdated(tx: Queryable, limit: number): Promise<number[]> {
    const rows = await tx.run<{ id: number }>(LOCK_OUTDATED, [limit]);
    return rows.map(({ id }) => id);
  }

  /** Null when what customers were told last is still right. */
  async findNewlyAnnounced(tx: Queryable, restaurantId: number): Promise<OpenStateRow | null> {
    const [row] = await tx.run<OpenStateRow>(ANNOUNCE, [restaurantId]);
    return row ?? null;
  }

  async append(tx: Queryable, restaurantId: number, version: number, payload: object, at: Date): Promise<number> {
    const [row] = await tx.run<{ id: string }>(APPEND, [restaurantId, version, JSON.stringify(payload), at]);
    if (row === undefined) throw new Error('the event was not appended');
    return Number(row.id);
  }
}
