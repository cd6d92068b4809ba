import { createPostgresBackend, Queue } from 'bullmq';
import pg from 'pg';
import type { Environment } from '../../src/config/environment.ts';

/** How many jobs of a queue were given up and are kept, whichever database holds them. */
export async function countFailedJobs(
  name: string,
  { redisUrl, databaseUrl }: Pick<Environment, 'redisUrl' | 'databaseUrl'>,
): Promise<number> {
  if (redisUrl !== null) {
    const queue = new Queue(name, { connection: { url: redisUrl } });
    const count = await queue.getFailedCount();
    await queue.close();
    return count;
  }
  const pool = new pg.Pool({ connectionString: databaseUrl ?? '', options: '-c search_path=bullmq' });
  const queue = new Queue(name, { connection: pool }, createPostgresBackend);
  const count = await queue.getFailedCount();
  await queue.close();
  await pool.end();
  return count;
}
