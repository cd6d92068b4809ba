/** Whether every queue is worked off and nothing was given up. */
import { type JobType, Queue } from 'bullmq';
import type { Redis } from 'ioredis';
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

/** How many workers of each queue wait for a job at this moment, as the servers see it. */
export async function countWaitingWorkers(redisUrl: string): Promise<Map<string, number>> {
  const connection = openRedis(redisUrl, 'waits', 'judge');
  // What fails is told by the question.
  connection.on('error', () => undefined);
  try {
    const queues = await queuesOf(connection);
    const lists = await Promise.all(serversOf(connection).map((server) => server.client('LIST')));
    const names = lists
      .flatMap((list) => String(list).split('\n'))
      .filter((line) => line.includes(' cmd=bzpopmin '))
      .map((line) => line.split(' ').find((field) => field.startsWith('name=')));
    return new Map(
      queues.map(({ prefix, name }) => [name, names.filter((each) => each === nameOfWorker(prefix, name)).length]),
    );
  } finally {
    connection.disconnect();
  }
}

/** By `bull:name:meta`, or `bull:{name}:name:meta` on a cluster. */
async function queuesOf(connection: RedisClient): Promise<{ prefix: string; name: string }[]> {
  await connection.ping();
  const keys = await Promise.all(serversOf(connection).map((server) => server.keys('bull:*:meta')));
  return keys.flat().map((key) => {
    const parts = key.split(':').slice(0, -1);
    return { prefix: parts.slice(0, -1).join(':'), name: parts.at(-1) ?? '' };
  });
}

function serversOf(connection: RedisClient): Redis[] {
  return isCluster(connection) ? connection.nodes('master') : [connection];
}

/** By which BullMQ calls the connection on which a worker waits. */
function nameOfWorker(prefix: string, queue: string): string {
  return `name=${prefix}:${Buffer.from(queue).toString('base64')}`;
}
