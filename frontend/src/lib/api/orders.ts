import type { ReviewView } from '@contracts/orders/reviews.ts';
import type {
  OrderStatusChangeView,
  OrderView,
  QuoteView,
  ReorderView,
  UnconfirmedOrderView,
} from '@contracts/orders/order-views.ts';
import type { ClaimRequest, PlaceOrderRequest, QuoteRequest, ReviewRequest } from '@contracts/http/requests.gen.ts';
import { get, queryString, request } from '../http/http.ts';

/** The same key and body place one order, however often they are sent. A guest may have to confirm it first. */
export const placeOrder = (body: PlaceOrderRequest, idempotencyKey: string) =>
  request<OrderView | UnconfirmedOrderView>('POST', '/api/orders', {
    body,
    headers: { 'Idempotency-Key': idempotencyKey },
  });

export const fetchQuote = (body: QuoteRequest, signal?: AbortSignal) =>
  request<QuoteView>('POST', '/api/orders/quote', { body, signal });

export const fetchOrder = (id: number, token?: string, signal?: AbortSignal) =>
  get<OrderView>(`/api/orders/${id}${queryString({ t: token })}`, signal);

/** `guestToken` where the order was placed without an account. */
export const cancelOrder = (id: number, guestToken?: string) =>
  request<OrderStatusChangeView>('POST', `/api/orders/${id}/cancel${queryString({ t: guestToken })}`);

export const reviewOrder = (id: number, body: ReviewRequest, guestToken?: string) =>
  request<ReviewView>('POST', `/api/orders/${id}/review${queryString({ t: guestToken })}`, { body });

/** What the order would be today; `guestToken` where it was placed without an account. */
export const fetchReorder = (id: number, guestToken?: string) =>
  request<ReorderView>('POST', `/api/orders/${id}/reorder${queryString({ t: guestToken })}`);

/** Takes a guest's order over into the signed-in customer's account. */
export const claimOrder = (id: number, body: ClaimRequest) =>
  request<OrderView>('POST', `/api/orders/${id}/claim`, { body });
