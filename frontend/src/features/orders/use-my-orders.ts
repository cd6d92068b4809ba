import { OPEN_STATUSES } from '@contracts/order-status.ts';
import type { OrderView } from '@contracts/order-views.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { myOrdersQuery } from '../../lib/api/customer-queries.ts';
import { applyOrderUpdate, updateInList } from '../../lib/realtime/orders.ts';
import { whenRead } from '../../lib/realtime/when-read.ts';
import { upsertNewest } from '../../lib/realtime/versions.ts';
import { markUpdated, useFallbackInterval } from '../../lib/socket/connection-state.ts';
import { useTopic } from '../../lib/socket/use-topic.ts';
import { readMoreOrders } from './read-more-orders.ts';

/** The signed-in customer's orders, the open ones live. */
export function useMyOrders() {
  const queryClient = useQueryClient();
  const interval = useFallbackInterval();
  const options = myOrdersQuery();
  const query = useQuery({ ...options, refetchInterval: interval });

  const whenOrdersRead = (apply: () => void) => whenRead(queryClient, options.queryKey, apply);
  const heldOrders = () => queryClient.getQueryData(options.queryKey)?.orders;
  const setOrders = (change: (orders: OrderView[]) => OrderView[]) =>
    queryClient.setQueryData(options.queryKey, (held) => held && { ...held, orders: change(held.orders) });
  const readAgain = () => void queryClient.invalidateQueries({ queryKey: options.queryKey });

  useTopic('customer:orders', {
    onSnapshot: (open) =>
      whenOrdersRead(() => {
        const openIds = new Set(open.map((order) => order.id));
        // An order that was open here and is not in the snapshot reached its end while nobody listened.
        if (heldOrders()?.some((order) => OPEN_STATUSES.includes(order.status) && !openIds.has(order.id))) readAgain();
        setOrders((orders) => [...open].sort((a, b) => a.id - b.id).reduce(upsertNewest<OrderView>, orders));
      }),
    onEvent: ({ name, payload }) =>
      whenOrdersRead(() => {
        if (name !== 'order:updated') return;
        const newestId = heldOrders()?.[0]?.id ?? 0;
        // Placed on another device: the event alone does not say what is in it. Older ones are pages that are not shown.
        if (payload.orderId > newestId) readAgain();
        else setOrders((orders) => updateInList(orders, payload, applyOrderUpdate));
      }),
  });

  const { dataUpdatedAt } = query;
  useEffect(() => {
    if (interval !== false && dataUpdatedAt > 0) markUpdated();
  }, [dataUpdatedAt, interval]);
  return query;
}

/** The next page of them, put to those that are shown. */
export function useMoreOrders() {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: () => readMoreOrders(queryClient) });
}
