import { Injectable } from '@nestjs/common';
import { Database, type Statement } from '../../../database/database.ts';
import { ProblemError } from '../../../http/problem.ts';
import type { Acting } from '../../../access/acting.ts';
import { AuditLog } from '../../audit/audit-log.ts';
import { PasswordHasher } from './password-hasher.ts';
import { checkPassword } from './password-policy.ts';

const FIND: Statement = {
  name: 'one_time_password_find',
  text: `SELECT email, name, one_time_password_until <= now() AS has_expired FROM admin_users
         WHERE id = $1 AND one_time_password_until IS NOT NULL`,
};
const REPLACE: Statement = {
  name: 'one_time_password_replace',
  text: `UPDATE admin_users SET password_hash = $2, one_time_password_until = NULL
         WHERE id = $1 AND one_time_password_until > now() RETURNING id`,
};

/** The password that `admin:create` printed opens the account once: its owner has to bring the next one with it. */
@Injectable()
export class OneTimePassword {
  constructor(
    private readonly database: Database,
    private readonly hasher: PasswordHasher,
    private readonly audit: AuditLog,
  ) {}

  /**
   * After the password was right. The hash of the new one, null for an account that has chosen its own.
   * @throws ProblemError `password_change_required`, `invalid_credentials`, `validation_failed`, `password_too_common`.
   */
  async replace(acting: Acting, oneTimePassword: string, newPassword: string | undefined): Promise<string | null> {
    const [account] = await this.database.run<{ email: string; name: string | null; has_expired: boolean }>(FIND, [
      acting.accountId,
    ]);
    if (account === undefined) return null;
    if (account.has_expired) throw new ProblemError('invalid_credentials');
    if (newPassword === undefined) throw new ProblemError('password_change_required');
    if (newPassword === oneTimePassword) throw ProblemError.field('newPassword', 'same_password');
    checkPassword(newPassword, 'admin', { email: account.email, name: account.name ?? '' }, 'newPassword');
    const passwordHash = await this.hasher.hash(newPassword);
    await this.database.transaction(async (tx) => {
      const replaced = await tx.run(REPLACE, [acting.accountId, passwordHash]);
      if (replaced.length === 0) throw new ProblemError('invalid_credentials');
      await this.audit.write(tx, acting, {
        action: 'own_password_changed',
        target: { kind: 'admin', id: acting.accountId, name: account.email },
      });
    });
    return passwordHash;
  }
}
