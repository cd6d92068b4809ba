import type { OrderView } from '@contracts/orders/order-views.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { orderQuery } from '../../lib/api/customer-queries.ts';
import { applyOrderUpdate } from '../../lib/realtime/orders.ts';
import { newerRead } from '../../lib/realtime/versions.ts';
import { markUpdated, useFallbackInterval } from '../../lib/socket/connection-state.ts';
import { useLive } from '../../lib/realtime/use-live.ts';

/** One order, kept true by its topic; by reading now and then while no socket lives. */
export function useLiveOrder(id: number, token: string | undefined) {
  const interval = useFallbackInterval();
  const options = orderQuery(id, token);
  const query = useQuery({
    ...options,
    refetchInterval: interval,
    // A fallback read may be older than what the socket had brought.
    structuralSharing: (held, incoming) => newerRead(held as OrderView | undefined, incoming as OrderView),
  });

  useLive(`order:${id}`, {
    queryKey: options.queryKey,
    token,
    first: (snapshot) => snapshot,
    // It may know what raises no version, such as that the kitchen has seen the order.
    snapshot: (held, snapshot) => newerRead(held, snapshot),
    events: {
      'order:updated': (held, event) => applyOrderUpdate(held, event),
      'order:seen': (held, { seenAt }) => ({ ...held, seenAt }),
      'order:nobody-there': (held, { until }) => ({ ...held, nobodyThereUntil: until }),
    },
    onEvent: ({ name, payload }) => {
      if (name !== 'order:updated') return;
      const { reason, status, riderId } = payload;
      // The kitchen's words, the rider's name and the code for the door are in no event.
      if (reason === 'other' || (status === 'delivering' && riderId !== null)) void query.refetch();
    },
  });

  const { dataUpdatedAt } = query;
  useEffect(() => {
    if (interval !== false && dataUpdatedAt > 0) markUpdated(new Date(dataUpdatedAt));
  }, [dataUpdatedAt, interval]);
  return query;
}
