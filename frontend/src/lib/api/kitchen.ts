import type { ChangeStatusRequest, ToggleStatusRequest } from '@contracts/requests.ts';
import type {
  OrderStatusView,
  RestaurantInfoView,
  RestaurantMenuItemView,
  RestaurantOrderView,
  RestaurantStatsView,
} from '@contracts/views.ts';
import { get, request } from './http.ts';

export const fetchKitchenStats = (signal?: AbortSignal) => get<RestaurantStatsView>('/api/restaurant/stats', signal);

export const fetchKitchenOrders = (signal?: AbortSignal) =>
  get<RestaurantOrderView[]>('/api/restaurant/orders', signal);

export const fetchKitchenMenu = (signal?: AbortSignal) => get<RestaurantMenuItemView[]>('/api/restaurant/menu', signal);

export const fetchKitchenInfo = (signal?: AbortSignal) => get<RestaurantInfoView>('/api/restaurant/info', signal);

export const changeOrderStatus = (orderId: number, body: ChangeStatusRequest) =>
  request<OrderStatusView>('PUT', `/api/restaurant/orders/${orderId}/status`, { body });

export const toggleOpenState = (body: ToggleStatusRequest) =>
  request<RestaurantInfoView>('POST', '/api/restaurant/toggle-status', { body });
