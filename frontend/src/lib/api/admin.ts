import type { AdminOrderView, AdminRestaurantView, AdminStatsView, AdminUserView } from '@contracts/views.ts';
import { get } from './http.ts';

export const fetchAdminStats = (signal?: AbortSignal) => get<AdminStatsView>('/api/admin/stats', signal);

export const fetchAdminRestaurants = (signal?: AbortSignal) =>
  get<AdminRestaurantView[]>('/api/admin/restaurants', signal);

export const fetchAdminUsers = (signal?: AbortSignal) => get<AdminUserView[]>('/api/admin/users', signal);

export const fetchAdminOrders = (signal?: AbortSignal) => get<AdminOrderView[]>('/api/admin/orders', signal);
