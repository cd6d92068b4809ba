/** How the product talks to Postgres. `synchronize` is never on: the schema is what the migrations say. */
import { DataSource, type QueryRunner, type ReplicationMode } from 'typeorm';
import type { Pool } from 'pg';
import { ENTITIES } from '../../entities/entities.ts';
import { MIGRATIONS } from '../migrations/migrations.ts';
import { lentConnection } from './lent-connection.ts';

/** Connections per process; Postgres allows 100 in its default configuration. */
const POOL_SIZE = 16;
const CONNECT_TIMEOUT_MS = 5_000;
/** A machine that is gone without a word is noticed after ten more, and not after the two hours that systems wait. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** Reads of the query builder, which alone asks for a `slave`, go to the connection that their work was lent. */
class LendingDataSource extends DataSource {
  override createQueryRunner(mode: ReplicationMode = 'master'): QueryRunner {
    const runner = super.createQueryRunner(mode);
    const lent = mode === 'slave' ? lentConnection() : null;
    return lent === null ? runner : Object.assign(runner, { connect: () => Promise.resolve(lent) });
  }
}

export function createDataSource(url: string, poolSize = POOL_SIZE): DataSource {
  return new LendingDataSource({
    type: 'postgres',
    url,
    entities: ENTITIES,
    migrations: MIGRATIONS,
    migrationsTableName: 'migrations',
    synchronize: false,
    poolSize,
    connectTimeoutMS: CONNECT_TIMEOUT_MS,
    // What was opened stays open: after a lull the first burst would pay for all of them, with a process of Postgres and
    // a proof of the password each, at the very moment when everybody waits.
    extra: { min: poolSize, ...KEEP_ALIVE },
    applicationName: 'tischlein',
  });
}

/** The driver's own pool, for the prepared statements of the hot paths. */
export function poolOf(dataSource: DataSource): Pool {
  return (dataSource.driver as unknown as { master: Pool }).master;
}
