import type { EntityManager, EntityTarget, FindOptionsWhere, ObjectLiteral, QueryDeepPartialEntity } from 'typeorm';

/** `manager.update` with expressions that have parameters, such as `{ nextTryAt: () => 'now() + :wait' }`. How many rows it was. */
export async function updateWith<E extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<E>,
  where: FindOptionsWhere<E>,
  columns: QueryDeepPartialEntity<E>,
  parameters: ObjectLiteral,
): Promise<number> {
  const update = manager.createQueryBuilder().update(entity).set(columns).where(where).setParameters(parameters);
  return (await update.execute()).affected ?? 0;
}
