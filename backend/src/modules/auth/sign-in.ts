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
  /** An admin who has yet to set up a second factor. */
  isRestricted: boolean;
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
   * @throws ProblemError `invalid_credentials`, also for an admin's: this door does not tell that they are right.
   */
  async execute({ email, password }: LoginDto, browser: Browser, language: Language | null = null): Promise<SignedIn> {
    const account = await this.accounts.findMember(email);
    const isRight = await this.hasher.verify(account?.password_hash ?? null, password);
    if (account === null || !isRight) throw new ProblemError('invalid_credentials');
    if (language !== null && account.role === 'customer') await this.accounts.setLanguage(account.id, language);
    return this.open(account, browser);
  }

  /** Of a session or a passkey; null once it is gone. */
  findAccount({
    role,
    accountId,
    staffId,
  }: Pick<SessionAccount, 'role' | 'accountId' | 'staffId'>): Promise<AccountRow | null> {
    return staffId === null ? this.accounts.find(role, accountId) : this.accounts.findStaff(staffId);
  }

  /**
   * One browser has one session: whoever was signed in before is signed out, sockets included.
   * @throws ProblemError `account_closed`.
   */
  async open(account: AccountRow, { previous, device }: Browser, isRestricted = false): Promise<SignedIn> {
    if (account.closed_at !== null) throw new ProblemError('account_closed');
    const { role, id: accountId, staff_id: staffId } = account;
    const token = await this.sessions.open({ role, accountId, staffId, device, isRestricted });
    if (previous !== null) await this.sessions.end(previous.sessionId);
    return { account, token, isRestricted };
  }
}
