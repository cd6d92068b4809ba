import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { isCluster, openRedis } from '../../src/events/queues/redis-client.ts';
import { startRedisCluster, type TestCluster } from '../support/redis-cluster.ts';
import { until } from '../support/until.ts';

describe('a client of a Redis Cluster that is disconnected', () => {
  let cluster: TestCluster;

  beforeAll(async () => {
    cluster = await startRedisCluster(0);
  });
  afterAll(() => cluster.stop());

  async function open() {
    const client = openRedis(cluster.url, 'waits', 'test');
    if (!isCluster(client)) throw new Error('unreachable');
    await once(client, 'ready');
    // As BullMQ makes the one on which a worker waits.
    const copy = client.duplicate();
    client.disconnect();
    await once(copy, 'ready');
    await askAll(copy);
    return copy;
  }

  /** Keys on all three servers. */
  async function askAll(client: Awaited<ReturnType<typeof open>>): Promise<void> {
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) expect(await client.get(key)).toBe(null);
  }

  /** Its status says something else as soon as another of its sockets ends, and `once` of Node rejects when a try fails. */
  function waitsForItsNextTry(client: Awaited<ReturnType<typeof open>>): Promise<void> {
    return new Promise((resolve) => client.once('reconnecting', resolve));
  }

  it('connects again while its old sockets end', async () => {
    const client = await open();
    client.disconnect();
    await client.connect();
    await askAll(client);
    client.disconnect();
  });

  it('has ended for good, also when the last of its sockets ends', async () => {
    const client = await open();
    let nodes = client.nodes().length;
    client.on('-node', () => (nodes -= 1));
    client.disconnect();
    await until(() => nodes === 0);
    await new Promise(setImmediate);
    expect(client.status).toBe('end');
  });

  it('ends while it waits for its next try', async () => {
    const client = await open();
    const waits = waitsForItsNextTry(client);
    await Promise.all(cluster.nodes.map((node) => node.kill()));
    try {
      await waits;
      const refused = expect(client.get('a')).rejects.toThrow('None of startup nodes is available');
      client.disconnect();
      await until(() => client.status === 'end');
      await refused;
    } finally {
      await Promise.all(cluster.nodes.map((node) => node.start()));
    }
  });

  it('ends while it waits for its next try and a server hangs that it was connected to', async () => {
    const client = await open();
    await cluster.nodes[0]?.pause();
    try {
      const waits = waitsForItsNextTry(client);
      client.disconnect(true);
      await waits;
      client.disconnect();
      await until(() => client.status === 'end');
    } finally {
      await cluster.nodes[0]?.resume();
    }
  });

  it('connects when it is disconnected before it has a connection and connected at once', async () => {
    const opened = await open();
    const client = opened.duplicate();
    client.disconnect();
    await client.connect();
    await askAll(client);
    for (const each of [opened, client]) each.disconnect();
  });

  it('tries again when it is told to before it has a connection', async () => {
    const opened = await open();
    const client = opened.duplicate();
    client.disconnect(true);
    await until(() => client.status === 'ready');
    await askAll(client);
    for (const each of [opened, client]) each.disconnect();
  });

  it('rejects when the cluster that it connects to is not whole', async () => {
    const client = await open();
    client.disconnect();
    await cluster.nodes[0]?.kill();
    try {
      await until(async () => {
        const isRejected = await client.connect().then(
          () => false,
          () => true,
        );
        client.disconnect();
        return isRejected;
      });
    } finally {
      await cluster.nodes[0]?.start();
      await cluster.untilWhole();
    }
  });
});
