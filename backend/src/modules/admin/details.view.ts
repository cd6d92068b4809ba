/** Rows → answers. */
import type { AdminRestaurantDetailView, AdminUserDetailView } from '../../contracts/admin/admin.ts';
import type { LoadView } from '../../contracts/restaurants/capacity.ts';
import type { RestaurantInfoView } from '../../contracts/restaurants/restaurant-views.ts';
import { toMoney } from '../../money/money.ts';
import { toAdminRestaurantView, toAdminUserView } from './admin.view.ts';
import type { RestaurantDetailRow, UserDetailRow } from './details.repository.ts';

export function toRestaurantDetail(
  row: RestaurantDetailRow,
  info: RestaurantInfoView,
  load: LoadView,
): AdminRestaurantDetailView {
  const { subscription_plan: plan, price_cents: priceCents } = row;
  return {
    ...toAdminRestaurantView(row),
    info,
    load,
    language: row.language,
    rating: row.rating,
    reviewCount: row.review_count,
    createdAt: row.created_at.toISOString(),
    till: { isUrlSet: row.is_url_set, isKeySet: row.is_key_set },
    subscription:
      plan === null || priceCents === null
        ? null
        : {
            plan,
            price: toMoney(priceCents),
            startDate: row.start_date,
            endDate: row.end_date,
            isActive: row.subscription_active,
          },
    dishes: row.dishes,
    staff: row.staff,
    sessions: row.sessions,
    orders: {
      open: row.open_orders,
      today: row.orders_today,
      last30Days: row.orders_month,
      revenueLast30Days: toMoney(row.revenue_month_cents),
    },
    lastOrderAt: row.last_order_at?.toISOString() ?? null,
  };
}

export function toUserDetail(row: UserDetailRow): AdminUserDetailView {
  return {
    ...toAdminUserView(row),
    phone: row.phone,
    address: row.address,
    language: row.language,
    cancelledOrders: row.cancelled_orders,
    openOrders: row.open_orders,
    reviews: row.reviews,
    favourites: row.favourites,
    addresses: row.addresses,
    notifications: { email: row.notify_email, push: row.notify_push },
    lastOrderAt: row.last_order_at?.toISOString() ?? null,
    closedAt: row.closed_at?.toISOString() ?? null,
    sessions: row.sessions.map((session) => ({
      createdAt: new Date(session.created_at).toISOString(),
      expiresAt: new Date(session.expires_at).toISOString(),
    })),
  };
}
