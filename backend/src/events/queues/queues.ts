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
import { setTimeout as delay } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { QUEUE_SCHEMA } from '../../database/connection/roles.ts';
import { Metrics } from '../../telemetry/metrics.ts';
import { RedisLink } from './redis-link.ts';

/** What the product uses of a BullMQ queue, the same on Redis and on Postgres. */
export interface JobQueue<Data> {
  add(name: string, data: Data, options?: JobsOptions): Promise<void>;
  /** All jobs are added in one round trip. */
  addMany(jobs: readonly { name: string; data: Data; options: JobsOptions }[]): Promise<void>;
}

/** There a bulk makes two temporary tables, which takes ten times as long as one job. */
const MOST_SINGLY_ON_POSTGRES = 8;

/** `queuedAtMs`: when the job was added, by the clock of whoever did. */
type Handle<Data> = (data: Data, queuedAtMs: number) => Promise<void>;

/** Trying the job again would not help: it is kept among the failed ones at once. */
export class HopelessJobError extends UnrecoverableError {}

/** Not now: the job wants to be tried again after `delayMs`. Of jobs whose backoff is `as_told`. */
export class LaterJobError extends Error {
  constructor(
    message: string,
    readonly delayMs: number,
  ) {
    super(message);
  }
}

/** Of BullMQ's job, on either backend. */
type JobState = Pick<Job, 'id' | 'finishedOn'>;

/** What is asked of a queue on either backend. */
export type KeptQueue = Pick<
  Queue,
  'close' | 'getFailed' | 'getFailedCount' | 'getJob' | 'getJobCounts' | 'getWaiting'
>;

/** What queues and workers ask and tell by. Each worker keeps one more connection to itself, for LISTEN. */
const SHARED_CONNECTIONS = 3;
/** How soon a worker that lost its backend tries again; a stop waits for the try under way. */
const RETRY_DELAY_MS = 1_000;
/**
 * A job whose process died is another's after about eleven seconds: its lock lasts this long unless it is renewed, which
 * happens twice in that time, and the check after that hands it on. A process that is held up for longer shares its job.
 */
const LOCK_MS = 8_000;
const STALLED_CHECK_MS = 3_000;
/**
 * After so many seconds a worker that was told of no job looks for one. Redis tells one worker of each, and with a connection that breaks just then the
 * word is lost; Postgres tells all who listen.
 */
const LOOKS_ON_REDIS_S = 5;
const LOOKS_ON_POSTGRES_S = 60;
/** Of a job: a process that dies is not its fault, however often that happens. */
const STALLS_BEFORE_GIVEN_UP = 1_000;
/** At a stop. A command to a Redis that hangs has no end, nor has the job that waits for it. */
const JOBS_LIMIT_MS = 15_000;
/** Of a job that should have said when it wants to be tried again, and failed otherwise. */
const UNTOLD_DELAY_MS = 5_000;

/** Runs BullMQ, on Redis when there is one, else on its own Postgres backend. `QueueContents` says what is in the queues. */
@Injectable()
export class Queues {
  readonly #logger = new Logger(Queues.name);
  readonly #workers: { close: () => Promise<void> }[] = [];
  readonly #connecting: Promise<unknown>[] = [];
  readonly #made = new Map<string, KeptQueue>();
  #pool: pg.Pool | null = null;

  /** `isWorker`: whether this process works on jobs, or only adds them. */
  constructor(
    private readonly redis: RedisLink,
    private readonly dataSource: DataSource,
    private readonly metrics: Metrics,
    readonly isWorker: boolean,
  ) {}

  get isOnRedis(): boolean {
    return this.redis.isConfigured;
  }

  /** Creates BullMQ's tables where the queues are in Postgres; safe to repeat. */
  async prepare(): Promise<void> {
    if (this.redis.isConfigured) return;
    const client = await this.#getPool().connect();
    try {
      // Without this right the owner has made them before; each queue checks that they are there.
      const { rows } = await client.query<{ may: boolean }>(
        `SELECT has_database_privilege(current_database(), 'CREATE') AS may`,
      );
      if (rows[0]?.may) await runMigrations(client, QUEUE_SCHEMA);
    } finally {
      client.release();
    }
  }

