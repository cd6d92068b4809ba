import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, IsNull, LessThan, Not, Repository } from 'typeorm';
import type { Role } from '../../contracts/constants.ts';
import { isAhead, isPast } from '../../database/sql/clock.ts';
import { Database, type Transaction } from '../../database/connection/database.ts';
import { Passkey, PasskeyChallenge } from '../../entities/accounts/passkey.entity.ts';
import { Session } from '../../entities/accounts/session.entity.ts';
import { kindOf } from '../../access/account-kind.ts';
import { ownRows } from '../auth/own-rows.ts';
import type { SessionAccount } from '../../access/session-account.ts';

type NewPasskey = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'name'>;

const CHALLENGE_MINUTES = 5;

@Injectable()
export class PasskeysRepository {
  constructor(
    @InjectRepository(Passkey) private readonly passkeys: Repository<Passkey>,
    @InjectRepository(PasskeyChallenge) private readonly challenges: Repository<PasskeyChallenge>,
    private readonly database: Database,
  ) {}

  addSignInChallenge(challenge: string): Promise<string> {
    return addChallenge(this.challenges.manager, challenge, null);
  }

  /**
   * For a new passkey of whoever is signed in. Null when the session has ended in the meantime: its row is locked, since it
   * may end between the guard that let the request in and the insert.
   */
  addSessionChallenge(challenge: string, sessionId: string): Promise<string | null> {
    return this.database.transaction(async ({ manager }) => {
      const lock = { mode: 'for_key_share' } as const;
      const session = await manager.findOne(Session, { select: { id: true }, where: { id: sessionId }, lock });
      return session && addChallenge(manager, challenge, sessionId);
    });
  }

  /**
   * Once. Null when there is none by this id, for this purpose, that has not expired. Those that nobody answered in time go
   * along.
   */
  async takeChallenge(id: string, sessionId: string | null): Promise<string | null> {
    await this.challenges.delete({ id: Not(id), expiresAt: isPast() });
    const deleted = await this.challenges
      .createQueryBuilder()
      .delete()
      .where({ id, sessionId: sessionId ?? IsNull(), expiresAt: isAhead() })
      .returning('challenge')
      .execute();
    const [taken] = deleted.raw as Pick<PasskeyChallenge, 'challenge'>[];
    return taken?.challenge ?? null;
  }

  list(account: SessionAccount): Promise<Passkey[]> {
    return this.passkeys.find({ where: ownedBy(account), order: { id: 'DESC' } });
  }

  /** Null when this passkey is known already. */
  async add({ manager }: Transaction, account: SessionAccount, passkey: NewPasskey): Promise<Passkey | null> {
    const { role, accountId, staffId } = account;
    const owner = {
      userId: role === 'customer' ? accountId : null,
      restaurantId: role === 'restaurant' ? accountId : null,
      adminId: role === 'admin' ? accountId : null,
      staffId,
    };
    await manager
      .createQueryBuilder()
      .insert()
      .into(Passkey)
      .values({ ...passkey, ...owner })
      .orIgnore()
      .execute();
    return manager.findOneBy(Passkey, { credentialId: passkey.credentialId, ...ownedBy(account) });
  }

  async rename(account: SessionAccount, id: number, name: string): Promise<Passkey | null> {
    await this.passkeys.update({ id, ...ownedBy(account) }, { name });
    return this.passkeys.findOneBy({ id, ...ownedBy(account) });
  }

  async remove({ manager }: Transaction, account: SessionAccount, id: number): Promise<Passkey | null> {
    const passkey = await manager.findOne(Passkey, {
      where: { id, ...ownedBy(account) },
      lock: { mode: 'pessimistic_write' },
    });
    if (passkey !== null) await manager.delete(Passkey, { id });
    return passkey;
  }

  find(credentialId: string): Promise<Passkey | null> {
    return this.passkeys.findOneBy({ credentialId });
  }

  /**
   * False when it was used with this count, or a later one, before: of two uses with the same count one is a copy's, and only
   * the first is written. Authenticators that do not count say 0.
   */
  async use(id: number, counter: number): Promise<boolean> {
    const isEarlier = counter === 0 ? '0' : LessThan(String(counter));
    const use = { counter: String(counter), lastUsedAt: () => 'now()' };
    return (await this.passkeys.update({ id, counter: isEarlier }, use)).affected === 1;
  }
}

async function addChallenge(manager: EntityManager, challenge: string, sessionId: string | null): Promise<string> {
  const inserted = await manager
    .createQueryBuilder()
    .insert()
    .into(PasskeyChallenge)
    .values({
      id: () => 'gen_random_uuid()',
      challenge,
      sessionId,
      expiresAt: () => 'now() + make_interval(mins => :mins)',
    })
    .setParameters({ mins: CHALLENGE_MINUTES })
    .returning('id')
    .execute();
  const [{ id }] = inserted.raw as [Pick<PasskeyChallenge, 'id'>];
  return id;
}

function ownedBy(account: SessionAccount) {
  return ownRows(kindOf(account), account.staffId ?? account.accountId);
}

/** A check constraint keeps exactly one of the three set. */
export function holderOf(row: Passkey): { role: Role; accountId: number; staffId: number | null } {
  const { userId, restaurantId, staffId, adminId } = row;
  if (userId !== null) return { role: 'customer', accountId: userId, staffId };
  if (restaurantId !== null) return { role: 'restaurant', accountId: restaurantId, staffId };
  if (adminId !== null) return { role: 'admin', accountId: adminId, staffId };
  throw new Error('a passkey without an account');
}
