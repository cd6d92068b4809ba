/** The whole product in the test's own process, on a free port, with a database and demo data of the file's own. */
import { Client } from 'pg';
import { type App, createApp } from '../../src/app.ts';
import { type Environment, loadEnvironment } from '../../src/config/environment.ts';
import type { Problem } from '../../src/contracts/http/errors.ts';
import { startRedisForMode } from '../support/mode.ts';
import { type Answer, Person } from '../support/person.ts';
import type { RedisServer } from '../support/redis.ts';
import { createDemoDatabase, createTestDatabase } from '../support/postgres.ts';

export interface Api {
  readonly app: App;
  readonly url: string;
  readonly sql: <Row>(text: string, values?: unknown[]) => Promise<Row[]>;
  /** Null without Redis. */
  readonly redisUrl: string | null;
  readonly redis: RedisServer | null;
  /** Of the superuser. */
  readonly databaseUrl: string;
  /** One more instance on the same database and the same Redis; it stops with the others. */
  readonly another: () => Promise<App>;
  readonly stop: () => Promise<void>;
}

export async function startApi(overrides: Partial<Environment> = {}): Promise<Api> {
  const database = await (overrides.demoData === false ? createTestDatabase() : createDemoDatabase());
  const redis = await startRedisForMode();
  const environment = loadEnvironment({
    NODE_ENV: 'test',
    DATABASE_URL: database.applicationUrl,
    MIGRATION_DATABASE_URL: database.url,
    ...(redis && { REDIS_URL: redis.url }),
    SESSION_SECRET: 'a secret that only tests know, and no one else',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'silent',
  });
  const start = (): Promise<App> =>
    createApp({
      ...environment,
      port: 0,
      // Another database has the one role that the test names.
      ...(overrides.databaseUrl !== undefined && { migrationDatabaseUrl: null }),
      ...overrides,
    });
  const app = await start();
  const others: App[] = [];
  const client = new Client({ connectionString: database.url });
  await client.connect();
  let before: Promise<unknown> = Promise.resolve();
  /** One after the other, on one connection, whose temporary tables are there for the next. */
  const sql = <Row>(text: string, values: unknown[] = []): Promise<Row[]> => {
    const result = before.then(async () => (await client.query(text, values)).rows as Row[]);
    before = result.catch(() => undefined);
    return result;
  };
  return {
    app,
    url: app.url,
    sql,
    redisUrl: redis?.url ?? null,
    redis,
    databaseUrl: database.url,
    another: async () => {
      const other = await start();
      others.push(other);
      return other;
    },
    stop: async () => {
      await client.end();
      for (const each of [...others, app]) await each.close();
      await redis?.stop();
      await database.drop();
    },
  };
}

/** What a refusal says, without the words. */
export function refusalOf({ status, body }: Answer<unknown>): { status: number; code: string; fields: string[] } {
  const { code, errors = [] } = body as Problem;
  return { status, code, fields: errors.map((error) => `${error.field} ${error.code}`) };
}

export { Person };
