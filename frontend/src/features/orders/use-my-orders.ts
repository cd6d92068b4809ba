import { OPEN_STATUSES } from '@contracts/order-status.ts';
import type { OrderView } from '@contracts/views.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { myOrdersQuery } from '../../lib/api/queries.ts';
import { applyOrderUpdate, updateInList } from '../../lib/realtime/orders.ts';
import { whenRead } from '../../lib/realtime/when-read.ts';
import { upsertNewest } from '../../lib/realtime/versions.ts';
import { markUpdated, useFallbackInterval } from '../../lib/socket/connection-state.ts';
import { useTopic } from '../../lib/socket/use-topic.ts';

/** The signed-in customer's orders, the open ones live. */
export function useMyOrders() {
  const queryClient = useQueryClient();
  const interval = useFallbackInterval();
  const options = myOrdersQuery();
  const query = useQuery({ ...options, refetchInterval: interval });

  const whenOrdersRead = (apply: () => void) => whenRead(queryClient, options.queryKey, apply);

  useTopic('customer:orders', {
    onSnapshot: (open) =>
      whenOrdersRead(() => {
        const held = queryClient.getQueryData(options.queryKey);
        if (!held) return;
        const openIds = new Set(open.map((order) => order.id));
        // An order that was open here and is not in the snapshot reached its end while nobody listened.
        if (held.some((order) => OPEN_STATUSES.includes(order.status) && !openIds.has(order.id))) {
          void queryClient.invalidateQueries({ queryKey: options.queryKey });
        }
        queryClient.setQueryData(
          options.queryKey,
          (list: OrderView[] | undefined) =>
            list && [...open].sort((a, b) => a.id - b.id).reduce(upsertNewest<OrderView>, list),
        );
      }),
    onEvent: ({ name, payload }) =>
      whenOrdersRead(() => {
        if (name !== 'order:updated') return;
        const held = queryClient.getQueryData(options.queryKey);
        if (held && !held.some((order) => order.id === payload.orderId)) {
          // Placed on another device: the event alone does not say what is in it.
          void queryClient.invalidateQueries({ queryKey: options.queryKey });
          return;
        }
        queryClient.setQueryData(options.queryKey, (list) => list && updateInList(list, payload, applyOrderUpdate));
      }),
  });

  const { dataUpdatedAt } = query;
  useEffect(() => {
    if (interval !== false && dataUpdatedAt > 0) markUpdated();
  }, [dataUpdatedAt, interval]);
  return query;
}
