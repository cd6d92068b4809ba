import { Injectable } from '@nestjs/common';
import { renderSVG } from 'uqr';
import type { SecondFactorEnrolmentView, SecondFactorView } from '../../../contracts/admin/admin.ts';
import { Database, type Transaction } from '../../../database/connection/database.ts';
import { ProblemError } from '../../../http/problem.ts';
import type { Acting } from '../../../access/acting.ts';
import { AuditLog } from '../../audit/audit-log.ts';
import { newRecoveryCodes, newSecret, readCode, readRecoveryCode, stepOf, uriOf } from './one-time-codes.ts';
import { SecondFactorExemption } from './second-factor-exemption.ts';
import { FailedSignIns } from '../sign-in/failed-sign-ins.ts';
import { PasswordHasher } from '../passwords/password-hasher.ts';
import { SecondFactorBox } from './second-factor-box.ts';
import { SecondFactorRepository, type SecondFactorRow } from './second-factor.repository.ts';
import type { SessionAccount } from '../../../access/session-account.ts';
import { SessionStore } from '../sessions/session.store.ts';

const TRY_WINDOW_SECONDS = 900;
const MAX_TRIES = 10;

/** What an admin has beside the password: codes of an authenticator app, and ten on paper. */
@Injectable()
export class SecondFactor {
  constructor(
    private readonly database: Database,
    private readonly factors: SecondFactorRepository,
    private readonly box: SecondFactorBox,
    private readonly hasher: PasswordHasher,
    private readonly audit: AuditLog,
    private readonly sessions: SessionStore,
    private readonly exemption: SecondFactorExemption,
    private readonly failed: FailedSignIns,
  ) {}

  async read({ accountId, isRestricted }: SessionAccount): Promise<SecondFactorView> {
    const factor = await this.#find(accountId);
    const { totpConfirmedAt: confirmedAt, recoveryCodes: recoveryCodesLeft } = factor;
    return {
      isEnabled: confirmedAt !== null,
      // Nobody else has a whole session without one.
      isExempt: !hasFactor(factor) && !isRestricted,
      enabledAt: confirmedAt?.toISOString() ?? null,
      recoveryCodesLeft,
    };
  }

  /** A new secret each time, until one is confirmed. @throws ProblemError `second_factor_enabled`. */
  async enrol(adminId: number): Promise<SecondFactorEnrolmentView> {
    const { email } = await this.#find(adminId);
    const secret = newSecret();
    if (!(await this.factors.enrol(adminId, this.box.seal(secret)))) throw new ProblemError('second_factor_enabled');
    const uri = uriOf(secret, email);
    return { uri, secret, qrSvg: renderSVG(uri, { border: 2 }) };
  }

  /** The recovery codes. @throws ProblemError `validation_failed` for a wrong code, `second_factor_enabled`. */
  async confirm(account: SessionAccount, acting: Acting, code: string): Promise<string[]> {
    const adminId = acting.accountId;
    const { totpSecret: sealed, totpConfirmedAt: confirmedAt } = await this.#find(adminId);
    if (confirmedAt !== null) throw new ProblemError('second_factor_enabled');
    await this.#assertMayTry(adminId);
    const step = sealed === null ? null : this.#stepOf(sealed, code);
    if (sealed === null || step === null) return this.#refuse(acting, 'code');
    const codes = newRecoveryCodes();
    const ended = await this.database.transaction(async (tx) => {
      await this.sessions.hold(tx, account);
      // Another browser has begun anew meanwhile.
      if (!(await this.factors.confirm(tx, adminId, sealed, step))) throw ProblemError.field('code', 'wrong_code');
      await this.#replaceCodes(tx, adminId, codes);
      await this.audit.write(tx, acting, {
        action: 'second_factor_enabled',
        target: { kind: 'admin', id: adminId },
      });
      return this.sessions.lift(tx, adminId, account.sessionId);
    });
    this.sessions.announceEnded(ended);
    return codes;
  }

