import type { AdminRestaurantDetailView, AdminUserDetailView } from '../../contracts/admin/admin.ts';
import type { CapacityView } from '../../contracts/restaurants/capacity.ts';
import type { RestaurantInfoView } from '../../contracts/restaurants/restaurant-views.ts';
import { pick } from '../../database/sql/pick.ts';
import { toMoney } from '../../money/money.ts';
import { toAdminRestaurantView, toAdminUserView } from './admin.view.ts';
import type { RestaurantDetailRow, UserDetailRow } from './details.repository.ts';

export function toRestaurantDetail(
  row: RestaurantDetailRow,
  info: RestaurantInfoView,
  load: CapacityView,
): AdminRestaurantDetailView {
  const { subscriptionPlan: plan, priceCents } = row;
  return {
    ...toAdminRestaurantView(row),
    info,
    load,
    ...pick(row, 'language', 'rating', 'reviewCount', 'dishes', 'staff', 'sessions'),
    createdAt: row.createdAt.toISOString(),
    till: { isUrlSet: row.isUrlSet, isKeySet: row.isKeySet },
    subscription:
      plan === null || priceCents === null
        ? null
        : {
            plan,
            price: toMoney(priceCents),
            startDate: row.startDate,
            endDate: row.endDate,
            isActive: row.subscriptionActive,
          },
    orders: {
      open: row.openOrders,
      today: row.ordersToday,
      last30Days: row.ordersMonth,
      revenueLast30Days: toMoney(row.revenueMonthCents),
    },
    punctuality: row.punctuality,
    lastOrderAt: row.lastOrderAt?.toISOString() ?? null,
  };
}

export function toUserDetail(row: UserDetailRow): AdminUserDetailView {
  return {
    ...toAdminUserView(row),
    ...pick(row, 'phone', 'address', 'language', 'cancelledOrders', 'openOrders', 'reviews', 'favourites', 'addresses'),
    notifications: { email: row.notifyEmail, acceptance: row.notifyAcceptance, push: row.notifyPush },
    lastOrderAt: row.lastOrderAt?.toISOString() ?? null,
    closedAt: row.closedAt?.toISOString() ?? null,
    sessions: row.sessions.map((session) => ({
      createdAt: new Date(session.createdAt).toISOString(),
      expiresAt: new Date(session.expiresAt).toISOString(),
    })),
  };
}
