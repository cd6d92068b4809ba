import type { OrderView } from '@contracts/orders/order-views.ts';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { isApiError } from '../http/http.ts';
import { fetchOrder } from './orders.ts';
import { findKeptOrder, forgetOrder } from '../offline/kept-order.ts';

/**
 * Reads an order: with the token of a guest's or of a share link, or as one's own. Without a network the last known one takes its place, as old as it is, and the read
 * fails all the same: what is on screen is not live.
 */
export async function readOrder(
  id: number,
  token: string | undefined,
  { client, queryKey, signal }: { client: QueryClient; queryKey: QueryKey; signal: AbortSignal },
): Promise<OrderView> {
  try {
    return await fetchOrder(id, token, signal);
  } catch (error) {
    if (isApiError(error, 'not_found')) forgetOrder(id);
    if (isApiError(error, 'network') && client.getQueryData(queryKey) === undefined) {
      const kept = findKeptOrder(id, token ?? null);
      if (kept) client.setQueryData(queryKey, kept.order, { updatedAt: Date.parse(kept.keptAt) });
    }
    throw error;
  }
}
