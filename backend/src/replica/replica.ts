import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { Pool, type PoolClient, type QueryConfig } from 'pg';
import { setTimeout as delay } from 'node:timers/promises';
import { ENVIRONMENT, type Environment } from '../config/environment.ts';
import { KEEP_ALIVE } from '../database/connection/data-source.ts';
import { Database } from '../database/connection/database.ts';
import { LentConnection } from '../database/connection/lent-connection.ts';
import { reasonOf } from '../database/connection/unusable-postgres.ts';
import { createSpacedLoader } from '../database/sql/spaced-loader.ts';
import { LOGGER } from '../http/logger.ts';
import { Metrics } from '../telemetry/metrics.ts';

/** A replica beside its primary is some milliseconds behind; for one that is not, nobody waits. */
const PATIENCE_MS = 50;
const ASK_AGAIN_MS = 2;
/** Until a replica that was behind or away is asked again. */
const REST_MS = 250;
/** So long it may be behind or away before that is worth a line. */
const TOLERATED_MS = 1_000;
/** Of each instance: those of all must fit into what the replicas allow. */
const MAX_CONNECTIONS = 8;
const CONNECT_TIMEOUT_MS = 500;
/** Of a connection that is there: whoever is silent for longer is gone. */
const ANSWER_TIMEOUT_MS = 500;
/** Of what is read, after which the primary is asked the same. */
const READ_TIMEOUT_MS = 10_000;
const MAX_TOGETHER = 10_000;

/** What is visible at the primary is in its log up to here: a commit is flushed before anybody sees it. */
const WRITTEN = { name: 'written_up_to', text: 'SELECT pg_current_wal_flush_lsn()::text AS place' };
/** Of the server that this connection leads to: behind one address there may be several. */
const REPLAYED = {
  name: 'replayed_up_to',
  text: 'SELECT pg_is_in_recovery() AS "follows", pg_last_wal_replay_lsn() >= $1::pg_lsn AS "hasAll"',
};
const ONLY = 'primary';

/**
 * Reads that are a load and need not be the primary's: `@MayReadReplica()` marks them, and this alone decides where each goes.
 * It goes to the replica only when that has replayed everything that was committed when the request came. So nobody
 * ever reads less than what they wrote or were told, at whichever instance and on whichever device, and no mark has to travel
 * with them. It costs the primary one short question for all requests of the same moment.
 */
@Injectable()
export class Replica implements OnApplicationShutdown {
  readonly #pool: Pool | null;
  readonly #writtenUpTo = createSpacedLoader<typeof ONLY, string>(MAX_TOGETHER, () => this.#askPrimary(), 0);
  #restsUntilMs = 0;
  #failingSinceMs: number | null = null;
  #isSaid = false;

  constructor(
    @Inject(ENVIRONMENT) { databaseReplicaUrl }: Environment,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly database: Database,
    metrics: Metrics,
  ) {
    this.#pool = databaseReplicaUrl === null ? null : openPool(databaseReplicaUrl);
    metrics.gauge({
      name: 'tischlein_replica_failing_seconds',
      help: 'For how long the replica has been behind or away, as far as requests found out; 0 while it answers, or there is none.',
      read: () => [{ value: this.#failingMs() / 1_000 }],
    });
  }

  /** Whether there is one at all. */
  get isThere(): boolean {
    return this.#pool !== null;
  }

  /** A connection to a replica that has everything that was committed before this call; null: the primary has to be asked. */
  async borrow(): Promise<LentConnection | null> {
    if (this.#pool === null || performance.now() < this.#restsUntilMs) return null;
    const place = await this.#writtenUpTo.load(ONLY).catch(() => null);
    // The primary is away, which the request itself will say.
    if (place === null) return null;
    let client: PoolClient | null = null;
    try {
      client = await this.#pool.connect();
      if (await hasAll(client, place)) {
        this.#answered();
        return new LentConnection(client);
      }
      client.release();
      this.#rest('it is behind');
    } catch (error) {
      client?.release(true);
      this.#rest(reasonOf(error));
    }
    return null;
  }

  /** What was borrowed did not do. */
  failed(error: unknown): void {
    this.#rest(reasonOf(error));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#pool?.end();
  }

  async #askPrimary(): Promise<ReadonlyMap<typeof ONLY, string>> {
    const [row] = await this.database.run<{ place: string }>(WRITTEN, []);
    return new Map(row === undefined ? [] : [[ONLY, row.place]]);
  }

  #failingMs(): number {
    return this.#failingSinceMs === null ? 0 : performance.now() - this.#failingSinceMs;
  }

  #rest(reason: string): void {
    this.#failingSinceMs ??= performance.now();
    this.#restsUntilMs = performance.now() + REST_MS;
    if (this.#isSaid || this.#failingMs() < TOLERATED_MS) return;
    this.#isSaid = true;
    this.logger.warn({ reason }, 'the replica cannot be read: the primary answers in its place');
  }

  #answered(): void {
    this.#failingSinceMs = null;
    if (!this.#isSaid) return;
    this.#isSaid = false;
    this.logger.info('the replica can be read again');
  }
}

function openPool(connectionString: string): Pool {
  const pool = new Pool({
    connectionString,
    application_name: 'tischlein',
    max: MAX_CONNECTIONS,
    min: MAX_CONNECTIONS,
    ...KEEP_ALIVE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: READ_TIMEOUT_MS,
  });
  // A connection that breaks fails what is asked by it; as an error that nobody takes it would end the process.
  const ignore = (): void => undefined;
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return pool;
}

/** @throws Error when it cannot be asked, or follows nobody: the log of such a server says nothing about the primary's. */
async function hasAll(client: PoolClient, place: string): Promise<boolean> {
  const question: QueryConfig & { query_timeout: number } = {
    ...REPLAYED,
    values: [place],
    query_timeout: ANSWER_TIMEOUT_MS,
  };
  const deadlineMs = performance.now() + PATIENCE_MS;
  for (;;) {
    const { rows } = await client.query<{ follows: boolean; hasAll: boolean | null }>(question);
    if (rows[0]?.follows !== true) throw new Error('it follows no primary');
    if (rows[0].hasAll === true) return true;
    if (performance.now() > deadlineMs) return false;
    await delay(ASK_AGAIN_MS);
  }
}
