import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { fetchKitchenOrders, fetchOrderCounts } from '../../../lib/api/kitchen/kitchen.ts';
import { logError } from '../../../lib/log.ts';
import { markUpdated } from '../../../lib/socket/connection-state.ts';
import { berlinDay } from '../../../lib/berlin-day.ts';
import { isOnBoard } from './board.ts';
import { EMPTY_QUEUE, type KitchenQueue, type QueueAction } from './queue-types.ts';
import { reduceQueue } from './queue.ts';

const QUEUE_KEY = ['kitchen', 'queue'] as const;

function warn(error: unknown): undefined {
  logError(error);
}

/** The queue lives in the query cache: it outlasts a change of screen and goes with the account. */
export const queueQuery = (queryClient: QueryClient) =>
  queryOptions({
    queryKey: QUEUE_KEY,
    queryFn: async ({ signal }): Promise<KitchenQueue> => {
      const today = berlinDay(Date.now());
      const { orders, isCut } = await fetchKitchenOrders((order) => isOnBoard(order, today), signal);
      // The list is worth more than its counts.
      const counts = isCut ? await fetchOrderCounts(signal).catch(warn) : undefined;
      const counted = counts && { day: today, delivered: counts.deliveredToday };
      markUpdated();
      // News may have come while the list was on its way: read the held queue only now.
      return reduceQueue(heldQueue(queryClient), { type: 'listed', orders, counted });
    },
  });

export function heldQueue(queryClient: QueryClient): KitchenQueue {
  return queryClient.getQueryData<KitchenQueue>(QUEUE_KEY) ?? EMPTY_QUEUE;
}

export function changeQueue(queryClient: QueryClient, action: QueueAction): void {
  queryClient.setQueryData<KitchenQueue>(QUEUE_KEY, reduceQueue(heldQueue(queryClient), action));
}
