import { MAX_SEEN_AT_ONCE } from '@contracts/constants.ts';
import type {
  OrderCountsView,
  OrderSeenView,
  OrderStatusChangeView,
  RestaurantOrderView,
} from '@contracts/orders/order-views.ts';
import type { OrderLineView } from '@contracts/orders/order-lines.ts';
import type { RestaurantInfoView, RestaurantStatsView } from '@contracts/restaurants/restaurant-views.ts';
import type {
  ChangeStatusRequest,
  LinesRequest,
  SeenRequest,
  ShiftEstimateRequest,
  ToggleStatusRequest,
  UndoRequest,
} from '@contracts/http/requests.gen.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { get, getPage, queryString, request, type Page } from '../../http/http.ts';
import { PAGE_BY_PAGE } from '../pages.ts';

export const fetchKitchenStats = (signal?: AbortSignal) => get<RestaurantStatsView>('/api/restaurant/stats', signal);

const NEWEST_ORDERS = '/api/restaurant/orders';
/** Pages of a hundred: the orders of a very busy day. Of a busier one the server counts what was not read. */
const MOST_PAGES = 10;
const DONE_A_PAGE = 50;

interface KitchenOrders {
  /** The newest comes first. */
  orders: RestaurantOrderView[];
  /** Whether the server may have some that are wanted and were not read. */
  isCut: boolean;
}

/** The newest orders, as far back as a page has some that are wanted. */
export async function fetchKitchenOrders(
  isWanted: (order: RestaurantOrderView) => boolean,
  signal?: AbortSignal,
): Promise<KitchenOrders> {
  const orders: RestaurantOrderView[] = [];
  let next: string | null = NEWEST_ORDERS;
  let hasWanted = true;
  for (let pages = 0; next !== null && hasWanted && pages < MOST_PAGES; pages += 1) {
    const page: Page<RestaurantOrderView> = await getPage<RestaurantOrderView>(next, signal);
    orders.push(...page.items);
    next = page.next;
    hasWanted = page.items.some(isWanted);
  }
  return { orders, isCut: next !== null && hasWanted };
}

/** What has ended, the last one first; `q` is a number or a part of a name or dish. */
export const doneOrdersQuery = (q: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['kitchen', 'done', q ?? ''],
    queryFn: ({ pageParam, signal }) =>
      getPage<RestaurantOrderView>(
        pageParam ?? `${NEWEST_ORDERS}/done${queryString({ q, limit: DONE_A_PAGE })}`,
        signal,
      ),
    ...PAGE_BY_PAGE,
    // Other devices went on since the screen was left.
    refetchOnMount: 'always',
  });

export const fetchOrderCounts = (signal?: AbortSignal) => get<OrderCountsView>(`${NEWEST_ORDERS}/counts`, signal);

export const fetchKitchenInfo = (signal?: AbortSignal) => get<RestaurantInfoView>('/api/restaurant/info', signal);

export const changeOrderStatus = (orderId: number, body: ChangeStatusRequest) =>
  request<OrderStatusChangeView>('PUT', `/api/restaurant/orders/${orderId}/status`, { body });

/** All of them in one call: a kitchen in a rush has a hundred that ring. */
export async function seeOrders(orderIds: readonly number[]): Promise<OrderSeenView[]> {
  const seen: OrderSeenView[] = [];
  for (let from = 0; from < orderIds.length; from += MAX_SEEN_AT_ONCE) {
    const body: SeenRequest = { orderIds: orderIds.slice(from, from + MAX_SEEN_AT_ONCE) };
    seen.push(...(await request<OrderSeenView[]>('POST', `${NEWEST_ORDERS}/seen`, { body })));
  }
  return seen;
}

/** Takes the notices of these cancelled orders off every device of the restaurant. */
export async function readCancellations(orderIds: readonly number[]): Promise<void> {
  for (let from = 0; from < orderIds.length; from += MAX_SEEN_AT_ONCE) {
    const body: SeenRequest = { orderIds: orderIds.slice(from, from + MAX_SEEN_AT_ONCE) };
    await request('POST', `${NEWEST_ORDERS}/cancellations-read`, { body });
  }
}

/** Tells the admin who reminded of these orders that somebody is on it. */
export const answerReminders = (orderIds: readonly number[]) =>
  request<undefined>('POST', `${NEWEST_ORDERS}/reminders-answered`, {
    body: { orderIds: [...orderIds] } satisfies SeenRequest,
  });

export const setLines = (orderId: number, body: LinesRequest) =>
  request<OrderLineView[]>('PUT', `${NEWEST_ORDERS}/${orderId}/lines`, { body });

export const undoOrder = (orderId: number, body: UndoRequest) =>
  request<OrderStatusChangeView>('POST', `/api/restaurant/orders/${orderId}/undo`, { body });

export const recallOrder = (orderId: number, body: UndoRequest) =>
  request<OrderStatusChangeView>('POST', `/api/restaurant/orders/${orderId}/recall`, { body });

export const shiftEstimate = (orderId: number, body: ShiftEstimateRequest) =>
  request<OrderStatusChangeView>('POST', `/api/restaurant/orders/${orderId}/estimate`, { body });

export const toggleOpenState = (body: ToggleStatusRequest) =>
  request<RestaurantInfoView>('POST', '/api/restaurant/toggle-status', { body });
