import type { JobsOptions } from 'bullmq';
import type { JobQueue, Queues } from './queues.ts';

/** How a queue of this product works. Its name and what its jobs hold are read by the release before and after this one. */
interface QueueSettings {
  readonly name: string;
  /** Jobs at a time in each process that works. */
  readonly concurrency: number;
  /** Tries of a job before it is given up. */
  readonly attempts: number;
  /** Between two tries. `as_told`: the job says so itself, by a `LaterJobError`. */
  readonly backoff: { type: 'fixed' | 'exponential'; delay: number } | { type: 'as_told' };
  /** Jobs that were given up: they can be looked at, and tried again by hand. */
  readonly keptFailed: number;
}

/** For what need not wait longer each time: two minutes, in which another Postgres has taken the place of one that is gone. */
export const OVER_A_FAILOVER = { attempts: 120, backoff: { type: 'fixed', delay: 1_000 } } as const;

/** For what is sent outside: from five seconds to almost three hours between two tries, about six hours in all. */
export const FOR_SIX_HOURS = { attempts: 13, backoff: { type: 'exponential', delay: 5_000 } } as const;

interface NewJob<Data> extends Pick<JobsOptions, 'jobId' | 'timestamp' | 'delay'> {
  readonly name: string;
  readonly data: Data;
}

/** What all queues share: made at the start in every process, and worked on where the process is a worker. */
export abstract class WorkQueue<Data> {
  readonly isWorker: boolean;
  readonly #queue: JobQueue<Data>;

  constructor(
    private readonly queues: Queues,
    private readonly settings: QueueSettings,
  ) {
    this.isWorker = queues.isWorker;
    this.#queue = queues.create(settings.name);
  }

  /** On Redis all are added in one round trip, on Postgres a few by one each. */
  protected async addJobs(jobs: readonly NewJob<Data>[]): Promise<void> {
    if (jobs.length === 0) return;
    const { attempts, backoff, keptFailed } = this.settings;
    await this.#queue.addMany(
      jobs.map(({ name, data, ...options }) => ({
        name,
        data,
        options: { ...options, attempts, backoff, removeOnComplete: true, removeOnFail: keptFailed },
      })),
    );
  }

  /** Runs until shutdown. `queuedAtMs`: when the job was added, by the clock of whoever did. */
  protected work(handle: (data: Data, queuedAtMs: number) => Promise<void>): Promise<void> {
    return this.queues.work<Data>(this.settings.name, handle, this.settings.concurrency);
  }
}
