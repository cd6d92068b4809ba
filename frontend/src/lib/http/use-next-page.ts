import { hashKey, type QueryKey } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** The part of an infinite query's answer that this needs. */
interface List {
  data: { pages: readonly unknown[] } | undefined;
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
}

/** Whether the list has yet to reach this many pages, and no failure has ended the wish. */
export function isPageAwaited(list: List, wantedPages: number): boolean {
  const pages = list.data?.pages.length ?? 0;
  return pages > 0 && pages < wantedPages && list.hasNextPage && !list.isFetchNextPageError;
}

/** Goes on towards this many pages, unless a read is under way: to end it would lose the news that it was begun for. */
export function goOnTo(list: List, wantedPages: number): void {
  if (isPageAwaited(list, wantedPages) && !list.isFetching) void list.fetchNextPage();
}

export interface NextPage {
  isReading: boolean;
  read: () => void;
}

/**
 * What happens live reads a list again, and that ends a read of its next page: whoever asked for the page does not have
 * to ask again.
 */
export function useNextPage(list: List, queryKey: QueryKey): NextPage {
  const key = hashKey(queryKey);
  const [wish, setWish] = useState({ key, pages: 0 });
  const wantedPages = wish.key === key ? wish.pages : 0;
  useEffect(() => goOnTo(list, wantedPages));
  return {
    isReading: isPageAwaited(list, wantedPages),
    read: () => {
      setWish({ key, pages: (list.data?.pages.length ?? 0) + 1 });
      if (list.isFetchNextPageError) void list.fetchNextPage();
    },
  };
}
