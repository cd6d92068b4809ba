/** Which months of orders there are: `orders:months`. */
import type { EntityManager } from 'typeorm';
import { StartupError } from '../../config/startup-error.ts';

/** An order, and what of it lies in partitions of the same bounds: in the order in which each can refer to the one before. */
export const TABLES = ['orders', 'order_items', 'order_event'] as const;

export interface OrderMonth {
  /** `2026_11`, as its partitions are called. */
  name: string;
  fromId: number;
  /** Before this one; null where nothing comes after it. */
  toId: number | null;
  detachedAt: Date | null;
}

const LIST = `
  SELECT month AS name, from_id AS "fromId", lead(from_id) OVER (ORDER BY from_id) AS "toId", detached_at AS "detachedAt"
    FROM order_months ORDER BY from_id`;

export function listMonths(manager: Pick<EntityManager, 'query'>): Promise<OrderMonth[]> {
  return manager.query<OrderMonth[]>(LIST);
}

/** Reads `2026-11`. @throws StartupError which says what to type. */
export function readMonth(args: string[], command: string): string {
  const [month = ''] = args;
  if (args.length !== 1 || !/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) {
    throw new StartupError(
      `Use ${command} with a month: npm run ${command} -- 2024-11. npm run orders:months lists them.`,
    );
  }
  return month.replace('-', '_');
}

export const sayMonth = ({ name }: Pick<OrderMonth, 'name'>): string => name.replace('_', '-');

/** Of each month its bounds, and whether it is detached. */
export async function describeMonths(manager: Pick<EntityManager, 'query'>): Promise<string[]> {
  const months = await listMonths(manager);
  return months.map(({ name, fromId, toId, detachedAt }) => {
    const numbers = `from ${String(Math.max(1, fromId))}${toId === null ? ' on' : ` to ${String(toId - 1)}`}`;
    const state = detachedAt === null ? '' : `  detached on ${detachedAt.toISOString().slice(0, 10)}`;
    return `${sayMonth({ name }).padEnd(10)} ${numbers}${state}`;
  });
}
