import type { OrderView } from '@contracts/orders/order-views.ts';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { stubGlobal, unstubGlobals } from '../../../test/stub-global.ts';
import { myOrdersQuery } from '../../lib/api/customer-queries.ts';
import { readMoreOrders } from './read-more-orders.ts';

const A_PAGE = 20;
/** The ids of the orders, the newest first. */
let placed: number[] = [];
let answers: (() => void)[] = [];

/** A server that keeps what it has answered to itself until the test lets it go. */
function answer(url: string): Promise<Response> {
  const { searchParams } = new URL(url, 'http://localhost');
  const after = Number(searchParams.get('after') ?? Infinity);
  const limit = Number(searchParams.get('limit') ?? A_PAGE);
  const rest = placed.filter((id) => id < after);
  const orders = rest.slice(0, limit).map((id) => ({ id, version: 1 }) as OrderView);
  const next = rest.length > limit ? `</api/my-orders?limit=${A_PAGE}&after=${orders.at(-1)?.id}>; rel="next"` : '';
  const response = new Response(JSON.stringify(orders), {
    headers: { 'content-type': 'application/json', ...(next && { link: next }) },
  });
  return new Promise((resolve) => answers.push(() => resolve(response)));
}

const settle = () => new Promise((resolve) => setTimeout(resolve));
async function letOneGo(): Promise<void> {
  await settle();
  answers.shift()?.();
  await settle();
}

beforeEach(() => {
  placed = Array.from({ length: 50 }, (_, index) => 50 - index);
  answers = [];
  stubGlobal('document', { documentElement: { lang: 'de' } });
  stubGlobal(
    'fetch',
    jest.fn((url: string) => answer(url)),
  );
});
afterEach(() => unstubGlobals());

async function openList() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const stop = new QueryObserver(queryClient, myOrdersQuery()).subscribe(() => undefined);
  await letOneGo();
  const ids = () => queryClient.getQueryData(myOrdersQuery().queryKey)?.orders.map(({ id }) => id);
  return { queryClient, ids, stop };
}

describe('more orders', () => {
  it('come after those that are held', async () => {
    const { queryClient, ids, stop } = await openList();
    void readMoreOrders(queryClient);
    await letOneGo();
    expect(ids()).toEqual(placed.slice(0, 40));
    expect(answers).toEqual([]);
    stop();
  });

  it.each(['before', 'after'])(
    'stay when news have the list read again, whose answer comes %s theirs',
    async (when) => {
      const { queryClient, ids, stop } = await openList();
      void readMoreOrders(queryClient);
      placed.unshift(51);
      void queryClient.invalidateQueries({ queryKey: myOrdersQuery().queryKey });
      await settle();
      if (when === 'before') answers.reverse();
      await letOneGo();
      await letOneGo();
      await letOneGo();
      expect(ids()?.slice(0, 40)).toEqual(placed.slice(0, 40));
      stop();
    },
  );
});
