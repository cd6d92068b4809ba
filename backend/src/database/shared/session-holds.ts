import type { Queryable, Statement } from '../connection/database.ts';

/**
 * Whether a customer's or a restaurant's session has not ended, as a condition of the statement that it does something by: for
 * routes with `@ConfirmsSession`. An admin's never holds here, since its rights may change while it lasts.
 */
export const sessionHolds = (id: string) =>
  `EXISTS (SELECT FROM sessions held WHERE held.id = ${id} AND held.expires_at > now() AND held.admin_id IS NULL)`;

const HOLDS: Statement = { name: 'session_holds', text: `SELECT ${sessionHolds('$1')} AS holds` };

/** Asked where such a statement did nothing: whether that was for want of a session. */
export async function isSessionOver(db: Queryable, sessionId: string): Promise<boolean> {
  const [row] = await db.run<{ holds: boolean }>(HOLDS, [sessionId]);
  return row?.holds !== true;
}
