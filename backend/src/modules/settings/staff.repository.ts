import { Injectable } from '@nestjs/common';
import { Database, type Queryable, type Statement } from '../../database/database.ts';

export interface StaffRow {
  id: number;
  name: string;
  email: string;
  password_hash: string;
  created_at: Date;
  /** The restaurant's name. */
  restaurant: string;
}

const COLUMNS = `id, name, email, password_hash, created_at,
  (SELECT r.name FROM restaurants r WHERE r.id = restaurant_id) AS restaurant`;
const LIST: Statement = {
  name: 'staff_list',
  text: `SELECT ${COLUMNS} FROM restaurant_staff WHERE restaurant_id = $1 ORDER BY lower(name), id`,
};
const FIND: Statement = {
  name: 'staff_find',
  text: `SELECT ${COLUMNS} FROM restaurant_staff WHERE restaurant_id = $1 AND id = $2`,
};
/** No row comes back when the restaurant has $5 of them already. */
const ADD: Statement = {
  name: 'staff_add',
  text: `INSERT INTO restaurant_staff (restaurant_id, name, email, password_hash)
         SELECT r.id, $2, $3, $4 FROM (SELECT id FROM restaurants WHERE id = $1 FOR NO KEY UPDATE) r
         WHERE (SELECT count(*) FROM restaurant_staff WHERE restaurant_id = $1) < $5 RETURNING ${COLUMNS}`,
};
/** $3 name or null, $4 hash or null, $5 the hash it must have or null. */
const CHANGE: Statement = {
  name: 'staff_change',
  text: `UPDATE restaurant_staff SET name = coalesce($3, name), password_hash = coalesce($4, password_hash)
         WHERE restaurant_id = $1 AND id = $2 AND ($5::text IS NULL OR password_hash = $5) RETURNING ${COLUMNS}`,
};
/** Before its sessions are ended, so that none is opened meanwhile. */
const LOCK: Statement = {
  name: 'staff_lock',
  text: 'SELECT 1 FROM restaurant_staff WHERE restaurant_id = $1 AND id = $2 FOR UPDATE',
};
const REMOVE: Statement = {
  name: 'staff_remove',
  text: 'DELETE FROM restaurant_staff WHERE restaurant_id = $1 AND id = $2 RETURNING id',
};
/** $1 staff, $2 the session that stays, or null, $3 restaurant. */
const END_SESSIONS: Statement = {
  name: 'staff_end_sessions',
  text: 'DELETE FROM sessions WHERE restaurant_id = $3 AND staff_id = $1 AND id IS DISTINCT FROM $2::text RETURNING id',
};

@Injectable()
export class StaffRepository {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  list(restaurantId: number): Promise<StaffRow[]> {
    return this.#database.run<StaffRow>(LIST, [restaurantId]);
  }

  async find(restaurantId: number, staffId: number): Promise<StaffRow | null> {
    const [row] = await this.#database.run<StaffRow>(FIND, [restaurantId, staffId]);
    return row ?? null;
  }

  /** Null when the restaurant has `max` already. */
  async add(
    tx: Queryable,
    restaurantId: number,
    staff: Pick<StaffRow, 'name' | 'email' | 'password_hash'>,
    max: number,
  ): Promise<StaffRow | null> {
    const [row] = await tx.run<StaffRow>(ADD, [restaurantId, staff.name, staff.email, staff.password_hash, max]);
    return row ?? null;
  }

  /**
   * With the ids of the sessions that a new password ended. Null when there is no such login, or its password is no
   * longer the one with `previousHash`.
   */
  change(
    restaurantId: number,
    staffId: number,
    change: { name?: string; passwordHash?: string; previousHash?: string; keptSessionId?: string },
  ): Promise<{ staff: StaffRow; ended: string[] } | null> {
    const { name = null, passwordHash = null, previousHash = null, keptSessionId = null } = change;
    return this.#database.transaction(async (tx) => {
      const values = [restaurantId, staffId, name, passwordHash, previousHash];
      const [staff] = await tx.run<StaffRow>(CHANGE, values);
      if (staff === undefined) return null;
      if (passwordHash === null) return { staff, ended: [] };
      const ended = await tx.run<{ id: string }>(END_SESSIONS, [staffId, keptSessionId, restaurantId]);
      return { staff, ended: ended.map(({ id }) => id) };
    });
  }

  /** The ids of the sessions that ended with it; null when there is no such login. */
  remove(restaurantId: number, staffId: number): Promise<string[] | null> {
    return this.#database.transaction(async (tx) => {
      await tx.run(LOCK, [restaurantId, staffId]);
      const ended = await tx.run<{ id: string }>(END_SESSIONS, [staffId, null, restaurantId]);
      return (await tx.run(REMOVE, [restaurantId, staffId])).length === 0 ? null : ended.map(({ id }) => id);
    });
  }
}
