import { Injectable } from '@nestjs/common';
import type { AddressView } from '../../contracts/account.ts';
import { Database, type Queryable, type Statement } from '../../database/database.ts';

interface AddressRow {
  id: number;
  label: string;
  address: string;
  notes: string | null;
  is_default: boolean;
  created_at: Date;
}

export interface AddressContent {
  label: string;
  address: string;
  notes: string | null;
  isDefault: boolean;
}

const COLUMNS = 'id, label, address, notes, is_default, created_at';

const LIST: Statement = {
  name: 'address_list',
  text: `SELECT ${COLUMNS} FROM addresses WHERE user_id = $1 ORDER BY is_default DESC, id DESC`,
};
/** Puts the changes of one address book in a line, so that its limit and its one default hold. */
const LOCK_BOOK: Statement = {
  name: 'address_lock_book',
  text: 'SELECT id FROM users WHERE id = $1 FOR NO KEY UPDATE',
};
const COUNT: Statement = {
  name: 'address_count',
  text: 'SELECT count(*)::int AS count FROM addresses WHERE user_id = $1',
};
const CLEAR_DEFAULT: Statement = {
  name: 'address_clear_default',
  text: 'UPDATE addresses SET is_default = false WHERE user_id = $1 AND is_default AND id IS DISTINCT FROM $2::int',
};
const INSERT: Statement = {
  name: 'address_insert',
  text: `INSERT INTO addresses (user_id, label, address, notes, is_default) VALUES ($1, $2, $3, $4, $5)
         RETURNING ${COLUMNS}`,
};
const FIND: Statement = { name: 'address_find', text: 'SELECT id FROM addresses WHERE id = $1 AND user_id = $2' };
const UPDATE: Statement = {
  name: 'address_update',
  text: `UPDATE addresses SET label = $3, address = $4, notes = $5, is_default = $6 WHERE id = $1 AND user_id = $2
         RETURNING ${COLUMNS}`,
};
const DELETE: Statement = {
  name: 'address_delete',
  text: 'DELETE FROM addresses WHERE id = $1 AND user_id = $2 RETURNING is_default',
};
const PROMOTE_NEWEST: Statement = {
  name: 'address_promote_newest',
  text: `UPDATE addresses SET is_default = true WHERE id = (SELECT max(id) FROM addresses WHERE user_id = $1)`,
};

@Injectable()
export class AddressRepository {
  constructor(private readonly database: Database) {}

  async list(userId: number): Promise<AddressView[]> {
    return (await this.database.run<AddressRow>(LIST, [userId])).map(toView);
  }

  /** Null when the book already has `limit` addresses. The first one is the default. */
  add(userId: number, content: AddressContent, limit: number): Promise<AddressView | null> {
    return this.database.transaction(async (tx) => {
      await tx.run(LOCK_BOOK, [userId]);
      const [{ count } = { count: 0 }] = await tx.run<{ count: number }>(COUNT, [userId]);
      if (count >= limit) return null;
      const isDefault = content.isDefault || count === 0;
      if (isDefault) await tx.run(CLEAR_DEFAULT, [userId, null]);
      const { label, address, notes } = content;
      return first(await tx.run<AddressRow>(INSERT, [userId, label, address, notes, isDefault]));
    });
  }

  /** Null when this customer has no such address. */
  change(userId: number, id: number, content: AddressContent): Promise<AddressView | null> {
    return this.database.transaction(async (tx) => {
      await tx.run(LOCK_BOOK, [userId]);
      if ((await tx.run(FIND, [id, userId])).length === 0) return null;
      if (content.isDefault) await tx.run(CLEAR_DEFAULT, [userId, id]);
      const { label, address, notes, isDefault } = content;
      return first(await tx.run<AddressRow>(UPDATE, [id, userId, label, address, notes, isDefault]));
    });
  }

  /** False when this customer has no such address. When the default goes, the newest takes its place. */
  remove(userId: number, id: number): Promise<boolean> {
    return this.database.transaction(async (tx: Queryable) => {
      await tx.run(LOCK_BOOK, [userId]);
      const [removed] = await tx.run<{ is_default: boolean }>(DELETE, [id, userId]);
      if (removed?.is_default) await tx.run(PROMOTE_NEWEST, [userId]);
      return removed !== undefined;
    });
  }
}

function first(rows: readonly AddressRow[]): AddressView | null {
  return rows[0] === undefined ? null : toView(rows[0]);
}

function toView(row: AddressRow): AddressView {
  return {
    id: row.id,
    label: row.label,
    address: row.address,
    notes: row.notes,
    isDefault: row.is_default,
    createdAt: row.created_at.toISOString(),
  };
}
