import { Injectable } from '@nestjs/common';
import { Database, type Queryable, type Statement } from '../../../database/database.ts';
import { ProblemError } from '../../../http/problem.ts';

/** One e-mail is one account in any of the tables, which no constraint can say across them: whoever writes one takes its turn. */
const LOCK_EMAIL: Statement = {
  name: 'account_lock_email',
  text: `SELECT pg_advisory_xact_lock(hashtextextended('account:' || $1, 0))`,
};
const IS_TAKEN: Statement = {
  name: 'account_is_taken',
  text: `SELECT 1 FROM users WHERE email = $1 UNION ALL SELECT 1 FROM restaurants WHERE email = $1
         UNION ALL SELECT 1 FROM restaurant_staff WHERE email = $1 LIMIT 1`,
};

/** Which e-mails of customers, restaurants and their staff are in use. */
@Injectable()
export class AccountEmails {
  constructor(private readonly database: Database) {}

  async isTaken(email: string): Promise<boolean> {
    return (await this.database.run(IS_TAKEN, [email])).length > 0;
  }

  /** Keeps the e-mail for this transaction until it ends. False when it is taken. */
  async claim(tx: Queryable, email: string): Promise<boolean> {
    await tx.run(LOCK_EMAIL, [email]);
    return (await tx.run(IS_TAKEN, [email])).length === 0;
  }
}

export function emailTaken(): ProblemError {
  return new ProblemError('email_taken', { issues: [{ field: 'email', code: 'email_taken' }] });
}
