import { Injectable } from '@nestjs/common';
import { Database } from '../../database/connection/database.ts';
import { AccountMailQueue } from '../../events/queues/account-mail-queue.ts';
import { ProblemError } from '../../http/problem.ts';
import { AccountLinks } from '../account-links/account-links.ts';
import { AccountEmails } from '../auth/accounts/account-emails.ts';
import { EmailAddressRepository } from './email-address.repository.ts';

const RETRY_AFTER_SECONDS = 10;

@Injectable()
export class ConfirmEmail {
  constructor(
    private readonly database: Database,
    private readonly links: AccountLinks,
    private readonly emails: AccountEmails,
    private readonly addresses: EmailAddressRepository,
    private readonly mails: AccountMailQueue,
  ) {}

  /**
   * The account's address from now on. What else was sent to the address before no longer counts.
   *
   * @throws ProblemError `link_expired`, also when the address has become another account's meanwhile.
   */
  async confirm(token: string): Promise<string> {
    const link = await this.links.get(token, 'email_verification', 'email_change');
    const { id, email, purpose } = link;
    await this.database.transaction(async (tx) => {
      await this.links.use(tx, token);
      const isDone =
        purpose === 'email_verification'
          ? await this.addresses.verify(tx, id, email)
          : (await this.emails.claim(tx, email)) && (await this.addresses.change(tx, id, email));
      if (!isDone) throw new ProblemError('link_expired');
      if (purpose === 'email_change') await this.links.removeAll(tx, link);
    });
    return email;
  }

  /** @throws ProblemError `unavailable` when the queue is away. */
  async sendLink(userId: number): Promise<void> {
    const address = await this.addresses.find(userId);
    if (address === null) throw new ProblemError('unauthenticated');
    try {
      await this.mails.add({ kind: address.pendingEmail === null ? 'email_verification' : 'email_change', userId });
    } catch {
      throw new ProblemError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
  }

  async dropChange(userId: number): Promise<void> {
    await this.addresses.dropChange(userId);
  }
}
