/** Guests' orders that wait for the link in an e-mail. */
import type { OrderView, UnconfirmedOrderView } from '@contracts/orders/order-views.ts';
import { queryOptions } from '@tanstack/react-query';
import { get, request } from '../http/http.ts';

/** No topic tells of it: whoever waits has nothing but the id, and not for long. */
const LOOK_AGAIN_MS = 4_000;

export const unconfirmedOrderQuery = (id: string) =>
  queryOptions({
    queryKey: ['unconfirmed-orders', id] as const,
    queryFn: ({ signal }) => get<UnconfirmedOrderView>(`/api/unconfirmed-orders/${id}`, signal),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? LOOK_AGAIN_MS : false),
  });

export const confirmOrder = (id: string, token: string) =>
  request<OrderView>('POST', `/api/unconfirmed-orders/${id}/confirm`, { body: { token } });
