/** Entity → answer. */
import { DEFAULT_AVG_RATING } from '../../contracts/constants.ts';
import type {
  AdminCounters,
  AdminOrderView,
  AdminRestaurantView,
  AdminUserView,
} from '../../contracts/admin/admin-views.ts';
import { toMoney } from '../../money/money.ts';
import type { AdminCountersRow, AdminOrderRow, AdminRestaurantRow, AdminUserRow } from './admin.rows.ts';

export function toAdminOrderView(row: AdminOrderRow): AdminOrderView {
  return {
    id: row.id,
    version: row.version,
    userName: row.user_name,
    restaurantId: row.restaurant_id,
    restaurantName: row.restaurant_name,
    totalAmount: toMoney(row.total_cents),
    tip: toMoney(row.tip_cents),
    status: row.status,
    reason: row.reason,
    paymentMethod: row.payment_method,
    paymentStatus: row.payment_status,
    createdAt: row.created_at.toISOString(),
  };
}

export function toAdminRestaurantView(row: AdminRestaurantRow): AdminRestaurantView {
  return {
    id: row.id,
    name: row.name,
    address: row.address,
    email: row.email,
    city: row.city,
    isOpen: row.open,
    isActive: row.is_active,
    reviewStatus: row.review_status,
    suspendedFrom: row.suspended_from?.toISOString() ?? null,
    menuCount: row.menu_count,
    orderCount: row.order_count,
    subscriptionPlan: row.subscription_plan,
    version: row.open_version,
  };
}

export function toAdminUserView(row: AdminUserRow): AdminUserView {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    city: row.city,
    orderCount: row.order_count,
    totalSpent: toMoney(row.total_spent_cents),
    createdAt: row.created_at.toISOString(),
  };
}

export function toCounters(row: AdminCountersRow): Omit<AdminCounters, 'sockets' | 'at'> {
  return {
    restaurants: row.restaurants,
    users: row.users,
    ordersToday: row.orders_today,
    revenue: toMoney(row.revenue_cents),
    avgRating: row.avg_rating ?? DEFAULT_AVG_RATING.toFixed(1),
    reviewCount: row.review_count,
    pending: row.pending,
    preparing: row.preparing,
    delivering: row.delivering,
  };
}
