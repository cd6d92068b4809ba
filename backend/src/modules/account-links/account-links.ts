import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../database/connection/database.ts';
import { ProblemError } from '../../http/problem.ts';
import type { LinkPurpose } from '../../entities/accounts/account-link.entity.ts';
import type { AccountRef, LinkRow } from './account-ref.ts';
import { AccountLinksRepository } from './account-links.repository.ts';

const TOKEN_BYTES = 32;
/** How long a link works. */
const MINUTES: Readonly<Record<LinkPurpose, number>> = {
  password_reset: 30,
  email_verification: 7 * 24 * 60,
  email_change: 24 * 60,
};

/** Links that are sent to a mailbox and show, once, that somebody reads it. */
@Injectable()
export class AccountLinks {
  constructor(private readonly links: AccountLinksRepository) {}

  /** The token for the link; it is nowhere else. */
  async make(purpose: LinkPurpose, account: AccountRef, email: string): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await this.links.add(hashOf(token), purpose, account, email, MINUTES[purpose]);
    return token;
  }

  /** Without using it up. @throws ProblemError `link_expired` when it is unknown, used or too old. */
  async get(token: string, ...purposes: [LinkPurpose, ...LinkPurpose[]]): Promise<LinkRow> {
    const link = await this.links.find(hashOf(token), purposes);
    if (link === null) throw new ProblemError('link_expired');
    return link;
  }

  /** @throws ProblemError `link_expired`. */
  async use(tx: Transaction, token: string): Promise<void> {
    if (!(await this.links.use(tx, hashOf(token)))) throw new ProblemError('link_expired');
  }

  /** Of one account: what was sent before a change must not undo it. */
  removeAll(tx: Transaction, account: AccountRef): Promise<void> {
    return this.links.removeAll(tx, account);
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
