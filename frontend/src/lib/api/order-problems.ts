import type { OrderProblemView } from '@contracts/orders/order-problems.ts';
import type { OrderProblemRequest } from '@contracts/http/requests.gen.ts';
import { queryOptions } from '@tanstack/react-query';
import { get, queryString, request } from '../http/http.ts';

const pathOf = (orderId: number, guestToken: string | undefined) =>
  `/api/orders/${orderId}/problems${queryString({ t: guestToken })}`;

/** What whoever ordered has reported, the newest first. */
export const orderProblemsQuery = (orderId: number, guestToken: string | undefined) =>
  queryOptions({
    queryKey: ['order-problems', orderId],
    queryFn: ({ signal }) => get<OrderProblemView[]>(pathOf(orderId, guestToken), signal),
    staleTime: 0,
  });

export const reportProblem = (orderId: number, body: OrderProblemRequest, guestToken: string | undefined) =>
  request<OrderProblemView>('POST', pathOf(orderId, guestToken), { body });
