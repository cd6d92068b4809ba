import { Injectable } from '@nestjs/common';
import { Database, type Queryable, type Statement } from '../../../database/database.ts';

export interface SecondFactorRow {
  email: string;
  password_hash: string;
  /** Sealed. */
  totp_secret: string | null;
  totp_confirmed_at: Date | null;
  recovery_codes: number;
  passkeys: number;
}

const FIND: Statement = {
  name: 'second_factor_find',
  text: `SELECT email, password_hash, totp_secret, totp_confirmed_at,
           (SELECT count(*)::int FROM admin_recovery_codes c WHERE c.admin_id = a.id AND used_at IS NULL) AS recovery_codes,
           (SELECT count(*)::int FROM passkeys p WHERE p.admin_id = a.id) AS passkeys
         FROM admin_users a WHERE id = $1`,
};
/** Changes of the factor take the row for themselves first. */
const LOCK: Statement = { name: 'second_factor_lock', text: 'SELECT 1 FROM admin_users WHERE id = $1 FOR SHARE' };
/** What is confirmed stays until it is disabled. */
const ENROL: Statement = {
  name: 'second_factor_enrol',
  text: `UPDATE admin_users SET totp_secret = $2, totp_last_step = NULL
         WHERE id = $1 AND totp_confirmed_at IS NULL RETURNING id`,
};
const CONFIRM: Statement = {
  name: 'second_factor_confirm',
  text: `UPDATE admin_users SET totp_confirmed_at = now(), totp_last_step = $3, totp_failures = 0
         WHERE id = $1 AND totp_secret = $2 AND totp_confirmed_at IS NULL RETURNING id`,
};
const CLEAR: Statement = {
  name: 'second_factor_clear',
  text: `UPDATE admin_users SET totp_secret = NULL, totp_confirmed_at = NULL, totp_last_step = NULL, totp_failures = 0
         WHERE id = $1 AND totp_secret IS NOT NULL RETURNING id`,
};
/** No row comes back for a half minute that is not after the last one used: a code counts once. */
const USE_STEP: Statement = {
  name: 'second_factor_use_step',
  text: `UPDATE admin_users SET totp_last_step = $2, totp_failures = 0
         WHERE id = $1 AND coalesce(totp_last_step, 0) < $2 RETURNING id`,
};
const USE_RECOVERY: Statement = {
  name: 'second_factor_use_recovery',
  text: `WITH used AS (
           UPDATE admin_recovery_codes SET used_at = now() WHERE admin_id = $1 AND code_hash = $2 AND used_at IS NULL
           RETURNING admin_id)
         UPDATE admin_users a SET totp_failures = 0 FROM used WHERE a.id = used.admin_id RETURNING a.id`,
};
/** Counts a try before it is judged, so that tries at once count, too. $2: seconds of the window, $3: how many. */
const TRY: Statement = {
  name: 'second_factor_try',
  text: `UPDATE admin_users SET
           totp_failures = CASE WHEN totp_failures_since > now() - make_interval(secs => $2) THEN totp_failures + 1 ELSE 1 END,
           totp_failures_since = CASE WHEN totp_failures_since > now() - make_interval(secs => $2) AND totp_failures > 0
             THEN totp_failures_since ELSE now() END
         WHERE id = $1 AND NOT (totp_failures >= $3 AND totp_failures_since > now() - make_interval(secs => $2))
         RETURNING id`,
};
const DROP_CODES: Statement = {
  name: 'second_factor_drop_codes',
  text: 'DELETE FROM admin_recovery_codes WHERE admin_id = $1',
};
const DROP_PASSKEYS: Statement = {
  name: 'second_factor_drop_passkeys',
  text: 'DELETE FROM passkeys WHERE admin_id = $1 RETURNING id',
};
const ADD_CODES: Statement = {
  name: 'second_factor_add_codes',
  text: 'INSERT INTO admin_recovery_codes (admin_id, code_hash) SELECT $1, unnest($2::text[])',
};

@Injectable()
export class SecondFactorRepository {
  constructor(private readonly database: Database) {}

  async find(adminId: number, db: Queryable = this.database): Promise<SecondFactorRow | null> {
    const [row] = await db.run<SecondFactorRow>(FIND, [adminId]);
    return row ?? null;
  }

  async lock(tx: Queryable, adminId: number): Promise<void> {
    await tx.run(LOCK, [adminId]);
  }

  /** False when one is confirmed already. */
  async enrol(adminId: number, sealedSecret: string): Promise<boolean> {
    return (await this.database.run(ENROL, [adminId, sealedSecret])).length > 0;
  }

  async confirm(tx: Queryable, adminId: number, sealedSecret: string, step: number): Promise<boolean> {
    return (await tx.run(CONFIRM, [adminId, sealedSecret, step])).length > 0;
  }

  /** The app's; false when there was none. */
  async clear(tx: Queryable, adminId: number): Promise<boolean> {
    return (await tx.run(CLEAR, [adminId])).length > 0;
  }

  async dropCodes(tx: Queryable, adminId: number): Promise<void> {
    await tx.run(DROP_CODES, [adminId]);
  }

  /** False when there were none. */
  async dropPasskeys(tx: Queryable, adminId: number): Promise<boolean> {
    return (await tx.run(DROP_PASSKEYS, [adminId])).length > 0;
  }

  async replaceCodes(tx: Queryable, adminId: number, digests: readonly string[]): Promise<void> {
    await tx.run(DROP_CODES, [adminId]);
    await tx.run(ADD_CODES, [adminId, digests]);
  }

  /** False when there were too many wrong ones lately. A right one ends the count. */
  async mayTry(adminId: number, windowSeconds: number, maxTries: number): Promise<boolean> {
    return (await this.database.run(TRY, [adminId, windowSeconds, maxTries])).length > 0;
  }

  async useStep(tx: Queryable, adminId: number, step: number): Promise<boolean> {
    return (await tx.run(USE_STEP, [adminId, step])).length > 0;
  }

  async useRecoveryCode(tx: Queryable, adminId: number, digest: string): Promise<boolean> {
    return (await tx.run(USE_RECOVERY, [adminId, digest])).length > 0;
  }
}
