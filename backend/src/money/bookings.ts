/** How the money of orders is booked: pure, in integer cents, and one rule for day reports, payments and statements. */
import type { PaymentMethod, PaymentStatus } from '../contracts/constants.ts';
import {
  type BookedMoney,
  type Booking,
  BOOKINGS,
  COLLECTED_AT_DOOR,
  type MoneySum,
} from '../contracts/orders/bookings.ts';
import { toMoney } from './money.ts';
import { totalWithTip } from './pricing.ts';

interface Payment {
  isCancelled: boolean;
  method: PaymentMethod;
  status: PaymentStatus;
}

/** Null where there is no money: cancelled, and never paid. */
export function bookingOf({ isCancelled, method, status }: Payment): Booking | null {
  if (isCancelled) return status === 'paid' ? 'refunded' : null;
  if (status === 'paid' || status === 'pending') return status;
  if (method === 'cash_on_delivery') return 'cash';
  return method === 'card_on_delivery' ? 'card' : 'unpaid';
}

/** Some orders that are booked alike. */
export interface BookedPart {
  booking: Booking | null;
  orders: number;
  totalCents: number;
  tipCents: number;
}

export function addBookings(parts: readonly BookedPart[]): BookedMoney {
  return {
    payments: BOOKINGS.map((booking) => ({ booking, ...sumOf(parts.filter((part) => part.booking === booking)) })),
    toCollect: sumOf(parts.filter(({ booking }) => booking !== null && COLLECTED_AT_DOOR.includes(booking))),
  };
}

function sumOf(parts: readonly BookedPart[]): MoneySum {
  const of = (field: 'orders' | 'totalCents' | 'tipCents') => parts.reduce((sum, part) => sum + part[field], 0);
  const [totalCents, tipCents] = [of('totalCents'), of('tipCents')];
  return {
    orders: of('orders'),
    total: toMoney(totalCents),
    tips: toMoney(tipCents),
    totalWithTips: toMoney(totalWithTip({ totalCents, tipCents })),
  };
}
