import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, Raw, Repository } from 'typeorm';
import { select } from '../../../database/sql/columns.ts';
import {
  Database,
  type Queryable,
  type Statement,
  type Transaction,
  first,
} from '../../../database/connection/database.ts';
import { AdminUser } from '../../../entities/accounts/admin-user.entity.ts';
import { Passkey } from '../../../entities/accounts/passkey.entity.ts';
import { RecoveryCode } from '../../../entities/accounts/recovery-code.entity.ts';

const FACTOR = ['email', 'passwordHash', 'totpSecret', 'totpConfirmedAt'] as const;

export interface SecondFactorRow extends Pick<AdminUser, (typeof FACTOR)[number]> {
  recoveryCodes: number;
  passkeys: number;
}

/** In one statement: what a sign-in asks for is judged by the app and the passkeys of one moment. */
const FIND: Statement = {
  name: 'second_factor_find',
  text: `SELECT ${select(AdminUser, 'a', FACTOR)},
           (SELECT count(*)::int FROM admin_recovery_codes c WHERE c.admin_id = a.id AND used_at IS NULL) AS "recoveryCodes",
           (SELECT count(*)::int FROM passkeys p WHERE p.admin_id = a.id) AS passkeys
         FROM admin_users a WHERE id = $1`,
};
const IS_RECENT = 'totp_failures_since > now() - make_interval(secs => :window)';

@Injectable()
export class SecondFactorRepository {
  constructor(
    @InjectRepository(AdminUser) private readonly admins: Repository<AdminUser>,
    private readonly database: Database,
  ) {}

  async find(adminId: number, db: Queryable = this.database): Promise<SecondFactorRow | null> {
    return first(db.run<SecondFactorRow>(FIND, [adminId]));
  }

  /** Changes of the factor take the row for themselves first. */
  async lock({ manager }: Transaction, id: number): Promise<void> {
    await manager.findOne(AdminUser, { select: { id: true }, where: { id }, lock: { mode: 'pessimistic_read' } });
  }

  /** False when one is confirmed already: what is confirmed stays until it is disabled. */
  async enrol(id: number, totpSecret: string): Promise<boolean> {
    const enrolled = await this.admins.update({ id, totpConfirmedAt: IsNull() }, { totpSecret, totpLastStep: null });
    return enrolled.affected === 1;
  }

  async confirm({ manager }: Transaction, id: number, totpSecret: string, totpLastStep: number): Promise<boolean> {
    const confirmed = await manager.update(
      AdminUser,
      { id, totpSecret, totpConfirmedAt: IsNull() },
      { totpConfirmedAt: () => 'now()', totpLastStep, totpFailures: 0 },
    );
    return confirmed.affected === 1;
  }

  /** The app's; false when there was none. */
  async clear({ manager }: Transaction, id: number): Promise<boolean> {
    const cleared = await manager.update(
      AdminUser,
      { id, totpSecret: Not(IsNull()) },
      { totpSecret: null, totpConfirmedAt: null, totpLastStep: null, totpFailures: 0 },
    );
    return cleared.affected === 1;
  }

  async dropCodes({ manager }: Transaction, adminId: number): Promise<void> {
    await manager.delete(RecoveryCode, { adminId });
  }

  /** It is false when there were none. */
  async dropPasskeys({ manager }: Transaction, adminId: number): Promise<boolean> {
    return (await manager.delete(Passkey, { adminId })).affected !== 0;
  }

  async replaceCodes(tx: Transaction, adminId: number, digests: readonly string[]): Promise<void> {
    await this.dropCodes(tx, adminId);
    await tx.manager.insert(
      RecoveryCode,
      digests.map((codeHash) => ({ adminId, codeHash })),
    );
  }

  /**
   * False when there were too many wrong ones lately. A right one ends the count. A try is counted before it is judged, so
   * that tries at once count, too.
   */
  async mayTry(id: number, window: number, most: number): Promise<boolean> {
    const counted = await this.admins
      .createQueryBuilder()
      .update()
      .set({
        totpFailures: () => `CASE WHEN ${IS_RECENT} THEN totp_failures + 1 ELSE 1 END`,
        totpFailuresSince: () => `CASE WHEN ${IS_RECENT} AND totp_failures > 0 THEN totp_failures_since ELSE now() END`,
      })
      .where({ id })
      .andWhere(`NOT (totp_failures >= :most AND ${IS_RECENT})`)
      .setParameters({ window, most })
      .execute();
    return counted.affected === 1;
  }

  /** False for a half minute that is not after the last one used: a code counts once. */
  async useStep({ manager }: Transaction, id: number, step: number): Promise<boolean> {
    const isLater = Raw<number>((column) => `coalesce(${column}, 0) < :step`, { step });
    const used = await manager.update(
      AdminUser,
      { id, totpLastStep: isLater },
      { totpLastStep: step, totpFailures: 0 },
    );
    return used.affected === 1;
  }

  async useRecoveryCode({ manager }: Transaction, adminId: number, codeHash: string): Promise<boolean> {
    const unused = { adminId, codeHash, usedAt: IsNull() };
    if ((await manager.update(RecoveryCode, unused, { usedAt: () => 'now()' })).affected === 0) return false;
    await manager.update(AdminUser, { id: adminId }, { totpFailures: 0 });
    return true;
  }
}
