import { DEFAULT_AVG_RATING } from '../../contracts/constants.ts';
import type {
  AdminCounters,
  AdminOrderView,
  AdminRestaurantView,
  AdminUserView,
} from '../../contracts/admin/admin-views.ts';
import { pick } from '../../database/sql/pick.ts';
import { toMoney } from '../../money/money.ts';
import type { AdminCountersRow, AdminOrderRow, AdminRestaurantRow, AdminUserRow } from './admin.rows.ts';

export function toAdminOrderView(row: AdminOrderRow): AdminOrderView {
  return {
    ...pick(row, 'id', 'version', 'userName', 'restaurantId', 'restaurantName', 'status', 'reason', 'paymentMethod'),
    ...pick(row, 'paymentStatus', 'fulfilment', 'riderId', 'riderName'),
    totalAmount: toMoney(row.totalCents),
    tip: toMoney(row.tipCents),
    createdAt: row.createdAt.toISOString(),
  };
}

export function toAdminRestaurantView(row: AdminRestaurantRow): AdminRestaurantView {
  return {
    ...pick(row, 'id', 'name', 'address', 'email', 'city', 'isActive', 'reviewStatus', 'menuCount', 'orderCount'),
    ...pick(row, 'subscriptionPlan'),
    isOpen: row.isOpenNow,
    suspendedFrom: row.suspendedFrom?.toISOString() ?? null,
    pausedUntil: row.pausedUntil?.toISOString() ?? null,
    noDeviceSince: row.noDeviceSince?.toISOString() ?? null,
    version: row.openVersion,
  };
}

export function toAdminUserView(row: AdminUserRow): AdminUserView {
  return {
    ...pick(row, 'id', 'name', 'email', 'city', 'orderCount'),
    totalSpent: toMoney(row.totalSpentCents),
    createdAt: row.createdAt.toISOString(),
  };
}

export function toCounters(row: AdminCountersRow): Omit<AdminCounters, 'sockets' | 'at'> {
  const { revenueCents, avgRating, readAt, dayEndsAt, recentEvents, ...counts } = row;
  return { ...counts, revenue: toMoney(revenueCents), avgRating: avgRating ?? DEFAULT_AVG_RATING.toFixed(1) };
}
