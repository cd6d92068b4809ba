import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Acting } from '../../access/acting.ts';
import type { Language } from '../../contracts/constants.ts';
import { Database } from '../../database/connection/database.ts';
import { AccountMailQueue } from '../../events/queues/account-mail-queue.ts';
import { LOGGER } from '../../http/logger.ts';
import { ProblemError } from '../../http/problem.ts';
import { callerOf } from '../../http/requests/caller-address.ts';
import { mailboxOf } from '../../limits/contact-keys.ts';
import { Limits } from '../../limits/limits.ts';
import { AccountLinks } from '../account-links/account-links.ts';
import { AuditLog } from '../audit/audit-log.ts';
import { roleOf } from '../../access/account-kind.ts';
import { PasswordHasher } from '../auth/passwords/password-hasher.ts';
import { checkPassword } from '../auth/passwords/password-policy.ts';
import { SessionEnds } from '../auth/sessions/session-ends.ts';
import { ResetPasswordRepository } from './reset-password.repository.ts';

interface Asker {
  requestId: string;
  ip: string;
  language: Language;
}

/** Customers, restaurants, their staff and admins; an admin's second factor stays, and is asked for at the next login. */
@Injectable()
export class ResetPassword {
  constructor(
    private readonly database: Database,
    private readonly links: AccountLinks,
    private readonly accounts: ResetPasswordRepository,
    private readonly mails: AccountMailQueue,
    private readonly hasher: PasswordHasher,
    private readonly ends: SessionEnds,
    private readonly audit: AuditLog,
    private readonly limits: Limits,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * The same work whatever the address: whoever writes the e-mail looks the account up, later and elsewhere.
   *
   * @throws ProblemError `unavailable` when the queue is away.
   */
  async request(email: string, language: Language): Promise<void> {
    try {
      await this.mails.add({ kind: 'password_reset', email, language });
    } catch (error) {
      this.logger.warn({ err: error }, 'a link for a forgotten password was not queued; whoever asked was told so');
      throw new ProblemError('unavailable', { retryAfterSeconds: 10 });
    }
  }

  /**
   * An admin has the link sent to a customer's own mailbox, and never sees it.
   *
   * @throws ProblemError `not_found`, `too_many_requests`, `unavailable`.
   */
  async sendToUser(acting: Acting, userId: number): Promise<void> {
    const user = await this.accounts.findUser(userId);
    if (user === null) throw new ProblemError('not_found');
    await this.limits.consume('password_reset_mailbox', mailboxOf(user.email));
    await this.database.transaction(async (tx) => {
      await this.audit.write(tx, acting, { action: 'password_reset_sent', target: { kind: 'user', id: userId } });
      await this.request(user.email, user.language);
    });
  }

  /** @throws ProblemError `link_expired`, `validation_failed`, `password_too_common`, `unavailable`. */
  async confirm(token: string, password: string, { language, ...request }: Asker): Promise<void> {
    const link = await this.links.get(token, 'password_reset');
    const { id, email } = link;
    const role = roleOf(link.kind);
    checkPassword(password, role, link);
    const passwordHash = await this.hasher.hash(password);
    const ended = await this.database.transaction(async (tx) => {
      await this.links.use(tx, token);
      // The account may have another address meanwhile, whose mailbox this link was not sent to.
      const known = await this.accounts.setPassword(tx, link, passwordHash);
      if (known === null) throw new ProblemError('link_expired');
      await this.links.removeAll(tx, link);
      if (link.kind === 'admin') {
        const acting = { role, accountId: id, ...request };
        await this.audit.write(tx, acting, {
          action: 'own_password_reset',
          target: { kind: 'admin', id, name: email },
        });
      }
      const sessions = await this.accounts.endSessions(tx, link);
      await this.accounts.dropPasskeys(tx, link, known.wasVerified);
      return sessions;
    });
    for (const sessionId of ended) this.ends.ended.next(sessionId);
    // Whoever has tried the old one too often need not wait with the new one.
    await Promise.all([
      this.limits.forget('login_account', email),
      this.limits.forget('login_account_address', `${email} ${callerOf(request.ip)}`),
    ]);
    // It is done: that nobody is told of it is no reason to refuse.
    await this.mails
      .add({ kind: 'password_changed', email, language })
      .catch((error: unknown) => this.logger.warn({ err: error }, 'word of a new password was not queued'));
  }
}
