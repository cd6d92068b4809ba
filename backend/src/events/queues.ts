import { Injectable, Logger } from '@nestjs/common';
import {
  createPostgresBackend,
  type Job,
  type JobsOptions,
  type PostgresQueueBackend,
  Queue,
  runMigrations,
  UnrecoverableError,
  Worker,
  type WorkerOptions,
} from 'bullmq';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { RedisLink } from './redis-link.ts';

/** What the product uses of a BullMQ queue, the same on Redis and on Postgres. */
export interface JobQueue<Data> {
  add(name: string, data: Data, options?: JobsOptions): Promise<void>;
  /** In one round trip. */
  addMany(jobs: readonly { name: string; data: Data; options: JobsOptions }[]): Promise<void>;
}

/** Trying the job again would not help: it is kept among the failed ones at once. */
export class HopelessJobError extends UnrecoverableError {}

/** Of BullMQ's job, on either backend. */
type JobState = Pick<Job, 'id' | 'finishedOn'>;

const SCHEMA = 'bullmq';
/** Each worker keeps one connection for LISTEN. */
const POOL_SIZE = 8;
/** How soon a worker that lost its backend tries again; a stop waits for the try under way. */
const RETRY_DELAY_MS = 1_000;

/** The one door to BullMQ: on Redis when there is one, else on BullMQ's own Postgres backend. */
@Injectable()
export class Queues {
  readonly #logger = new Logger(Queues.name);
  readonly #redis: RedisLink;
  readonly #dataSource: DataSource;
  readonly #closers: (() => Promise<void>)[] = [];
  readonly #connecting: Promise<unknown>[] = [];
  #pool: pg.Pool | null = null;

  constructor(redis: RedisLink, dataSource: DataSource) {
    this.#redis = redis;
    this.#dataSource = dataSource;
  }

  /** Checks that Redis answers, or creates BullMQ's tables in Postgres; safe to repeat. */
  async prepare(): Promise<void> {
    if (this.#redis.isConfigured) return this.#redis.assertReachable();
    const client = await this.#getPool().connect();
    try {
      await runMigrations(client, SCHEMA);
    } finally {
      client.release();
    }
  }

  /** Resolves when every queue made so far is connected. */
  async connected(): Promise<void> {
    await Promise.all(this.#connecting);
  }

  create<Data>(name: string): JobQueue<Data> {
    const queue = this.#redis.isConfigured
      ? new Queue<Data>(name, {
          connection: this.#redis.connect('fails_fast', `queue-${name}`),
          skipWaitingForReady: true,
        })
      : new Queue<Data, void, string, Data, void, string, PostgresQueueBackend, pg.Pool>(
          name,
          { connection: this.#getPool() },
          createPostgresBackend,
        );
    queue.on('error', (error: Error) => {
      this.#logger.debug({ err: error, queue: name }, 'Queue error');
    });
    this.#closers.push(() => queue.close());
    this.#connecting.push(queue.waitUntilReady());
    return {
      add: async (jobName, data, options) => {
        await queue.add(jobName as never, data as never, options);
      },
      addMany: async (jobs) => {
        await queue.addBulk(
          jobs.map(({ name: jobName, data, options }) => ({
            name: jobName as never,
            data: data as never,
            opts: options,
          })),
        );
      },
    };
  }

  /**
   * Runs until shutdown; jobs under way are finished first. Resolves when the worker is connected: BullMQ keeps a failed
   * first connection for ever, so a start that meets one must fail as a whole.
   */
  async work<Data>(name: string, handle: (data: Data) => Promise<void>, concurrency: number): Promise<void> {
    const options: Omit<WorkerOptions, 'connection'> = { concurrency, drainDelay: 60, runRetryDelay: RETRY_DELAY_MS };
    const worker = this.#redis.isConfigured
      ? new Worker<Data, void>(name, (job) => handle(job.data), {
          ...options,
          connection: this.#redis.connect('waits', `worker-${name}`),
        })
      : new Worker<Data, void, string, PostgresQueueBackend, never, pg.Pool>(
          name,
          (job) => handle(job.data),
          { ...options, connection: this.#getPool() },
          createPostgresBackend,
        );
    worker.on('error', (error: Error) => {
      this.#logger.debug({ err: error, queue: name }, 'Worker error');
    });
    worker.on('failed', (job: JobState | undefined, error: Error) => {
      if (typeof job?.finishedOn !== 'number') {
        this.#logger.warn({ err: error, queue: name }, 'A job failed; it is tried again.');
      } else {
        this.#logger.error(
          { err: error, queue: name, job: job.id },
          'A job was given up; it stays among the failed ones.',
        );
      }
    });
    this.#closers.unshift(() => worker.close());
    await worker.waitUntilReady();
  }

  /** Workers first: their jobs under way are finished. */
  async stop(): Promise<void> {
    for (const close of this.#closers) {
      await close().catch((error: unknown) => {
        this.#logger.debug({ err: error }, 'A queue did not close cleanly.');
      });
    }
    await this.#pool?.end();
  }

  #getPool(): pg.Pool {
    this.#pool ??= this.#createPool();
    return this.#pool;
  }

  #createPool(): pg.Pool {
    const { options } = this.#dataSource;
    if (options.type !== 'postgres' || !options.url) throw new Error('The data source has no Postgres URL.');
    const pool = new pg.Pool({
      connectionString: options.url,
      max: POOL_SIZE,
      keepAlive: true,
      application_name: 'tischlein-queues',
      options: `-c search_path=${SCHEMA}`,
    });
    pool.on('error', (error) => {
      this.#logger.debug({ err: error }, 'Queue connection error');
    });
    return pool;
  }
}
