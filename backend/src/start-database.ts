/** From the environment to a migrated database, whoever runs it. */
import type { PoolClient } from 'pg';
import { runMigrations } from 'bullmq';
import type { DataSource } from 'typeorm';
import type { Environment } from './config/environment.ts';
import { StartupError } from './config/startup-error.ts';
import { createDataSource, poolOf } from './database/connection/data-source.ts';
import { startEmbeddedPostgres } from './database/connection/embedded-postgres.ts';
import { isPoolFailure } from './database/connection/pool-failure.ts';
import { unusablePostgres } from './database/connection/unusable-postgres.ts';
import { lacksMigrations, letApplicationIn, mayMigrate, QUEUE_SCHEMA } from './database/connection/roles.ts';
import { seed } from './demo/seed.ts';

/** For migrations and what they need beside them. */
const OWNER_POOL_SIZE = 4;

/** Of five seconds each. */
const CONNECT_ATTEMPTS = 12;

interface StartedDatabase {
  readonly dataSource: DataSource;
  /** Closes the connections, and ends Postgres if it was started here. */
  stop(): Promise<void>;
}

interface Options {
  /** When another process of ours already runs the embedded Postgres: see `startEmbeddedPostgres`. */
  readonly ifInUse: 'refuse' | 'join';
}

/** Of one database: the role that serves people, and the one that may change tables. The same where there is one alone. */
interface Urls {
  readonly application: string;
  readonly owner: string;
}

/** Migrated, with the demo data where it is wanted, and with the rights that serving people takes. */
export function startDatabase(environment: Environment, options: Options): Promise<StartedDatabase> {
  return start(environment, options, async (urls) => {
    const wanted = { seed: environment.demoData, applicationUrl: urls.application };
    if (urls.owner !== urls.application) {
      const owner = await connect(urls.owner, OWNER_POOL_SIZE);
      try {
        await prepareDatabase(owner, { ...wanted, hasQueues: environment.redisUrl === null });
      } finally {
        await owner.destroy();
      }
      return connect(urls.application);
    }
    const dataSource = await connect(urls.application);
    await prepareDatabase(dataSource, wanted).catch(async (error: unknown) => {
      await dataSource.destroy();
      throw error;
    });
    return dataSource;
  });
}

/** With the rights of the owner, for commands; nothing is migrated yet. */
export async function startAsOwner(
  environment: Environment,
  options: Options,
): Promise<StartedDatabase & { prepare: (options: { seed: boolean }) => Promise<void> }> {
  let applicationUrl = '';
  const database = await start(environment, options, (urls) => {
    applicationUrl = urls.application;
    return connect(urls.owner);
  });
  const hasQueues = environment.redisUrl === null;
  return {
    ...database,
    prepare: ({ seed: isSeeded }) =>
      prepareDatabase(database.dataSource, { seed: isSeeded, applicationUrl, hasQueues }),
  };
}

async function start(
  environment: Environment,
  { ifInUse }: Options,
  open: (urls: Urls) => Promise<DataSource>,
): Promise<StartedDatabase> {
  const { databaseUrl, migrationDatabaseUrl, dataDir } = environment;
  const embedded = databaseUrl === null ? await startEmbeddedPostgres({ dataDir, ifInUse }) : null;
  const application = databaseUrl ?? embedded?.applicationUrl ?? '';
  const owner = embedded?.url ?? migrationDatabaseUrl ?? application;
  try {
    const dataSource = await open({ application, owner });
    return {
      dataSource,
      stop: async () => {
        if (dataSource.isInitialized) await dataSource.destroy();
        await embedded?.stop();
      },
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

/** A Postgres that answered the start's first question and is slow now is waited for: a minute in all. */
async function connect(url: string, poolSize?: number): Promise<DataSource> {
  for (let attempt = 1; ; attempt += 1) {
    const dataSource = createDataSource(url, poolSize);
    try {
      await dataSource.initialize();
      surviveLostConnections(dataSource);
      return dataSource;
    } catch (error) {
      if (attempt === CONNECT_ATTEMPTS || !isPoolFailure(error)) throw unusablePostgres(url, error);
    }
  }
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

interface Preparation {
  readonly seed: boolean;
  /** Of the role that gets what serving people takes, unless it is the owner itself. */
  readonly applicationUrl?: string;
  /** Whether the queues are in this database: an application role could not make their tables. */
  readonly hasQueues?: boolean;
}

/** `migrate` and `seed` of several processes that start at once come one after the other. */
export async function prepareDatabase(dataSource: DataSource, preparation: Preparation): Promise<void> {
  const { seed: isSeeded, applicationUrl, hasQueues = false } = preparation;
  await exclusively(dataSource, async () => {
    if (await mayMigrate(dataSource)) {
      await dataSource.runMigrations({ transaction: 'each' });
      if (hasQueues) await migrateQueues(dataSource);
      if (applicationUrl !== undefined) await letApplicationIn(dataSource, applicationUrl);
    } else if (await lacksMigrations(dataSource)) {
      throw new StartupError(
        'DATABASE_URL: the database lacks migrations, and this role may not change tables: run npm run migrate (in the image: node backend/dist/cli.js prepare) with MIGRATION_DATABASE_URL first.',
      );
    }
    if (isSeeded) await seed(dataSource);
  });
}

async function migrateQueues(dataSource: DataSource): Promise<void> {
  const client = await poolOf(dataSource).connect();
  try {
    await runMigrations(client, QUEUE_SCHEMA);
  } finally {
    client.release();
  }
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
