import type { OrderView } from '@contracts/views.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { orderQuery } from '../../lib/api/queries.ts';
import { applyOrderUpdate } from '../../lib/realtime/orders.ts';
import { newerOf } from '../../lib/realtime/versions.ts';
import { markUpdated, useFallbackInterval } from '../../lib/socket/connection-state.ts';
import { useTopic } from '../../lib/socket/use-topic.ts';

/** One order, kept true by its topic; by reading now and then while no socket lives. */
export function useLiveOrder(id: number, token: string | undefined) {
  const queryClient = useQueryClient();
  const interval = useFallbackInterval();
  const options = orderQuery(id, token);
  const query = useQuery({
    ...options,
    refetchInterval: interval,
    // A fallback read may be older than what the socket had brought.
    structuralSharing: (held, incoming) => newerOf(held as OrderView | undefined, incoming as OrderView),
  });

  useTopic(`order:${id}`, {
    token,
    onSnapshot: (snapshot) => queryClient.setQueryData(options.queryKey, (held) => newerOf(held, snapshot)),
    onEvent: ({ name, payload }) => {
      if (name !== 'order:updated') return;
      queryClient.setQueryData(options.queryKey, (held) => held && applyOrderUpdate(held, payload));
    },
  });

  const { dataUpdatedAt } = query;
  useEffect(() => {
    if (interval !== false && dataUpdatedAt > 0) markUpdated();
  }, [dataUpdatedAt, interval]);
  return query;
}
