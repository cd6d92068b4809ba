import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../http/problem.ts';
import { PasswordHasher } from '../auth/passwords/password-hasher.ts';
import { checkPassword } from '../auth/passwords/password-policy.ts';
import type { SessionAccount } from '../../access/session-account.ts';
import { SessionEnds } from '../auth/sessions/session-ends.ts';
import { CustomerRepository } from './customer.repository.ts';
import type { ChangePasswordDto } from './password.dto.ts';

/** Whoever knew the old password is out: every session but the one that asks ends, sockets included. */
@Injectable()
export class ChangePassword {
  constructor(
    private readonly customers: CustomerRepository,
    private readonly hasher: PasswordHasher,
    private readonly ends: SessionEnds,
  ) {}

  /** @throws ProblemError `unauthenticated`, `validation_failed`, `password_too_common`, `unavailable`. */
  async execute(
    { accountId, sessionId }: SessionAccount,
    { currentPassword, newPassword }: ChangePasswordDto,
  ): Promise<void> {
    const user = await this.customers.find(accountId);
    if (user === null) throw new ProblemError('unauthenticated');
    if (!(await this.hasher.verify(user.passwordHash, currentPassword))) throw wrongPassword();
    checkPassword(newPassword, 'customer', user, 'newPassword');
    const passwordHash = await this.hasher.hash(newPassword);
    const ended = await this.customers.changePassword(accountId, user.passwordHash, passwordHash, sessionId);
    // Somebody else has changed it meanwhile, so the current one is another.
    if (ended === null) throw wrongPassword();
    for (const id of ended) this.ends.ended.next(id);
  }
}

function wrongPassword(): ProblemError {
  return ProblemError.field('currentPassword', 'wrong_password');
}
