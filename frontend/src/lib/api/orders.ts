import type { PlaceOrderRequest, QuoteRequest } from '@contracts/requests.ts';
import type { OrderStatusView, OrderView, QuoteView } from '@contracts/views.ts';
import { get, queryString, request } from './http.ts';

/** The same key and body place one order, however often they are sent. */
export const placeOrder = (body: PlaceOrderRequest, idempotencyKey: string) =>
  request<OrderView>('POST', '/api/orders', { body, headers: { 'Idempotency-Key': idempotencyKey } });

export const fetchQuote = (body: QuoteRequest, signal?: AbortSignal) =>
  request<QuoteView>('POST', '/api/orders/quote', { body, signal });

export const fetchOrder = (id: number, token?: string, signal?: AbortSignal) =>
  get<OrderView>(`/api/orders/${id}${queryString({ t: token })}`, signal);

export const fetchMyOrders = (signal?: AbortSignal) => get<OrderView[]>('/api/my-orders', signal);

export const cancelOrder = (id: number) => request<OrderStatusView>('POST', `/api/orders/${id}/cancel`);
