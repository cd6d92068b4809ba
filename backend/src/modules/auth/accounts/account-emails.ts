import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Statement, Transaction } from '../../../database/database.ts';
import { Staff } from '../../../entities/accounts/staff.entity.ts';
import { User } from '../../../entities/accounts/user.entity.ts';
import { Restaurant } from '../../../entities/restaurants/restaurant.entity.ts';
import { ProblemError } from '../../../http/problem.ts';

/** One e-mail is one account in any of the tables, which no constraint can say across them: whoever writes one takes its turn. */
const LOCK_EMAIL: Statement = {
  name: 'account_lock_email',
  text: `SELECT pg_advisory_xact_lock(hashtextextended('account:' || $1, 0))`,
};
/** Which e-mails of customers, restaurants and their staff are in use. */
@Injectable()
export class AccountEmails {
  constructor(private readonly dataSource: DataSource) {}

  async isTaken(email: string, manager: EntityManager = this.dataSource.manager): Promise<boolean> {
    for (const accounts of [User, Restaurant, Staff]) if (await manager.existsBy(accounts, { email })) return true;
    return false;
  }

  /** Keeps the e-mail for this transaction until it ends. False when it is taken. */
  async claim(tx: Transaction, email: string): Promise<boolean> {
    await tx.run(LOCK_EMAIL, [email]);
    return !(await this.isTaken(email, tx.manager));
  }
}

export function emailTaken(): ProblemError {
  return new ProblemError('email_taken', { issues: [{ field: 'email', code: 'email_taken' }] });
}
