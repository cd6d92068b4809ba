import type { Language, PaymentMethod, PaymentStatus } from '../../../contracts/constants.ts';
import type { MinAge } from '../../../contracts/menus/min-age.ts';
import type { CancelReason, OrderStatus } from '../../../contracts/orders/order-status.ts';
import type { IsoTime } from '../../../contracts/units.ts';
import type { ReceiptOrder } from '../../../money/receipt.ts';

/** What may be told to whoever ordered, as the order is now. */
export interface Notice {
  orderId: number;
  version: number;
  status: OrderStatus;
  reason: CancelReason | null;
  language: Language;
  placedAt: Date;
  scheduledFor: Date | null;
  /** Of what was ordered. */
  minAge: MinAge | null;
  estimatedFrom: Date | null;
  estimatedTo: Date | null;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  deliveryAddress: string;
  /** Null for guests, and when the customer was erased. */
  userId: number | null;
  name: string | null;
  /** Null when it was erased. */
  email: string | null;
  wantsMail: boolean;
  wantsPush: boolean;
  /** Whoever holds it is the guest who ordered; null for customers. */
  guestToken: string | null;
  /** Whoever holds it may watch. */
  shareToken: string;
  restaurant: { name: string; legalName: string | null; address: string; phone: string | null; vatId: string | null };
  receipt: ReceiptOrder;
  /** The step was taken back: nobody is told of it. */
  isUndone: boolean;
  /** So long, by Postgres's clock, that no push service would deliver it either. */
  isLongAgo: boolean;
  /** Who has heard of the event already: `mail`, or `push:` and the subscription's id. */
  told: ReadonlySet<string>;
}

/** The step that the notice is about. */
export interface Step {
  status: OrderStatus;
  at: IsoTime;
}

/** Path on this origin; with a token it opens without signing in. */
export function orderPath(orderId: number, token: string | null): string {
  return `/order/${String(orderId)}${token === null ? '' : `?t=${token}`}`;
}
