import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { chooseContainers, useContainers } from '../support/containers.ts';
import { createTestDatabase } from '../support/postgres.ts';
import { findProgram } from '../support/programs.ts';
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
  const folders = [rows[0]?.data_directory, redisFolder].map((folder) => folder?.includes('/tischlein-'));
  const isOwn = !useContainers();
  // A machine without a Redis of its own has it by a container either way.
  expect(folders).toEqual([isOwn, isOwn && findProgram('redis-server') !== null]);
});

it.each([
  ['where-docker-answers', 0, true],
  ['where-docker-answers', 1, false],
  ['no', 0, false],
])('takes containers where Docker answers: %s (%i) %s', (wish, exitCode, isTaken) => {
  const before = { ...process.env };
  const folder = mkdtempSync(path.join(tmpdir(), 'tischlein-docker-'));
  try {
    writeFileSync(path.join(folder, 'docker'), `#!/bin/sh\nexit ${exitCode}\n`, { mode: 0o755 });
    Object.assign(process.env, { PATH: folder, TEST_CONTAINERS: wish });
    chooseContainers();
    expect(useContainers()).toBe(isTaken);
  } finally {
    Object.assign(process.env, { PATH: before.PATH, TEST_CONTAINERS: before.TEST_CONTAINERS ?? 'no' });
    rmSync(folder, { recursive: true });
  }
});
