/** What the admins' screens ask for beside the specification's lists. Money and time as in `units.ts`. */
import type { PunctualityView } from '../orders/prediction.ts';
import type { AdminRole } from '../accounts/admin-roles.ts';
import type { NotificationSettings } from '../accounts/account.ts';
import type { City, Language, PaymentStatus } from '../constants.ts';
import type { SubscriptionPlan } from '../restaurants/plans.ts';
import type { CancelReason, OrderActor, OrderStatus } from '../orders/order-status.ts';
import type { CapacityView } from '../restaurants/capacity.ts';
import type { AdminRestaurantView, AdminUserView } from './admin-views.ts';
import type { OrderView } from '../orders/order-views.ts';
import type { RestaurantInfoView } from '../restaurants/restaurant-views.ts';
import type { Count, Id, IsoTime, Money, Rating, Version } from '../units.ts';

/** `GET /api/admin/admins`, and the answer to changes of one. */
export interface AdminAccountView {
  id: Id;
  name: string | null;
  email: string;
  role: AdminRole;
  hasSecondFactor: boolean;
  /** How many sessions are open. */
  sessions: Count;
  createdAt: IsoTime;
}

export const RECOVERY_CODES = 10;

/** `GET /api/admin/second-factor`. */
export interface SecondFactorView {
  isEnabled: boolean;
  /** The account of the demo data, on this machine, needs none. */
  isExempt: boolean;
  enabledAt: IsoTime | null;
  recoveryCodesLeft: Count;
}

/** `POST /api/admin/second-factor`: shown this once. It counts after `confirm`. */
export interface SecondFactorEnrolmentView {
  uri: string;
  /** The secret in base32, for typing it in. */
  secret: string;
  /** The QR code as an `<svg>` element. */
  qrSvg: string;
}

/** The answer to `confirm` and `recovery-codes`: shown this once. */
export interface RecoveryCodesView {
  recoveryCodes: string[];
}

/** Of `q` in the tables; an order's number may be shorter. */
export const MIN_SEARCH_LENGTH = 3;

/** `?sort=`; `newest` where nothing is said. `orders`: of the last 30 days. */
export const TABLE_SORTS = {
  orders: ['newest', 'oldest'],
  restaurants: ['newest', 'oldest', 'name', 'orders'],
  users: ['newest', 'oldest', 'name'],
} as const;
export type TableSort = (typeof TABLE_SORTS)[keyof typeof TABLE_SORTS][number];

/** `?state=` of the restaurants: what keeps them from taking orders now. */
export const RESTAURANT_STATES = ['paused', 'suspended', 'no_device'] as const;
export type RestaurantState = (typeof RESTAURANT_STATES)[number];

/** `X-Total-Count` of the tables counts no further: there are at least that many. */
export const MOST_COUNTED = 10_000;

/** One line of an order's outbox: also changes of its estimate and its payment. */
export interface AdminOrderEventView {
  version: Version;
  status: OrderStatus;
  previousStatus: OrderStatus | null;
  by: OrderActor;
  /** Of the customer, restaurant or admin; null for guests and the system. */
  actorId: Id | null;
  /** Of an admin or of somebody of the restaurant's staff, as long as they are; null for its own login. */
  actorName: string | null;
  reason: CancelReason | null;
  paymentStatus: PaymentStatus;
  estimatedFrom: IsoTime | null;
  estimatedTo: IsoTime | null;
  at: IsoTime;
  /** How many e-mails and push messages went out about it. */
  notifications: Count;
}

/** `GET /api/admin/orders/{id}`. */
export interface AdminOrderDetailView {
  /** With the whole timeline, address and notes, and without anybody's tokens. */
  order: OrderView;
  customer: {
    /** Null for guests, and once the account was erased. */
    userId: Id | null;
    name: string | null;
    email: string | null;
    phone: string | null;
    language: Language;
    isGuest: boolean;
  };
  restaurant: { id: Id; name: string; email: string; phone: string | null; city: City };
  /** Who of the restaurant's riders has it: their restaurant reaches them. */
  rider: { id: Id; name: string } | null;
  events: AdminOrderEventView[];
}

/** `GET /api/admin/restaurants/{id}`. */
export interface AdminRestaurantDetailView extends AdminRestaurantView {
  info: RestaurantInfoView;
  load: CapacityView;
  language: Language;
  rating: Rating;
  reviewCount: Count;
  createdAt: IsoTime;
  /** Whether a POS is set up; its address and key are never answered. */
  till: { isUrlSet: boolean; isKeySet: boolean };
  subscription: {
    plan: SubscriptionPlan;
    price: Money;
    startDate: string | null;
    endDate: string | null;
    isActive: boolean;
  } | null;
  dishes: Count;
  staff: Count;
  /** Signed-in browsers: the nearest thing to its devices. */
  sessions: Count;
  orders: { open: Count; today: Count; last30Days: Count; revenueLast30Days: Money };
  /** Of deliveries of the last four weeks; null where nothing was measured yet. */
  punctuality: PunctualityView | null;
  lastOrderAt: IsoTime | null;
}

/** `GET /api/admin/users/{id}`. */
export interface AdminUserDetailView extends AdminUserView {
  phone: string | null;
  address: string | null;
  language: Language;
  cancelledOrders: Count;
  openOrders: Count;
  reviews: Count;
  favourites: Count;
  addresses: Count;
  notifications: NotificationSettings;
  lastOrderAt: IsoTime | null;
  /** When an admin closed the account. */
  closedAt: IsoTime | null;
  /** The newest comes first. */
  sessions: { createdAt: IsoTime; expiresAt: IsoTime }[];
}
