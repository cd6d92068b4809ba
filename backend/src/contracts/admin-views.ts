/** What the admins' first screens show: the same shapes over HTTP and as socket snapshots. */
import type { City, PaymentMethod, PaymentStatus, ReviewStatus, SubscriptionPlan } from './constants.ts';
import type { CancelReason, OrderStatus } from './order-status.ts';
import type { IsoTime, Money } from './units.ts';

/** `GET /api/admin/orders`, latest orders of the `admin` topic. */
export interface AdminOrderView {
  id: number;
  version: number;
  userName: string;
  restaurantId: number;
  restaurantName: string;
  totalAmount: Money;
  /** Not in `totalAmount`. */
  tip: Money;
  status: OrderStatus;
  reason: CancelReason | null;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  createdAt: IsoTime;
}

/** `GET /api/admin/stats`. */
export interface AdminStatsView {
  restaurants: number;
  users: number;
  ordersToday: number;
  /** Of the calendar month in Europe/Berlin, cancelled orders left out. */
  revenue: Money;
  avgRating: string;
  /** Of all restaurants; 0 while `avgRating` is only its default. */
  reviewCount: number;
}

export interface AdminRestaurantView {
  id: number;
  name: string;
  address: string;
  email: string;
  city: City;
  isOpen: boolean;
  isActive: boolean;
  reviewStatus: ReviewStatus;
  /** May lie ahead; null where there is no suspension. */
  suspendedFrom: IsoTime | null;
  menuCount: number;
  orderCount: number;
  subscriptionPlan: SubscriptionPlan | null;
  version: number;
}

export interface AdminUserView {
  id: number;
  name: string;
  email: string;
  city: City;
  orderCount: number;
  totalSpent: Money;
  createdAt: IsoTime;
}

/** `admin:counters` without its envelope. */
export interface AdminCounters extends AdminStatsView {
  pending: number;
  preparing: number;
  delivering: number;
  sockets: number;
  at: IsoTime;
}
