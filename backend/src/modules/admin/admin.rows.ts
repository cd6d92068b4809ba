import type { User } from '../../entities/accounts/user.entity.ts';
import type { Order } from '../../entities/orders/order.entity.ts';
import type { Restaurant } from '../../entities/restaurants/restaurant.entity.ts';

export const LISTED_ORDER = [
  ...(['id', 'version', 'restaurantId', 'totalCents', 'tipCents', 'status', 'reason'] as const),
  ...(['paymentMethod', 'paymentStatus', 'createdAt'] as const),
] as const;
export const LISTED_RESTAURANT = [
  ...(['id', 'name', 'address', 'email', 'city', 'isActive', 'reviewStatus', 'suspendedFrom'] as const),
  ...(['subscriptionPlan', 'openVersion'] as const),
] as const;
export const LISTED_USER = ['id', 'name', 'email', 'city', 'createdAt'] as const;

export interface AdminOrderRow extends Pick<Order, (typeof LISTED_ORDER)[number]> {
  userName: string;
  restaurantName: string;
}

export interface AdminRestaurantRow extends Pick<Restaurant, (typeof LISTED_RESTAURANT)[number]> {
  isOpenNow: boolean;
  menuCount: number;
  orderCount: number;
}

export interface AdminUserRow extends Pick<User, (typeof LISTED_USER)[number]> {
  orderCount: number;
  totalSpentCents: number;
}

export interface AdminCountersRow {
  restaurants: number;
  users: number;
  orders_today: number;
  revenue_cents: number;
  /** It is null without any review. */
  avg_rating: string | null;
  review_count: number;
  pending: number;
  preparing: number;
  delivering: number;
  read_at: Date;
  /** The next midnight in Europe/Berlin. */
  day_ends_at: Date;
  /** `order:version` of the events of the last seconds, which the figures contain. */
  recent_events: string[];
}
