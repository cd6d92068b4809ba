/** `orders:attach`: brings a detached month back among the orders. */
import type { DataSource, EntityManager } from 'typeorm';
import { StartupError } from '../../config/startup-error.ts';
import { holdMonths } from './hold-months.ts';
import { listMonths, type OrderMonth, sayMonth, TABLES } from './month-list.ts';
import { listReferences } from './references.ts';

/** What has been deleted since: riders and dishes are forgotten as they are of attached orders. */
const FORGET = (month: string): readonly string[] => [
  `UPDATE orders_${month} o SET rider_id = NULL WHERE rider_id IS NOT NULL AND NOT EXISTS (SELECT FROM restaurant_staff s WHERE s.id = o.rider_id)`,
  `UPDATE order_items_${month} i SET menu_item_id = NULL WHERE menu_item_id IS NOT NULL AND NOT EXISTS (SELECT FROM menu_items m WHERE m.id = i.menu_item_id)`,
];

/** @throws StartupError when there is no such month, or a restaurant of it is gone. */
export async function attachMonth(dataSource: DataSource, name: string): Promise<void> {
  await holdMonths(dataSource, async (manager) => {
    const month = await findDetached(manager, name);
    const gone = await manager.query<unknown[]>(
      `SELECT FROM orders_${name} o WHERE NOT EXISTS (SELECT FROM restaurants r WHERE r.id = o.restaurant_id) LIMIT 1`,
    );
    if (gone.length > 0) throw new StartupError(`${sayMonth(month)} has orders of a restaurant that has been deleted.`);
    for (const statement of FORGET(name)) await manager.query(statement);
    for (const table of TABLES) {
      await manager.query(
        `ALTER TABLE ${table} ATTACH PARTITION ${table}_${name} FOR VALUES FROM (${String(month.fromId)}) TO (${String(month.toId)})`,
      );
    }
    for (const { table, isKept } of await listReferences(manager)) {
      if (isKept) continue;
      const [set] = await manager.query<{ name: string | null }[]>('SELECT to_regclass($1)::text AS name', [
        `${table}_${name}`,
      ]);
      // A table that came later has nothing of that month.
      if (set === undefined || set.name === null) continue;
      await manager.query(`INSERT INTO ${table} SELECT * FROM ${table}_${name}`);
      await manager.query(`DROP TABLE ${table}_${name}`);
    }
    await manager.query('UPDATE order_months SET detached_at = NULL WHERE month = $1', [name]);
  });
}

/** The youngest one first, so that there is no gap. */
async function findDetached(manager: EntityManager, name: string): Promise<OrderMonth> {
  const detached = (await listMonths(manager)).filter(({ detachedAt }) => detachedAt !== null);
  const month = detached.find((one) => one.name === name);
  if (month === undefined) throw new StartupError(`There is no detached month ${sayMonth({ name })}.`);
  const youngest = detached.at(-1);
  if (youngest !== undefined && youngest !== month) {
    throw new StartupError(`${sayMonth(youngest)} is younger: months are attached one after the other.`);
  }
  return month;
}
