import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../config/environment.ts';
import { AccountMailQueue, type AccountMailJob } from '../../events/queues/account-mail-queue.ts';
import { type AccountMail, writeAccountMail } from '../notifications/accounts/account-mail.ts';
import { Mailer } from '../../mail/mailer.ts';
import { AccountLinks } from './account-links.ts';
import { AccountLinksRepository } from './account-links.repository.ts';
import type { MailAccount } from './account-ref.ts';

/**
 * Writes what concerns accounts themselves. A job that is tried again may write twice: a link too many does less harm than
 * one that never comes.
 */
@Injectable()
export class AccountMails implements OnApplicationBootstrap {
  constructor(
    private readonly queue: AccountMailQueue,
    private readonly repository: AccountLinksRepository,
    private readonly links: AccountLinks,
    private readonly mailer: Mailer,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.queue.isWorker) return;
    await this.queue.process((job) => this.send(job));
  }

  async send(job: AccountMailJob): Promise<void> {
    switch (job.kind) {
      case 'password_reset':
      case 'password_changed':
      case 'email_taken':
        for (const account of await this.repository.findAccounts(job.email)) await this.#tell(job, account);
        return;
      case 'email_verification':
        return this.#verify(job.userId);
      case 'email_change':
        return this.#confirmChange(job.userId);
    }
  }

  async #tell({ kind, language }: Extract<AccountMailJob, { email: string }>, account: MailAccount): Promise<void> {
    const token = kind === 'password_reset' ? await this.links.make(kind, account, account.email) : null;
    await this.#write({ kind, account: account.kind, token, language: account.language ?? language }, account.email);
  }

  async #verify(userId: number): Promise<void> {
    const customer = await this.repository.findCustomer(userId);
    if (customer?.emailVerifiedAt !== null) return;
    const { email, language } = customer;
    const token = await this.links.make('email_verification', { kind: 'customer', id: userId }, email);
    await this.#write({ kind: 'email_verification', account: 'customer', token, language }, email);
  }

  /** Whether the new address has an account is told to its mailbox alone. */
  async #confirmChange(userId: number): Promise<void> {
    const customer = await this.repository.findCustomer(userId);
    const { email = '', pendingEmail: next = null, language = 'de' } = customer ?? {};
    if (next === null) return;
    const others = (await this.repository.findAccounts(next)).filter((account) => account.kind !== 'admin');
    if (others.length > 0) {
      for (const other of others) await this.#tell({ kind: 'email_taken', email: next, language }, other);
    } else {
      const token = await this.links.make('email_change', { kind: 'customer', id: userId }, next);
      await this.#write({ kind: 'email_change', account: 'customer', token, language }, next);
    }
    await this.#write({ kind: 'email_change_notice', account: 'customer', token: null, language }, email);
  }

  async #write(mail: AccountMail, to: string): Promise<void> {
    const id = `account-${crypto.randomUUID()}`;
    await this.mailer.send({ ...writeAccountMail(mail, this.environment.publicUrl), to, id, thread: id });
  }
}
