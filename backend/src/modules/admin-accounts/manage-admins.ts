import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../database/connection/database.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Acting } from '../../access/acting.ts';
import { AuditLog } from '../audit/audit-log.ts';
import { changedFields } from '../audit/changed-fields.ts';
import { emailTaken } from '../auth/accounts/account-emails.ts';
import { FailedSignIns } from '../auth/sign-in/failed-sign-ins.ts';
import { PasswordHasher } from '../auth/passwords/password-hasher.ts';
import { checkPassword } from '../auth/passwords/password-policy.ts';
import { SecondFactor } from '../auth/second-factor/second-factor.ts';
import type { SessionAccount } from '../../access/session-account.ts';
import { SessionEnds } from '../auth/sessions/session-ends.ts';
import type { AddAdminDto, AdminPasswordDto, ChangeAdminDto } from './admin-accounts.dto.ts';
import { AdminAccountsRepository, type AdminAccountRow } from './admin-accounts.repository.ts';

/** Owners manage the admins' accounts. Whoever loses rights loses sessions and sockets with them. */
@Injectable()
export class ManageAdmins {
  constructor(
    private readonly database: Database,
    private readonly admins: AdminAccountsRepository,
    private readonly hasher: PasswordHasher,
    private readonly factor: SecondFactor,
    private readonly ends: SessionEnds,
    private readonly audit: AuditLog,
    private readonly failed: FailedSignIns,
  ) {}

  /** @throws ProblemError `validation_failed`, `password_too_common`, `email_taken`. */
  async add(acting: Acting, { name, email, password, role }: AddAdminDto): Promise<AdminAccountRow> {
    checkPassword(password, 'admin', { email, name });
    const passwordHash = await this.hasher.hash(password);
    return this.database.transaction(async (tx) => {
      await this.#lock(tx, acting, null);
      const added = await this.admins.add(tx, { name, email, passwordHash, role });
      if (added === null) throw emailTaken();
      await this.audit.write(tx, acting, {
        action: 'admin_added',
        target: { kind: 'admin', id: added.id, name: email },
        after: { name, email, role },
      });
      return added;
    });
  }

  /** @throws ProblemError `not_found`, `validation_failed`, `password_too_common`, `own_account`, `last_owner`. */
  async change(acting: Acting, id: number, { name, role, password }: ChangeAdminDto): Promise<AdminAccountRow> {
    const known = await this.#find(id);
    if (password !== undefined)
      checkPassword(password, 'admin', { email: known.email, name: name ?? known.name ?? '' });
    const passwordHash = password === undefined ? undefined : await this.hasher.hash(password);
    const ended: string[] = [];
    await this.database.transaction(async (tx) => {
      const owners = await this.#lock(tx, acting, id);
      const current = await this.#find(id, tx);
      const isNewRole = role !== undefined && role !== current.role;
      if (isNewRole) assertMayLose(owners, acting, current);
      await this.admins.change(tx, id, {
        ...(name !== undefined && { name }),
        ...(role !== undefined && { role }),
        ...(passwordHash !== undefined && { passwordHash }),
      });
      if (isNewRole || passwordHash !== undefined) ended.push(...(await this.admins.endSessions(tx, id)));
      const { before, after } = changedFields(current, { name, role });
      if (Object.keys(after).length === 0 && passwordHash === undefined) return;
      await this.audit.write(tx, acting, {
        action: 'admin_changed',
        target: { kind: 'admin', id, name: current.email },
        before,
        after: { ...after, ...(passwordHash !== undefined && { credentials: 'renewed' }) },
      });
    });
    this.#end(ended);
    return this.#find(id);
  }

  /** @throws ProblemError `not_found`, `own_account`, `last_owner`. */
  async remove(acting: Acting, id: number): Promise<void> {
    const ended = await this.database.transaction(async (tx) => {
      const owners = await this.#lock(tx, acting, id);
      const current = await this.#find(id, tx);
      assertMayLose(owners, acting, current);
      const sessions = await this.admins.endSessions(tx, id);
      await this.admins.remove(tx, id);
      await this.audit.write(tx, acting, {
        action: 'admin_removed',
        target: { kind: 'admin', id, name: current.email },
        before: { name: current.name, email: current.email, role: current.role },
      });
      return sessions;
    });
    this.#end(ended);
  }

  /** Of somebody who has lost the app and the codes. @throws ProblemError `not_found`, `own_account`. */
  async resetSecondFactor(acting: Acting, id: number): Promise<void> {
    if (id === acting.accountId) throw new ProblemError('own_account');
    const ended = await this.database.transaction(async (tx) => {
      await this.#lock(tx, acting, id);
      const current = await this.#find(id, tx);
      if (!(await this.factor.reset(tx, id))) return [];
      await this.audit.write(tx, acting, {
        action: 'second_factor_reset',
        target: { kind: 'admin', id, name: current.email },
      });
      return this.admins.endSessions(tx, id);
    });
    this.#end(ended);
  }

  /** Their own; every other session with the old one ends. @throws ProblemError `validation_failed`, `password_too_common`. */
  async changeOwnPassword(
    { accountId, sessionId }: SessionAccount,
    acting: Acting,
    { currentPassword, newPassword }: AdminPasswordDto,
  ): Promise<void> {
    const current = await this.#find(accountId);
    if (!(await this.hasher.verify(current.passwordHash, currentPassword))) {
      await this.failed.recordStepUp(acting);
      throw wrongPassword();
    }
    checkPassword(newPassword, 'admin', { email: current.email, name: current.name ?? '' }, 'newPassword');
    const passwordHash = await this.hasher.hash(newPassword);
    const ended = await this.database.transaction(async (tx) => {
      const change = { passwordHash, previousHash: current.passwordHash };
      // Somebody else has changed it meanwhile, so the current one is another.
      if (!(await this.admins.change(tx, accountId, change))) throw wrongPassword();
      await this.audit.write(tx, acting, {
        action: 'own_password_changed',
        target: { kind: 'admin', id: accountId, name: current.email },
      });
      return this.admins.endSessions(tx, accountId, sessionId);
    });
    this.#end(ended);
  }

  /** The owners; whoever is none any more has no say here. */
  async #lock(tx: Transaction, acting: Acting, id: number | null): Promise<number[]> {
    const owners = await this.admins.lockOwners(tx, id);
    if (!owners.includes(acting.accountId)) throw new ProblemError('forbidden');
    return owners;
  }

  async #find(id: number, tx?: Transaction): Promise<AdminAccountRow> {
    const row = await this.admins.find(id, tx?.manager);
    if (row === null) throw new ProblemError('not_found');
    return row;
  }

  #end(sessionIds: readonly string[]): void {
    for (const id of sessionIds) this.ends.ended.next(id);
  }
}

function wrongPassword(): ProblemError {
  return ProblemError.field('currentPassword', 'wrong_password');
}

function assertMayLose(owners: readonly number[], acting: Acting, { id, role }: AdminAccountRow): void {
  if (role === 'owner' && owners.length === 1) throw new ProblemError('last_owner');
  if (id === acting.accountId) throw new ProblemError('own_account');
}
