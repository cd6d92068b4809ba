import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { AccountMailQueue } from '../../events/queues/account-mail-queue.ts';
import { LOGGER } from '../../http/logger.ts';
import { ProblemError } from '../../http/problem.ts';
import { Limits } from '../../limits/limits.ts';
import { PasswordHasher } from '../auth/passwords/password-hasher.ts';
import type { ProfileDto } from './customer.dto.ts';
import { CustomerRepository, type ProfileChange } from './customer.repository.ts';
import type { User } from '../../entities/accounts/user.entity.ts';

@Injectable()
export class ChangeProfile {
  constructor(
    private readonly customers: CustomerRepository,
    private readonly hasher: PasswordHasher,
    private readonly limits: Limits,
    private readonly mails: AccountMailQueue,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Another e-mail is not the account's yet: its mailbox gets a link, the old one is told, and the login stays. Whether it
   * is another account's is not told here either: its mailbox learns it.
   *
   * @throws ProblemError `unauthenticated`, `validation_failed`, `too_many_requests`, `unavailable`.
   */
  async execute(userId: number, body: ProfileDto): Promise<User> {
    const user = await this.customers.find(userId);
    if (user === null) throw new ProblemError('unauthenticated');
    const pendingEmail = body.email !== undefined && body.email !== user.email ? body.email : null;
    if (pendingEmail !== null) await this.#assertMayChange(user, body.currentPassword);
    const change = { ...toChange(body), ...(pendingEmail !== null && { pendingEmail }) };
    // With the password that was given: whoever has changed it meanwhile has put this session out.
    const passwordHash = pendingEmail === null ? undefined : user.passwordHash;
    const changed = await this.customers.change(userId, change, passwordHash);
    if (changed === null) throw new ProblemError('unauthenticated');
    if (pendingEmail !== null) await this.#sendLink(userId);
    return changed;
  }

  async #assertMayChange({ id, passwordHash }: User, password: string | undefined): Promise<void> {
    if (password === undefined) throw ProblemError.field('currentPassword', 'required');
    await this.limits.consume('password_account', `customer ${id} `);
    await this.limits.consume('email_confirmation_account', `customer ${id} `);
    if (!(await this.hasher.verify(passwordHash, password))) {
      throw ProblemError.field('currentPassword', 'wrong_password');
    }
  }

  /** The change is kept: the profile shows that it waits, and offers to send the link again. */
  async #sendLink(userId: number): Promise<void> {
    await this.mails
      .add({ kind: 'email_change', userId })
      .catch((error: unknown) => this.logger.warn({ err: error }, 'the link to a new e-mail address was not queued'));
  }
}

/** A name and a city can be changed but not removed. */
function toChange({ name, city, phone, address }: ProfileDto): ProfileChange {
  return {
    ...(name && { name }),
    ...(city && { city }),
    ...(phone !== undefined && { phone }),
    ...(address !== undefined && { address }),
  };
}
