/** The same product on databases of different sizes, side by side: what grows with the data and what does not. */
import { type Goal, type Mode, percentile, type Row, toRow } from '../rows.ts';
import { requestsPerSecond } from '../load/closed-loop.ts';
import type { Sizes } from '../options.ts';
import type { BenchData } from '../setting/data.ts';
import { fillDeliveryAreas } from '../setting/delivery-areas.ts';
import { withClient } from '../setting/postgres.ts';
import type { Side, Stage } from '../setting/stage.ts';
import type { ProductTarget } from '../setting/target.ts';
import { Room, watchedChanges } from './fanout.ts';
import { memoryPerSocketKib } from './memory.ts';
import { movesOf } from './moves.ts';
import { measurePostcode } from './postcode.ts';
import { measureOpenLoop } from './status-to-screen.ts';

type Grown = Side<ProductTarget> & { readonly data: BenchData };

interface Metric {
  readonly metric: string;
  readonly unit: string;
  readonly better: 'lower' | 'higher';
}

/** What one turn takes of one size, metric by metric. */
interface Measurement {
  readonly metrics: readonly Metric[];
  readonly take: (grown: Grown, sizes: Sizes) => Promise<number[]>;
  /** Of a process that has served nothing else: a turn cannot be repeated. */
  readonly isOnce?: boolean;
}

const CONCURRENCY = 16;
const OPEN_LOOP_PER_SECOND = 200;

/** At a hundred times the data. */
const GOALS: Readonly<Record<string, Goal>> = {
  restaurant_list_rps_100x: { atLeast: 0.7 },
  status_to_screen_p99_100x: { atMost: 1.3 },
};

const MEASUREMENTS: readonly Measurement[] = [
  {
    metrics: [{ metric: 'memory_per_socket_kib', unit: 'KiB', better: 'lower' }],
    take: async ({ target }, { sockets, socketSettleMs }) => [
      await memoryPerSocketKib(target, sockets, socketSettleMs),
    ],
    isOnce: true,
  },
  {
    metrics: [
      { metric: 'status_to_screen_p50', unit: 'ms', better: 'lower' },
      { metric: 'status_to_screen_p99', unit: 'ms', better: 'lower' },
    ],
    take: async ({ target, data }, { openLoopMs }) => {
      const latencies = await measureOpenLoop(target, data.pool, OPEN_LOOP_PER_SECOND, openLoopMs);
      return [percentile(latencies, 0.5), percentile(latencies, 0.99)];
    },
  },
  rate('restaurant_list_rps', ({ target }) => target.listRestaurants),
  rate('order_read_rps', ({ target }) => {
    let index = 0;
    return () => target.readOrder(index++);
  }),
  rate('restaurant_orders_rps', ({ target }) => target.listOrdersOfRestaurant),
  rate('status_changes_per_second', ({ target, data }) => {
    const next = movesOf(data.pool);
    return () => {
      const move = next();
      return move && target.changeStatus(move.orderId, move.status);
    };
  }),
  rate(
    'orders_per_second',
    ({ target }) => target.placeOrder,
    (grown) => grown.deliverPlaced(grown.data),
  ),
  {
    metrics: [{ metric: 'fanout_per_second', unit: '1/s', better: 'higher' }],
    take: async (grown, { watchers }) => {
      const { target, data } = grown;
      const room = new Room(target.port, watchers, target.watcherSocket);
      await room.fill();
      try {
        await grown.reset(data.fanout.orderIds);
        await grown.quiet();
        return [await room.run(watchedChanges(target, data.fanout.orderIds))];
      } finally {
        room.close();
      }
    },
  },
];

/** Starts each time anew, so that a source is not exhausted by the turn before. */
function rate(
  metric: string,
  sourceOf: (grown: Grown) => () => string | null,
  settle: (grown: Grown) => Promise<void> = () => Promise.resolve(),
): Measurement {
  return {
    metrics: [{ metric, unit: '1/s', better: 'higher' }],
    take: async (grown, { growthWindowMs }) => {
      const loop = { concurrency: CONCURRENCY, durationMs: growthWindowMs };
      const perSecond = await requestsPerSecond(grown.target.port, loop, sourceOf(grown));
      await settle(grown);
      return [perSecond];
    },
  };
}

export async function measureGrowth(stage: Stage, mode: Mode, sizes: Sizes): Promise<Row[]> {
  const grown: Grown[] = [];
  try {
    for (const factor of sizes.growthFactors) grown.push(await stage.openGrown(mode, factor));
    const rows: Row[] = [];
    for (const measurement of MEASUREMENTS)
      rows.push(...toRows(measurement, await takeTurns(measurement, grown, sizes), mode, sizes));
    const largest = grown.at(-1);
    if (largest !== undefined) rows.push(...(await measureLargest(largest, mode, sizes)));
    return rows;
  } finally {
    for (const each of grown) await each.stop();
  }
}

/** With a postcode, at the most data. */
async function measureLargest({ target, databaseUrl }: Grown, mode: Mode, sizes: Sizes): Promise<Row[]> {
  await withClient(databaseUrl, async (client) => {
    await fillDeliveryAreas(client);
    await client.query('VACUUM ANALYZE');
  });
  const load = `${String(sizes.growthFactors.at(-1))}x`;
  return measurePostcode(target, { mode, load, rounds: sizes.rounds, goal: { atMost: 1.5 } });
}

/** `reached` holds what each size reached in each round, metric by metric. */
function toRows({ metrics }: Measurement, reached: readonly number[][][], mode: Mode, sizes: Sizes): Row[] {
  const [smallest = [], ...others] = reached;
  return metrics.flatMap(({ metric, unit, better }, which) =>
    others.map((rounds, index) => {
      const factor = sizes.growthFactors[index + 1] ?? Number.NaN;
      const limitName = `the same at a ${factor}th of the data`;
      return toRow(
        { metric: `${metric}_${factor}x`, mode, unit, limitName, better, goal: GOALS[`${metric}_${factor}x`] ?? null },
        smallest.map((limit, round) => ({
          product: rounds[round]?.[which] ?? Number.NaN,
          limit: limit[which] ?? Number.NaN,
        })),
      );
    }),
  );
}

/** One round goes unmeasured, where there can be several. */
async function takeTurns(measurement: Measurement, grown: readonly Grown[], sizes: Sizes): Promise<number[][][]> {
  const reached: number[][][] = grown.map(() => []);
  for (let round = measurement.isOnce ? 0 : -1; round < (measurement.isOnce ? 1 : sizes.rounds); round++) {
    for (const [index, each] of grown.entries()) {
      await each.quiet();
      await each.reset(each.data.pool);
      const values = await measurement.take(each, sizes);
      if (round >= 0) reached[index]?.push(values);
    }
  }
  return reached;
}
