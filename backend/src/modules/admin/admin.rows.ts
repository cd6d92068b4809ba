import type { AdminCounters } from '../../contracts/admin/admin-views.ts';
import { selectAhead } from '../../database/sql/columns.ts';
import type { User } from '../../entities/accounts/user.entity.ts';
import type { Order } from '../../entities/orders/order.entity.ts';
import { Restaurant } from '../../entities/restaurants/restaurant.entity.ts';

export const LISTED_ORDER = [
  ...(['id', 'version', 'restaurantId', 'totalCents', 'tipCents', 'status', 'reason'] as const),
  ...(['fulfilment', 'riderId', 'paymentMethod', 'paymentStatus', 'createdAt'] as const),
] as const;
export const LISTED_RESTAURANT = [
  ...(['id', 'name', 'address', 'email', 'city', 'isActive', 'reviewStatus', 'suspendedFrom'] as const),
  ...(['subscriptionPlan', 'openVersion'] as const),
] as const;
/** What stands behind `AdminOrderRow` beside columns of `o` and `r`. */
export const PEOPLE_OF_ORDER = `coalesce(o.customer_name, '—') AS "userName", r.name AS "restaurantName",
  (SELECT f.name FROM restaurant_staff f WHERE f.id = o.rider_id) AS "riderName"`;
/** What stands behind `AdminRestaurantRow` beside columns of `r`. */
export const NOW_OF_RESTAURANT = `restaurant_is_open(r, now()) AS "isOpenNow", ${selectAhead(Restaurant, 'r', ['pausedUntil'])},
  (SELECT n.at FROM admin_notices n
    WHERE n.restaurant_id = r.id AND n.kind = 'no_device' AND n.resolved_at IS NULL) AS "noDeviceSince"`;
export const LISTED_USER = ['id', 'name', 'email', 'city', 'createdAt'] as const;

export interface AdminOrderRow extends Pick<Order, (typeof LISTED_ORDER)[number]> {
  userName: string;
  restaurantName: string;
  riderName: string | null;
}

export interface AdminRestaurantRow extends Pick<Restaurant, (typeof LISTED_RESTAURANT)[number]> {
  isOpenNow: boolean;
  /** While it is ahead. */
  pausedUntil: Date | null;
  noDeviceSince: Date | null;
  menuCount: number;
  orderCount: number;
}

export interface AdminUserRow extends Pick<User, (typeof LISTED_USER)[number]> {
  orderCount: number;
  totalSpentCents: number;
}

/** The answer's counters before they have the answer's form, and when they were read. */
export interface AdminCountersRow extends Omit<AdminCounters, 'revenue' | 'avgRating' | 'sockets' | 'at'> {
  revenueCents: number;
  /** It is null without any review. */
  avgRating: string | null;
  readAt: Date;
  /** The next midnight in Europe/Berlin. */
  dayEndsAt: Date;
  /** `order:version` of the events of the last seconds, which the counters contain. */
  recentEvents: string[];
}
