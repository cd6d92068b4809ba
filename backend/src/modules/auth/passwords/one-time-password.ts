import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, Repository } from 'typeorm';
import { isAhead, isPast } from '../../../database/sql/clock.ts';
import { Database } from '../../../database/connection/database.ts';
import { AdminUser } from '../../../entities/accounts/admin-user.entity.ts';
import { ProblemError } from '../../../http/problem.ts';
import type { Acting } from '../../../access/acting.ts';
import { AuditLog } from '../../audit/audit-log.ts';
import { PasswordHasher } from './password-hasher.ts';
import { checkPassword } from './password-policy.ts';

/** The password that `admin:create` printed opens the account once: its owner has to bring the next one with it. */
@Injectable()
export class OneTimePassword {
  constructor(
    @InjectRepository(AdminUser) private readonly admins: Repository<AdminUser>,
    private readonly database: Database,
    private readonly hasher: PasswordHasher,
    private readonly audit: AuditLog,
  ) {}

  /**
   * After the password was right. The hash of the new one, null for an account that has chosen its own.
   * @throws ProblemError `password_change_required`, `invalid_credentials`, `validation_failed`, `password_too_common`.
   */
  async replace(acting: Acting, oneTimePassword: string, newPassword: string | undefined): Promise<string | null> {
    const { accountId: id } = acting;
    const account = await this.admins.findOneBy({ id, oneTimePasswordUntil: Not(IsNull()) });
    if (account === null) return null;
    if (await this.admins.existsBy({ id, oneTimePasswordUntil: isPast() }))
      throw new ProblemError('invalid_credentials');
    if (newPassword === undefined) throw new ProblemError('password_change_required');
    if (newPassword === oneTimePassword) throw ProblemError.field('newPassword', 'same_password');
    checkPassword(newPassword, 'admin', { email: account.email, name: account.name ?? '' }, 'newPassword');
    const passwordHash = await this.hasher.hash(newPassword);
    await this.database.transaction(async (tx) => {
      const replaced = await tx.manager.update(
        AdminUser,
        { id, oneTimePasswordUntil: isAhead() },
        { passwordHash, oneTimePasswordUntil: null },
      );
      if (replaced.affected === 0) throw new ProblemError('invalid_credentials');
      await this.audit.write(tx, acting, {
        action: 'own_password_changed',
        target: { kind: 'admin', id, name: account.email },
      });
    });
    return passwordHash;
  }
}
