/** Databases for tests: each is a copy of one that was prepared once for the whole run. */
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** Migrated, and the same with the demo data. */
export const TEMPLATE = 'tischlein_template';
export const DEMO_TEMPLATE = 'tischlein_demo';
const APPLICATION_ROLE = 'tischlein_app';
/** How the processes of a test run learn where its Postgres is. */
export const SERVER_URL_VARIABLE = 'TEST_POSTGRES_URL';

export interface TestDatabase {
  /** Of the superuser, who owns the tables. */
  readonly url: string;
  /** Of the role that serves people. */
  readonly applicationUrl: string;
  /** Also ends connections that are still open. */
  readonly drop: () => Promise<void>;
}

/** A migrated database without data, of the caller's own. */
export function createTestDatabase(): Promise<TestDatabase> {
  return createDatabase(copyOf(TEMPLATE));
}

/** The same with the demo data, which every start would else put there again, dish by dish. */
export function createDemoDatabase(): Promise<TestDatabase> {
  return createDatabase(copyOf(DEMO_TEMPLATE));
}

/** An empty database, for tests of the migrations themselves. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabase(`TEMPLATE template0 ENCODING 'UTF8'`);
}

/** File by file, about half the work of Postgres' default, which writes every block to its log as well. */
function copyOf(template: string): string {
  return `TEMPLATE ${template} STRATEGY FILE_COPY`;
}

async function createDatabase(options: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(`CREATE DATABASE ${name} ${options}`);
  const url = databaseUrl(name);
  return {
    url,
    applicationUrl: applicationUrlOf(url),
    drop: () => onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

export function databaseUrl(name: string): string {
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return url.href;
}

export function applicationUrlOf(url: string): string {
  return Object.assign(new URL(url), { username: APPLICATION_ROLE, password: 'test-only' }).href;
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
