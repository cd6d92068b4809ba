/**
 * What the server answers: the same shapes over HTTP and as socket snapshots.
 * Money is a decimal string with two places in euro, time is ISO 8601 UTC.
 */
import type {
  Additive,
  Allergen,
  Category,
  City,
  PaymentMethod,
  PaymentStatus,
  Role,
  SubscriptionPlan,
  VatRate,
} from './constants.ts';
import type { CancelReason, OrderActor, OrderStatus } from './order-status.ts';
import type { Star } from './reviews.ts';

export type Money = string;
export type IsoTime = string;

/** `GET /api/user`, and the answer to logins. A restaurant's account has its restaurant's id as `id`. */
export interface AccountView {
  id: number;
  role: Role;
  name: string | null;
  email: string;
  city: City | null;
  phone: string | null;
  address: string | null;
  createdAt: IsoTime;
}

/** A card in `GET /api/restaurants`. */
export interface RestaurantCardView {
  id: number;
  name: string;
  description: string | null;
  category: Category;
  city: City;
  imageUrl: string | null;
  rating: string;
  reviewCount: number;
  deliveryTime: string;
  deliveryFee: Money;
  minimumOrder: Money;
  isOpen: boolean;
  /** Of the open state: rises with every change of it. */
  version: number;
  /** When `q` was asked for: at most three available dishes that answer it. */
  matchedDishes?: string[];
}

/** `GET /api/restaurants/{id}`. */
export interface RestaurantDetailView extends RestaurantCardView {
  address: string;
  phone: string | null;
  /** For people, e.g. `11:00-22:30`. */
  openingHours: string;
  menuVersion: number;
  legalName: string | null;
  vatId: string | null;
}

export interface MenuItemView {
  id: number;
  name: string;
  description: string | null;
  price: Money;
  imageUrl: string | null;
  available: boolean;
  /** Percent. */
  vatRate: VatRate;
  /** Pfand, on top of the price. `0.00` when there is none. */
  deposit: Money;
  depositKind: 'einweg' | 'mehrweg' | null;
  allergens: Allergen[];
  additives: Additive[];
  isVegetarian: boolean;
  isVegan: boolean;
  /** Of packaged drinks, in millilitres; the litre price follows from it. */
  volumeMl: number | null;
  /** In the order in which they are shown; none for most drinks. */
  optionGroups: OptionGroupView[];
}

/** A choice that a dish asks for (`minChoices` above 0) or offers. */
export interface OptionGroupView {
  id: number;
  name: string;
  minChoices: number;
  maxChoices: number;
  options: OptionView[];
}

export interface OptionView {
  id: number;
  name: string;
  /** On top of the dish, at its VAT rate. */
  price: Money;
  available: boolean;
  allergens: Allergen[];
  additives: Additive[];
  isVegetarian: boolean;
  isVegan: boolean;
}

/** `GET /api/restaurants/{id}/menus`. */
export interface MenuView {
  id: number;
  name: string;
  description: string | null;
  items: MenuItemView[];
}

export interface OrderItemView {
  id: number;
  menuItemId: number | null;
  /** As it was called when it was ordered. */
  name: string;
  quantity: number;
  unitPrice: Money;
  /** Pfand per piece. */
  deposit: Money;
  vatRate: VatRate;
  notes: string | null;
  /** What was chosen with it; its prices are part of `unitPrice`. */
  options: { group: string; name: string; price: Money }[];
  /** The specification's tracking screen reads the name here. */
  menuItem: { name: string };
}

export interface TimelineEntry {
  status: OrderStatus;
  at: IsoTime;
  by: OrderActor;
}

export interface VatLine {
  /** Percent. */
  rate: VatRate;
  net: Money;
  vat: Money;
  gross: Money;
}

/** The priced breakdown: computed once on the server, shown everywhere. */
export interface PriceBreakdown {
  /** Dishes without deposit. */
  subtotal: Money;
  deposit: Money;
  deliveryFee: Money;
  total: Money;
  vat: VatLine[];
}

/** `GET /api/orders/{id}`, `GET /api/my-orders`, snapshots of `order:{id}`. */
export interface OrderView extends PriceBreakdown {
  id: number;
  version: number;
  status: OrderStatus;
  reason: CancelReason | null;
  createdAt: IsoTime;
  updatedAt: IsoTime;
  /** Null for share-link holders, who see no full address. */
  deliveryAddress: string | null;
  customerName: string | null;
  customerPhone: string | null;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  notes: string | null;
  /** For whoever rings the bell. */
  deliveryNotes: string | null;
  wantsReusable: boolean;
  /** Null: as soon as possible. */
  scheduledFor: IsoTime | null;
  /** Ordered without an account. */
  isGuest: boolean;
  /** Equal to `total`; the specification's name for it. */
  totalAmount: Money;
  items: OrderItemView[];
  restaurantId: number;
  restaurantName: string;
  /** The supplier, as the receipt names it. */
  restaurant: {
    id: number;
    name: string;
    phone: string | null;
    imageUrl: string | null;
    address: string;
    legalName: string | null;
    vatId: string | null;
  };
  timeline: TimelineEntry[];
  estimatedFrom: IsoTime | null;
  estimatedTo: IsoTime | null;
  /** When the restaurant must have answered. */
  acceptDeadline: IsoTime;
  /** For `?t=`; only the order's owner gets it. */
  shareToken: string | null;
  /** For `?t=`, too: the guest who ordered shows it to be the owner. */
  guestToken: string | null;
  /** Its owner's; null for everyone else, and until there is one. */
  review: { rating: Star; text: string | null } | null;
}

