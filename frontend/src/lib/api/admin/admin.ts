import type { AdminOrderView, AdminStatsView } from '@contracts/admin/admin-views.ts';
import { get } from '../../http/http.ts';

export const fetchAdminStats = (signal?: AbortSignal) => get<AdminStatsView>('/api/admin/stats', signal);

export const fetchAdminOrders = (signal?: AbortSignal) => get<AdminOrderView[]>('/api/admin/orders', signal);
