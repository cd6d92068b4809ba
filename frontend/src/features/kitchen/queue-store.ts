import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { fetchKitchenOrders } from '../../lib/api/kitchen.ts';
import { markUpdated } from '../../lib/socket/connection-state.ts';
import { EMPTY_QUEUE, reduceQueue, type KitchenQueue, type QueueAction } from './queue.ts';

const QUEUE_KEY = ['kitchen', 'queue'] as const;

/** The queue lives in the query cache: it outlasts a change of screen and goes with the account. */
export const queueQuery = (queryClient: QueryClient) =>
  queryOptions({
    queryKey: QUEUE_KEY,
    queryFn: async ({ signal }): Promise<KitchenQueue> => {
      const orders = await fetchKitchenOrders(signal);
      markUpdated();
      // News may have come while the list was on its way: read the held queue only now.
      return reduceQueue(heldQueue(queryClient), { type: 'listed', orders });
    },
  });

function heldQueue(queryClient: QueryClient): KitchenQueue {
  return queryClient.getQueryData<KitchenQueue>(QUEUE_KEY) ?? EMPTY_QUEUE;
}

export function changeQueue(queryClient: QueryClient, action: QueueAction): void {
  queryClient.setQueryData<KitchenQueue>(QUEUE_KEY, reduceQueue(heldQueue(queryClient), action));
}