/** `GET /api/restaurant/orders`, snapshots of `restaurant:{id}:orders`. Snake case is the specification's. */
export interface RestaurantOrderView {
  id: number;
  version: number;
  status: OrderStatus;
  reason: CancelReason | null;
  created_at: IsoTime;
  updated_at: IsoTime;
  customer_name: string;
  customer_email: string;
  customer_phone: string | null;
  delivery_address: string;
  notes: string | null;
  total_amount: Money;
  payment_method: PaymentMethod;
  payment_status: PaymentStatus;
  estimated_from: IsoTime | null;
  estimated_to: IsoTime | null;
  accept_deadline: IsoTime;
  delivery_notes: string | null;
  wants_reusable: boolean;
  scheduled_for: IsoTime | null;
  items: {
    name: string;
    quantity: number;
    unit_price: Money;
    notes: string | null;
    options: { group: string; name: string }[];
  }[];
}

/** `GET /api/admin/orders`, latest orders of the `admin` topic. */
export interface AdminOrderView {
  id: number;
  version: number;
  userName: string;
  restaurantId: number;
  restaurantName: string;
  totalAmount: Money;
  status: OrderStatus;
  reason: CancelReason | null;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  createdAt: IsoTime;
}

/** `GET /api/restaurant/stats`. Today is the calendar day in Europe/Berlin. */
export interface RestaurantStatsView {
  todayOrders: number;
  totalRevenue: Money;
  todayRevenue: Money;
  avgRating: string;
  reviewCount: number;
  menuItems: number;
}

/** `GET /api/restaurant/info`, and the answer to `toggle-status`. */
export interface RestaurantInfoView {
  id: number;
  name: string;
  description: string | null;
  address: string;
  deliveryFee: Money;
  deliveryTime: string;
  isOpen: boolean;
  version: number;
}

/** `GET /api/restaurant/menu`. */
export interface RestaurantMenuItemView extends MenuItemView {
  menuId: number;
  menuName: string;
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
  reviewCount?: number;
}

export interface AdminRestaurantView {
  id: number;
  name: string;
  address: string;
  email: string;
  city: City;
  isOpen: boolean;
  isActive: boolean;
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

/** `POST /api/orders/quote`, and `quote` in the 409 `price_changed` problem. */
export interface QuoteView extends PriceBreakdown {
  restaurantId: number;
  minimumOrder: Money;
  items: { menuItemId: number; name: string; quantity: number; unitPrice: Money; deposit: Money; lineTotal: Money }[];
}

/** `admin:counters` without its envelope. */
export interface AdminCounters extends AdminStatsView {
  pending: number;
  preparing: number;
  delivering: number;
  sockets: number;
  at: IsoTime;
}

export interface OpenStateView {
  restaurantId: number;
  isOpen: boolean;
  version: number;
}

/** The answer to a change of status: what changed, without a second read of the order. */
export interface OrderStatusView {
  id: number;
  orderId: number;
  version: number;
  status: OrderStatus;
  previousStatus: OrderStatus;
  at: IsoTime;
  by: OrderActor;
  reason: CancelReason | null;
  paymentStatus: PaymentStatus;
  estimatedFrom: IsoTime | null;
  estimatedTo: IsoTime | null;
}

/** How a dish stands to the order that it comes from. */
export const REORDER_CHANGES = ['same', 'dearer', 'cheaper', 'unavailable', 'gone', 'options_changed'] as const;
export type ReorderChange = (typeof REORDER_CHANGES)[number];

/** A line of `POST /api/orders/{id}/reorder`, priced as of now. */
export interface ReorderLine {
  menuItemId: number | null;
  name: string;
  quantity: number;
  /** With the options that are still there. Null when the dish is gone. */
  price: Money | null;
  previousPrice: Money;
  imageUrl: string | null;
  notes: string | null;
  optionIds: number[];
  change: ReorderChange;
}

export interface ReorderView {
  restaurantId: number;
  restaurantName: string;
  isOpen: boolean;
  lines: ReorderLine[];
}
