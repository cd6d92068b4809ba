/** What has a time is judged by one clock, Postgres' own, however many instances there are. */
import { type EntityManager, Raw } from 'typeorm';

export const isAhead = () => Raw<Date>((column) => `${column} > now()`);
export const isPast = () => Raw<Date>((column) => `${column} <= now()`);

/** The date in Berlin, as SQL. */
export const TODAY = `(now() AT TIME ZONE 'Europe/Berlin')::date`;

/** `YYYY-MM-DD` in Berlin. */
export async function findToday(manager: EntityManager): Promise<string> {
  const [row] = await manager.query<{ today: string }[]>(`SELECT ${TODAY}::text AS today`);
  return row?.today ?? '';
}
