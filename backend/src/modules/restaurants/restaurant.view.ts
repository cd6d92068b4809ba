/** Entity → answer. */
import { DEFAULT_AVG_RATING } from '../../contracts/constants.ts';
import type {
  RestaurantCardView,
  RestaurantDetailView,
  RestaurantInfoView,
  RestaurantStatsView,
} from '../../contracts/views.ts';
import { toMoney } from '../orders/money.ts';
import type {
  RestaurantCardRow,
  RestaurantDetailRow,
  RestaurantInfoRow,
  RestaurantStatsRow,
} from './restaurant.rows.ts';

const MINUTES_A_DAY = 1_440;

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
    ...(row.matched_dishes?.length ? { matchedDishes: row.matched_dishes } : {}),
  };
}

export function toDetailView(row: RestaurantDetailRow): RestaurantDetailView {
  return {
    ...toCardView(row),
    address: row.address,
    phone: row.phone,
    openingHours: toOpeningHours(row.hours),
    menuVersion: row.menu_version,
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
  };
}

export function toStatsView(row: RestaurantStatsRow): RestaurantStatsView {
  return {
    todayOrders: row.today_orders,
    totalRevenue: toMoney(row.total_revenue_cents),
    todayRevenue: toMoney(row.today_revenue_cents),
    avgRating: row.review_count > 0 ? row.rating : DEFAULT_AVG_RATING.toFixed(1),
    reviewCount: row.review_count,
    menuItems: row.menu_items,
  };
}

/** `11:00-14:00, 17:00-22:30`; empty on a day off. */
export function toOpeningHours(spans: readonly { opens: number; closes: number }[]): string {
  return spans.map(({ opens, closes }) => `${toClock(opens)}-${toClock(closes)}`).join(', ');
}

/** A span may end on the next day; only the end of the day itself is written 24:00. */
function toClock(minutes: number): string {
  const minute = minutes > MINUTES_A_DAY ? minutes - MINUTES_A_DAY : minutes;
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

function toDeliveryTime(row: { delivery_min_minutes: number; delivery_max_minutes: number }): string {
  return `${row.delivery_min_minutes}-${row.delivery_max_minutes} min`;
}
