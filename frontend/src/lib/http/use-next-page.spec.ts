import { type InfiniteData, InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from '@jest/globals';
import { PAGE_BY_PAGE } from '../api/pages.ts';
import { goOnTo, isPageAwaited } from './use-next-page.ts';

const QUERY_KEY = ['things'];

interface Read {
  page: string;
  answer: (state: string) => void;
  fail: () => void;
}

/** A list of three pages whose reads the test answers itself; `ask` is what a click does, and each result a render. */
async function openList() {
  const reads: Read[] = [];
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const observer = new InfiniteQueryObserver(queryClient, {
    queryKey: QUERY_KEY,
    queryFn: ({ pageParam }) => {
      const page = pageParam ?? '1';
      return new Promise<{ things: string[]; next: string | null }>((resolve, reject) => {
        reads.push({
          page,
          answer: (state) =>
            resolve({ things: [`${page} ${state}`], next: page === '3' ? null : `${Number(page) + 1}` }),
          fail: () => reject(new Error('away')),
        });
      });
    },
    ...PAGE_BY_PAGE,
  });
  let wantedPages = 0;
  const render = () => goOnTo(observer.getCurrentResult(), wantedPages);
  observer.subscribe(render);
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  reads.shift()?.answer('old');
  await settle();
  return {
    queryClient,
    observer,
    reads,
    settle,
    things: () => observer.getCurrentResult().data?.pages.flatMap((page) => page.things),
    ask: async () => {
      wantedPages = (observer.getCurrentResult().data?.pages.length ?? 0) + 1;
      render();
      await settle();
    },
    isAwaited: () => isPageAwaited(observer.getCurrentResult(), wantedPages),
  };
}

describe('a page that was asked for', () => {
  it('comes although news have the list read again', async () => {
    const { queryClient, reads, settle, things, ask, isAwaited } = await openList();
    await ask();
    expect(reads.map(({ page }) => page)).toEqual(['2']);
    void queryClient.invalidateQueries({ queryKey: QUERY_KEY });
    await settle();
    reads.shift()?.answer('too late');
    expect(reads.map(({ page }) => page)).toEqual(['1']);
    expect(isAwaited()).toBe(true);
    reads.shift()?.answer('new');
    await settle();
    reads.shift()?.answer('new');
    await settle();
    expect(things()).toEqual(['1 new', '2 new']);
    expect(isAwaited()).toBe(false);
    expect(reads).toEqual([]);
  });

  it('waits for news that are being read', async () => {
    const { queryClient, reads, settle, things, ask } = await openList();
    void queryClient.invalidateQueries({ queryKey: QUERY_KEY });
    await settle();
    await ask();
    expect(reads.map(({ page }) => page)).toEqual(['1']);
    reads.shift()?.answer('new');
    await settle();
    reads.shift()?.answer('new');
    await settle();
    expect(things()).toEqual(['1 new', '2 new']);
  });

  it('is not asked for again and again when it fails', async () => {
    const { reads, settle, things, ask, isAwaited } = await openList();
    await ask();
    reads.shift()?.fail();
    await settle();
    expect(isAwaited()).toBe(false);
    expect(reads).toEqual([]);
    expect(things()).toEqual(['1 old']);
  });

  it('takes nothing back that changed on the pages before it', async () => {
    const { queryClient, reads, settle, things, ask } = await openList();
    await ask();
    queryClient.setQueryData<InfiniteData<{ things: string[] }>>(
      QUERY_KEY,
      (held) => held && { ...held, pages: held.pages.map((page) => ({ ...page, things: ['1 changed'] })) },
    );
    reads.shift()?.answer('new');
    await settle();
    expect(things()).toEqual(['1 changed', '2 new']);
  });
});
