import { OPEN_STATUSES } from '@contracts/orders/order-status.ts';
import type { OrderView } from '@contracts/orders/order-views.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { myOrdersQuery } from '../../lib/api/customer-queries.ts';
import type { MyOrders } from '../../lib/api/my-orders.ts';
import { applyOrderUpdate, updateInList } from '../../lib/realtime/orders.ts';
import { upsertNewest } from '../../lib/realtime/versions.ts';
import { markUpdated, useFallbackInterval } from '../../lib/socket/connection-state.ts';
import { READ_ANEW, readAnewAfter } from '../../lib/realtime/live.ts';
import { useLive } from '../../lib/realtime/use-live.ts';
import { readMoreOrders } from './read-more-orders.ts';

/** The signed-in customer's orders, the open ones live. */
export function useMyOrders() {
  const interval = useFallbackInterval();
  const options = myOrdersQuery();
  const query = useQuery({ ...options, refetchInterval: interval });

  useLive('customer:orders', {
    queryKey: options.queryKey,
    snapshot: takeOpenOrders,
    events: {
      'order:updated': (held, event) => {
        // Placed on another device: the event alone does not say what is in it. Older ones are pages that are not shown.
        if (event.orderId > (held.orders[0]?.id ?? 0)) return READ_ANEW;
        return { ...held, orders: updateInList(held.orders, event, applyOrderUpdate) };
      },
    },
  });

  const { dataUpdatedAt } = query;
  useEffect(() => {
    if (interval !== false && dataUpdatedAt > 0) markUpdated();
  }, [dataUpdatedAt, interval]);
  return query;
}

function takeOpenOrders(held: MyOrders, open: readonly OrderView[]) {
  const openIds = new Set(open.map((order) => order.id));
  const orders = [...open].sort((a, b) => a.id - b.id).reduce(upsertNewest<OrderView>, held.orders);
  // An order that was open here and is not in the snapshot reached its end while nobody listened.
  const isMissed = held.orders.some((order) => OPEN_STATUSES.includes(order.status) && !openIds.has(order.id));
  return isMissed ? readAnewAfter({ ...held, orders }) : { ...held, orders };
}

/** The next page of them, put to those that are shown. */
export function useMoreOrders() {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: () => readMoreOrders(queryClient) });
}
