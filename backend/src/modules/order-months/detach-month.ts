/** `orders:detach`: takes a month out of the orders. Nothing of it is deleted but who ordered. */
import type { DataSource, EntityManager } from 'typeorm';
import { StartupError } from '../../config/startup-error.ts';
import { Transaction } from '../../database/connection/database.ts';
import { blankOrders } from '../privacy/blank-orders.ts';
import { holdMonths } from './hold-months.ts';
import { listMonths, type OrderMonth, sayMonth, TABLES } from './month-list.ts';
import { listReferences } from './references.ts';

/** As long as people may want to look at what they ordered, and restaurants at what they sold. */
export const KEPT_MONTHS = 24;
/** So many orders are locked at once. */
const BATCH = 500;

const within = (column: string) => `${column} >= $1 AND ${column} < $2`;
/** What keeps a month, by what it is called. */
const KEEPING: Readonly<Record<string, string>> = {
  'orders are open': `SELECT id FROM orders WHERE ${within('id')} AND status NOT IN ('delivered', 'cancelled')`,
  'events have not been sent': `SELECT order_id AS id FROM order_event WHERE ${within('order_id')} AND sent_at IS NULL`,
  'complaints about reviews are undecided': `
    SELECT v.order_id AS id FROM reviews v WHERE ${within('v.order_id')} AND (
      EXISTS (SELECT FROM content_notices n WHERE n.target = 'review' AND n.target_id = v.id AND n.outcome IS NULL)
      OR EXISTS (SELECT FROM moderation_measures m JOIN moderation_appeals a ON a.measure_id = m.id
                  WHERE m.review_id = v.id AND a.outcome IS NULL))`,
};

/** With whatever names somebody. */
const PERSONAL = `
  SELECT id FROM orders WHERE ${within('id')} AND num_nonnulls(user_id, guest_token, customer_name, customer_email, customer_phone,
      idempotency_key, postal, notes, delivery_notes) > 0
   ORDER BY id LIMIT ${String(BATCH)} FOR UPDATE`;

export interface Detached {
  orders: number;
  blanked: number;
}

/** @throws StartupError which says what keeps the month. */
export async function detachMonth(dataSource: DataSource, name: string): Promise<Detached> {
  const month = await findDetachable(dataSource.manager, name);
  await refuseKept(dataSource.manager, month);
  const blanked = await blank(dataSource, month);
  return holdMonths(dataSource, async (manager) => {
    await refuseKept(manager, month);
    for (const statement of await movingAside(manager, month)) await manager.query(statement);
    for (const table of TABLES.toReversed()) {
      await manager.query(`ALTER TABLE ${table} DETACH PARTITION ${table}_${name}`);
      await letGo(manager, `${table}_${name}`);
    }
    await manager.query('UPDATE order_months SET detached_at = now() WHERE month = $1', [name]);
    const [row] = await manager.query<{ orders: number }[]>(`SELECT count(*)::int AS orders FROM orders_${name}`);
    return { orders: row?.orders ?? 0, blanked };
  });
}

/** The oldest one alone, so that what is left has no gap and sums know where the orders begin. */
async function findDetachable(manager: EntityManager, name: string): Promise<OrderMonth> {
  const months = await listMonths(manager);
  const month = months.find((one) => one.name === name);
  if (month === undefined || month.toId === null) throw new StartupError(`There is no month ${sayMonth({ name })}.`);
  if (month.detachedAt !== null) throw new StartupError(`${sayMonth(month)} is detached already.`);
  const oldest = months.find(({ detachedAt }) => detachedAt === null);
  if (oldest !== undefined && oldest !== month) {
    throw new StartupError(`${sayMonth(oldest)} is older: months are detached one after the other.`);
  }
  const [row] = await manager.query<{ isYoung: boolean }[]>(
    `SELECT to_date($1, 'YYYY_MM') + interval '1 month' > now() - make_interval(months => $2) AS "isYoung"`,
    [name.slice(0, 'YYYY_MM'.length), KEPT_MONTHS],
  );
  if (row?.isYoung !== false) {
    throw new StartupError(
      `${sayMonth(month)} has not been over for ${String(KEPT_MONTHS)} months: people may still look at it.`,
    );
  }
  return month;
}

async function refuseKept(manager: EntityManager, { name, fromId, toId }: OrderMonth): Promise<void> {
  for (const [why, orders] of Object.entries(KEEPING)) {
    const [row] = await manager.query<{ count: number; first: number | null }[]>(
      `SELECT count(*)::int AS count, min(id) AS first FROM (${orders}) o`,
      [fromId, toId],
    );
    if (row !== undefined && row.count > 0) {
      throw new StartupError(
        `${sayMonth({ name })} stays: ${String(row.count)} ${why}, the first at order ${String(row.first)}.`,
      );
    }
  }
}

/** A detached month is out of reach of whoever wants to be forgotten or told what is kept, so nobody is named in it. */
async function blank(dataSource: DataSource, { fromId, toId }: OrderMonth): Promise<number> {
  let blanked = 0;
  let taken: number;
  do {
    taken = await dataSource.transaction(async (manager) => {
      const rows = await manager.query<{ id: number }[]>(PERSONAL, [fromId, toId]);
      await blankOrders(
        new Transaction(manager),
        rows.map(({ id }) => id),
      );
      return rows.length;
    });
    blanked += taken;
  } while (taken > 0);
  return blanked;
}

/** What refers to the month's orders goes with them, into tables that are named like it. */
async function movingAside(manager: EntityManager, { name, fromId, toId }: OrderMonth): Promise<string[]> {
  const rows = `order_id >= ${String(fromId)} AND order_id < ${String(toId)}`;
  return (await listReferences(manager)).flatMap(({ table, isKept }) =>
    isKept
      ? [`UPDATE ${table} SET order_id = NULL WHERE ${rows}`]
      : [
          `CREATE TABLE ${table}_${name} (LIKE ${table})`,
          `INSERT INTO ${table}_${name} SELECT * FROM ${table} WHERE ${rows}`,
          `DELETE FROM ${table} WHERE ${rows}`,
        ],
  );
}

/** Its foreign keys would keep restaurants, riders and dishes from being deleted. */
async function letGo(manager: EntityManager, table: string): Promise<void> {
  const keys = await manager.query<{ name: string }[]>(
    `SELECT conname AS name FROM pg_constraint WHERE conrelid = $1::regclass AND contype = 'f' AND confrelid::regclass::text NOT LIKE 'order%'`,
    [table],
  );
  for (const { name } of keys) await manager.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
}
