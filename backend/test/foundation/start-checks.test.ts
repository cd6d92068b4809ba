import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { freePort } from '../../src/database/connection/embedded/free-port.ts';
import { assertStartable } from '../../src/start-checks.ts';
import { createTestDatabase } from '../support/postgres.ts';
import { startRedis } from '../support/redis.ts';

/** Longer than a start waits for a connection to be taken, and shorter than it waits for whoever has taken one. */
const BUSY_MS = 3_000;

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** The same address by way of a server that takes connections at once and passes nothing on while it is busy. */
async function throughBusyServer(url: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => [near, far].forEach((each) => each.destroy()));
    }
    void delay(BUSY_MS).then(() => near.pipe(far).pipe(near));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanups.push(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  const busy = new URL(url);
  busy.host = `127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return busy.href;
}

describe('a start', () => {
  it('waits for a Postgres that has taken its connection and is busy', async () => {
    const database = await createTestDatabase();
    cleanups.push(database.drop);
    const databaseUrl = await throughBusyServer(database.url);
    const start = assertStartable({ port: await freePort(), databaseUrl, migrationDatabaseUrl: null, redisUrl: null });
    await expect(start).resolves.toBeUndefined();
  });

  it('waits for a Redis that has taken its connection and is busy', async () => {
    const redis = await startRedis();
    cleanups.push(redis.stop);
    const redisUrl = await throughBusyServer(redis.url);
    const start = assertStartable({ port: await freePort(), databaseUrl: null, migrationDatabaseUrl: null, redisUrl });
    await expect(start).resolves.toBeUndefined();
  });
});
