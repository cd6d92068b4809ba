import type { Scenario } from '../scenario.ts';

/** What instances tell each other, and the queues whose jobs are made for each order. */
const CHANNEL = 'socket.io#/#';
const REALTIME = keyOf('realtime');
const KEYS = [CHANNEL, REALTIME, keyOf('order-effects')] as const;
const MOVING_MS = 8_000;

export const CLUSTER_FAILOVER: Scenario = {
  name: 'cluster-failover',
  what: 'kill -9 of one primary of a Redis Cluster after another, each back when its replica is promoted',
  hasCluster: true,
  async run({ world: { cluster }, faults }) {
    for (const key of [CHANNEL, REALTIME]) {
      const killed = await cluster.primaryOf(key);
      await faults.during(async () => {
        await killed.kill();
        await cluster.untilWhole();
      });
      await killed.start();
      await cluster.untilReplicated();
    }
  },
};

export const CLUSTER_SLOT: Scenario = {
  name: 'cluster-slot',
  what: 'slots of a Redis Cluster move from primary to primary for eight seconds, with the queues and the channel in them',
  hasCluster: true,
  /** Nothing is broken by that: every wait counts. */
  async run({ world: { cluster } }) {
    const endAt = Date.now() + MOVING_MS;
    while (Date.now() < endAt) {
      for (const key of KEYS) await cluster.moveSlotOf(key);
    }
    await cluster.untilWhole();
  },
};

function keyOf(queue: string): string {
  return `bull:{${queue}}:${queue}:id`;
}
