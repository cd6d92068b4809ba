/** What passes between the product and a restaurant's till, and what its restaurant sees of it. See docs/pos.md. */
import type { Count, Id, IsoTime, Money } from '../units.ts';

/** Unix time in seconds, when the call was signed. */
export const TILL_TIMESTAMP_HEADER = 'x-tischlein-timestamp';
/** `v1=` and the HMAC-SHA256 in hex of timestamp, a dot and the body, under the till's key. */
export const TILL_SIGNATURE_HEADER = 'x-tischlein-signature';
/** The same for every try of one delivery, so that a till that hears twice knows it. */
export const TILL_DELIVERY_HEADER = 'x-tischlein-delivery';
/** How far the clocks of both sides may be apart. */
export const TILL_CLOCK_SECONDS = 300;
export const MAX_TILL_REFERENCE = 100;

/** What a delivery says: that there is an order to be paid, or that it was cancelled. */
export const TILL_DELIVERY_KINDS = ['order', 'cancellation'] as const;
export type TillDeliveryKind = (typeof TILL_DELIVERY_KINDS)[number];

/** `withdrawn`: there was nothing left to tell, since the order was cancelled before the till had heard of it. */
export const TILL_DELIVERY_STATES = ['waiting', 'delivered', 'given_up', 'withdrawn'] as const;
export type TillDeliveryState = (typeof TILL_DELIVERY_STATES)[number];

/** Why a call to a till came to nothing. */
export const TILL_FAILURES = [
  'no_till',
  'private_network',
  'unreachable',
  'insecure',
  'timeout',
  'redirected',
  'refused',
  'server_error',
  'not_json',
  'too_large',
  'not_understood',
] as const;
export type TillFailure = (typeof TILL_FAILURES)[number];

/** What a till may say of an order; `pending`: it will say more later. */
export const TILL_PAYMENTS = ['paid', 'declined', 'pending'] as const;
export type TillPayment = (typeof TILL_PAYMENTS)[number];

/** `GET /api/restaurant/till-deliveries`: what is not settled first, then the newest. */
export interface TillDeliveryView {
  id: Id;
  orderId: Id;
  kind: TillDeliveryKind;
  state: TillDeliveryState;
  /** What the till takes the money for, the tip included. */
  total: Money;
  /** What the till said of the order; null until it has said something. */
  payment: TillPayment | null;
  /** Since the delivery was made or sent anew. */
  tries: Count;
  /** Of the last try; null when it succeeded, or there was none. */
  failure: TillFailure | null;
  /** The till's HTTP status, where it gave one. */
  httpStatus: Count | null;
  createdAt: IsoTime;
  lastTriedAt: IsoTime | null;
  /** While it is waiting. */
  nextTryAt: IsoTime | null;
}

/** `POST /api/restaurant/till-deliveries/resend`. */
export interface TillResendView {
  resent: Count;
}

/** `POST /api/restaurant/pos/test`. */
export interface TillTestView {
  /** Null: the till has understood. */
  failure: TillFailure | null;
  httpStatus: Count | null;
  /** Until the answer, in milliseconds. */
  durationMs: Count;
}

/** `POST /api/pos/callback`: a till that says later how a payment went. */
export interface TillCallbackRequest {
  /** The delivery's id, as it came with the order. */
  delivery: string;
  status: Exclude<TillPayment, 'pending'>;
  reference?: string;
}

/** The answer to it: the order's payment as it is now. */
export interface TillCallbackView {
  /** How the payment stands now. */
  status: TillPayment;
}
