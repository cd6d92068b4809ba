/** A city with thousands of restaurants: its list against the bare path, and whether every search takes about as long. */
import { SEARCHES } from '../../../backend/test/support/searches.ts';
import { interleave, type Mode, percentile, type Row, toRow } from '../rows.ts';
import { assertDone, requestsPerSecond } from '../load/closed-loop.ts';
import { HttpConnection } from '../load/http-connection.ts';
import type { Sizes } from '../options.ts';
import { measurePostcode } from './postcode.ts';
import type { Stage } from '../setting/stage.ts';
import type { ProductTarget, Target } from '../setting/target.ts';

const CONCURRENCY = 32;

export async function measureLargeCity(stage: Stage, mode: Mode, sizes: Sizes): Promise<Row[]> {
  const { product, bare } = await stage.openCity(mode, sizes.cityRestaurants);
  const loop = { concurrency: CONCURRENCY, durationMs: sizes.windowMs };
  const list = (target: Target) => () => requestsPerSecond(target.port, loop, target.listRestaurants);
  try {
    await list(product.target)();
    await list(bare.target)();
    const lists = await interleave(sizes.rounds, list(product.target), list(bare.target));
    await search(product.target, 1);
    const searches: { product: number; limit: number }[] = [];
    for (let round = 0; round < sizes.rounds; round++) {
      const latencies = await search(product.target, sizes.searchTurns);
      searches.push({ product: percentile(latencies, 0.99), limit: percentile(latencies, 0.5) });
    }
    const load = `${String(sizes.cityRestaurants)} restaurants`;
    const atPostcode = { mode, load, rounds: sizes.rounds, goal: { atMost: 1.2 } };
    return [
      ...(await measurePostcode(product.target, atPostcode)),
      toRow(
        {
          metric: 'restaurant_list_rps',
          mode,
          load,
          unit: '1/s',
          limitName: 'the same query by bare node:http and pg',
          better: 'higher',
          goal: { atLeast: 0.8 },
        },
        lists,
      ),
      toRow(
        { metric: 'search_p99', mode, load, unit: 'ms', limitName: 'its median', better: 'lower', goal: { atMost: 3 } },
        searches,
      ),
    ];
  } finally {
    await product.stop();
    await bare.stop();
  }
}

/** Each search so many times, one after the other; how long each took, in milliseconds. */
async function search(target: ProductTarget, turns: number): Promise<number[]> {
  const connection = await HttpConnection.open(target.port);
  const latencies: number[] = [];
  try {
    for (let turn = 0; turn < turns; turn++) {
      for (const text of SEARCHES) {
        const request = target.search(text);
        const sentAt = performance.now();
        assertDone(request, await connection.send(request));
        latencies.push(performance.now() - sentAt);
      }
    }
    return latencies;
  } finally {
    connection.close();
  }
}
