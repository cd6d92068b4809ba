/** The large data set, made by the product's own command, and a long record beside it. */
import path from 'node:path';
import type { DataSource } from 'typeorm';
import type * as DataSources from '../../../backend/src/database/connection/data-source.ts';
import type * as LargeSeed from '../../../backend/src/demo/large/large-seed.ts';
import { DIST } from './product.ts';

/** Two hundred a day for more than a year. */
const AUDIT_LINES = 100_000;
const ADD_AUDIT_LINES = `
  INSERT INTO audit_log (actor_role, actor_id, actor_name, admin_role, action, target_kind, target_id, target_name)
  SELECT 'admin', 1, 'Alex Admin', 'owner', 'order_cancelled', 'order', n::text, '#' || n FROM generate_series(1, $1::int) AS n`;

/** How long the command's part takes, in milliseconds. */
export async function fillLarge(databaseUrl: string, size: LargeSeed.LargeSize): Promise<number> {
  const { createDataSource } = (await import(
    path.join(DIST, 'database/connection/data-source.js')
  )) as typeof DataSources;
  const { seedLarge } = (await import(path.join(DIST, 'demo/large/large-seed.js'))) as typeof LargeSeed;
  const dataSource = await createDataSource(databaseUrl).initialize();
  try {
    const startedAt = performance.now();
    await seedLarge(dataSource, size);
    const tookMs = performance.now() - startedAt;
    await addAuditLines(dataSource);
    await dataSource.query('VACUUM ANALYZE audit_log');
    return tookMs;
  } finally {
    await dataSource.destroy();
  }
}

/**
 * Each line's trigger looks for the newest one, by a plan that Postgres makes at the first line and keeps for the statement. Of a table of a few lines it
 * would read all, and so 100,000 times all that are there by then, which takes more than six minutes.
 */
async function addAuditLines(dataSource: DataSource): Promise<void> {
  await dataSource.transaction(async (manager) => {
    await manager.query('SET LOCAL enable_seqscan = off');
    await manager.query(ADD_AUDIT_LINES, [AUDIT_LINES]);
  });
}
