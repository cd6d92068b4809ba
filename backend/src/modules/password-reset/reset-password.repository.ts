import { Injectable } from '@nestjs/common';
import type { Queryable, Statement } from '../../database/database.ts';
import type { LinkRow } from '../account-links/account-ref.ts';
import type { AccountKind } from '../auth/account-kind.ts';

/**
 * $1 id, $2 hash, $3 the mailbox that the link was sent to. A customer has shown that it is theirs; a change of the
 * address that somebody else may have asked for is dropped. Since when it was known to be theirs comes back.
 */
const SET_PASSWORD: Readonly<Record<AccountKind, Statement>> = {
  customer: {
    name: 'password_reset_customer',
    text: `UPDATE users SET password_hash = $2, pending_email = NULL, email_verified_at = coalesce(email_verified_at, now())
           WHERE id = $1 AND email = $3 RETURNING old.email_verified_at::text AS verified_at`,
  },
  restaurant: {
    name: 'password_reset_restaurant',
    text: 'UPDATE restaurants SET password_hash = $2 WHERE id = $1 AND email = $3 RETURNING NULL AS verified_at',
  },
  staff: {
    name: 'password_reset_staff',
    text: 'UPDATE restaurant_staff SET password_hash = $2 WHERE id = $1 AND email = $3 RETURNING NULL AS verified_at',
  },
  admin: {
    name: 'password_reset_admin',
    text: 'UPDATE admin_users SET password_hash = $2 WHERE id = $1 AND email = $3 RETURNING NULL AS verified_at',
  },
};
const END_SESSIONS: Readonly<Record<AccountKind, Statement>> = {
  customer: { name: 'password_reset_end_customer', text: 'DELETE FROM sessions WHERE user_id = $1 RETURNING id' },
  restaurant: {
    name: 'password_reset_end_restaurant',
    text: 'DELETE FROM sessions WHERE restaurant_id = $1 AND staff_id IS NULL RETURNING id',
  },
  staff: { name: 'password_reset_end_staff', text: 'DELETE FROM sessions WHERE staff_id = $1 RETURNING id' },
  admin: { name: 'password_reset_end_admin', text: 'DELETE FROM sessions WHERE admin_id = $1 RETURNING id' },
};
/**
 * Whoever had the account before its mailbox was known to be somebody's may have added these. Nobody asks restaurants and their
 * staff to show whose their mailboxes are, so none of theirs stays. An admin's are a second factor, which no e-mail takes away.
 * $1 id, $2 since when the mailbox is known to be theirs.
 */
const DROP_PASSKEYS: Readonly<Record<AccountKind, Statement | null>> = {
  customer: {
    name: 'password_reset_drop_passkeys_customer',
    text: `DELETE FROM passkeys WHERE user_id = $1
             AND ($2::timestamptz IS NULL OR created_at < $2::timestamptz)`,
  },
  restaurant: {
    name: 'password_reset_drop_passkeys_restaurant',
    text: `DELETE FROM passkeys WHERE restaurant_id = $1 AND staff_id IS NULL AND $2::timestamptz IS NULL`,
  },
  staff: {
    name: 'password_reset_drop_passkeys_staff',
    text: `DELETE FROM passkeys WHERE staff_id = $1 AND $2::timestamptz IS NULL`,
  },
  admin: null,
};

@Injectable()
export class ResetPasswordRepository {
  /** Since when the mailbox was known to be theirs, if at all. Null when the account is gone or has another address. */
  async setPassword(
    tx: Queryable,
    { kind, id, email }: LinkRow,
    passwordHash: string,
  ): Promise<{ verified_at: string | null } | null> {
    const values = [id, passwordHash, email];
    const [row] = await tx.run<{ verified_at: string | null }>(SET_PASSWORD[kind], values);
    return row ?? null;
  }

  /** After `endSessions`: what a session adds is there before it can be ended. */
  async dropPasskeys(tx: Queryable, { kind, id }: LinkRow, verifiedAt: string | null): Promise<void> {
    const drop = DROP_PASSKEYS[kind];
    if (drop !== null) await tx.run(drop, [id, verifiedAt]);
  }

  /** The ids of the sessions that ended. */
  async endSessions(tx: Queryable, { kind, id }: LinkRow): Promise<string[]> {
    const rows = await tx.run<{ id: string }>(END_SESSIONS[kind], [id]);
    return rows.map((row) => row.id);
  }
}
