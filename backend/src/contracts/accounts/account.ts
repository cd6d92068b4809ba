/** What customers keep with their account: answers and requests. Money and time as in `units.ts`. */
import type { City, Language, PaymentMethod, PaymentStatus } from '../constants.ts';
import type { VatRate } from '../menus/declared.ts';
import type { LoyaltyView } from '../orders/loyalty.ts';
import type { Handover } from '../orders/handover.ts';
import type { Fulfilment } from '../orders/fulfilment.ts';
import type { CancelReason, OrderStatus } from '../orders/order-status.ts';
import type { TimelineEntry } from '../orders/order-views.ts';
import type { PostalAddress } from '../places/postal-address.ts';
import type { Count, Id, IsoTime, Money, Rating } from '../units.ts';
import type { OrderProblemView, ProblemAnswerView } from '../orders/order-problems.ts';
import type { OrderWishes } from '../orders/order-wishes.ts';

export const MAX_ADDRESSES = 20;
export const MAX_ADDRESS_LENGTH = { label: 60, address: 300, notes: 300 } as const;

/** `GET /api/addresses`, the default one first, then the newest.  */
export interface AddressView {
  id: Id;
  label: string;
  address: string;
  /** Its parts; null where they cannot be told from the text. */
  postal: PostalAddress | null;
  /** What the driver has to know at the door. */
  notes: string | null;
  isDefault: boolean;
  createdAt: IsoTime;
}

/** `GET /api/profile/summary`. */
export interface ProfileSummaryView {
  /** All that were placed, the cancelled ones among them. */
  orders: Count;
  favourites: Count;
  reviews: Count;
  loyaltyPoints: Count;
  loyalty: LoyaltyView;
}

/** `GET` and `PUT /api/notifications/settings`: news about orders. The confirmation of an order is always sent. */
export interface NotificationSettings {
  /** E-mails about what becomes of an order, beside its acceptance; its confirmation is always sent. */
  email: boolean;
  /** An e-mail when the restaurant accepts an order, too. */
  acceptance: boolean;
  /** Messages on the devices that asked for them. */
  push: boolean;
}

/** `GET /api/notifications/push/key`, 404 when Web Push is not set up. */
export interface PushKeyView {
  /** The key in base64url, as `applicationServerKey` takes it. */
  publicKey: string;
}

/** What a push message carries to the service worker, as JSON. */
export interface PushMessage {
  title: string;
  body: string;
  /** The same for all of one order, so that the newest replaces the one before. */
  tag: string;
  /** The path on this origin that a click opens. */
  url: string;
  /** Null in what a restaurant is told of itself. */
  orderId: number | null;
  version: number;
  /** Null in what a restaurant is told. */
  status: OrderStatus | null;
}

export interface ExportedOrder extends OrderWishes {
  id: Id;
  restaurantName: string;
  status: OrderStatus;
  reason: CancelReason | null;
  createdAt: IsoTime;
  scheduledFor: IsoTime | null;
  customerName: string | null;
  customerEmail: string | null;
  customerPhone: string | null;
  fulfilment: Fulfilment;
  /** Null when the meal was picked up. */
  deliveryAddress: string | null;
  /** Its parts, where they can be told. */
  address: PostalAddress | null;
  /** How a rider handed it over; null where no rider did. */
  handover: Handover | null;
  /** When a rider last found nobody at the door. */
  nobodyThereAt: IsoTime | null;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  language: Language;
  subtotal: Money;
  deposit: Money;
  deliveryFee: Money;
  total: Money;
  /** The total does not contain it. */
  tip: Money;
  items: {
    name: string;
    quantity: Count;
    unitPrice: Money;
    deposit: Money;
    vatRate: VatRate;
    options: { group: string; name: string }[];
    notes: string | null;
  }[];
  timeline: TimelineEntry[];
}

interface ExportedProblem extends Pick<OrderProblemView, 'orderId' | 'kind' | 'wish' | 'text' | 'createdAt'> {
  restaurantName: string;
  /** The dishes that it is about. */
  items: string[];
  answers: Pick<ProblemAnswerView, 'by' | 'text' | 'at'>[];
}

/** `GET /api/account/export`: everything that is stored about the person. */
export interface AccountExport {
  exportedAt: IsoTime;
  profile: {
    id: Id;
    name: string;
    email: string;
    emailVerifiedAt: IsoTime | null;
    /** What the e-mail becomes once it is confirmed. */
    pendingEmail: string | null;
    phone: string | null;
    city: City;
    address: string | null;
    language: Language;
    createdAt: IsoTime;
  };
  notifications: NotificationSettings;
  /** Browsers that are notified, by the service that carries it. */
  pushSubscriptions: { service: string; orderId: Id | null; createdAt: IsoTime }[];
  addresses: AddressView[];
  orders: ExportedOrder[];
  /** What they reported about orders, with what they were answered. */
  problems: ExportedProblem[];
  reviews: { orderId: Id; restaurantName: string; rating: Count; text: string | null; createdAt: IsoTime }[];
  favourites: { restaurantId: Id; restaurantName: string; createdAt: IsoTime }[];
  passkeys: { name: string; createdAt: IsoTime; lastUsedAt: IsoTime | null }[];
  sessions: {
    createdAt: IsoTime;
    expiresAt: IsoTime;
    lastSeenAt: IsoTime;
    device: string | null;
    isCurrent: boolean;
  }[];
}

/** `GET /api/welcome`: what the login page may claim. Counted, at most a minute ago. */
export interface WelcomeView {
  restaurants: Count;
  deliveredOrders: Count;
  reviews: Count;
  /** Of all reviews, with one place; null without any. */
  averageRating: Rating | null;
}
