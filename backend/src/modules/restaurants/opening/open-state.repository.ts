import { Injectable } from '@nestjs/common';
import type { City, ReviewStatus } from '../../../contracts/constants.ts';
import type { Queryable, Statement } from '../../../database/database.ts';
import { HAS_DISH, TRADER_COLUMNS, type TraderRow } from './opening-needs.ts';

export interface OpenStateRow {
  id: number;
  city: City;
  announced_open: boolean;
  open_version: number;
  announced_paused_until: Date | null;
  announced_busy_minutes: number;
  announced_full_until: Date | null;
}

/** Whether it may use its switch at all. */
interface OpeningRightRow extends TraderRow {
  is_open: boolean;
  review_status: ReviewStatus;
  is_suspended: boolean;
}

const LOCK_REVIEW: Statement = {
  name: 'open_state_lock_review',
  text: `SELECT r.review_status, coalesce(r.suspended_from <= now(), false) AS is_suspended, r.is_open, ${TRADER_COLUMNS}
         FROM restaurants r WHERE r.id = $1 FOR UPDATE`,
};
const FIND_DISH: Statement = {
  name: 'open_state_has_dish',
  text: `SELECT ${HAS_DISH} AS has_dish FROM restaurants r WHERE r.id = $1`,
};
const SET_SWITCH: Statement = {
  name: 'open_state_set_switch',
  text: 'UPDATE restaurants SET is_open = coalesce($2, NOT is_open) WHERE id = $1',
};
const ANNOUNCED = 'announced_open, announced_paused_until, announced_busy_minutes, announced_full_until';
const CURRENT = `restaurant_is_open(r, c.moment), CASE WHEN r.paused_until > c.moment THEN r.paused_until END,
  restaurant_busy_minutes(r, c.moment), CASE WHEN r.full_until > c.moment THEN r.full_until END`;
/** A restaurant that another transaction is changing is left to that one: it announces, too. */
const LOCK_OUTDATED: Statement = {
  name: 'open_state_lock_outdated',
  text: `SELECT id FROM restaurants r, (SELECT clock_timestamp() AS moment) c
         WHERE is_active AND (${ANNOUNCED}) IS DISTINCT FROM (${CURRENT})
         ORDER BY id LIMIT $1 FOR UPDATE OF r SKIP LOCKED`,
};
const ANNOUNCE: Statement = {
  name: 'open_state_announce',
  text: `UPDATE restaurants r SET (${ANNOUNCED}, open_version) = ROW(${CURRENT}, open_version + 1)
         FROM (SELECT clock_timestamp() AS moment) c
         WHERE id = $1 AND ($2 OR (${ANNOUNCED}) IS DISTINCT FROM (${CURRENT}))
         RETURNING id, city, open_version, ${ANNOUNCED}`,
};

@Injectable()
export class OpenStateRepository {
  /** Locks the row until the transaction ends. Null when there is no such restaurant. */
  async lockReview(tx: Queryable, restaurantId: number): Promise<OpeningRightRow | null> {
    const [row] = await tx.run<OpeningRightRow>(LOCK_REVIEW, [restaurantId]);
    return row ?? null;
  }

  /** After `lockReview`, so that it sees the menu as whoever held the lock before left it. */
  async hasDish(tx: Queryable, restaurantId: number): Promise<boolean> {
    const [row] = await tx.run<{ has_dish: boolean }>(FIND_DISH, [restaurantId]);
    return row?.has_dish ?? false;
  }

  async setSwitch(tx: Queryable, restaurantId: number, isOpen: boolean | null): Promise<void> {
    await tx.run(SET_SWITCH, [restaurantId, isOpen]);
  }

  async lockOutdated(tx: Queryable, limit: number): Promise<number[]> {
    const rows = await tx.run<{ id: number }>(LOCK_OUTDATED, [limit]);
    return rows.map(({ id }) => id);
  }

  /** Null when what customers were told last is still right, unless it is announced always. */
  async findNewlyAnnounced(tx: Queryable, restaurantId: number, isAlways: boolean): Promise<OpenStateRow | null> {
    const [row] = await tx.run<OpenStateRow>(ANNOUNCE, [restaurantId, isAlways]);
    return row ?? null;
  }
}
