import { Injectable } from '@nestjs/common';
import { Database, type Queryable, type Statement } from '../../database/database.ts';

const FIND: Statement = {
  name: 'email_address_find',
  text: 'SELECT email, pending_email FROM users WHERE id = $1',
};
/** $1 user, $2 the mailbox that the link was sent to: the account may have another by now. */
const VERIFY: Statement = {
  name: 'email_address_verify',
  text: 'UPDATE users SET email_verified_at = now() WHERE id = $1 AND email = $2 RETURNING id',
};
const CHANGE: Statement = {
  name: 'email_address_change',
  text: `UPDATE users SET email = $2, pending_email = NULL, email_verified_at = now()
         WHERE id = $1 AND pending_email = $2 RETURNING id`,
};
const DROP_CHANGE: Statement = {
  name: 'email_address_drop_change',
  text: 'UPDATE users SET pending_email = NULL WHERE id = $1',
};

@Injectable()
export class EmailAddressRepository {
  constructor(private readonly database: Database) {}

  async find(userId: number): Promise<{ email: string; pending_email: string | null } | null> {
    const [row] = await this.database.run<{ email: string; pending_email: string | null }>(FIND, [userId]);
    return row ?? null;
  }

  /** False when the account is gone or has another address. */
  async verify(tx: Queryable, userId: number, email: string): Promise<boolean> {
    return (await tx.run(VERIFY, [userId, email])).length > 0;
  }

  /** False when the change was dropped, or another one asked for. */
  async change(tx: Queryable, userId: number, email: string): Promise<boolean> {
    return (await tx.run(CHANGE, [userId, email])).length > 0;
  }

  async dropChange(userId: number): Promise<void> {
    await this.database.run(DROP_CHANGE, [userId]);
  }
}
