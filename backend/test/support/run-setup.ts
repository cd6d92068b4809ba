/** Once per test run: a Postgres and, on it, the databases that every test file copies. */
import { createDataSource } from '../../src/database/connection/data-source.ts';
import { prepareDatabase } from '../../src/start-database.ts';
import { chooseContainers } from './containers.ts';
import { applicationUrlOf, databaseUrl, DEMO_TEMPLATE, onServer, SERVER_URL_VARIABLE, TEMPLATE } from './postgres.ts';
import { type PostgresServer, startPostgresServer } from './postgres-server.ts';

let server: PostgresServer | null = null;

export async function setUpRun(): Promise<void> {
  chooseContainers();
  server = await startPostgresServer();
  process.env[SERVER_URL_VARIABLE] = server.url;
  await onServer(`CREATE DATABASE ${TEMPLATE} TEMPLATE template0 ENCODING 'UTF8'`);
  await prepare(TEMPLATE, { seed: false });
  await onServer(`CREATE DATABASE ${DEMO_TEMPLATE} TEMPLATE ${TEMPLATE}`);
  await prepare(DEMO_TEMPLATE, { seed: true });
}

async function prepare(template: string, options: { seed: boolean }): Promise<void> {
  const dataSource = await createDataSource(databaseUrl(template)).initialize();
  const applicationUrl = applicationUrlOf(databaseUrl(template));
  await prepareDatabase(dataSource, { ...options, applicationUrl });
  // A template with a connection open cannot be copied.
  await dataSource.destroy();
}

export async function tearDownRun(): Promise<void> {
  await server?.stop();
}
