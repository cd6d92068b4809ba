import type { OrderView } from '@contracts/order-views.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { orderQuery } from '../../lib/api/customer-queries.ts';
import { applyOrderUpdate } from '../../lib/realtime/orders.ts';
import { newerRead } from '../../lib/realtime/versions.ts';
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
    structuralSharing: (held, incoming) => newerRead(held as OrderView | undefined, incoming as OrderView),
  });

  useTopic(`order:${id}`, {
    token,
    // It may know what raises no version, such as that the kitchen has seen the order.
    onSnapshot: (snapshot) => queryClient.setQueryData(options.queryKey, (held) => newerRead(held, snapshot)),
    onEvent: ({ name, payload }) => {
      if (name === 'order:updated') {
        queryClient.setQueryData(options.queryKey, (held) => held && applyOrderUpdate(held, payload));
      }
      if (name === 'order:seen') {
        queryClient.setQueryData(options.queryKey, (held) => held && { ...held, seenAt: payload.seenAt });
      }
    },
  });

  const { dataUpdatedAt } = query;
  useEffect(() => {
    if (interval !== false && dataUpdatedAt > 0) markUpdated(new Date(dataUpdatedAt));
  }, [dataUpdatedAt, interval]);
  return query;
}
