/** Lists and searches for a postcode beside the same without one: what it costs to know where somebody is. */
import { SEARCHES } from '../../../backend/test/support/searches.ts';
import { assertDone } from '../load/closed-loop.ts';
import { HttpConnection } from '../load/http-connection.ts';
import { type Goal, interleave, type Mode, percentile, type Row, toRow } from '../rows.ts';
import { BENCH_POSTCODE } from '../setting/delivery-areas.ts';
import type { ProductTarget } from '../setting/target.ts';

const LISTS = 200;

export interface PostcodeLoad {
  mode: Mode;
  load: string;
  rounds: number;
  goal: Goal;
}

/** Of a product whose restaurants have areas (`fillDeliveryAreas`). */
export async function measurePostcode(
  { port, listAt, searchAt }: ProductTarget,
  { mode, load, rounds, goal }: PostcodeLoad,
): Promise<Row[]> {
  const kinds = [
    { metric: 'list_with_postcode_p50', requests: (at: string | null) => Array<string>(LISTS).fill(listAt(at)) },
    { metric: 'search_with_postcode_p50', requests: (at: string | null) => SEARCHES.map((text) => searchAt(at, text)) },
  ];
  const rows: Row[] = [];
  for (const { metric, requests } of kinds) {
    const median = (at: string | null) => async () => percentile(await latencies(port, requests(at)), 0.5);
    await median(BENCH_POSTCODE)();
    const pairs = await interleave(rounds, median(BENCH_POSTCODE), median(null));
    const limitName = 'the same without a postcode';
    rows.push(toRow({ metric, mode, load, unit: 'ms', limitName, better: 'lower', goal }, pairs));
  }
  return rows;
}

/** One after the other, in milliseconds. */
async function latencies(port: number, requests: readonly string[]): Promise<number[]> {
  const connection = await HttpConnection.open(port);
  try {
    const taken: number[] = [];
    for (const request of requests) {
      const sentAt = performance.now();
      assertDone(request, await connection.send(request));
      taken.push(performance.now() - sentAt);
    }
    return taken;
  } finally {
    connection.close();
  }
}
