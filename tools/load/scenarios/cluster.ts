/**
 * Two instances on a Redis Cluster of three primaries and three replicas, beside two on one Redis: one takes the changes,
 * the other has the screens. Then a primary dies while changes go on.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { startRedisCluster, type TestCluster } from '../../../backend/test/support/redis-cluster.ts';
import { percentile } from '../../bench/rows.ts';
import { requestText } from '../../bench/load/http-connection.ts';
import type { Product } from '../../bench/setting/product.ts';
import { type Crowd, withCrowds } from '../crowd/crowd.ts';
import { type Metric, toMetric } from '../metrics.ts';
import type { Sizes } from '../options.ts';
import type { LoadStage } from '../setting/load-stage.ts';
import { signIn } from '../setting/people.ts';
import { type Side, side, turn, warmUp } from './turns.ts';

/** What instances tell each other goes by the server that has this. */
const CHANNEL = 'socket.io#/#';
const MAX_TIMES = 2;
const MAX_SECONDS = 15;

interface Team {
  readonly instances: readonly Product[];
  readonly side: Side;
  readonly redisPorts: readonly number[];
  /** Of all servers together, in the turns. */
  redisCpuMs: number;
}

export async function measureCluster(stage: LoadStage, sizes: Sizes): Promise<Metric[]> {
  const cluster = await startRedisCluster(1);
  try {
    return await withCrowds(2, async ([onOne, onCluster]) => {
      if (!onOne || !onCluster) throw new Error('There are two crowds.');
      const teams = [
        await openTeam(stage, sizes, onOne, null),
        await openTeam(stage, sizes, onCluster, cluster),
      ] as const;
      try {
        for (const team of teams) await warmUp(team.side, sizes);
        for (let round = 0; round < sizes.deliveryTurns; round++) {
          for (const team of round % 2 === 0 ? teams : teams.toReversed()) await timedTurn(team, sizes);
        }
        const [one, many] = teams;
        const steady = toMetrics(sizes, one, many);
        return [...steady, ...(await failOver(many.side, cluster, sizes))];
      } finally {
        for (const { instances } of teams) for (const instance of instances) await instance.stop();
      }
    });
  } finally {
    await cluster.stop();
  }
}

async function openTeam(stage: LoadStage, sizes: Sizes, screens: Crowd, cluster: TestCluster | null): Promise<Team> {
  const orderIds = stage.data.pool.slice(0, sizes.watchers);
  const owners = orderIds.map((_, index) => stage.data.customers[index % stage.data.customers.length]?.id ?? 0);
  const { site, prepared } = await stage.openSite(
    async (client) => ({
      cookies: await signIn(client, { customers: owners }),
      kitchen: await signIn(client, { restaurants: [stage.data.restaurant.id] }),
    }),
    cluster?.url,
  );
  const [taking, showing] = [await stage.startInstance(site), await stage.startInstance(site)];
  const members = orderIds.map((id, index) => ({ topic: `order:${id}`, cookie: prepared.cookies[index] ?? '' }));
  await screens.tell('open', { port: showing.port, members, keeping: 'arrivals', standbyPort: null });
  return {
    instances: [taking, showing],
    side: side(taking.port, screens, orderIds, ({ orderId, status }) =>
      requestText({
        method: 'PUT',
        path: `/api/restaurant/orders/${orderId}/status`,
        cookie: prepared.kitchen[0],
        body: { status },
      }),
    ),
    redisPorts: cluster?.nodes.map(({ port }) => port) ?? [Number(new URL(site.redisUrl).port)],
    redisCpuMs: 0,
  };
}

async function timedTurn(team: Team, sizes: Sizes): Promise<void> {
  const before = await cpuMsOf(team.redisPorts);
  await turn(team.side, sizes.changesPerSecond, sizes.deliveryTurnMs);
  team.redisCpuMs += (await cpuMsOf(team.redisPorts)) - before;
}

function toMetrics({ changesPerSecond }: Sizes, one: Team, many: Team): Metric[] {
  const ofMs = { metric: 'cluster', unit: 'ms' } as const;
  const [p99One, p99] = [one, many].map((team) => percentile(team.side.latenciesMs, 0.99)) as [number, number];
  return [
    toMetric(
      {
        metric: 'cluster',
        unit: 'events',
        what: `changes that did not reach the other instance's screen, of ${many.side.changed} at ${changesPerSecond}/s`,
        limit: { atMost: 0 },
      },
      many.side.changed - many.side.arrived,
    ),
    toMetric({ ...ofMs, what: 'until half have arrived, by a cluster' }, percentile(many.side.latenciesMs, 0.5)),
    toMetric({ ...ofMs, what: 'the same by one Redis' }, percentile(one.side.latenciesMs, 0.5)),
    toMetric({ ...ofMs, what: 'until 99 of 100 have arrived, by a cluster' }, p99),
    toMetric({ ...ofMs, what: 'the same by one Redis' }, p99One),
    toMetric(
      { metric: 'cluster', unit: 'times', what: 'the one by the other', limit: { atMost: MAX_TIMES } },
      p99 / p99One,
    ),
    toMetric({ ...ofMs, what: 'CPU time of all six servers for a change' }, many.redisCpuMs / many.side.changed),
    toMetric({ ...ofMs, what: 'CPU time of one Redis for a change' }, one.redisCpuMs / one.side.changed),
  ];
}

/** The primary that carries what instances tell each other dies in the middle of a turn. */
async function failOver(side: Side, cluster: TestCluster, sizes: Sizes): Promise<Metric[]> {
  await cluster.untilReplicated();
  side.latenciesMs.length = 0;
  side.changed = side.arrived = 0;
  const killing = delay(sizes.deliveryTurnMs / 2).then(async () => {
    await (await cluster.primaryOf(CHANNEL)).kill();
  });
  await Promise.all([turn(side, sizes.changesPerSecond, sizes.deliveryTurnMs), killing]);
  return [
    toMetric(
      {
        metric: 'cluster',
        unit: 'events',
        what: `changes that did not arrive, of ${side.changed}, where a primary is killed meanwhile`,
        limit: { atMost: 0 },
      },
      side.changed - side.arrived,
    ),
    toMetric(
      {
        metric: 'cluster',
        unit: 's',
        what: 'until the last of them has arrived, its replica promoted',
        limit: { atMost: MAX_SECONDS },
      },
      Math.max(...side.latenciesMs) / 1_000,
    ),
  ];
}

async function cpuMsOf(ports: readonly number[]): Promise<number> {
  const spent = await Promise.all(ports.map(cpuMsAt));
  return spent.reduce((sum, each) => sum + each, 0);
}

async function cpuMsAt(port: number): Promise<number> {
  const client = new Redis(port, '127.0.0.1');
  try {
    const says = await client.info('cpu');
    const seconds = [...says.matchAll(/^used_cpu_(?:sys|user):(?<seconds>[\d.]+)/gm)];
    return seconds.reduce((sum, { groups }) => sum + Number(groups?.seconds) * 1_000, 0);
  } finally {
    client.disconnect();
  }
}
