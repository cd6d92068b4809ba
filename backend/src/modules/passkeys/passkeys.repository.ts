import { Injectable } from '@nestjs/common';
import type { Role } from '../../contracts/constants.ts';
import { Database, type Queryable, type Statement } from '../../database/database.ts';
import type { SessionAccount } from '../auth/session-account.ts';

export interface PasskeyRow {
  id: number;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

/** With what checks it, and whose it is. */
interface CredentialRow {
  id: number;
  public_key: Buffer;
  /** Postgres' bigint arrives as text. */
  counter: string;
  transports: string[];
  user_id: number | null;
  restaurant_id: number | null;
  staff_id: number | null;
  admin_id: number | null;
}

interface NewPasskey {
  credentialId: string;
  publicKey: Uint8Array;
  counter: number;
  transports: readonly string[];
  name: string;
}

const CHALLENGE_MINUTES = 5;
const COLUMNS = 'id, name, created_at, last_used_at';

/** $1 role, $2 account, $3 of the restaurant's staff or null. */
const IS_OWN = `(user_id = $2 OR restaurant_id = $2 OR admin_id = $2)
  AND CASE $1::text WHEN 'customer' THEN user_id = $2 WHEN 'admin' THEN admin_id = $2
  ELSE restaurant_id = $2 AND staff_id IS NOT DISTINCT FROM $3::int END`;

const ADD_CHALLENGE: Statement = {
  name: 'passkey_challenge_add',
  text: `INSERT INTO passkey_challenges (id, challenge, session_id, expires_at)
         VALUES (gen_random_uuid(), $1, $2, now() + interval '${String(CHALLENGE_MINUTES)} minutes') RETURNING id`,
};
/** Those that nobody answered go along. */
const TAKE_CHALLENGE: Statement = {
  name: 'passkey_challenge_take',
  text: `WITH expired AS (DELETE FROM passkey_challenges WHERE expires_at <= now() AND id <> $1)
         DELETE FROM passkey_challenges WHERE id = $1 AND session_id IS NOT DISTINCT FROM $2::bpchar AND expires_at > now()
         RETURNING challenge`,
};
const LIST: Statement = {
  name: 'passkey_list',
  text: `SELECT ${COLUMNS}, credential_id, transports FROM passkeys WHERE ${IS_OWN} ORDER BY id DESC`,
};
const ADD: Statement = {
  name: 'passkey_add',
  text: `INSERT INTO passkeys (user_id, restaurant_id, admin_id, staff_id, credential_id, public_key, counter, transports, name)
         VALUES (CASE $1::text WHEN 'customer' THEN $2::int END, CASE $1::text WHEN 'restaurant' THEN $2::int END,
           CASE $1::text WHEN 'admin' THEN $2::int END, $3::int, $4, $5, $6, $7, $8)
         ON CONFLICT (credential_id) DO NOTHING RETURNING ${COLUMNS}`,
};
const RENAME: Statement = {
  name: 'passkey_rename',
  text: `UPDATE passkeys SET name = $5 WHERE id = $4 AND ${IS_OWN} RETURNING ${COLUMNS}`,
};
const REMOVE: Statement = {
  name: 'passkey_remove',
  text: `DELETE FROM passkeys WHERE id = $4 AND ${IS_OWN} RETURNING ${COLUMNS}`,
};
const FIND: Statement = {
  name: 'passkey_find',
  text: `SELECT id, public_key, counter, transports, user_id, restaurant_id, staff_id, admin_id
           FROM passkeys WHERE credential_id = $1`,
};
/** Of two uses with the same count one is a copy's: only the first is written. */
const USE: Statement = {
  name: 'passkey_use',
  text: `UPDATE passkeys SET counter = $2, last_used_at = now()
          WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0)) RETURNING id`,
};

@Injectable()
export class PasskeysRepository {
  constructor(private readonly database: Database) {}

  /** `sessionId`: for a new passkey of whoever is signed in; null: for signing in. */
  async addChallenge(challenge: string, sessionId: string | null): Promise<string> {
    const [row] = await this.database.run<{ id: string }>(ADD_CHALLENGE, [challenge, sessionId]);
    if (row === undefined) throw new Error('A challenge was not written.');
    return row.id;
  }

  /** Once. Null when there is none by this id, for this purpose, that has not expired. */
  async takeChallenge(id: string, sessionId: string | null): Promise<string | null> {
    const [row] = await this.database.run<{ challenge: string }>(TAKE_CHALLENGE, [id, sessionId]);
    return row?.challenge ?? null;
  }

  list(account: SessionAccount): Promise<(PasskeyRow & { credential_id: string; transports: string[] })[]> {
    return this.database.run(LIST, [...ownerOf(account)]);
  }

  /** Null when this passkey is known already. */
  async add(tx: Queryable, account: SessionAccount, passkey: NewPasskey): Promise<PasskeyRow | null> {
    const { credentialId, publicKey, counter, transports, name } = passkey;
    const values = [...ownerOf(account), credentialId, Buffer.from(publicKey), counter, transports, name];
    const [row] = await tx.run<PasskeyRow>(ADD, values);
    return row ?? null;
  }

  async rename(account: SessionAccount, id: number, name: string): Promise<PasskeyRow | null> {
    const [row] = await this.database.run<PasskeyRow>(RENAME, [...ownerOf(account), id, name]);
    return row ?? null;
  }

  async remove(tx: Queryable, account: SessionAccount, id: number): Promise<PasskeyRow | null> {
    const [row] = await tx.run<PasskeyRow>(REMOVE, [...ownerOf(account), id]);
    return row ?? null;
  }

  async find(credentialId: string): Promise<CredentialRow | null> {
    const [row] = await this.database.run<CredentialRow>(FIND, [credentialId]);
    return row ?? null;
  }

  /** False when it was used with this count, or a later one, before. */
  async use(id: number, counter: number): Promise<boolean> {
    return (await this.database.run(USE, [id, counter])).length > 0;
  }
}

function ownerOf({ role, accountId, staffId }: SessionAccount) {
  return [role, accountId, staffId] as const;
}

/** A check constraint keeps exactly one of the three set. */
export function holderOf(row: CredentialRow): { role: Role; accountId: number; staffId: number | null } {
  const { user_id: userId, restaurant_id: restaurantId, staff_id: staffId, admin_id: adminId } = row;
  if (userId !== null) return { role: 'customer', accountId: userId, staffId };
  if (restaurantId !== null) return { role: 'restaurant', accountId: restaurantId, staffId };
  if (adminId !== null) return { role: 'admin', accountId: adminId, staffId };
  throw new Error('a passkey without an account');
}
