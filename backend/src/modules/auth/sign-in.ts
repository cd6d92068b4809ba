import { Injectable } from '@nestjs/common';
import type { Language } from '../../contracts/constants.ts';
import { ProblemError } from '../../http/problem.ts';
import { AccountRepository, type AccountRow } from './account.repository.ts';
import type { LoginDto } from './auth.dto.ts';
import { PasswordHasher } from './password-hasher.ts';
import type { SessionAccount } from './session-account.ts';
import { SessionStore } from './session.store.ts';

export interface SignedIn {
  account: AccountRow;
  token: string;
}

/** Where somebody signs in. */
export interface Browser {
  /** Who is signed in there until now. */
  previous: SessionAccount | null;
  device: string | null;
}

/** Customers, restaurants and their staff; admins have a door of their own. */
@Injectable()
export class SignIn {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionStore,
  ) {}

  /**
   * `language` is what a customer is written to in from now on; null leaves it as it is.
   * @throws ProblemError `invalid_credentials`; `not_for_admins` when they are an admin's.
   */
  async execute({ email, password }: LoginDto, browser: Browser, language: Language | null = null): Promise<SignedIn> {
    // At once, so that the time of an answer tells nothing about the address.
    const [account, admin] = await Promise.all([this.accounts.findMember(email), this.accounts.findAdmin(email)]);
    const isRight = await this.hasher.verify((account ?? admin)?.password_hash ?? null, password);
    if (account === null && admin !== null && isRight) throw new ProblemError('not_for_admins');
    if (account === null || !isRight) throw new ProblemError('invalid_credentials');
    if (language !== null && account.role === 'customer') await this.accounts.setLanguage(account.id, language);
    return this.open(account, browser);
  }

  /** One browser has one session: whoever was signed in before is signed out, sockets included. */
  async open(account: AccountRow, { previous, device }: Browser): Promise<SignedIn> {
    const { role, id: accountId, staff_id: staffId } = account;
    const token = await this.sessions.open({ role, accountId, staffId, device });
    if (previous !== null) await this.sessions.end(previous.sessionId);
    return { account, token };
  }
}
