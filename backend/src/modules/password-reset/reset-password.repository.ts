import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityTarget, IsNull, Repository } from 'typeorm';
import { endSessions } from '../../database/shared/end-sessions.ts';
import type { Transaction } from '../../database/connection/database.ts';
import { AdminUser } from '../../entities/accounts/admin-user.entity.ts';
import { Passkey } from '../../entities/accounts/passkey.entity.ts';
import { Staff } from '../../entities/accounts/staff.entity.ts';
import { User } from '../../entities/accounts/user.entity.ts';
import { Restaurant } from '../../entities/restaurants/restaurant.entity.ts';
import type { LinkRow } from '../account-links/account-ref.ts';
import type { AccountKind } from '../../access/account-kind.ts';
import { ownRows } from '../auth/own-rows.ts';

const ENTITY: Readonly<Record<Exclude<AccountKind, 'customer'>, EntityTarget<Staff | Restaurant | AdminUser>>> = {
  restaurant: Restaurant,
  staff: Staff,
  admin: AdminUser,
};

@Injectable()
export class ResetPasswordRepository {
  constructor(@InjectRepository(User) private readonly users: Repository<User>) {}

  /** Null also for an account that was closed. */
  findUser(id: number): Promise<Pick<User, 'email' | 'language'> | null> {
    return this.users.findOne({ select: { email: true, language: true }, where: { id, closedAt: IsNull() } });
  }

  /**
   * Whether the mailbox was known before to be theirs; null when the account is gone or has another address than the link
   * was sent to. A customer has shown now that it is theirs, and a change of the address that somebody else may have asked
   * for is dropped.
   */
  async setPassword(
    { manager }: Transaction,
    { kind, id, email }: LinkRow,
    passwordHash: string,
  ): Promise<{ wasVerified: boolean } | null> {
    if (kind !== 'customer') {
      const { affected } = await manager.update(ENTITY[kind], { id, email }, { passwordHash });
      return affected === 0 ? null : { wasVerified: false };
    }
    const user = await manager.findOne(User, { where: { id, email }, lock: { mode: 'pessimistic_write' } });
    if (user === null) return null;
    const wasVerified = user.emailVerifiedAt !== null;
    const verified = wasVerified ? {} : { emailVerifiedAt: () => 'now()' };
    await manager.update(User, { id }, { passwordHash, pendingEmail: null, ...verified });
    return { wasVerified };
  }

  /**
   * Whoever had the account before its mailbox was known to be somebody's may have added these. Nobody asks restaurants and
   * their staff to show whose their mailboxes are, so none of theirs stays. An admin's are a second factor, which no e-mail
   * takes away. After `endSessions`: what a session adds is there before it can be ended.
   */
  async dropPasskeys({ manager }: Transaction, link: LinkRow, wasVerified: boolean): Promise<void> {
    if (link.kind === 'admin') return;
    const drop = manager.createQueryBuilder().delete().from(Passkey).where(ownRows(link.kind, link.id));
    if (wasVerified) drop.andWhere('created_at < (SELECT u.email_verified_at FROM users u WHERE u.id = user_id)');
    await drop.execute();
  }

  /** The ids of the sessions that ended. */
  endSessions({ manager }: Transaction, link: LinkRow): Promise<string[]> {
    return endSessions(manager, ownRows(link.kind, link.id));
  }
}
