import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { setImmediate } from 'node:timers/promises';
import { openRedis } from '../../src/events/queues/redis-client.ts';
import { type RedisServer, startRedis } from '../support/redis.ts';

describe('a client of Redis that is disconnected', () => {
  let redis: RedisServer;

  beforeEach(async () => {
    redis = await startRedis();
  });
  afterEach(() => redis.stop());

  it('ends while it waits for its next try, and refuses what it was to send again', async () => {
    const first = openRedis(redis.url, 'waits', 'test');
    // As BullMQ makes the one on which a worker waits.
    const client = first.duplicate();
    // `once` of Node rejects when a try fails.
    const hears = (event: string) => new Promise<void>((resolve) => client.once(event, () => resolve()));
    client.on('error', () => undefined);
    await hears('ready');
    first.disconnect();
    const refused = expect(client.blpop('a list that stays empty', 0)).rejects.toThrow('Connection is closed.');
    await redis.kill();
    // The second time: what was sent before the first one waits for a connection since then.
    for (let tries = 0; tries < 2; tries += 1) await hears('reconnecting');
    const ended = hears('end');
    client.disconnect();
    await ended;
    await refused;
  });

  it('is not the end of the process for commands whose answer nobody waits for', async () => {
    const client = openRedis(redis.url, 'waits', 'test');
    client.on('error', () => undefined);
    const hears = (event: string) => new Promise<void>((resolve) => client.once(event, () => resolve()));
    await hears('ready');
    void client.call('no such command');
    await client.ping();
    await redis.kill();
    await hears('reconnecting');
    // As Socket.IO's adapter does when its server closes.
    void client.punsubscribe('a channel');
    client.disconnect();
    // Jest fails a test during which a rejection is left to the process.
    await setImmediate();
  });
});
