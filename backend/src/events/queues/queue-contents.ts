import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { Injectable } from '@nestjs/common';
import type { JobType, Queue } from 'bullmq';
import { Queues } from './queues.ts';

/** A job that was given up and is kept. */
export interface DeadJob {
  queue: string;
  id: string;
  failure: string;
  tries: number;
  at: Date;
  data: unknown;
}

const COUNTED: JobType[] = ['waiting', 'active', 'delayed', 'failed'];

/** What is in the queues, for boards and metrics. */
@Injectable()
export class QueueContents {
  constructor(private readonly queues: Queues) {}

  /** Every queue that this process adds to, for a board. */
  adapters(): BullMQAdapter[] {
    return [...this.queues.made.values()].map((queue) => new BullMQAdapter(queue as Queue));
  }

  /** What was given up: at most `limit` of each queue, the newest first, and how many of each there are. */
  async listDead(limit: number): Promise<{ jobs: DeadJob[]; counts: ReadonlyMap<string, number> }> {
    const counts = new Map<string, number>();
    const jobs: DeadJob[] = [];
    for (const [name, queue] of this.queues.made) {
      const count = await queue.getFailedCount();
      if (count === 0) continue;
      counts.set(name, count);
      for (const job of await queue.getFailed(0, limit - 1)) {
        jobs.push({
          queue: name,
          id: job.id ?? '',
          failure: job.failedReason,
          tries: job.attemptsMade,
          at: new Date(job.finishedOn ?? job.timestamp),
          data: job.data,
        });
      }
    }
    return { jobs, counts };
  }

  /** Tries a job again that was given up, or drops it. False when there is no such job any more. */
  async settleDead(name: string, id: string, how: 'retry' | 'drop'): Promise<boolean> {
    const job = await this.queues.made.get(name)?.getJob(id);
    if (!job || !(await job.isFailed())) return false;
    if (how === 'retry') await job.retry('failed', { resetAttemptsMade: true });
    else await job.remove();
    return true;
  }

  async countJobs(): Promise<{ queue: string; counts: Record<string, number> }[]> {
    return Promise.all(
      [...this.queues.made].map(async ([name, queue]) => ({
        queue: name,
        counts: await queue.getJobCounts(...COUNTED),
      })),
    );
  }

  /** A queue in which nothing waits has 0 seconds. */
  async oldestWaiting(): Promise<{ queue: string; seconds: number }[]> {
    return Promise.all(
      [...this.queues.made].map(async ([name, queue]) => {
        const [oldest] = await queue.getWaiting(0, 0);
        return { queue: name, seconds: oldest ? Math.max(0, Date.now() - oldest.timestamp) / 1_000 : 0 };
      }),
    );
  }
}
