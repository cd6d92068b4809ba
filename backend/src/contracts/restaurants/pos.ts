/** What passes between the product and a restaurant's POS, and what its restaurant sees of it. See docs/pos.md. */
import type { Count, Id, IsoTime, Money } from '../units.ts';

/** Unix time in seconds, when the call was signed. */
export const POS_TIMESTAMP_HEADER = 'x-tischlein-timestamp';
/** `v1=` and the HMAC-SHA256 in hex of timestamp, a dot and the body, under the POS's key. */
export const POS_SIGNATURE_HEADER = 'x-tischlein-signature';
/** The same for every try of one delivery, so that a POS that hears twice knows it. */
export const POS_DELIVERY_HEADER = 'x-tischlein-delivery';
/** How far the clocks of both sides may be apart. */
export const POS_CLOCK_SECONDS = 300;
export const MAX_POS_REFERENCE = 100;

/** What a delivery says: that there is an order to be paid, or that it was cancelled. */
export const POS_DELIVERY_KINDS = ['order', 'cancellation'] as const;
export type PosDeliveryKind = (typeof POS_DELIVERY_KINDS)[number];

/** `withdrawn`: there was nothing left to tell, since the order was cancelled before the POS had heard of it. */
export const POS_DELIVERY_STATES = ['waiting', 'delivered', 'given_up', 'withdrawn'] as const;
export type PosDeliveryState = (typeof POS_DELIVERY_STATES)[number];

/** Why a call to a POS came to nothing. */
export const POS_FAILURES = [
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
export type PosFailure = (typeof POS_FAILURES)[number];

/** What a POS may say of an order; `pending`: it will say more later. */
export const POS_PAYMENTS = ['paid', 'declined', 'pending'] as const;
export type PosPayment = (typeof POS_PAYMENTS)[number];

/** `GET /api/restaurant/till-deliveries`: what is not settled first, then the newest. */
export interface PosDeliveryView {
  id: Id;
  orderId: Id;
  kind: PosDeliveryKind;
  state: PosDeliveryState;
  /** What the POS takes the money for, the tip included. */
  total: Money;
  /** What the POS said of the order; null until it has said something. */
  payment: PosPayment | null;
  /** Since the delivery was made or sent anew. */
  tries: Count;
  /** Of the last try; null when it succeeded, or there was none. */
  failure: PosFailure | null;
  /** The POS's HTTP status, where it gave one. */
  httpStatus: Count | null;
  createdAt: IsoTime;
  lastTriedAt: IsoTime | null;
  /** It is null unless the delivery is waiting. */
  nextTryAt: IsoTime | null;
}

/** `POST /api/restaurant/till-deliveries/resend`. */
export interface PosResendView {
  resent: Count;
}

/** `POST /api/restaurant/pos/test`. */
export interface PosTestView {
  /** It is null when the POS has understood. */
  failure: PosFailure | null;
  httpStatus: Count | null;
  /** Milliseconds until the answer came. */
  durationMs: Count;
}

/** The answer to it: the order's payment as it is now. */
export interface PosCallbackView {
  status: PosPayment;
}
