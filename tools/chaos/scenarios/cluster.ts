import { until } from '../../../backend/test/support/until.ts';
import { countWaitingWorkers } from '../judge/queues.ts';
import { hold, type Scenario } from '../scenario.ts';

/** What instances tell each other, and the queues whose jobs are made for each order. */
const CHANNEL = 'socket.io#/#';
const REALTIME = keyOf('realtime');
const KEYS = [CHANNEL, REALTIME, keyOf('order-effects')] as const;
/** One on each primary. */
const THIRDS = ['a', 'b', 'c'];
const MOVING_MS = 8_000;
const ALL_FROZEN_MS = 7_000;
/** Of a primary whose replica has taken over: whoever still asks it hears nothing. */
const STILL_FROZEN_MS = 6_000;
const WORKERS_TIMEOUT_MS = 15_000;
const LOOK_EVERY_MS = 500;

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

export const CLUSTER_FREEZE: Scenario = {
  name: 'cluster-freeze',
  what: 'SIGSTOP of all servers of a Redis Cluster for seven seconds, then of each primary, six more once its replica is promoted',
  hasCluster: true,
  async run({ world: { cluster, redisUrl }, faults }) {
    const workers = await untilTheyWait(new Map(), redisUrl);
    await faults.during(async () => {
      await Promise.all(cluster.nodes.map((node) => node.pause()));
      await hold(ALL_FROZEN_MS);
      await Promise.all(cluster.nodes.map((node) => node.resume()));
      await cluster.untilWhole();
    });
    await cluster.untilReplicated();
    for (const key of THIRDS) {
      const frozen = await cluster.primaryOf(key);
      await faults.during(async () => {
        await frozen.pause();
        await cluster.untilWhole();
      });
      await hold(STILL_FROZEN_MS);
      await frozen.resume();
      await cluster.untilReplicated();
    }
    await untilTheyWait(workers, redisUrl);
  },
};

/** Until each queue has as many workers that wait for its jobs as it had, and one at least. Answers how many. */
async function untilTheyWait(had: ReadonlyMap<string, number>, redisUrl: string): Promise<Map<string, number>> {
  let waiting = new Map<string, number>();
  const lacking = (): string[] =>
    [...new Set([...had.keys(), ...waiting.keys()])].filter(
      (queue) => (waiting.get(queue) ?? 0) < (had.get(queue) ?? 1),
    );
  await until(
    async () => {
      await hold(LOOK_EVERY_MS);
      waiting = await countWaitingWorkers(redisUrl);
      return lacking().length === 0;
    },
    { timeoutMs: WORKERS_TIMEOUT_MS, what: () => `workers wait for jobs of ${lacking().join(', ')}` },
  );
  return waiting;
}

function keyOf(queue: string): string {
  return `bull:{${queue}}:${queue}:id`;
}