  /** Resolves when every queue made so far is connected. */
  async connected(): Promise<void> {
    await Promise.all(this.#connecting);
  }

  create<Data>(name: string): JobQueue<Data> {
    const queue = this.redis.isConfigured
      ? new Queue<Data>(name, {
          connection: this.redis.connect('fails_fast', `queue-${name}`),
          prefix: this.#prefixOf(name),
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
    this.#made.set(name, queue);
    this.#connecting.push(queue.waitUntilReady());
    return {
      add: async (jobName, data, options) => {
        await queue.add(jobName as never, data as never, options);
      },
      addMany: async (jobs) => {
        if (jobs.length <= (this.isOnRedis ? 1 : MOST_SINGLY_ON_POSTGRES)) {
          for (const job of jobs) await queue.add(job.name as never, job.data as never, job.options);
          return;
        }
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

  /** Every queue that this process adds to, by name. */
  get made(): ReadonlyMap<string, KeptQueue> {
    return this.#made;
  }

  /**
   * Runs until shutdown; jobs under way are finished first. Resolves when the worker is connected: BullMQ keeps a failed
   * first connection for ever, so a start that meets one must fail as a whole.
   */
  async work<Data>(name: string, handle: Handle<Data>, concurrency: number): Promise<void> {
    const options: Omit<WorkerOptions, 'connection'> = {
      concurrency,
      drainDelay: this.redis.isConfigured ? LOOKS_ON_REDIS_S : LOOKS_ON_POSTGRES_S,
      runRetryDelay: RETRY_DELAY_MS,
      lockDuration: LOCK_MS,
      stalledInterval: STALLED_CHECK_MS,
      maxStalledCount: STALLS_BEFORE_GIVEN_UP,
      settings: {
        backoffStrategy: (_tries, _type, error) => (error instanceof LaterJobError ? error.delayMs : UNTOLD_DELAY_MS),
      },
    };
    const worker = this.redis.isConfigured
      ? new Worker<Data, void>(name, (job) => handle(job.data, job.timestamp), {
          ...options,
          connection: this.redis.connect('waits', `worker-${name}`),
          prefix: this.#prefixOf(name),
        })
      : new Worker<Data, void, string, PostgresQueueBackend, never, pg.Pool>(
          name,
          (job) => handle(job.data, job.timestamp),
          { ...options, connection: this.#getPoolWithOneMore() },
          createPostgresBackend,
        );
    worker.on('error', (error: Error) => {
      this.#logger.debug({ err: error, queue: name }, 'Worker error');
    });
    worker.on('completed', () => {
      this.metrics.worked(name, 'completed');
    });
    worker.on('failed', (job: JobState | undefined, error: Error) => {
      if (error instanceof LaterJobError) {
        this.metrics.worked(name, 'retried');
        this.#logger.debug({ err: error, queue: name }, 'A job is tried again later.');
      } else if (typeof job?.finishedOn !== 'number') {
        this.metrics.worked(name, 'retried');
        this.#logger.warn({ err: error, queue: name }, 'A job failed; it is tried again.');
      } else {
        this.metrics.worked(name, 'given_up');
        this.#logger.error(
          { err: error, queue: name, job: job.id },
          'A job was given up; it stays among the failed ones.',
        );
      }
    });
    this.#workers.push(worker);
    await worker.waitUntilReady();
  }

  /** Workers first: their jobs under way are finished. */
  async stop(): Promise<void> {
    const late = new AbortController();
    await Promise.race([
      this.#closeAll(this.#workers),
      delay(JOBS_LIMIT_MS, undefined, { signal: late.signal }).then(
        () => {
          this.#logger.warn('Jobs or Redis do not come to an end: others take over what is left.');
        },
        () => undefined,
      ),
    ]);
    late.abort();
    await this.#closeAll([...this.#made.values()]);
    await this.#pool?.end();
  }

  async #closeAll(them: readonly { close: () => Promise<void> }[]): Promise<void> {
    await Promise.all(
      them.map((each) =>
        each.close().catch((error: unknown) => {
          this.#logger.debug({ err: error }, 'A queue did not close cleanly.');
        }),
      ),
    );
  }

  /** On a cluster all keys of a queue are on one server, and the queues on all of them. */
  #prefixOf(name: string): string {
    return this.redis.isCluster ? `bull:{${name}}` : 'bull';
  }

  #getPool(): pg.Pool {
    this.#pool ??= this.#createPool();
    return this.#pool;
  }

  /** A pool that listeners have used up hangs for ever, and says nothing. */
  #getPoolWithOneMore(): pg.Pool {
    const pool = this.#getPool();
    pool.options.max += 1;
    return pool;
  }

  #createPool(): pg.Pool {
    const { options } = this.dataSource;
    if (options.type !== 'postgres' || !options.url) throw new Error('The data source has no Postgres URL.');
    const pool = new pg.Pool({
      connectionString: options.url,
      max: SHARED_CONNECTIONS,
      keepAlive: true,
      application_name: 'tischlein-queues',
      options: `-c search_path=${QUEUE_SCHEMA}`,
    });
    // Each queue and each worker listens to it.
    pool.setMaxListeners(0);
    pool.on('error', (error) => {
      this.#logger.debug({ err: error }, 'Queue connection error');
    });
    return pool;
  }
}
