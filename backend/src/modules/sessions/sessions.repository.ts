import { Injectable } from '@nestjs/common';
import { Database, type Statement } from '../../database/database.ts';
import type { Session } from '../auth/session.entity.ts';
import type { SessionAccount } from '../auth/session-account.ts';
import { IS_ALIVE } from '../auth/session.store.ts';

type SessionRow = Pick<Session, 'id' | 'device'> & { public_id: string; created_at: Date; last_seen_at: Date };

/** $1 role, $2 account, $3 of the restaurant's staff or null: an owner's list and its staff's are apart. */
const IS_OWN = `CASE $1::text WHEN 'customer' THEN user_id = $2 WHEN 'admin' THEN admin_id = $2
  ELSE restaurant_id = $2 AND staff_id IS NOT DISTINCT FROM $3::int END`;
/** Nobody has as many; a list that a program has filled is cut. */
const MAX_LISTED = 100;

const LIST: Statement = {
  name: 'sessions_list',
  text: `SELECT id, public_id, device, created_at, last_seen_at FROM sessions
          WHERE (user_id = $2 OR restaurant_id = $2 OR admin_id = $2) AND ${IS_OWN} AND ${IS_ALIVE}
          ORDER BY id = $4 DESC, last_seen_at DESC, created_at DESC LIMIT ${String(MAX_LISTED)}`,
};
const END: Statement = {
  name: 'sessions_end',
  text: `DELETE FROM sessions WHERE public_id = $4 AND ${IS_OWN} RETURNING id`,
};
const END_OTHERS: Statement = {
  name: 'sessions_end_others',
  text: `DELETE FROM sessions WHERE (user_id = $2 OR restaurant_id = $2 OR admin_id = $2) AND ${IS_OWN} AND id <> $4
         RETURNING id`,
};

/** Somebody's own sessions. */
@Injectable()
export class SessionsRepository {
  constructor(private readonly database: Database) {}

  list(account: SessionAccount): Promise<SessionRow[]> {
    return this.database.run<SessionRow>(LIST, [...ownerOf(account), account.sessionId]);
  }

  /** The id of the session that ended; null when it is nobody's, or somebody else's. */
  async end(account: SessionAccount, publicId: string): Promise<string | null> {
    const [row] = await this.database.run<{ id: string }>(END, [...ownerOf(account), publicId]);
    return row?.id ?? null;
  }

  /** The ids of the sessions that ended. */
  async endOthers(account: SessionAccount): Promise<string[]> {
    const rows = await this.database.run<{ id: string }>(END_OTHERS, [...ownerOf(account), account.sessionId]);
    return rows.map(({ id }) => id);
  }
}

function ownerOf({ role, accountId, staffId }: SessionAccount) {
  return [role, accountId, staffId] as const;
}
