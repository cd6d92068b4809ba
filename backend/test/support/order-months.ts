import { TABLES } from '../../src/modules/order-months/month-list.ts';
import type { Api } from '../api/api.ts';

export const listMonths = (api: Pick<Api, 'sql'>) =>
  api.sql<{ month: string; from_id: number }>('SELECT month, from_id FROM order_months ORDER BY from_id');

/** As if what there is had been made for January and February of 2024, and nobody had come by since. */
export async function makeOld(api: Pick<Api, 'sql'>): Promise<void> {
  const months = (await listMonths(api)).filter(({ month }) => month !== 'later');
  for (const [index, { month }] of months.entries()) {
    const old = `2024_0${String(index + 1)}`;
    for (const table of TABLES) await api.sql(`ALTER TABLE ${table}_${month} RENAME TO ${table}_${old}`);
    await api.sql('UPDATE order_months SET month = $2 WHERE month = $1', [month, old]);
  }
}

/** In which partitions an order, its lines and its events are, without the tables' names. */
export async function monthsOf(api: Pick<Api, 'sql'>, orderId: number): Promise<string[]> {
  const rows = await api.sql<{ month: string }>(
    `SELECT DISTINCT right(place, 7) AS month FROM (
       SELECT tableoid::regclass::text AS place FROM orders WHERE id = $1
       UNION ALL SELECT tableoid::regclass::text FROM order_items WHERE order_id = $1
       UNION ALL SELECT tableoid::regclass::text FROM order_event WHERE order_id = $1) AS places`,
    [orderId],
  );
  return rows.map(({ month }) => month);
}
