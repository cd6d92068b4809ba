import { Injectable } from '@nestjs/common';
import type { Queryable, Statement } from '../../database/database.ts';
import type { LinkRow } from '../account-links/account-ref.ts';
import type { AccountKind } from '../auth/account-kind.ts';

/**
 * $1 id, $2 hash, $3 the mailbox that the link was sent to. A customer has shown that it is theirs; a change of the
 * address that somebody else may have asked for is dropped.
 */
const SET_PASSWORD: Readonly<Record<AccountKind, Statement>> = {
  customer: {
    name: 'password_reset_customer',
    text: `UPDATE users SET password_hash = $2, pending_email = NULL, email_verified_at = coalesce(email_verified_at, now())
           WHERE id = $1 AND email = $3 RETURNING id`,
  },
  restaurant: {
    name: 'password_reset_restaurant',
    text: 'UPDATE restaurants SET password_hash = $2 WHERE id = $1 AND email = $3 RETURNING id',
  },
  staff: {
    name: 'password_reset_staff',
    text: 'UPDATE restaurant_staff SET password_hash = $2 WHERE id = $1 AND email = $3 RETURNING id',
  },
  admin: {
    name: 'password_reset_admin',
    text: 'UPDATE admin_users SET password_hash = $2 WHERE id = $1 AND email = $3 RETURNING id',
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

@Injectable()
export class ResetPasswordRepository {
  /** False when the account is gone or has another address. */
  async setPassword(tx: Queryable, { kind, id, email }: LinkRow, passwordHash: string): Promise<boolean> {
    return (await tx.run(SET_PASSWORD[kind], [id, passwordHash, email])).length > 0;
  }

  /** The ids of the sessions that ended. */
  async endSessions(tx: Queryable, { kind, id }: LinkRow): Promise<string[]> {
    const rows = await tx.run<{ id: string }>(END_SESSIONS[kind], [id]);
    return rows.map((row) => row.id);
  }
}
