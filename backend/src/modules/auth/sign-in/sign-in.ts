import { Injectable, Logger } from '@nestjs/common';
import type { Language } from '../../../contracts/constants.ts';
import type { Transaction } from '../../../database/connection/database.ts';
import { ProblemError } from '../../../http/problem.ts';
import { AccountRepository, type AccountRow } from '../accounts/account.repository.ts';
import type { LoginDto } from './auth.dto.ts';
import { PasswordHasher } from '../passwords/password-hasher.ts';
import type { SessionAccount } from '../../../access/session-account.ts';
import type { SignInProof } from '../sessions/session-opening.ts';
import { SessionStore } from '../sessions/session.store.ts';

export interface SignedIn {
  account: AccountRow;
  token: string;
  /** An admin who has yet to set up a second factor. */
  isRestricted: boolean;
}

interface Opening {
  isRestricted?: boolean;
  /** What was shown, unless it was the account's password. */
  proof?: SignInProof;
  /** Judges what else was shown once more, in the transaction that opens the session. */
  assertHolds?: (tx: Transaction) => Promise<void>;
}

/** Where somebody signs in. */
export interface Browser {
  /** Who is signed in there until now. */
  previous: SessionAccount | null;
  device: string | null;
}

/** Customers, restaurants and their staff; admins sign in by another route. */
@Injectable()
export class SignIn {
  private readonly logger = new Logger(SignIn.name);

  constructor(
    private readonly accounts: AccountRepository,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionStore,
  ) {}

  /**
   * `language` is what a customer is written to in from now on; null leaves it as it is.
   * @throws ProblemError `invalid_credentials`, also for an admin's: this route does not tell that they are right.
   */
  async execute({ email, password }: LoginDto, browser: Browser, language: Language | null = null): Promise<SignedIn> {
    const account = await this.accounts.findMember(email);
    const isRight = await this.hasher.verify(account?.passwordHash ?? null, password);
    if (account === null || !isRight) {
      this.logger.warn({ account: account === null ? null : nameOf(account) }, 'A sign-in was refused.');
      throw new ProblemError('invalid_credentials');
    }
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
   * @throws ProblemError `account_closed`; `invalid_credentials` or `passkey_refused` when that has changed since it was judged.
   */
  async open(account: AccountRow, { previous, device }: Browser, opening: Opening = {}): Promise<SignedIn> {
    const { isRestricted = false, proof = passwordOf(account), assertHolds } = opening;
    if (account.closedAt !== null) throw new ProblemError('account_closed');
    const { role, id: accountId, staffId } = account;
    const token = await this.sessions.open({ role, accountId, staffId, device, isRestricted, proof }, assertHolds);
    if (token === null) throw await this.#refusalOf({ role, accountId, staffId }, proof);
    if (previous !== null) await this.sessions.end(previous.sessionId);
    this.logger.log({ account: nameOf(account) }, 'Somebody has signed in.');
    return { account, token, isRestricted };
  }

  async #refusalOf(holder: Pick<SessionAccount, 'role' | 'accountId' | 'staffId'>, proof: SignInProof) {
    const now = await this.findAccount(holder);
    if (now !== null && now.closedAt !== null) return new ProblemError('account_closed');
    return new ProblemError('passkeyId' in proof ? 'passkey_refused' : 'invalid_credentials');
  }
}

function passwordOf({ email, passwordHash }: AccountRow): SignInProof {
  return { email, passwordHash };
}

/** As the line of the request names it. How they signed in is that line's path. */
function nameOf({ role, id }: AccountRow): string {
  return `${role}:${String(id)}`;
}
