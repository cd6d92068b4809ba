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
    userName: row.userName,
    restaurantId: row.restaurantId,
    restaurantName: row.restaurantName,
    totalAmount: toMoney(row.totalCents),
    tip: toMoney(row.tipCents),
    status: row.status,
    reason: row.reason,
    paymentMethod: row.paymentMethod,
    paymentStatus: row.paymentStatus,
    createdAt: row.createdAt.toISOString(),
  };
}

export function toAdminRestaurantView(row: AdminRestaurantRow): AdminRestaurantView {
  return {
    id: row.id,
    name: row.name,
    address: row.address,
    email: row.email,
    city: row.city,
    isOpen: row.isOpenNow,
    isActive: row.isActive,
    reviewStatus: row.reviewStatus,
    suspendedFrom: row.suspendedFrom?.toISOString() ?? null,
    menuCount: row.menuCount,
    orderCount: row.orderCount,
    subscriptionPlan: row.subscriptionPlan,
    version: row.openVersion,
  };
}

export function toAdminUserView(row: AdminUserRow): AdminUserView {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    city: row.city,
    orderCount: row.orderCount,
    totalSpent: toMoney(row.totalSpentCents),
    createdAt: row.createdAt.toISOString(),
  };
}

export function toCounters(row: AdminCountersRow): Omit<AdminCounters, 'sockets' | 'at'> {
  const { revenueCents, avgRating, readAt, dayEndsAt, recentEvents, ...counts } = row;
  return { ...counts, revenue: toMoney(revenueCents), avgRating: avgRating ?? DEFAULT_AVG_RATING.toFixed(1) };
}
