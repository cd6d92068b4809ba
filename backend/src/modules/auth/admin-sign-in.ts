import { Injectable } from '@nestjs/common';
import { Database } from '../../database/connection/database.ts';
import { ProblemError } from '../../http/problem.ts';
import { AuditLog } from '../audit/audit-log.ts';
import { AccountRepository } from './accounts/account.repository.ts';
import { SecondFactorExemption } from './second-factor/second-factor-exemption.ts';
import { FailedSignIns } from './sign-in/failed-sign-ins.ts';
import { OneTimePassword } from './passwords/one-time-password.ts';
import { PasswordHasher } from './passwords/password-hasher.ts';
import type { AdminLoginDto } from './second-factor/second-factor.dto.ts';
import { SecondFactor } from './second-factor/second-factor.ts';
import { type Browser, SignIn, type SignedIn } from './sign-in/sign-in.ts';

/** How admins sign in: the password, then the second factor or the way to set one up, and a line in the audit log. */
@Injectable()
export class AdminSignIn {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly hasher: PasswordHasher,
    private readonly factor: SecondFactor,
    private readonly oneTime: OneTimePassword,
    private readonly exemption: SecondFactorExemption,
    private readonly failed: FailedSignIns,
    private readonly signIn: SignIn,
    private readonly audit: AuditLog,
    private readonly database: Database,
  ) {}

  /**
   * @throws ProblemError `invalid_credentials`, `second_factor_required`, `second_factor_wrong`, `too_many_requests`,
   *   `password_change_required`, `validation_failed`, `password_too_common`.
   */
  async execute(
    { email, password, code, newPassword }: AdminLoginDto,
    browser: Browser,
    request: { requestId: string; ip: string },
  ): Promise<SignedIn> {
    const account = await this.accounts.findAdmin(email);
    const isRight = await this.hasher.verify(account?.passwordHash ?? null, password);
    if (account === null || !isRight) {
      await this.failed.record(account?.id ?? null, email, request);
      throw new ProblemError('invalid_credentials');
    }
    const acting = { role: account.role, accountId: account.id, ...request };
    const factor = await this.factor.assertPasses(acting, code);
    const replaced = await this.oneTime.replace(acting, password, newPassword);
    const isRestricted = factor === null && !this.exemption.covers(email, newPassword ?? password);
    const signedIn = await this.signIn.open(account, browser, {
      isRestricted,
      proof: { email: account.email, passwordHash: replaced ?? account.passwordHash },
      assertHolds: (tx) => this.factor.assertUnchanged(tx, account.id, factor),
    });
    await this.audit.write(this.database, acting, { action: 'signed_in', target: { kind: 'admin', id: account.id } });
    return signedIn;
  }
}
