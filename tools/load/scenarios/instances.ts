/**
 * Orders by one instance and by two. Counted, each instance held to a share of a core, so that Postgres has room. And
 * reckoned from the CPU time of an order while all take as many as they can: against one that has two cores to itself and
 * Postgres, against two that share these cores and nothing else, and where each of two has as many to do as the one.
 */
import { cpus } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { interleave, median } from '../../bench/rows.ts';
import { requestsPerSecond } from '../../bench/load/closed-loop.ts';
import { atRate } from '../../bench/load/open-loop.ts';
import { hasUnsentEvents } from '../../bench/setting/data.ts';
import { cpuMs } from '../../bench/setting/processes.ts';
import type { Product } from '../../bench/setting/product.ts';
import { say } from '../../bench/terminal.ts';
import { productTarget } from '../../bench/setting/target.ts';
import { type Metric, toMetric } from '../metrics.ts';
import type { Sizes } from '../options.ts';
import { CpuShare } from '../setting/cpu-share.ts';
import type { LoadStage } from '../setting/load-stage.ts';

/** Of each instance, by the clock: two of them leave Postgres room on two cores. */
const ORDERS_PER_SECOND = 200;
/** Orders that each instance is asked for at a time when it is to take as many as it can. */
const AT_A_TIME = 16;
/** Of a core, for each instance: two of them, Postgres and the load leave a part of two cores idle. */
const SHARE = 0.25;
const WARM_UP_LIMIT_MS = 120_000;
const QUIET_POLL_MS = 50;
/** What follows an order in the instances, when its event has been handed on. */
const QUIET_MS = 500;
/** Two instances take at least so many times the orders of one. */
const PROMISED = { atLeast: 1.6 };

interface Turn {
  readonly perSecond: number;
  readonly cpuMsPerOrder: number;
  /** The share of the time of all cores, from 0 to 1. */
  readonly idle: number;
}

interface Team {
  /** At the clock's rate. Answers the CPU time in milliseconds that an order took all instances. */
  runByClock(durationMs: number): Promise<number>;
  /** Until each has taken so many: code that has not run often is slower, and two instances run theirs half as often. */
  warmUp(ordersEach: number): Promise<void>;
  /** Sends as many orders as they take. */
  runFull(durationMs: number): Promise<Turn>;
  /** As many as they take with their share of a core each. Null where they cannot be held to it. */
  readonly runHeld: ((durationMs: number) => Promise<Turn>) | null;
  stop(): Promise<void>;
}

export async function measureInstances(stage: LoadStage, sizes: Sizes): Promise<Metric[]> {
  const one = await openTeam(stage, 1);
  const stranger = await openTeam(stage, 1);
  const two = await openTeam(stage, 2);
  try {
    await Promise.all([one.warmUp(sizes.ordersBefore), stranger.warmUp(sizes.ordersBefore)]);
    await two.warmUp(sizes.ordersBefore);
    const counted = await countHeld(one, two, sizes);
    const full = await interleave(
      sizes.orderTurns,
      () => two.runFull(sizes.orderTurnMs),
      () => one.runFull(sizes.orderTurnMs),
    );
    const apart = await interleave(
      sizes.orderTurns,
      async () => (await two.runFull(sizes.orderTurnMs)).cpuMsPerOrder,
      () => cpuApart([one, stranger], sizes.orderTurnMs),
    );
    const byClock = await interleave(
      sizes.orderTurns,
      () => two.runByClock(sizes.orderTurnMs),
      () => one.runByClock(sizes.orderTurnMs),
    );
    return [
      ...counted,
      row(
        'CPU time for an order, one instance',
        'ms',
        full.map(({ limit }) => limit.cpuMsPerOrder),
      ),
      row(
        'CPU time for an order, both of two',
        'ms',
        full.map(({ product }) => product.cpuMsPerOrder),
      ),
      row(
        'orders by two instances, by those of one, a core for each',
        'times',
        full.map(({ product, limit }) => (2 * limit.cpuMsPerOrder) / product.cpuMsPerOrder),
        PROMISED,
      ),
      row(
        'CPU time for an order, two instances at once that share nothing',
        'ms',
        apart.map(({ limit }) => limit),
      ),
      row(
        'orders by two instances, by half of what these take, a core for each',
        'times',
        apart.map(({ product, limit }) => (2 * limit) / product),
        PROMISED,
      ),
      row(
        `the same where each instance has ${ORDERS_PER_SECOND} a second to do`,
        'times',
        byClock.map(({ product, limit }) => (2 * limit) / product),
      ),
      row(
        'orders a second here, one instance',
        '1/s',
        full.map(({ limit }) => limit.perSecond),
      ),
      row(
        'orders a second here, two, with Postgres and Redis on the same cores',
        '1/s',
        full.map(({ product }) => product.perSecond),
      ),
    ];
  } finally {
    await one.stop();
    await stranger.stop();
    await two.stop();
  }
}

