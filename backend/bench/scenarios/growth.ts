/** The same product on databases of different sizes, side by side: what grows with the data and what does not. */
import { type Mode, type Row, toRow } from '../figures.ts';
import { requestsPerSecond } from '../load/closed-loop.ts';
import type { Sizes } from '../options.ts';
import type { BenchData } from '../setting/data.ts';
import type { Side, Stage } from '../setting/stage.ts';
import type { ProductTarget } from '../setting/target.ts';
import { movesOf } from './moves.ts';

type Grown = Side<ProductTarget> & { readonly data: BenchData };

const CONCURRENCY = 16;

/** Starts each time anew, so that a source is not exhausted by the turn before. */
const SOURCES: Readonly<Record<string, (grown: Grown) => () => string | null>> = {
  restaurant_list_rps: ({ target }) => target.listRestaurants,
  order_read_rps: ({ target }) => {
    let index = 0;
    return () => target.readOrder(index++);
  },
  restaurant_orders_rps: ({ target }) => target.listOrdersOfRestaurant,
  status_changes_per_second: ({ target, data }) => {
    const next = movesOf(data.pool);
    return () => {
      const move = next();
      return move && target.changeStatus(move.orderId, move.status);
    };
  },
  orders_per_second: ({ target }) => target.placeOrder,
};

export async function measureGrowth(stage: Stage, mode: Mode, sizes: Sizes): Promise<Row[]> {
  const sizesOfData: Grown[] = [];
  try {
    for (const factor of sizes.growthFactors) sizesOfData.push(await stage.openGrown(mode, factor));
    const rows: Row[] = [];
    for (const [metric, sourceOf] of Object.entries(SOURCES)) {
      const reached = await takeTurns(sizesOfData, sizes, sourceOf);
      const [smallest = []] = reached;
      for (const [index, factor] of sizes.growthFactors.entries()) {
        if (index === 0) continue;
        const pairs = smallest.map((limit, round) => ({ product: reached[index]?.[round] ?? Number.NaN, limit }));
        rows.push(
          toRow(
            {
              metric: `${metric}_${factor}x`,
              mode,
              unit: '1/s',
              limitName: `the same at a ${factor}th of the data`,
              better: 'higher',
              goal: null,
            },
            pairs,
          ),
        );
      }
    }
    return rows;
  } finally {
    for (const grown of sizesOfData) await grown.stop();
  }
}

/** What each size reached in each round; one round goes unmeasured. */
async function takeTurns(
  sizesOfData: readonly Grown[],
  { rounds, growthWindowMs }: Sizes,
  sourceOf: (grown: Grown) => () => string | null,
): Promise<number[][]> {
  const reached: number[][] = sizesOfData.map(() => []);
  for (let round = -1; round < rounds; round++) {
    for (const [index, grown] of sizesOfData.entries()) {
      await grown.quiet();
      await grown.reset(grown.data.pool);
      const loop = { concurrency: CONCURRENCY, durationMs: growthWindowMs };
      const perSecond = await requestsPerSecond(grown.target.port, loop, sourceOf(grown));
      if (round >= 0) reached[index]?.push(perSecond);
    }
  }
  return reached;
}
