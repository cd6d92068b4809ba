/** The change feed's prepared SQL. Every answer from memory waits for `READ_CHANGES`: `menu_read_rps` and its like pay for it. */
import type { Statement } from '../database/connection/database.ts';

/**
 * $1 the snapshot of the reading before, or null. What was committed in between is what that snapshot does not see, in whatever order the
 * transactions began: a number that rises would miss whoever took a lower one and committed later.
 */
export const READ_CHANGES: Statement = {
  name: 'public_changes_read',
  text: `
    SELECT pg_current_snapshot()::text AS snapshot, extract(epoch FROM now())::float8 * 1000 AS "atMs", ARRAY(
      SELECT DISTINCT c.subject FROM public_changes c
      WHERE c.xid >= pg_snapshot_xmin($1::pg_snapshot)::text::bigint
        AND NOT pg_visible_in_snapshot(c.xid::text::xid8, $1::pg_snapshot)) AS subjects`,
};

export const TAKE_SNAPSHOT: Statement = {
  name: 'public_changes_snapshot',
  text: 'SELECT pg_current_snapshot()::text AS snapshot',
};

/** $1 a snapshot: what it sees, everybody has read who reads on. */
export const FORGET_CHANGES: Statement = {
  name: 'public_changes_forget',
  text: `DELETE FROM public_changes
    WHERE xid < pg_snapshot_xmax($1::pg_snapshot)::text::bigint AND pg_visible_in_snapshot(xid::text::xid8, $1::pg_snapshot)`,
};
