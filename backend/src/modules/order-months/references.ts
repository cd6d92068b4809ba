import type { EntityManager } from 'typeorm';

/** A table whose rows refer to an order by `order_id`. */
interface Reference {
  table: string;
  /** Whether its rows stay without the order. */
  isKept: boolean;
}

/** As the foreign keys say, so that a new table is in it without anybody having to think of it. */
export function listReferences(manager: EntityManager): Promise<Reference[]> {
  return manager.query<Reference[]>(
    `SELECT conrelid::regclass::text AS table, confdeltype = 'n' AS "isKept" FROM pg_constraint
      WHERE confrelid = 'orders'::regclass AND contype = 'f' AND conparentid = 0 ORDER BY 1`,
  );
}
