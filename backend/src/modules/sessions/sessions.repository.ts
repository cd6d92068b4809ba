import { first } from '../../database/connection/database.ts';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Not, Repository } from 'typeorm';
import { endSessions } from '../../database/shared/end-sessions.ts';
import { Session } from '../../entities/accounts/session.entity.ts';
import { kindOf } from '../../access/account-kind.ts';
import { ownRows } from '../auth/own-rows.ts';
import type { SessionAccount } from '../../access/session-account.ts';
import { IS_ALIVE } from '../auth/sessions/session.store.ts';

/** Nobody has as many; a list that a program has filled is cut. */
const MAX_LISTED = 100;

/** Somebody's own sessions: an owner's list and its staff's are apart. */
@Injectable()
export class SessionsRepository {
  constructor(@InjectRepository(Session) private readonly sessions: Repository<Session>) {}

  /** This one first, and then the latest used. */
  list(account: SessionAccount): Promise<Session[]> {
    return this.sessions
      .createQueryBuilder('s')
      .where(ownedBy(account))
      .andWhere(IS_ALIVE)
      .orderBy('s.id = :current', 'DESC')
      .addOrderBy('s.lastSeenAt', 'DESC')
      .addOrderBy('s.createdAt', 'DESC')
      .setParameter('current', account.sessionId)
      .limit(MAX_LISTED)
      .getMany();
  }

  /** The id of the session that ended; null when it is nobody's, or somebody else's. */
  async end(account: SessionAccount, publicId: string): Promise<string | null> {
    return first(endSessions(this.sessions.manager, { ...ownedBy(account), publicId }));
  }

  /** The ids of the sessions that ended. */
  endOthers(account: SessionAccount): Promise<string[]> {
    return endSessions(this.sessions.manager, { ...ownedBy(account), id: Not(account.sessionId) });
  }
}

function ownedBy(account: SessionAccount) {
  return ownRows(kindOf(account), account.staffId ?? account.accountId);
}
