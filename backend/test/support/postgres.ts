/** Databases for tests: each is a copy of one that was migrated once for the whole run. */
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

export const TEMPLATE = 'tischlein_template';
/** How the processes of a test run learn where its Postgres is. */
export const SERVER_URL_VARIABLE = 'TEST_POSTGRES_URL';

export interface TestDatabase {
  readonly url: string;
  /** Also ends connections that are still open. */
  readonly drop: () => Promise<void>;
}

/** A migrated database without data, of the caller's own. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
  return { url: databaseUrl(name), drop: () => onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

/** An empty database, for tests of the migrations themselves. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`);
  return { url: databaseUrl(name), drop: () => onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

export function databaseUrl(name: string): string {
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return url.href;
}

export async function onServer(sql: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

function serverUrl(): string {
  const url = process.env[SERVER_URL_VARIABLE];
  if (url === undefined)
    throw new Error('These tests run under Jest, whose set-up starts their Postgres: npm run test:integration.');
  return url;
}
