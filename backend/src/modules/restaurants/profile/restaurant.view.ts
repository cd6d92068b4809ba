import { DEFAULT_AVG_RATING } from '../../../contracts/constants.ts';
import { toDeliveryTime } from '../../../contracts/restaurants/delivery-time.ts';
import type {
  RestaurantCardView,
  RestaurantDetailView,
  RestaurantInfoView,
  RestaurantStatsView,
} from '../../../contracts/restaurants/restaurant-views.ts';
import { pick } from '../../../database/sql/pick.ts';
import { toMoney } from '../../../money/money.ts';
import { doorOf } from '../../delivery/door.ts';
import { hoursOf, toOpeningDays, toOpeningHours } from '../opening/opening-days.ts';
import { toApprovalView } from './approval-standing.ts';
import type { RestaurantCardRow, RestaurantDetailRow, RestaurantInfo, RestaurantStatsRow } from './restaurant.rows.ts';

/** The ISO number of the day: 1 is Monday. */
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

export function toCardView(row: RestaurantCardRow): RestaurantCardView {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    category: row.category,
    city: row.city,
    imageUrl: row.imageUrl,
    rating: row.rating,
    reviewCount: row.reviewCount,
    deliveryTime: toDeliveryTime(row),
    deliveryFee: toMoney(row.deliveryFeeCents),
    freeFrom: row.freeFromCents === null ? null : toMoney(row.freeFromCents),
    minimumOrder: toMoney(row.minimumOrderCents),
    ...pick(row, 'deliversByArea', 'offersPickup', 'pickupMinutes'),
    pickupMinimum: toMoney(row.pickupMinimumCents),
    isOpen: row.open,
    version: row.openVersion,
    pausedUntil: row.pausedUntil?.toISOString() ?? null,
    busyMinutes: row.busyMinutes,
    fullUntil: row.fullUntil?.toISOString() ?? null,
    ...(row.matchedDishes?.length ? { matchedDishes: row.matchedDishes } : {}),
  };
}

export function toDetailView(row: RestaurantDetailRow): RestaurantDetailView {
  const openingDays = toOpeningDays(row.today, row.hours, row.special);
  return {
    ...toCardView(row),
    ...pick(row, 'address', 'phone', 'menuVersion', 'legalName', 'vatId', 'deliveryPostcodes'),
    openingHours: openingDays.find(({ date }) => date === row.today)?.hours ?? '',
    openingWeek: WEEKDAYS.map((weekday) => toOpeningHours(hoursOf(row.hours, weekday))),
    openingDays,
    opensAt: row.open ? null : (row.opensAt?.toISOString() ?? null),
    onTimeOfTen: row.onTimeOfTen,
    takesOnlinePayment: row.hasPos,
  };
}

/** `isOpen` is the restaurant's own switch here, not whether its hours let it take orders. */
export function toInfoView(row: RestaurantInfo): RestaurantInfoView {
  return {
    ...pick(row, 'id', 'name', 'description', 'address', 'isOpen', 'city', 'email', 'phone', 'imageUrl'),
    ...pick(row, 'pictureFetch', 'category', 'legalName', 'vatId', 'infoVersion', 'isNew', 'openingNeeds'),
    deliveryFee: toMoney(row.deliveryFeeCents),
    deliveryTime: toDeliveryTime(row),
    version: row.openVersion,
    minimumOrder: toMoney(row.minimumOrderCents),
    ...pick(row, 'offersPickup', 'pickupMinutes', 'latitude', 'longitude'),
    door: doorOf(row),
    pickupMinimum: toMoney(row.pickupMinimumCents),
    traderDeclaredAt: row.traderDeclaredAt?.toISOString() ?? null,
    review: toApprovalView(row),
  };
}

export function toStatsView(row: RestaurantStatsRow): RestaurantStatsView {
  return {
    ...pick(row, 'todayOrders', 'lastWeekOrders', 'reviewCount', 'menuItems'),
    totalRevenue: toMoney(row.totalRevenueCents),
    todayRevenue: toMoney(row.todayRevenueCents),
    lastWeekRevenue: toMoney(row.lastWeekRevenueCents),
    avgRating: row.reviewCount > 0 ? row.rating : DEFAULT_AVG_RATING.toFixed(1),
  };
}