async function countHeld(one: Team, two: Team, sizes: Sizes): Promise<Metric[]> {
  const [runOne, runTwo] = [one.runHeld, two.runHeld];
  if (runOne === null || runTwo === null) {
    say('no orders counted: only root can hold an instance to a share of a core, by cgroups');
    return [];
  }
  const held = await interleave(
    sizes.orderTurns,
    () => runTwo(sizes.orderTurnMs),
    () => runOne(sizes.orderTurnMs),
  );
  return [
    row(
      `orders a second, one instance held to ${SHARE} of a core`,
      '1/s',
      held.map(({ limit }) => limit.perSecond),
    ),
    row(
      'orders a second, two instances so held',
      '1/s',
      held.map(({ product }) => product.perSecond),
    ),
    row(
      'of all cores idle then, so that Postgres has room',
      '%',
      held.map(({ product }) => 100 * product.idle),
    ),
    row(
      'orders by two instances, by those of one, counted',
      'times',
      held.map(({ product, limit }) => product.perSecond / limit.perSecond),
      PROMISED,
    ),
  ];
}

/** The median of the turns. */
function row(what: string, unit: string, turns: readonly number[], limit: Metric['limit'] = null): Metric {
  return toMetric({ metric: 'instances', what, unit, limit }, median(turns));
}

/** Of an order, in milliseconds, by teams on databases of their own at the same time. */
async function cpuApart(teams: readonly Team[], durationMs: number): Promise<number> {
  const turns = await Promise.all(teams.map((team) => team.runFull(durationMs)));
  const cpu = sum(turns.map(({ perSecond, cpuMsPerOrder }) => perSecond * cpuMsPerOrder));
  return cpu / sum(turns.map(({ perSecond }) => perSecond));
}

async function openTeam(stage: LoadStage, count: number): Promise<Team> {
  const { site } = await stage.openSite(() => Promise.resolve());
  const instances: Product[] = [];
  for (let index = 0; index < count; index++) instances.push(await stage.startInstance(site));
  const shares = instances.flatMap(({ pid }) => CpuShare.of(pid) ?? []);
  const [first] = instances;
  if (!first) throw new Error('A team has an instance.');
  const { placeOrder } = await productTarget(first, stage.data);
  const client = new Client({ connectionString: site.databaseUrl });
  await client.connect();
  const cpuOfAll = (): number => instances.reduce((sum, { pid }) => sum + cpuMs(pid), 0);
  const settle = async (): Promise<void> => {
    while (await hasUnsentEvents(client)) await delay(QUIET_POLL_MS);
    await delay(QUIET_MS);
  };
  let orders = 0;
  const next = (): string => {
    orders++;
    return placeOrder();
  };
  const runFull = async (durationMs: number): Promise<Turn> => {
    const before = cpuOfAll();
    const idleBefore = idleAndAll();
    orders = 0;
    const loop = { concurrency: AT_A_TIME, durationMs };
    const rates = await Promise.all(instances.map(({ port }) => requestsPerSecond(port, loop, next)));
    const idleAfter = idleAndAll();
    await settle();
    return {
      perSecond: sum(rates),
      cpuMsPerOrder: (cpuOfAll() - before) / orders,
      idle: (idleAfter.idle - idleBefore.idle) / (idleAfter.all - idleBefore.all),
    };
  };
  return {
    runFull,
    async warmUp(ordersEach) {
      const taken = instances.map(async ({ port }) => {
        let left = ordersEach;
        const loop = { concurrency: AT_A_TIME, durationMs: WARM_UP_LIMIT_MS };
        await requestsPerSecond(port, loop, () => (left-- > 0 ? placeOrder() : null));
      });
      await Promise.all(taken);
      await settle();
    },
    runHeld: shares.length < count ? null : (durationMs) => holding(shares, () => runFull(durationMs)),
    async runByClock(durationMs) {
      const before = cpuOfAll();
      const loop = { perSecond: ORDERS_PER_SECOND, durationMs };
      const orders = await Promise.all(instances.map(({ port }) => atRate(port, loop, placeOrder)));
      await settle();
      return (cpuOfAll() - before) / sum(orders);
    },
    async stop() {
      await client.end();
      for (const instance of instances) await instance.stop();
      for (const share of shares) share.remove();
    },
  };
}

async function holding<T>(shares: readonly CpuShare[], work: () => Promise<T>): Promise<T> {
  for (const share of shares) share.hold(SHARE);
  try {
    return await work();
  } finally {
    for (const share of shares) share.release();
  }
}

/** Answers milliseconds since the machine began, of all cores together. */
function idleAndAll(): { idle: number; all: number } {
  const times = cpus().map((core) => core.times);
  return { idle: sum(times.map(({ idle }) => idle)), all: sum(times.map((each) => sum(Object.values(each)))) };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
