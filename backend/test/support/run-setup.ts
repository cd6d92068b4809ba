/** Once per test run: a Postgres and, on it, the migrated database that every test file copies. */
import { createDataSource } from '../../src/database/data-source.ts';
import { databaseUrl, onServer, SERVER_URL_VARIABLE, TEMPLATE } from './postgres.ts';
import { type PostgresServer, startPostgresServer } from './postgres-server.ts';

let server: PostgresServer | null = null;

export async function setUpRun(): Promise<void> {
  server = await startPostgresServer();
  process.env[SERVER_URL_VARIABLE] = server.url;
  await onServer(`CREATE DATABASE ${TEMPLATE} TEMPLATE template0 ENCODING 'UTF8'`);
  const template = createDataSource(databaseUrl(TEMPLATE));
  await template.initialize();
  await template.runMigrations();
  // A template with a connection open cannot be copied.
  await template.destroy();
}

export async function tearDownRun(): Promise<void> {
  await server?.stop();
}
