/** A day's orders added up: pure, in integer cents. */
import { PAYMENT_METHODS, VAT_RATES } from '../../contracts/constants.ts';
import type { DayReportView } from '../../contracts/restaurants/reports.ts';
import type { VatLine } from '../../contracts/orders/order-views.ts';
import { parseMoney, toMoney } from '../../money/money.ts';
import { vatByRate } from '../../money/pricing.ts';
import type { ReportedOrder, ReportedRestaurant } from './report.repository.ts';

export function toDayReport(
  date: string,
  restaurant: ReportedRestaurant,
  orders: readonly ReportedOrder[],
): DayReportView {
  const counted = orders.filter(({ status }) => status !== 'cancelled');
  const cancelled = orders.filter(({ status }) => status === 'cancelled');
  const delivered = counted.filter(({ status }) => status === 'delivered').length;
  return {
    date,
    restaurantName: restaurant.name,
    legalName: restaurant.legal_name,
    address: restaurant.address,
    vatId: restaurant.vat_id,
    orders: counted.length,
    delivered,
    open: counted.length - delivered,
    subtotal: sumOf(counted, 'subtotal_cents'),
    deposit: sumOf(counted, 'deposit_cents'),
    deliveryFees: sumOf(counted, 'delivery_fee_cents'),
    total: sumOf(counted, 'total_cents'),
    tips: sumOf(counted, 'tip_cents'),
    payments: PAYMENT_METHODS.map((method) => {
      const paid = counted.filter((order) => order.payment_method === method);
      return {
        method,
        orders: paid.length,
        total: sumOf(paid, 'total_cents'),
        tips: sumOf(paid, 'tip_cents'),
      };
    }),
    vat: addVat(counted),
    cancelled: {
      orders: cancelled.length,
      total: sumOf(cancelled, 'total_cents'),
      reasons: [...Map.groupBy(cancelled, ({ reason }) => reason)]
        .map(([reason, group]) => ({ reason, orders: group.length }))
        .sort((a, b) => b.orders - a.orders),
    },
  };
}

/** Receipt by receipt, since each is rounded on its own: the report is what the receipts say together. */
function addVat(orders: readonly ReportedOrder[]): VatLine[] {
  const lines = orders.flatMap((order) => vatByRate(order.lines, order.delivery_fee_cents));
  return VAT_RATES.flatMap((rate) => {
    const ofRate = lines.filter((line) => line.rate === rate);
    const sum = (field: 'net' | 'vat' | 'gross') =>
      toMoney(ofRate.reduce((total, line) => total + (parseMoney(line[field]) ?? 0), 0));
    return ofRate.length === 0 ? [] : [{ rate, net: sum('net'), vat: sum('vat'), gross: sum('gross') }];
  });
}

type Amount = 'subtotal_cents' | 'deposit_cents' | 'delivery_fee_cents' | 'total_cents' | 'tip_cents';

function sumOf(orders: readonly ReportedOrder[], amount: Amount): string {
  return toMoney(orders.reduce((total, order) => total + order[amount], 0));
}
