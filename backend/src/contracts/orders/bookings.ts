/** Where the money of orders is: what is paid, what is to be collected, what goes back. */
import type { Count, Money } from '../units.ts';

/**
 * `paid`: the restaurant's POS has confirmed it. `pending`: the POS has not answered yet. `cash` and `card`: collected at
 * the door. `unpaid`: chosen to be paid online and not paid, so collected at the door, either way. `refunded`: paid, and
 * then cancelled.
 */
export const BOOKINGS = ['paid', 'pending', 'cash', 'card', 'unpaid', 'refunded'] as const;
export type Booking = (typeof BOOKINGS)[number];

export const COLLECTED_AT_DOOR: readonly Booking[] = ['cash', 'card', 'unpaid'];

export interface MoneySum {
  orders: Count;
  total: Money;
  /** The total does not contain them. */
  tips: Money;
  /** What changes hands. */
  totalWithTips: Money;
}

export interface BookedSum extends MoneySum {
  booking: Booking;
}

export interface BookedMoney {
  /** Each booking, also those without orders; all but `refunded` add up to the turnover. Cancelled and never paid is no money. */
  payments: BookedSum[];
  /** At the door: cash, card and unpaid together. */
  toCollect: MoneySum;
}
