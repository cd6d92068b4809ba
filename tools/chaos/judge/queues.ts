/** Whether every queue is worked off and nothing was given up. */
import { type JobType, Queue } from 'bullmq';
import { Redis } from 'ioredis';
import type { Findings } from './findings.ts';

export async function judgeQueues(redisUrl: string, findings: Findings): Promise<void> {
  const connection = new Redis(redisUrl, { maxRetriesPerRequest: null });
  try {
    const names = (await connection.keys('bull:*:meta')).map((key) => key.split(':')[1] ?? '');
    for (const name of names) {
      const queue = new Queue(name, { connection });
      const counts = await queue.getJobCounts('waiting', 'active', 'delayed', 'failed', 'prioritized');
      for (const [state, count] of Object.entries(counts)) {
        if (count === 0) continue;
        const [job] = await queue.getJobs(state as JobType, 0, 0);
        findings.unfinished(`${count} ${state} in ${name}, such as ${JSON.stringify(job?.asJSON())}`);
      }
      await queue.close();
    }
  } finally {
    connection.disconnect();
  }
}
