/** What the admins' first screens show: the same shapes over HTTP and as socket snapshots. */
import type { City, PaymentMethod, PaymentStatus } from '../constants.ts';
import type { ApprovalStatus, SubscriptionPlan } from '../restaurants/plans.ts';
import type { Fulfilment } from '../orders/fulfilment.ts';
import type { CancelReason, OrderStatus } from '../orders/order-status.ts';
import type { Count, Id, IsoTime, Money, Rating, Version } from '../units.ts';

/** `GET /api/admin/orders`, latest orders of the `admin` topic. */
export interface AdminOrderView {
  id: Id;
  version: Version;
  userName: string;
  restaurantId: Id;
  restaurantName: string;
  totalAmount: Money;
  /** The total does not contain it. */
  tip: Money;
  fulfilment: Fulfilment;
  riderId: Id | null;
  riderName: string | null;
  status: OrderStatus;
  reason: CancelReason | null;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  createdAt: IsoTime;
}

/** `GET /api/admin/stats`. */
export interface AdminStatsView {
  restaurants: Count;
  users: Count;
  /** The day counts from midnight in Europe/Berlin. */
  ordersToday: Count;
  /** Of the calendar month in Europe/Berlin, cancelled orders left out. */
  revenue: Money;
  avgRating: Rating;
  /** Of all restaurants; 0 while `avgRating` is only its default. */
  reviewCount: Count;
}

export interface AdminRestaurantView {
  id: Id;
  name: string;
  address: string;
  email: string;
  city: City;
  isOpen: boolean;
  isActive: boolean;
  reviewStatus: ApprovalStatus;
  /** May lie ahead; null where there is no suspension. */
  suspendedFrom: IsoTime | null;
  /** While a pause lasts; `UNTIL_RESUMED` when it does not end by itself. */
  pausedUntil: IsoTime | null;
  /** Since when it is open and no device shows its orders. */
  noDeviceSince: IsoTime | null;
  menuCount: Count;
  orderCount: Count;
  subscriptionPlan: SubscriptionPlan | null;
  /** The version of the open state. */
  version: Version;
}

export interface AdminUserView {
  id: Id;
  name: string;
  email: string;
  city: City;
  orderCount: Count;
  /** Cancelled orders are left out. */
  totalSpent: Money;
  createdAt: IsoTime;
}

/** `admin:counters` without its envelope. */
export interface AdminCounters extends AdminStatsView {
  pending: Count;
  preparing: Count;
  delivering: Count;
  sockets: Count;
  at: IsoTime;
}
