/** Whether every queue is worked off and nothing was given up. */
import { type JobType, Queue } from 'bullmq';
import { isCluster, openRedis, type RedisClient } from '../../../backend/src/events/queues/redis-client.ts';
import type { Findings } from './findings.ts';

export async function judgeQueues(redisUrl: string, findings: Findings): Promise<void> {
  const connection = openRedis(redisUrl, 'waits', 'judge');
  // What fails is told by the question.
  connection.on('error', () => undefined);
  try {
    for (const { prefix, name } of await queuesOf(connection)) {
      const queue = new Queue(name, { connection, prefix });
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

/** By `bull:name:meta`, or `bull:{name}:name:meta` on a cluster. */
async function queuesOf(connection: RedisClient): Promise<{ prefix: string; name: string }[]> {
  await connection.ping();
  const servers = isCluster(connection) ? connection.nodes('master') : [connection];
  const keys = await Promise.all(servers.map((server) => server.keys('bull:*:meta')));
  return keys.flat().map((key) => {
    const parts = key.split(':').slice(0, -1);
    return { prefix: parts.slice(0, -1).join(':'), name: parts.at(-1) ?? '' };
  });
}
