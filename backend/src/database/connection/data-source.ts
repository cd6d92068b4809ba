/** How the product talks to Postgres. `synchronize` is never on: the schema is what the migrations say. */
import { DataSource } from 'typeorm';
import type { Pool } from 'pg';
import { ENTITIES } from '../../entities/entities.ts';
import { MIGRATIONS } from '../migrations/migrations.ts';

/** Connections per process; Postgres allows 100 in its default configuration. */
const POOL_SIZE = 16;
const CONNECT_TIMEOUT_MS = 5_000;

export function createDataSource(url: string, poolSize = POOL_SIZE): DataSource {
  return new DataSource({
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
    extra: { min: poolSize, keepAlive: true },
    applicationName: 'tischlein',
  });
}

/** The driver's own pool, for the prepared statements of the hot paths. */
export function poolOf(dataSource: DataSource): Pool {
  return (dataSource.driver as unknown as { master: Pool }).master;
}
