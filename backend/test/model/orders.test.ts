/**
 * Histories of one order, made from a seed: whatever a customer, a guest, two kitchens, an admin and a stranger try with it
 * at once, in which order ever. `npm run model -- --count N --seed S` plays as many as wanted.
 */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Api, startApi } from '../api/api.ts';
import { history } from './history.ts';
import { judge } from './judge.ts';
import { gather, type People, play } from './play.ts';

const COUNT = Number(process.env.MODEL_COUNT ?? 500);
const SEED = Number(process.env.MODEL_SEED ?? 20261122);
const AT_ONCE = 6;
/** For ten thousand, and so that a slow machine fails no test. */
const TIMEOUT_MS = 3_600_000;

let api: Api;
let people: People;
beforeAll(async () => {
  api = await startApi();
  people = await gather(api);
});
afterAll(() => api.stop());

it(
  `keeps every promise in ${String(COUNT)} histories from seed ${String(SEED)}`,
  async () => {
    const histories = fc.sample(history, { numRuns: COUNT, seed: SEED });
    const waiting = histories.entries();
    const broken: string[] = [];
    const reached = new Map<string, number>();
    const worker = async () => {
      for (const [index, each] of waiting) {
        const { order, problems } = await play(api, people, each);
        const all = [...problems, ...(await judge(api, order.id, order.tip))];
        broken.push(...all.map((problem) => `history ${String(index)}: ${problem}`));
        const [row] = await api.sql<{ status: string }>('SELECT status FROM orders WHERE id = $1', [order.id]);
        reached.set(row?.status ?? '', (reached.get(row?.status ?? '') ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    expect(broken).toEqual([]);
    // A model that reaches nothing proves nothing.
    expect([...reached.keys()].sort()).toEqual(expect.arrayContaining(['cancelled', 'delivered']));
  },
  TIMEOUT_MS,
);
