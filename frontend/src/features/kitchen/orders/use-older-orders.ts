import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { fetchOlderOrders } from '../../../lib/api/kitchen/kitchen.ts';
import type { KitchenQueue } from '../state/queue.ts';

const NO_IDS: ReadonlySet<number> = new Set();

export interface OlderOrders {
  /** Those that were read, newest first, some of them also in the queue. */
  orders: readonly RestaurantOrderView[];
  /** Of the orders in the queue. */
  heldIds: ReadonlySet<number>;
  hasMore: boolean;
  isReading: boolean;
  error: Error | null;
  readMore: () => void;
}

/** Finished orders that the queue does not hold, a page at a time; forgotten as soon as their screen is left. */
export function useOlderOrders(queue: KitchenQueue | undefined): OlderOrders {
  const [isWanted, setWanted] = useState(false);
  const heldIds = useMemo(() => (queue ? new Set(queue.orders.map(({ id }) => id)) : NO_IDS), [queue]);
  const pages = useInfiniteQuery({
    queryKey: ['kitchen', 'older'],
    queryFn: ({ pageParam, signal }) => fetchOlderOrders(pageParam, ({ id }) => heldIds.has(id), signal),
    // From the newest on: which ones the queue has let go of since it was read is nobody's to say.
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    enabled: isWanted,
    staleTime: Infinity,
    gcTime: 0,
  });
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = pages;
  const orders = useMemo(() => data?.pages.flatMap(({ items }) => items) ?? [], [data]);
  const mayHaveSome = queue !== undefined && queue.isListed && (queue.hasOlder || queue.dropped.until !== '');
  return {
    orders,
    heldIds,
    hasMore: data ? hasNextPage : mayHaveSome,
    isReading: isFetching,
    error,
    readMore: () => {
      if (isFetching) return;
      if (!isWanted) setWanted(true);
      else void (data ? fetchNextPage() : refetch());
    },
  };
}
