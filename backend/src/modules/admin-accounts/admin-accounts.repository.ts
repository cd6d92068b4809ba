import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, IsNull, Not, Repository } from 'typeorm';
import { isAhead } from '../../database/sql/clock.ts';
import { type Transaction, first } from '../../database/connection/database.ts';
import { endSessions } from '../../database/shared/end-sessions.ts';
import { AdminUser } from '../../entities/accounts/admin-user.entity.ts';
import { Passkey } from '../../entities/accounts/passkey.entity.ts';
import { Session } from '../../entities/accounts/session.entity.ts';

export interface AdminAccountRow extends AdminUser {
  hasSecondFactor: boolean;
  sessions: number;
}

interface AdminChange extends Partial<Pick<AdminUser, 'name' | 'role' | 'passwordHash'>> {
  previousHash?: string;
}

@Injectable()
export class AdminAccountsRepository {
  constructor(@InjectRepository(AdminUser) private readonly admins: Repository<AdminUser>) {}

  async list(): Promise<AdminAccountRow[]> {
    return describe(this.admins.manager, await this.admins.find({ order: { id: 'ASC' } }));
  }

  async find(id: number, manager: EntityManager = this.admins.manager): Promise<AdminAccountRow | null> {
    return first(describe(manager, await manager.findBy(AdminUser, { id })));
  }

  /**
   * The owners' ids. Whoever changes accounts takes turns: two owners cannot demote each other at once. Locked until the
   * transaction ends, and so is the account that is to be changed: no session of it is opened meanwhile.
   */
  async lockOwners({ manager }: Transaction, id: number | null): Promise<number[]> {
    const rows = await manager.find(AdminUser, {
      where: [{ role: 'owner' }, ...(id === null ? [] : [{ id }])],
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    return rows.filter(({ role }) => role === 'owner').map((row) => row.id);
  }

  /** Null when the e-mail is taken. */
  async add(
    { manager }: Transaction,
    admin: Pick<AdminUser, 'email' | 'passwordHash' | 'role'> & { name: string },
  ): Promise<AdminAccountRow | null> {
    const insert = manager.createQueryBuilder().insert().into(AdminUser).values(admin).orIgnore().returning('id');
    const [added] = (await insert.execute()).raw as Pick<AdminUser, 'id'>[];
    return added === undefined ? null : this.find(added.id, manager);
  }

  /** False when the account is gone, or its password is no longer the one with `previousHash`. */
  async change(
    { manager }: Transaction,
    id: number,
    { previousHash: passwordHash, ...change }: AdminChange,
  ): Promise<boolean> {
    const where = { id, ...(passwordHash !== undefined && { passwordHash }) };
    if (Object.keys(change).length === 0) return manager.existsBy(AdminUser, where);
    return (await manager.update(AdminUser, where, change)).affected === 1;
  }

  async remove({ manager }: Transaction, id: number): Promise<void> {
    await manager.delete(AdminUser, { id });
  }

  /** The ids of the sessions that ended. */
  endSessions({ manager }: Transaction, adminId: number, keptSessionId: string | null = null): Promise<string[]> {
    return endSessions(manager, { adminId, ...(keptSessionId !== null && { id: Not(keptSessionId) }) });
  }
}

async function describe(manager: EntityManager, admins: readonly AdminUser[]): Promise<AdminAccountRow[]> {
  const adminId = admins.length === 1 ? In(admins.map(({ id }) => id)) : Not(IsNull());
  const passkeys = await manager.find(Passkey, { select: { id: true, adminId: true }, where: { adminId } });
  const withPasskey = new Set(passkeys.map((passkey) => passkey.adminId));
  const sessions = await manager.find(Session, {
    select: { id: true, adminId: true },
    where: { adminId, expiresAt: isAhead() },
  });
  return admins.map((admin) =>
    Object.assign(admin, {
      hasSecondFactor: admin.totpConfirmedAt !== null || withPasskey.has(admin.id),
      sessions: sessions.filter((session) => session.adminId === admin.id).length,
    }),
  );
}
