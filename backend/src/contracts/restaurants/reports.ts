/** What a restaurant's day came to. */
import type { BookedMoney } from '../orders/bookings.ts';
import type { PunctualityView } from '../orders/prediction.ts';
import type { Fulfilment } from '../orders/fulfilment.ts';
import type { CancelReason } from '../orders/order-status.ts';
import type { VatLine } from '../orders/order-views.ts';
import type { CalendarDate, Count, Money } from '../units.ts';

/** `GET /api/restaurant/reports/day?date=YYYY-MM-DD`: of the orders that were placed on that day in Europe/Berlin. */
export interface DayReportView extends BookedMoney {
  date: CalendarDate;
  restaurantName: string;
  legalName: string | null;
  address: string;
  vatId: string | null;
  /** Without those that were cancelled; all sums are of these. */
  orders: Count;
  /** Or collected. */
  delivered: Count;
  /** Neither that nor cancelled yet: the day is not over before there are none. */
  open: Count;
  subtotal: Money;
  deposit: Money;
  deliveryFees: Money;
  total: Money;
  /** How they came to their customers; each way is there, also where nobody chose it. */
  fulfilments: { fulfilment: Fulfilment; orders: Count; total: Money }[];
  /** Of what was delivered by now. */
  punctuality: PunctualityView;
  /** What the customers gave the team on top; in no other sum, since it is no turnover. */
  tips: Money;
  /** As on the receipts, added up. */
  vat: VatLine[];
  cancelled: { orders: Count; total: Money; reasons: { reason: CancelReason | null; orders: Count }[] };
}
