import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { Session } from '../../entities/accounts/session.entity.ts';

/** The ids of the sessions that ended, whose sockets have to close. */
export async function endSessions(manager: EntityManager, where: FindOptionsWhere<Session>): Promise<string[]> {
  const ended = await manager.createQueryBuilder().delete().from(Session).where(where).returning('id').execute();
  return (ended.raw as Pick<Session, 'id'>[]).map(({ id }) => id);
}
