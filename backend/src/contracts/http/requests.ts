/** What the calls take. Money may be a number or a decimal string in euro. */
import type { Category, City, EstimateStep, PaymentMethod, SubscriptionPlan } from '../constants.ts';
import type { CancelReason, OrderStatus } from '../orders/order-status.ts';
import type { SentWishes } from '../orders/order-wishes.ts';

export interface LoginRequest {
  email: string;
  password: string;
}

export interface RegisterRequest {
  name: string;
  email: string;
  password: string;
  city: City;
  phone?: string;
  address?: string;
}

/** `POST /api/register-restaurant`. What is null or empty counts as left out. */
export interface RegisterRestaurantRequest {
  name: string;
  email: string;
  password: string;
  city: City;
  address: string;
  description?: string | null;
  imageUrl?: string | null;
  /** An amount in euro. */
  deliveryFee?: number | string | null;
  /** A range of minutes, such as `25-40 min`. */
  deliveryTime?: string | null;
  posApiUrl?: string | null;
  posApiKey?: string | null;
  subscriptionPlan?: SubscriptionPlan | null;
  category?: Category | null;
  /** The rest is what a platform has to know of a trader before it lists the trader (Art. 30 DSA). */
  phone?: string | null;
  legalName?: string | null;
  /** Small businesses may have none. */
  vatId?: string | null;
  traderDeclaration?: boolean | null;
}

export interface OrderLineRequest {
  menuItemId: number;
  quantity: number;
  /** What the client expects one to cost; the server prices. */
  price?: number | string;
  notes?: string;
  /** The options that were chosen from the dish's groups. */
  optionIds?: number[];
}

/** How to reach somebody who orders without an account. */
export interface GuestContact {
  name: string;
  email: string;
  phone: string;
}

export interface PlaceOrderRequest extends SentWishes {
  restaurantId: number;
  items: OrderLineRequest[];
  deliveryAddress: string;
  paymentMethod: PaymentMethod;
  /** What the client expects to pay: fee, deposit and tip included. */
  totalPrice?: number | string;
  /** The customer is as old as the quote's `minAge` asks for; needed when it asks. */
  ageConfirmed?: boolean;
  /** ISO time within the opening hours; left out: as soon as possible. */
  scheduledFor?: string;
  /** Guests alone send it: an account has its own. */
  contact?: GuestContact;
  /** In euro, for the team of the restaurant and its driver; left out: none. */
  tip?: number | string;
}

export type QuoteRequest = Pick<PlaceOrderRequest, 'restaurantId' | 'items' | 'tip'>;

/** `POST /api/orders/{id}/claim` */
export interface ClaimRequest {
  guestToken: string;
  /** An order of the account: claimed only when the same guest placed it, which is to say with the same e-mail. */
  likeOrderId?: number;
}

export interface ChangeStatusRequest {
  status: OrderStatus;
  expectedVersion?: number;
  /** When accepting: minutes until it leaves the kitchen. */
  prepMinutes?: number;
  /** It comes with a cancellation. */
  reason?: CancelReason;
}

/** `POST /api/restaurant/orders/{id}/undo`. */
export interface UndoRequest {
  expectedVersion: number;
}

/** `POST /api/restaurant/orders/{id}/estimate`. */
export interface ShiftEstimateRequest {
  minutes: EstimateStep;
  expectedVersion?: number;
}

export interface ToggleStatusRequest {
  isOpen?: boolean;
}

/** `POST /api/unconfirmed-orders/{id}/confirm`. */
export interface ConfirmOrderRequest {
  token: string;
}
