/** Real: Postgres, Redis, and the faults that other suites inject with them. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { createDataFolder } from '../support/data-folder.ts';
import { createTestDatabase } from '../support/postgres.ts';
import { startRedis } from '../support/redis.ts';

const cleanups: (() => unknown)[] = [];
afterAll(async () => {
  for (const cleanup of cleanups.reverse()) await cleanup();
});

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

describe('createTestDatabase', () => {
  it('gives each caller a migrated database of its own', async () => {
    const [first, second] = await Promise.all([createTestDatabase(), createTestDatabase()]);
    cleanups.push(first.drop, second.drop);
    const client = await connect(first.url);
    cleanups.push(() => client.end());
    await client.query('CREATE TABLE mine (id int)');
    const other = await connect(second.url);
    const tables = `SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'`;
    const names = (await other.query<{ table_name: string }>(tables)).rows.map(({ table_name }) => table_name);
    await other.end();
    expect(names).toContain('migrations');
    expect(names).not.toContain('mine');
  });

  it('drops it with connections open', async () => {
    const database = await createTestDatabase();
    await connect(database.url);
    await database.drop();
    await expect(connect(database.url)).rejects.toThrow(/does not exist/);
  });
});

describe('createDataFolder', () => {
  it('removes what a run left that has ended, and nothing of one that goes on', () => {
    const own = createDataFolder('own');
    cleanups.push(own.remove);
    const { pid } = spawnSync('true');
    const left = path.join(path.dirname(own.dataDir), `tischlein-left-${String(pid)}-abc123`);
    mkdirSync(path.join(left, 'postgres'), { recursive: true });
    cleanups.push(createDataFolder('next').remove);
    expect([existsSync(left), existsSync(own.dataDir)]).toEqual([false, true]);
  });
});

describe('startRedis', () => {
  it('pauses without losing connections, and comes back from a kill with its data', async () => {
    const redis = await startRedis();
    const client = new Redis(redis.url, { maxRetriesPerRequest: null, retryStrategy: () => 20 });
    client.on('error', () => undefined);
    cleanups.push(redis.stop, () => client.disconnect());
    await client.set('dish', 'Döner');
    let reconnects = 0;
    client.on('reconnecting', () => (reconnects += 1));

    await redis.pause();
    let answered = false;
    const pending = client.get('dish').finally(() => (answered = true));
    await new Promise((resolve) => setImmediate(resolve));
    expect(answered).toBe(false);
    await redis.resume();
    expect(await pending).toBe('Döner');
    expect(reconnects).toBe(0);

    await redis.kill();
    const queued = client.get('dish');
    await redis.restart();
    expect(await queued).toBe('Döner');
    expect(reconnects).toBeGreaterThan(0);
  });
});
