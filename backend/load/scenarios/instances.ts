/** Orders by one instance and by two: how much more two can take when each has a core of its own. */
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { interleave, median } from '../../bench/figures.ts';
import { requestsPerSecond } from '../../bench/load/closed-loop.ts';
import { hasUnsentEvents } from '../../bench/setting/data.ts';
import { cpuMs } from '../../bench/setting/processes.ts';
import type { Product } from '../../bench/setting/product.ts';
import { productTarget } from '../../bench/setting/target.ts';
import { type Figure, toFigure } from '../figures.ts';
import type { Sizes } from '../options.ts';
import type { LoadStage } from '../setting/load-stage.ts';

/** Orders that each instance is asked for at a time. */
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
  run(durationMs: number): Promise<Turn>;
  stop(): Promise<void>;
}

export async function measureInstances(stage: LoadStage, sizes: Sizes): Promise<Figure[]> {
  const one = await openTeam(stage, 1);
  const two = await openTeam(stage, 2);
  try {
    await one.run(WARM_UP_MS);
    await two.run(WARM_UP_MS);
    const turns = await interleave(
      sizes.orderTurns,
      () => two.run(sizes.orderTurnMs),
      () => one.run(sizes.orderTurnMs),
    );
    const head = { figure: 'instances' } as const;
    const cpuOf = (turn: Turn): number => turn.cpuMsPerOrder;
    return [
      toFigure(
        { ...head, what: 'CPU time for an order, one instance', unit: 'ms' },
        median(turns.map(({ limit }) => cpuOf(limit))),
      ),
      toFigure(
        { ...head, what: 'CPU time for an order, both of two', unit: 'ms' },
        median(turns.map(({ product }) => cpuOf(product))),
      ),
      toFigure(
        {
          ...head,
          what: 'orders by two instances, by those of one, a core for each',
          unit: 'times',
          limit: { atLeast: MIN_TIMES_ONE },
        },
        median(turns.map(({ product, limit }) => (2 * cpuOf(limit)) / cpuOf(product))),
      ),
      toFigure(
        { ...head, what: 'orders a second here, one instance', unit: '1/s' },
        median(turns.map(({ limit }) => limit.perSecond)),
      ),
      toFigure(
        { ...head, what: 'orders a second here, two, with Postgres and Redis on the same cores', unit: '1/s' },
        median(turns.map(({ product }) => product.perSecond)),
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
  return {
    async run(durationMs) {
      const before = cpuOfAll();
      let orders = 0;
      const next = (): string => {
        orders++;
        return placeOrder();
      };
      const loop = { concurrency: AT_A_TIME, durationMs };
      const rates = await Promise.all(instances.map(({ port }) => requestsPerSecond(port, loop, next)));
      while (await hasUnsentEvents(client)) await delay(QUIET_POLL_MS);
      await delay(QUIET_MS);
      return { perSecond: rates.reduce((sum, rate) => sum + rate, 0), cpuMsPerOrder: (cpuOfAll() - before) / orders };
    },
    async stop() {
      await client.end();
      for (const instance of instances) await instance.stop();
    },
  };
}
