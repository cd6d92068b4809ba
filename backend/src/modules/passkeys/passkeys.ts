import { Injectable } from '@nestjs/common';
import { MAX_PASSKEYS } from '../../contracts/accounts/passkeys.ts';
import type { AddedPasskeyView, PasskeyOptionsView } from '../../contracts/accounts/passkeys.ts';
import { Database } from '../../database/connection/database.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Acting } from '../../access/acting.ts';
import { AuditLog } from '../audit/audit-log.ts';
import { SecondFactor } from '../auth/second-factor/second-factor.ts';
import type { SessionAccount } from '../../access/session-account.ts';
import { SessionStore } from '../auth/sessions/session.store.ts';
import { type Browser, SignIn, type SignedIn } from '../auth/sign-in/sign-in.ts';
import type { AddPasskeyDto, PasskeySignInDto } from './passkey.dto.ts';
import { toPasskeyView } from './passkey.view.ts';
import { holderOf, PasskeysRepository } from './passkeys.repository.ts';
import { RelyingParty } from './relying-party.ts';

/** The second way in. Of an admin a passkey is both factors: the device, and what it knows its person by. */
@Injectable()
export class Passkeys {
  constructor(
    private readonly database: Database,
    private readonly passkeys: PasskeysRepository,
    private readonly party: RelyingParty,
    private readonly signIn: SignIn,
    private readonly factor: SecondFactor,
    private readonly sessions: SessionStore,
    private readonly audit: AuditLog,
  ) {}

  async begin(account: SessionAccount): Promise<PasskeyOptionsView> {
    const { role, accountId, staffId, sessionId } = account;
    const [row, known] = await Promise.all([this.signIn.findAccount(account), this.passkeys.list(account)]);
    if (row === null) throw new ProblemError('unauthenticated');
    const holder = {
      key: `${role} ${String(accountId)} ${String(staffId ?? '')}`,
      email: row.email,
      name: row.staffName ?? row.name ?? row.email,
    };
    const options = await this.party.registrationOptions(holder, known);
    const challengeId = await this.passkeys.addSessionChallenge(options.challenge, sessionId);
    if (challengeId === null) throw new ProblemError('unauthenticated');
    return { challengeId, options: { ...options } };
  }

  /** @throws ProblemError `validation_failed` for what is no answer to the challenge, or one passkey too many. */
  async add(account: SessionAccount, acting: Acting, body: AddPasskeyDto): Promise<AddedPasskeyView> {
    const { challengeId, name, response } = body;
    const challenge = await this.passkeys.takeChallenge(challengeId, account.sessionId);
    if (challenge === null) throw ProblemError.field('challengeId', 'past');
    const credential = await this.party.verifyRegistration(response, challenge);
    if (credential === null) throw ProblemError.field('response', 'invalid_format');
    if ((await this.passkeys.list(account)).length >= MAX_PASSKEYS) throw ProblemError.field('name', 'too_many');
    const { id: credentialId, transports = [] } = credential;
    const passkey = {
      credentialId,
      publicKey: Buffer.from(credential.publicKey),
      counter: String(credential.counter),
      transports,
      name,
    };
    const added = await this.database.transaction(async (tx) => {
      await this.sessions.hold(tx, account);
      const row = await this.passkeys.add(tx, account, passkey);
      if (row === null) throw ProblemError.field('response', 'duplicate');
      if (account.role !== 'admin') return { row, recoveryCodes: null, ended: [] };
      await this.audit.write(tx, acting, {
        action: 'passkey_added',
        target: { kind: 'admin', id: account.accountId },
        after: { name },
      });
      return { row, ...(await this.factor.passkeyAdded(tx, account)) };
    });
    this.sessions.announceEnded(added.ended);
    return { passkey: toPasskeyView(added.row), recoveryCodes: added.recoveryCodes };
  }

  /** @throws ProblemError `not_found`. */
  async remove(account: SessionAccount, acting: Acting, id: number): Promise<void> {
    const ended = await this.database.transaction(async (tx) => {
      await this.sessions.hold(tx, account);
      const row = await this.passkeys.remove(tx, account, id);
      if (row === null) throw new ProblemError('not_found');
      if (account.role !== 'admin') return [];
      await this.audit.write(tx, acting, {
        action: 'passkey_removed',
        target: { kind: 'admin', id: account.accountId },
        before: { name: row.name },
      });
      return this.factor.passkeyRemoved(tx, account);
    });
    this.sessions.announceEnded(ended);
  }

  async beginSignIn(): Promise<PasskeyOptionsView> {
    const options = await this.party.signInOptions();
    return { challengeId: await this.passkeys.addSignInChallenge(options.challenge), options: { ...options } };
  }

  /** Opens a session for whose passkey has signed. @throws ProblemError `passkey_refused`, `account_closed`. */
  async signInWith(
    { challengeId, response }: PasskeySignInDto,
    isForAdmins: boolean,
    browser: Browser,
  ): Promise<SignedIn> {
    const challenge = await this.passkeys.takeChallenge(challengeId, null);
    const row = typeof response.id === 'string' ? await this.passkeys.find(response.id) : null;
    if (challenge === null || row === null) throw new ProblemError('passkey_refused');
    const holder = holderOf(row);
    if ((holder.role === 'admin') !== isForAdmins) throw new ProblemError('passkey_refused');
    const counter = await this.party.verifySignIn(response, challenge, {
      id: response.id as string,
      publicKey: new Uint8Array(row.publicKey),
      counter: Number(row.counter),
      transports: row.transports,
    });
    if (counter === null || !(await this.passkeys.use(row.id, counter))) throw new ProblemError('passkey_refused');
    const account = await this.signIn.findAccount(holder);
    if (account === null) throw new ProblemError('passkey_refused');
    return this.signIn.open(account, browser, { proof: { passkeyId: row.id } });
  }
}
