import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Transaction } from '../../../database/connection/database.ts';
import { takeTurn } from '../../../database/sql/take-turn.ts';
import { Staff } from '../../../entities/accounts/staff.entity.ts';
import { User } from '../../../entities/accounts/user.entity.ts';
import { Restaurant } from '../../../entities/restaurants/restaurant.entity.ts';
import { ProblemError } from '../../../http/problem.ts';

/** Which e-mails of customers, restaurants and their staff are in use. */
@Injectable()
export class AccountEmails {
  constructor(private readonly dataSource: DataSource) {}

  async isTaken(email: string, manager: EntityManager = this.dataSource.manager): Promise<boolean> {
    for (const accounts of [User, Restaurant, Staff]) if (await manager.existsBy(accounts, { email })) return true;
    return false;
  }

  /**
   * Keeps the e-mail for this transaction until it ends. False when it is taken. One e-mail is one account in any of the
   * tables, which no constraint can say across them: whoever writes one takes its turn.
   */
  async claim(tx: Transaction, email: string): Promise<boolean> {
    await takeTurn(tx, `account:${email}`);
    return !(await this.isTaken(email, tx.manager));
  }
}

export function emailTaken(): ProblemError {
  return new ProblemError('email_taken', { issues: [{ field: 'email', code: 'email_taken' }] });
}
