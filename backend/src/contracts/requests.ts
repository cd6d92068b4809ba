/** What the calls take. Money may be a number or a decimal string in euro. */
import type { City, PaymentMethod } from './constants.ts';
import type { CancelReason, OrderStatus } from './order-status.ts';

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

export interface OrderLineRequest {
  menuItemId: number;
  quantity: number;
  /** What the client expects one to cost; the server prices. */
  price?: number | string;
  notes?: string;
  /** Of the dish's option groups. */
  optionIds?: number[];
}

/** Who orders without an account. */
export interface GuestContact {
  name: string;
  email: string;
  phone: string;
}

export interface PlaceOrderRequest {
  restaurantId: number;
  items: OrderLineRequest[];
  deliveryAddress: string;
  paymentMethod: PaymentMethod;
  notes?: string;
  /** What the client expects to pay, fee and deposit included. */
  totalPrice?: number | string;
  /** For whoever rings the bell. */
  deliveryNotes?: string;
  wantsReusable?: boolean;
  /** ISO time within the opening hours; left out: as soon as possible. */
  scheduledFor?: string;
  /** Only without a session. */
  contact?: GuestContact;
}

export type QuoteRequest = Pick<PlaceOrderRequest, 'restaurantId' | 'items'>;

export interface ChangeStatusRequest {
  status: OrderStatus;
  expectedVersion?: number;
  /** When accepting: minutes until it leaves the kitchen. */
  prepMinutes?: number;
  /** When cancelling. */
  reason?: CancelReason;
}

export interface ToggleStatusRequest {
  isOpen?: boolean;
}
