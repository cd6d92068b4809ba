import { Injectable } from '@nestjs/common';
import type { AdminRole } from '../../contracts/admin-roles.ts';
import { Database, type Queryable, type Statement } from '../../database/database.ts';

export interface AdminAccountRow {
  id: number;
  name: string | null;
  email: string;
  password_hash: string;
  role: AdminRole;
  has_second_factor: boolean;
  sessions: number;
  created_at: Date;
}

interface NewAdmin {
  name: string;
  email: string;
  passwordHash: string;
  role: AdminRole;
}

const COLUMNS = `id, name, email, password_hash, role, totp_confirmed_at IS NOT NULL
    OR EXISTS (SELECT 1 FROM passkeys p WHERE p.admin_id = a.id) AS has_second_factor, created_at,
  (SELECT count(*)::int FROM sessions s WHERE s.admin_id = a.id AND s.expires_at > now()) AS sessions`;

const LIST: Statement = { name: 'admin_accounts_list', text: `SELECT ${COLUMNS} FROM admin_users a ORDER BY id` };
const FIND: Statement = { name: 'admin_accounts_find', text: `SELECT ${COLUMNS} FROM admin_users a WHERE id = $1` };
/**
 * Whoever changes accounts takes turns: two owners cannot demote each other at once. $1 the account that is to be changed,
 * or null: no session of it is opened meanwhile.
 */
const LOCK_OWNERS: Statement = {
  name: 'admin_accounts_lock_owners',
  text: `SELECT id, role FROM admin_users WHERE role = 'owner' OR id = $1 ORDER BY id FOR UPDATE`,
};
const ADD: Statement = {
  name: 'admin_accounts_add',
  text: `INSERT INTO admin_users AS a (name, email, password_hash, role) VALUES ($1, $2, $3, $4)
         ON CONFLICT (email) DO NOTHING RETURNING ${COLUMNS}`,
};
const CHANGE: Statement = {
  name: 'admin_accounts_change',
  text: `UPDATE admin_users a SET name = coalesce($2, name), role = coalesce($3, role), password_hash = coalesce($4, password_hash)
         WHERE id = $1 AND ($5::text IS NULL OR password_hash = $5) RETURNING id`,
};
const REMOVE: Statement = { name: 'admin_accounts_remove', text: 'DELETE FROM admin_users WHERE id = $1' };
/** $2 the session that stays, or null. */
const END_SESSIONS: Statement = {
  name: 'admin_accounts_end_sessions',
  text: 'DELETE FROM sessions WHERE admin_id = $1 AND id IS DISTINCT FROM $2::text RETURNING id',
};

@Injectable()
export class AdminAccountsRepository {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  list(): Promise<AdminAccountRow[]> {
    return this.#database.run<AdminAccountRow>(LIST, []);
  }

  async find(id: number, db: Queryable = this.#database): Promise<AdminAccountRow | null> {
    const [row] = await db.run<AdminAccountRow>(FIND, [id]);
    return row ?? null;
  }

  /** Their ids, locked until the transaction ends, and so is the account that is to be changed. */
  async lockOwners(tx: Queryable, id: number | null): Promise<number[]> {
    const rows = await tx.run<{ id: number; role: AdminRole }>(LOCK_OWNERS, [id]);
    return rows.filter(({ role }) => role === 'owner').map((row) => row.id);
  }

  /** Null when the e-mail is taken. */
  async add(tx: Queryable, { name, email, passwordHash, role }: NewAdmin): Promise<AdminAccountRow | null> {
    const [row] = await tx.run<AdminAccountRow>(ADD, [name, email, passwordHash, role]);
    return row ?? null;
  }

  /** False when the account is gone, or its password is no longer the one with `previousHash`. */
  async change(
    tx: Queryable,
    id: number,
    change: { name?: string; role?: AdminRole; passwordHash?: string; previousHash?: string },
  ): Promise<boolean> {
    const { name = null, role = null, passwordHash = null, previousHash = null } = change;
    return (await tx.run(CHANGE, [id, name, role, passwordHash, previousHash])).length > 0;
  }

  async remove(tx: Queryable, id: number): Promise<void> {
    await tx.run(REMOVE, [id]);
  }

  /** The ids of the sessions that ended. */
  async endSessions(tx: Queryable, id: number, keptSessionId: string | null = null): Promise<string[]> {
    const rows = await tx.run<{ id: string }>(END_SESSIONS, [id, keptSessionId]);
    return rows.map((row) => row.id);
  }
}
