import { tmpdir } from 'node:os';
import { afterAll, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { useContainers } from '../support/containers.ts';
import { createTestDatabase } from '../support/postgres.ts';
import { startRedis } from '../support/redis.ts';

const cleanups: (() => unknown)[] = [];
afterAll(async () => {
  for (const cleanup of cleanups.reverse()) await cleanup();
});

it('has Postgres and Redis by Testcontainers where Docker answers, else of its own machine', async () => {
  const [database, redis] = await Promise.all([createTestDatabase(), startRedis()]);
  cleanups.push(database.drop, redis.stop);
  const postgresClient = new Client({ connectionString: database.url });
  await postgresClient.connect();
  const { rows } = await postgresClient.query<{ data_directory: string }>('SHOW data_directory');
  await postgresClient.end();
  const redisClient = new Redis(redis.url);
  const [, redisFolder] = (await redisClient.config('GET', 'dir')) as string[];
  await redisClient.quit();
  const folders = [rows[0]?.data_directory, redisFolder].map((folder) => folder?.startsWith(tmpdir()));
  expect(folders).toEqual(useContainers() ? [false, false] : [true, true]);
});
