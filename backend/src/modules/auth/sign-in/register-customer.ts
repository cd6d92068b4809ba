import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Language } from '../../../contracts/constants.ts';
import { type AccountMailJob, AccountMailQueue } from '../../../events/queues/account-mail-queue.ts';
import { LOGGER } from '../../../http/logger.ts';
import { AccountRepository } from '../accounts/account.repository.ts';
import { AccountEmails, emailTaken } from '../accounts/account-emails.ts';
import type { RegisterDto } from './auth.dto.ts';
import { PasswordHasher } from '../passwords/password-hasher.ts';
import { type Browser, SignIn, type SignedIn } from './sign-in.ts';

@Injectable()
export class RegisterCustomer {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly emails: AccountEmails,
    private readonly hasher: PasswordHasher,
    private readonly signIn: SignIn,
    private readonly mails: AccountMailQueue,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async execute(body: RegisterDto, browser: Browser, language: Language | null): Promise<SignedIn> {
    const { name, email, password, city } = body;
    // Before the hash is computed, since that is the costly part; the insert looks again.
    if (await this.emails.isTaken(email)) return this.#refuse(email, language);
    const account = await this.accounts.addCustomer({
      name,
      email,
      city,
      passwordHash: await this.hasher.hash(password),
      phone: body.phone ?? null,
      address: body.address ?? null,
      language,
    });
    if (account === null) return this.#refuse(email, language);
    await this.#write({ kind: 'email_verification', userId: account.id });
    return this.signIn.open(account, browser);
  }

  /**
   * Whoever is logged in by the answer cannot be given the same one as somebody whose address is taken. So it is told, to
   * few who ask, and the mailbox is told that somebody asked.
   */
  async #refuse(email: string, language: Language | null): Promise<never> {
    await this.#write({ kind: 'email_taken', email, language: language ?? 'de' });
    throw emailTaken();
  }

  /** An e-mail that does not go out is no reason to refuse: the profile offers to send the link again. */
  async #write(job: AccountMailJob): Promise<void> {
    await this.mails
      .add(job)
      .catch((error: unknown) => this.logger.warn({ err: error, kind: job.kind }, 'an e-mail was not queued'));
  }
}
