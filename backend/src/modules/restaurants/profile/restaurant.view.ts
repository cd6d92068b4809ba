/** Entity → answer. */
import { DEFAULT_AVG_RATING } from '../../../contracts/constants.ts';
import type {
  RestaurantCardView,
  RestaurantDetailView,
  RestaurantInfoView,
  RestaurantStatsView,
} from '../../../contracts/restaurants/restaurant-views.ts';
import { toMoney } from '../../../money/money.ts';
import { hoursOf, toOpeningDays, toOpeningHours } from '../opening/opening-days.ts';
import { toReviewView } from './review-standing.ts';
import type {
  RestaurantCardRow,
  RestaurantDetailRow,
  RestaurantInfoRow,
  RestaurantStatsRow,
} from './restaurant.rows.ts';

/** ISO: 1 is Monday. */
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

export function toCardView(row: RestaurantCardRow): RestaurantCardView {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    category: row.category,
    city: row.city,
    imageUrl: row.image_url,
    rating: row.rating,
    reviewCount: row.review_count,
    deliveryTime: toDeliveryTime(row),
    deliveryFee: toMoney(row.delivery_fee_cents),
    minimumOrder: toMoney(row.minimum_order_cents),
    isOpen: row.open,
    version: row.open_version,
    pausedUntil: row.paused_until?.toISOString() ?? null,
    busyMinutes: row.busy_minutes,
    fullUntil: row.full_until?.toISOString() ?? null,
    ...(row.matched_dishes?.length ? { matchedDishes: row.matched_dishes } : {}),
  };
}

export function toDetailView(row: RestaurantDetailRow): RestaurantDetailView {
  const openingDays = toOpeningDays(row.today, row.hours, row.special);
  return {
    ...toCardView(row),
    address: row.address,
    phone: row.phone,
    openingHours: openingDays.find(({ date }) => date === row.today)?.hours ?? '',
    openingWeek: WEEKDAYS.map((weekday) => toOpeningHours(hoursOf(row.hours, weekday))),
    openingDays,
    opensAt: row.open ? null : (row.opens_at?.toISOString() ?? null),
    menuVersion: row.menu_version,
    takesOnlinePayment: row.has_pos,
    legalName: row.legal_name,
    vatId: row.vat_id,
  };
}

/** `isOpen` is the restaurant's own switch here, not whether its hours let it take orders. */
export function toInfoView(row: RestaurantInfoRow): RestaurantInfoView {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    address: row.address,
    deliveryFee: toMoney(row.delivery_fee_cents),
    deliveryTime: toDeliveryTime(row),
    isOpen: row.is_open,
    version: row.open_version,
    city: row.city,
    email: row.email,
    phone: row.phone,
    imageUrl: row.image_url,
    pictureFetch: row.picture_fetch,
    category: row.category,
    minimumOrder: toMoney(row.minimum_order_cents),
    legalName: row.legal_name,
    vatId: row.vat_id,
    traderDeclaredAt: row.trader_declared_at?.toISOString() ?? null,
    infoVersion: row.info_version,
    review: toReviewView(row),
  };
}

export function toStatsView(row: RestaurantStatsRow): RestaurantStatsView {
  return {
    todayOrders: row.today_orders,
    totalRevenue: toMoney(row.total_revenue_cents),
    todayRevenue: toMoney(row.today_revenue_cents),
    lastWeekOrders: row.last_week_orders,
    lastWeekRevenue: toMoney(row.last_week_revenue_cents),
    avgRating: row.review_count > 0 ? row.rating : DEFAULT_AVG_RATING.toFixed(1),
    reviewCount: row.review_count,
    menuItems: row.menu_items,
  };
}

export function toDeliveryTime(row: { delivery_min_minutes: number; delivery_max_minutes: number }): string {
  return `${row.delivery_min_minutes}-${row.delivery_max_minutes} min`;
}