  /** @throws ProblemError `validation_failed` for a wrong password or code, `too_many_requests`. */
  async disable({ sessionId }: SessionAccount, acting: Acting, password: string, code: string): Promise<void> {
    const ended: string[] = [];
    await this.#prove(acting, password, code, async (tx, { email, passkeys }) => {
      await this.factors.clear(tx, acting.accountId);
      if (passkeys === 0) await this.factors.dropCodes(tx, acting.accountId);
      if (passkeys === 0 && !this.exemption.covers(email, password)) {
        ended.push(...(await this.sessions.restrict(tx, acting.accountId, sessionId)));
      }
      await this.audit.write(tx, acting, {
        action: 'second_factor_disabled',
        target: { kind: 'admin', id: acting.accountId },
      });
    });
    this.sessions.announceEnded(ended);
  }

  /** Ten new ones; the old ones no longer count. Throws as `disable`. */
  async renewCodes(acting: Acting, password: string, code: string): Promise<string[]> {
    const codes = newRecoveryCodes();
    await this.#prove(acting, password, code, async (tx) => {
      await this.#replaceCodes(tx, acting.accountId, codes);
      await this.audit.write(tx, acting, {
        action: 'recovery_codes_renewed',
        target: { kind: 'admin', id: acting.accountId },
      });
    });
    return codes;
  }

  /**
   * At the login, behind a right password. Names the factor that the code was of; null where there is none to ask for.
   *
   * @throws ProblemError `second_factor_required`, `second_factor_wrong`, `too_many_requests`.
   */
  async assertPasses(acting: Acting, code: string | undefined): Promise<string | null> {
    const factor = await this.#find(acting.accountId);
    const name = nameOf(factor);
    if (name === null) return null;
    if (code === undefined) throw new ProblemError('second_factor_required');
    if (await this.#use(acting, factor, code, async () => undefined)) return name;
    await this.audit.write(this.database, acting, {
      action: 'second_factor_failed',
      target: { kind: 'admin', id: acting.accountId },
    });
    throw new ProblemError('second_factor_wrong');
  }

  /**
   * That the factor is still the one that `assertPasses` named. It stays so until the transaction ends.
   * @throws ProblemError `second_factor_required`.
   */
  async assertUnchanged(tx: Transaction, adminId: number, name: string | null): Promise<void> {
    await this.factors.lock(tx, adminId);
    // A statement of its own: what the lock waited for is seen by the next one alone.
    if (nameOf(await this.#find(adminId, tx)) !== name) throw new ProblemError('second_factor_required');
  }

  /** A code given once more, of the app or of the paper. @throws ProblemError `validation_failed`, `too_many_requests`. */
  async assertCode(acting: Acting, code: string): Promise<void> {
    const factor = await this.#find(acting.accountId);
    if (!(await this.#use(acting, factor, code, async () => undefined))) await this.#refuse(acting, 'code');
  }

  /** Of somebody who has lost it; false when there was none. */
  async reset(tx: Transaction, adminId: number): Promise<boolean> {
    await this.factors.dropCodes(tx, adminId);
    const hadPasskeys = await this.factors.dropPasskeys(tx, adminId);
    return (await this.factors.clear(tx, adminId)) || hadPasskeys;
  }

  /** A passkey is a second factor. With the first one come the recovery codes, unless an app has brought them already. */
  async passkeyAdded(
    tx: Transaction,
    { accountId, sessionId }: SessionAccount,
  ): Promise<{ recoveryCodes: string[] | null; ended: string[] }> {
    const factor = await this.#find(accountId, tx);
    const isFirst = factor.totpConfirmedAt === null && factor.passkeys === 1;
    const recoveryCodes = isFirst ? newRecoveryCodes() : null;
    if (recoveryCodes !== null) await this.#replaceCodes(tx, accountId, recoveryCodes);
    return { recoveryCodes, ended: await this.sessions.lift(tx, accountId, sessionId) };
  }

  /** Without any factor left, one has to be set up before anything else. The sessions that ended. */
  async passkeyRemoved(tx: Transaction, { accountId, sessionId }: SessionAccount): Promise<string[]> {
    const factor = await this.#find(accountId, tx);
    if (hasFactor(factor)) return [];
    await this.factors.dropCodes(tx, accountId);
    return this.exemption.isOf(factor.email) ? [] : this.sessions.restrict(tx, accountId, sessionId);
  }

  async #prove(
    acting: Acting,
    password: string,
    code: string,
    change: (tx: Transaction, factor: SecondFactorRow) => Promise<void>,
  ): Promise<void> {
    const factor = await this.#find(acting.accountId);
    if (factor.totpConfirmedAt === null) throw new ProblemError('not_found');
    if (!(await this.hasher.verify(factor.passwordHash, password))) await this.#refuse(acting, 'password');
    if (!(await this.#use(acting, factor, code, (tx) => change(tx, factor)))) await this.#refuse(acting, 'code');
  }

  async #refuse(acting: Acting, field: 'password' | 'code'): Promise<never> {
    await this.failed.recordStepUp(acting);
    throw ProblemError.field(field, `wrong_${field}`);
  }

  /** Uses the code up together with what it is for. False when it is wrong, or was used before. */
  async #use(
    acting: Acting,
    { totpSecret: sealed }: SecondFactorRow,
    code: string,
    change: (tx: Transaction) => Promise<void>,
  ): Promise<boolean> {
    const adminId = acting.accountId;
    await this.#assertMayTry(adminId);
    const step = sealed === null ? null : this.#stepOf(sealed, code);
    const recoveryCode = readRecoveryCode(code);
    return this.database.transaction(async (tx) => {
      if (step !== null) {
        if (!(await this.factors.useStep(tx, adminId, step))) return false;
      } else {
        const digest = recoveryCode === null ? null : this.box.digestOf(adminId, recoveryCode);
        if (digest === null || !(await this.factors.useRecoveryCode(tx, adminId, digest))) return false;
        await this.audit.write(tx, acting, { action: 'recovery_code_used', target: { kind: 'admin', id: adminId } });
      }
      await change(tx);
      return true;
    });
  }

  async #assertMayTry(adminId: number): Promise<void> {
    if (await this.factors.mayTry(adminId, TRY_WINDOW_SECONDS, MAX_TRIES)) return;
    throw new ProblemError('too_many_requests', { retryAfterSeconds: TRY_WINDOW_SECONDS });
  }

  #stepOf(sealed: string, code: string): number | null {
    const secret = this.box.open(sealed);
    const digits = readCode(code);
    return secret === null || digits === null ? null : stepOf(secret, digits, Date.now());
  }

  async #replaceCodes(tx: Transaction, adminId: number, codes: readonly string[]): Promise<void> {
    const digests = codes.map((code) => this.box.digestOf(adminId, code));
    await this.factors.replaceCodes(tx, adminId, digests);
  }

  async #find(adminId: number, tx?: Transaction): Promise<SecondFactorRow> {
    const row = await this.factors.find(adminId, tx);
    if (row === null) throw new ProblemError('unauthenticated');
    return row;
  }
}

function hasFactor(factor: SecondFactorRow): boolean {
  return nameOf(factor) !== null;
}

/** Each app has a secret of its own, and so a name. */
function nameOf({ totpSecret: secret, totpConfirmedAt: confirmedAt, passkeys }: SecondFactorRow): string | null {
  if (confirmedAt !== null) return secret;
  return passkeys > 0 ? 'passkeys' : null;
}
