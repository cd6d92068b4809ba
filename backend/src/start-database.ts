/** From the environment to a migrated database, whoever runs it. */
import type { PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import type { Environment } from './config/environment.ts';
import { hasCode } from './config/error-code.ts';
import { StartupError } from './config/startup-error.ts';
import { createDataSource, poolOf } from './database/data-source.ts';
import { startEmbeddedPostgres } from './database/embedded-postgres.ts';
import { seed } from './database/seed.ts';

interface StartedDatabase {
  readonly dataSource: DataSource;
  /** Closes the connections, and ends Postgres if it was started here. */
  stop(): Promise<void>;
}

interface Options {
  /** When another process of ours already runs the embedded Postgres: see `startEmbeddedPostgres`. */
  readonly ifInUse: 'refuse' | 'join';
}

export async function startDatabase(environment: Environment, { ifInUse }: Options): Promise<StartedDatabase> {
  const embedded =
    environment.databaseUrl === null ? await startEmbeddedPostgres({ dataDir: environment.dataDir, ifInUse }) : null;
  const url = environment.databaseUrl ?? embedded?.url ?? '';
  const dataSource = createDataSource(url);
  const stop = async (): Promise<void> => {
    if (dataSource.isInitialized) await dataSource.destroy();
    await embedded?.stop();
  };
  try {
    await dataSource.initialize();
  } catch (error) {
    await stop();
    throw unreachable(url, error);
  }
  surviveLostConnections(dataSource);
  return { dataSource, stop };
}

/**
 * A connection that is lost while a transaction holds it fails that transaction's next statement; `pg` also emits it as an
 * error of the client, and without a listener that would end the process.
 */
function surviveLostConnections(dataSource: DataSource): void {
  const known = new WeakSet<PoolClient>();
  poolOf(dataSource).on('acquire', (client) => {
    if (known.has(client)) return;
    known.add(client);
    client.on('error', () => undefined);
  });
}

/** `migrate` and `seed` of several processes that start at once come one after the other. */
export async function prepareDatabase(dataSource: DataSource, options: { seed: boolean }): Promise<void> {
  await exclusively(dataSource, async () => {
    await dataSource.runMigrations({ transaction: 'each' });
    if (options.seed) await seed(dataSource);
  });
}

export async function undoLastMigration(dataSource: DataSource): Promise<void> {
  await exclusively(dataSource, () => dataSource.undoLastMigration({ transaction: 'each' }));
}

/**
 * The lock ends with its connection, so that a killed process leaves none, and is a transaction's, since a proxy such as
 * PgBouncer keeps a connection together for that long alone.
 */
async function exclusively(dataSource: DataSource, work: () => Promise<void>): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.startTransaction();
    await runner.query(`SELECT pg_advisory_xact_lock(hashtextextended('tischlein:schema', 0))`);
    await work();
  } finally {
    await runner.rollbackTransaction().catch(() => undefined);
    await runner.release();
  }
}

/** Names the place, never the password. */
function unreachable(url: string, error: unknown): StartupError {
  const { hostname, port, pathname } = new URL(url);
  const place = `${hostname}:${port || '5432'}${pathname}`;
  const [, reason] = REASONS.find(([code]) => hasCode(error, code)) ?? ['', firstLine(error)];
  return new StartupError(
    `DATABASE_URL: the Postgres at ${place} cannot be used (${reason}): start it, or set DATABASE_URL to one that runs.`,
  );
}

const REASONS: readonly (readonly [code: string, reason: string])[] = [
  ['ECONNREFUSED', 'nothing listens there'],
  ['ENOTFOUND', 'there is no such host'],
  ['ETIMEDOUT', 'it does not answer'],
  ['28P01', 'the user or the password is wrong'],
  ['28000', 'the user is not allowed in'],
  ['3D000', 'there is no such database'],
];

function firstLine(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : 'no reason given';
}
