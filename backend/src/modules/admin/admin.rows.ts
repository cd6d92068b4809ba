import type { City, PaymentMethod, PaymentStatus, ReviewStatus, SubscriptionPlan } from '../../contracts/constants.ts';
import type { CancelReason, OrderStatus } from '../../contracts/orders/order-status.ts';

export interface AdminOrderRow {
  id: number;
  version: number;
  user_name: string;
  restaurant_id: number;
  restaurant_name: string;
  total_cents: number;
  tip_cents: number;
  status: OrderStatus;
  reason: CancelReason | null;
  payment_method: PaymentMethod;
  payment_status: PaymentStatus;
  created_at: Date;
}

export interface AdminRestaurantRow {
  id: number;
  name: string;
  address: string;
  email: string;
  city: City;
  open: boolean;
  is_active: boolean;
  review_status: ReviewStatus;
  suspended_from: Date | null;
  menu_count: number;
  order_count: number;
  subscription_plan: SubscriptionPlan | null;
  open_version: number;
}

export interface AdminUserRow {
  id: number;
  name: string;
  email: string;
  city: City;
  order_count: number;
  total_spent_cents: number;
  created_at: Date;
}

export interface AdminCountersRow {
  restaurants: number;
  users: number;
  orders_today: number;
  revenue_cents: number;
  /** Null without any review. */
  avg_rating: string | null;
  review_count: number;
  pending: number;
  preparing: number;
  delivering: number;
  read_at: Date;
  /** The next midnight in Berlin. */
  day_ends_at: Date;
  /** `order:version` of the events of the last seconds, which the figures contain. */
  recent_events: string[];
}
