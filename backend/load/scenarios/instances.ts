/**
 * Orders by one instance and by two: how much more two can take when each has a core of its own, reckoned from the CPU time
 * of an order while all take as many as they can. Beside it the same where each of two has as many to do as the one: two that
 * share two cores have half as many orders each otherwise, in batches half as large.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { interleave, median } from '../../bench/figures.ts';
import { requestsPerSecond } from '../../bench/load/closed-loop.ts';
import { atRate } from '../../bench/load/open-loop.ts';
import { hasUnsentEvents } from '../../bench/setting/data.ts';
import { cpuMs } from '../../bench/setting/processes.ts';
import type { Product } from '../../bench/setting/product.ts';
import { productTarget } from '../../bench/setting/target.ts';
import { type Figure, toFigure } from '../figures.ts';
import type { Sizes } from '../options.ts';
import type { LoadStage } from '../setting/load-stage.ts';

/** Of each instance, by the clock: two of them leave Postgres room on two cores. */
const ORDERS_PER_SECOND = 200;
/** Orders that each instance is asked for at a time when it is to take as many as it can. */
const AT_A_TIME = 16;
const WARM_UP_MS = 3_000;
const QUIET_POLL_MS = 50;
/** What follows an order in the instances, when its event has been handed on. */
const QUIET_MS = 500;
const MIN_TIMES_ONE = 1.6;

interface Turn {
  readonly perSecond: number;
  readonly cpuMsPerOrder: number;
}

interface Team {
  /** At the clock's rate. Answers the CPU time in milliseconds that an order took all instances. */
  runByClock(durationMs: number): Promise<number>;
  /** As many as they take. */
  runFull(durationMs: number): Promise<Turn>;
  stop(): Promise<void>;
}

export async function measureInstances(stage: LoadStage, sizes: Sizes): Promise<Figure[]> {
  const one = await openTeam(stage, 1);
  const two = await openTeam(stage, 2);
  try {
    await one.runFull(WARM_UP_MS);
    await two.runFull(WARM_UP_MS);
    const full = await interleave(
      sizes.orderTurns,
      () => two.runFull(sizes.orderTurnMs),
      () => one.runFull(sizes.orderTurnMs),
    );
    const byClock = await interleave(
      sizes.orderTurns,
      () => two.runByClock(sizes.orderTurnMs),
      () => one.runByClock(sizes.orderTurnMs),
    );
    const head = { figure: 'instances' } as const;
    return [
      toFigure(
        { ...head, what: 'CPU time for an order, one instance', unit: 'ms' },
        median(full.map(({ limit }) => limit.cpuMsPerOrder)),
      ),
      toFigure(
        { ...head, what: 'CPU time for an order, both of two', unit: 'ms' },
        median(full.map(({ product }) => product.cpuMsPerOrder)),
      ),
      toFigure(
        {
          ...head,
          what: 'orders by two instances, by those of one, a core for each',
          unit: 'times',
          limit: { atLeast: MIN_TIMES_ONE },
        },
        median(full.map(({ product, limit }) => (2 * limit.cpuMsPerOrder) / product.cpuMsPerOrder)),
      ),
      toFigure(
        { ...head, what: `the same where each instance has ${ORDERS_PER_SECOND} a second to do`, unit: 'times' },
        median(byClock.map(({ product, limit }) => (2 * limit) / product)),
      ),
      toFigure(
        { ...head, what: 'orders a second here, one instance', unit: '1/s' },
        median(full.map(({ limit }) => limit.perSecond)),
      ),
      toFigure(
        { ...head, what: 'orders a second here, two, with Postgres and Redis on the same cores', unit: '1/s' },
        median(full.map(({ product }) => product.perSecond)),
      ),
    ];
  } finally {
    await one.stop();
    await two.stop();
  }
}

async function openTeam(stage: LoadStage, count: number): Promise<Team> {
  const { site } = await stage.openSite(() => Promise.resolve());
  const instances: Product[] = [];
  for (let index = 0; index < count; index++) instances.push(await stage.startInstance(site));
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
  return {
    async runByClock(durationMs) {
      const before = cpuOfAll();
      const loop = { perSecond: ORDERS_PER_SECOND, durationMs };
      const orders = await Promise.all(instances.map(({ port }) => atRate(port, loop, placeOrder)));
      await settle();
      return (cpuOfAll() - before) / sum(orders);
    },
    async runFull(durationMs) {
      const before = cpuOfAll();
      let orders = 0;
      const next = (): string => {
        orders++;
        return placeOrder();
      };
      const loop = { concurrency: AT_A_TIME, durationMs };
      const rates = await Promise.all(instances.map(({ port }) => requestsPerSecond(port, loop, next)));
      await settle();
      return { perSecond: sum(rates), cpuMsPerOrder: (cpuOfAll() - before) / orders };
    },
    async stop() {
      await client.end();
      for (const instance of instances) await instance.stop();
    },
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
