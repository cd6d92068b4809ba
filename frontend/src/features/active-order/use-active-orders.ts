import { isFinal } from '@contracts/orders/order-status.ts';
import type { OrderView } from '@contracts/orders/order-views.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ACTIVE_ORDERS_KEY, fetchMyOrders } from '../../lib/api/my-orders.ts';
import { READ_ANEW } from '../../lib/realtime/live.ts';
import { applyOrderUpdate, updateInList } from '../../lib/realtime/orders.ts';
import { useLive } from '../../lib/realtime/use-live.ts';
import { upsertNewest } from '../../lib/realtime/versions.ts';
import { useFallbackInterval } from '../../lib/socket/connection-state.ts';

const NONE: OrderView[] = [];

const activeOrdersQuery = () =>
  queryOptions({
    queryKey: ACTIVE_ORDERS_KEY,
    queryFn: async ({ signal }) => {
      const { orders } = await fetchMyOrders(undefined, signal);
      return orders.filter(({ status }) => !isFinal(status));
    },
  });

/**
 * The account's orders that were under way at any time of this visit. The topic's snapshot brings them: they are read only
 * while no socket lives, and when an order appears of which an event alone does not say enough.
 */
export function useActiveOrders(isCustomer: boolean): OrderView[] {
  const interval = useFallbackInterval();
  const options = activeOrdersQuery();
  const { data } = useQuery({
    ...options,
    enabled: ({ state }) => isCustomer && (state.data !== undefined || interval !== false),
    refetchInterval: interval,
  });
  useLive(isCustomer ? 'customer:orders' : null, {
    queryKey: options.queryKey,
    first: (open) => open,
    snapshot: (held, open) => {
      const newest = [...open].sort((a, b) => a.id - b.id).reduce(upsertNewest<OrderView>, held);
      return newest.filter(({ id }) => open.some((order) => order.id === id));
    },
    events: {
      'order:updated': (held, event) => {
        if (held.some(({ id }) => id === event.orderId)) return updateInList(held, event, applyOrderUpdate);
        return isFinal(event.status) ? held : READ_ANEW;
      },
    },
  });
  return data ?? NONE;
}
