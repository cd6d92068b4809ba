import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openRedis } from '../../src/events/queues/redis-client.ts';
import { type RedisServer, startRedis } from '../support/redis.ts';

describe('a client of Redis that is disconnected', () => {
  let redis: RedisServer;

  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.stop());

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
});
