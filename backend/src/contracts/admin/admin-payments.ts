import type { City } from '../constants.ts';
import type { SubscriptionPlan } from '../restaurants/plans.ts';
import type { BookedMoney } from '../orders/bookings.ts';
import type { VatLine } from '../orders/order-views.ts';
import type { CalendarDate, Count, Id, IsoTime, Money } from '../units.ts';

export const PAYMENT_PERIODS = ['day', 'week', 'month'] as const;
export type PaymentPeriod = (typeof PAYMENT_PERIODS)[number];

/** What orders come to that were not cancelled, as their receipts say together. */
export interface TurnoverView {
  orders: Count;
  /** The dishes alone, without deposits and fees. */
  subtotal: Money;
  deposit: Money;
  deliveryFees: Money;
  total: Money;
  /** What the customers gave the teams on top; in no other sum, since it is no turnover. */
  tips: Money;
  /** By rate; none of a rate that was not sold. */
  vat: VatLine[];
  cancelled: { orders: Count; total: Money };
}

export interface SubscriptionIncome {
  plan: SubscriptionPlan;
  /** Subscriptions that began in the span: they are paid in advance. */
  count: Count;
  total: Money;
}

/** `GET /api/admin/payments?from&to&city&restaurantId&period`. Days are those of Europe/Berlin, both included. */
export interface AdminPaymentsView extends BookedMoney {
  from: CalendarDate;
  to: CalendarDate;
  turnover: TurnoverView;
  /** In order; those without any order are left out. */
  periods: ({ from: CalendarDate } & TurnoverView)[];
  subscriptions: SubscriptionIncome[];
}

/** `GET /api/admin/payments/restaurants`: by falling total, a page at a time. */
export interface RestaurantTurnoverView extends TurnoverView, BookedMoney {
  restaurantId: Id;
  name: string;
  city: City;
}

/** `GET /api/admin/restaurants/{id}/statement?month=YYYY-MM`, for a printable page. */
export interface RestaurantStatementView extends BookedMoney {
  month: string;
  /** The first and the last day of the month. */
  from: CalendarDate;
  to: CalendarDate;
  /** It is false while the month runs. */
  isComplete: boolean;
  createdAt: IsoTime;
  restaurant: {
    id: Id;
    name: string;
    legalName: string | null;
    address: string;
    vatId: string | null;
    email: string;
    city: City;
  };
  turnover: TurnoverView;
  /** Only days with orders are listed. */
  days: ({ date: CalendarDate } & TurnoverView)[];
  subscriptions: SubscriptionIncome[];
}
