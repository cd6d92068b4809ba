import type { QueryClient } from '@tanstack/react-query';
import { fetchMoreOrders, MY_ORDERS_KEY, withMoreOrders, type MyOrders } from '../../lib/api/my-orders.ts';

/** The page after the orders that are held, put to them. */
export async function readMoreOrders(queryClient: QueryClient): Promise<void> {
  const heldOrders = () => queryClient.getQueryData<MyOrders>(MY_ORDERS_KEY);
  const before = heldOrders();
  if (!before) return;
  const more = await fetchMoreOrders(before);
  const isMoved = heldOrders()?.next !== before.next;
  queryClient.setQueryData<MyOrders>(MY_ORDERS_KEY, (held) => held && withMoreOrders(held, more));
  // News have the list read again: such a read has moved the end that was known, or would put the shorter list back.
  const isReadAgain = queryClient.isFetching({ queryKey: MY_ORDERS_KEY }) > 0;
  if (isMoved || isReadAgain) void queryClient.invalidateQueries({ queryKey: MY_ORDERS_KEY });
}
