import { useEffect, useRef, useState } from 'react';
import { applyAdminOrderUpdate, updateInList } from '../../../lib/realtime/orders.ts';
import { useConnection } from '../../../lib/socket/connection-state.ts';
import { useLive } from '../../../lib/realtime/use-live.ts';
import { countNews } from './order-news.ts';
import type { OrdersSearch } from '../tables/admin-search.ts';
import { useTable } from '../tables/use-table.ts';

/** Rows change where they stand; what is new waits above them until it is asked for. */
export function useLiveOrders(search: OrdersSearch) {
  const table = useTable('orders', search);
  const { page, isStale, read, refetch, queryKey } = table;
  const [placed, setPlaced] = useState<readonly { id: number }[]>([]);
  const { state } = useConnection();
  const wasAway = useRef(false);

  useEffect(() => {
    // What happened during an interruption is read.
    if (state === 'live' && wasAway.current) void refetch();
    wasAway.current = state === 'reconnecting' || state === 'offline';
  }, [state, refetch]);

  useLive('admin', {
    queryKey,
    events: {
      'order:updated': (held, event) => ({
        ...held,
        items: updateInList(held.items, event, applyAdminOrderUpdate),
      }),
    },
    onEvent: ({ name, payload }) => {
      if (name !== 'order:placed' || !('userName' in payload.order)) return;
      if (page?.items.length === 0) read();
      else setPlaced([...placed, payload.order]);
    },
  });
  return { ...table, newOrders: isStale || !page ? 0 : countNews(search, page.items, placed) };
}
