/** Row → answer, and the statement as a table that German spreadsheets open. Pure. */
import { stringify } from 'csv-stringify/sync';
import type {
  AdminPaymentsView,
  RestaurantStatementView,
  RestaurantTurnoverView,
  SubscriptionIncome,
  TurnoverView,
} from '../../contracts/admin/admin-payments.ts';
import { SUBSCRIPTION_PLANS } from '../../contracts/restaurants/plans.ts';
import { VAT_RATES } from '../../contracts/menus/declared.ts';
import type { BookedMoney } from '../../contracts/orders/bookings.ts';
import type { VatLine } from '../../contracts/orders/order-views.ts';
import { addBookings, bookingOf } from '../../money/bookings.ts';
import { toMoney } from '../../money/money.ts';
import type { Restaurant } from '../../entities/restaurants/restaurant.entity.ts';
import type {
  DaySpan,
  GroupedRow,
  PaymentRow,
  RestaurantTurnoverRow,
  SubscriptionRow,
  TurnoverRow,
} from './payments.repository.ts';

export function toPaymentsView(
  span: DaySpan,
  rows: readonly GroupedRow[],
  subscriptions: readonly SubscriptionRow[],
): AdminPaymentsView {
  return {
    ...span,
    turnover: toTurnover(rows),
    ...toBookedMoney(rows),
    periods: [...Map.groupBy(rows, ({ period }) => period)].map(([from, group]) => ({ from, ...toTurnover(group) })),
    subscriptions: toSubscriptions(subscriptions),
  };
}

export function toRestaurantTurnover(row: RestaurantTurnoverRow): RestaurantTurnoverView {
  return {
    restaurantId: row.restaurant_id,
    name: row.name,
    city: row.city,
    ...toTurnover([row]),
    ...toBookedMoney(row.payments),
  };
}

export function toStatementView(
  month: string,
  span: DaySpan,
  today: string,
  restaurant: Restaurant,
  days: readonly GroupedRow[],
  subscriptions: readonly SubscriptionRow[],
): RestaurantStatementView {
  const { id, name, legalName, address, vatId, email, city } = restaurant;
  return {
    month,
    ...span,
    isComplete: span.to < today,
    createdAt: new Date().toISOString(),
    restaurant: { id, name, legalName, address, vatId, email, city },
    turnover: toTurnover(days),
    ...toBookedMoney(days),
    days: [...Map.groupBy(days, ({ period }) => period)].map(([date, group]) => ({ date, ...toTurnover(group) })),
    subscriptions: toSubscriptions(subscriptions),
  };
}

function toTurnover(rows: readonly TurnoverRow[]): TurnoverView {
  return {
    orders: sumOf(rows, 'orders'),
    subtotal: toMoney(sumOf(rows, 'subtotal_cents')),
    deposit: toMoney(sumOf(rows, 'deposit_cents')),
    deliveryFees: toMoney(sumOf(rows, 'delivery_fee_cents')),
    total: toMoney(sumOf(rows, 'total_cents')),
    tips: toMoney(sumOf(rows, 'tip_cents')),
    vat: VAT_RATES.flatMap((rate): VatLine[] => {
      const gross = sumOf(rows, `gross_${rate}_cents`);
      const vat = sumOf(rows, `vat_${rate}_cents`);
      return gross === 0 ? [] : [{ rate, net: toMoney(gross - vat), vat: toMoney(vat), gross: toMoney(gross) }];
    }),
    cancelled: { orders: sumOf(rows, 'cancelled'), total: toMoney(sumOf(rows, 'cancelled_cents')) },
  };
}

/** A row has both: the orders that count, and those that were cancelled. */
function toBookedMoney(rows: readonly PaymentRow[]): BookedMoney {
  return addBookings(
    rows.flatMap((row) => [
      {
        booking: bookingOf({ ...row, isCancelled: false }),
        ...{ orders: row.orders, totalCents: row.total_cents, tipCents: row.tip_cents },
      },
      {
        booking: bookingOf({ ...row, isCancelled: true }),
        ...{ orders: row.cancelled, totalCents: row.cancelled_cents, tipCents: row.cancelled_tip_cents },
      },
    ]),
  );
}

function toSubscriptions(rows: readonly SubscriptionRow[]): SubscriptionIncome[] {
  return SUBSCRIPTION_PLANS.map((plan) => {
    const row = rows.find((each) => each.plan === plan);
    return { plan, count: row?.count ?? 0, total: toMoney(row?.cents ?? 0) };
  });
}

function sumOf(rows: readonly TurnoverRow[], field: keyof TurnoverRow): number {
  return rows.reduce((total, row) => total + row[field], 0);
}

const COLUMNS = [
  ...['date', 'orders', 'subtotal', 'deposit', 'delivery_fees', 'total'],
  ...VAT_RATES.flatMap((rate) => [`net_${rate}`, `vat_${rate}`, `gross_${rate}`]),
  ...['cancelled_orders', 'cancelled_total', 'tips'],
];
/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** A row a day and one of the month. Semicolons and decimal commas; nothing that a restaurant typed is taken for a formula. */
export function toStatementCsv({ month, restaurant, days, turnover }: RestaurantStatementView): string {
  const head = [restaurant.legalName ?? restaurant.name, restaurant.address, restaurant.vatId ?? '', month].map(defuse);
  const rows = days.map((day) => toCells(day.date, day));
  const table = [head, COLUMNS, ...rows, toCells(month, turnover)];
  return `\uFEFF${stringify(table, { delimiter: ';', record_delimiter: '\r\n' })}`;
}

function toCells(date: string, of: TurnoverView): string[] {
  const money = (amount: string) => amount.replace('.', ',');
  return [
    date,
    String(of.orders),
    ...[of.subtotal, of.deposit, of.deliveryFees, of.total].map(money),
    ...VAT_RATES.flatMap((rate) => {
      const line = of.vat.find((each) => each.rate === rate);
      return [line?.net ?? '0.00', line?.vat ?? '0.00', line?.gross ?? '0.00'].map(money);
    }),
    String(of.cancelled.orders),
    money(of.cancelled.total),
    money(of.tips),
  ];
}

function defuse(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell;
}
