/** A day's orders added up: pure, in integer cents. */
import { VAT_RATES } from '../../contracts/menus/declared.ts';
import { FULFILMENTS } from '../../contracts/orders/fulfilment.ts';
import type { DayReportView } from '../../contracts/restaurants/reports.ts';
import type { VatLine } from '../../contracts/orders/order-views.ts';
import type { Order } from '../../entities/orders/order.entity.ts';
import type { Restaurant } from '../../entities/restaurants/restaurant.entity.ts';
import { addBookings, bookingOf } from '../../money/bookings.ts';
import { parseMoney, toMoney } from '../../money/money.ts';
import { type PricedLine, vatByRate } from '../../money/pricing.ts';
type Amount = 'subtotalCents' | 'depositCents' | 'deliveryFeeCents' | 'totalCents' | 'tipCents';

interface ReportedOrder extends Pick<
  Order,
  Amount | 'fulfilment' | 'status' | 'reason' | 'paymentMethod' | 'paymentStatus'
> {
  lines: readonly PricedLine[];
}

export function toDayReport(
  date: string,
  restaurant: Pick<Restaurant, 'name' | 'legalName' | 'address' | 'vatId'>,
  orders: readonly ReportedOrder[],
): Omit<DayReportView, 'punctuality'> {
  const counted = orders.filter(({ status }) => status !== 'cancelled');
  const cancelled = orders.filter(({ status }) => status === 'cancelled');
  const delivered = counted.filter(({ status }) => status === 'delivered').length;
  return {
    date,
    restaurantName: restaurant.name,
    legalName: restaurant.legalName,
    address: restaurant.address,
    vatId: restaurant.vatId,
    orders: counted.length,
    delivered,
    open: counted.length - delivered,
    subtotal: sumOf(counted, 'subtotalCents'),
    deposit: sumOf(counted, 'depositCents'),
    deliveryFees: sumOf(counted, 'deliveryFeeCents'),
    total: sumOf(counted, 'totalCents'),
    fulfilments: FULFILMENTS.map((fulfilment) => {
      const orders = counted.filter((order) => order.fulfilment === fulfilment);
      return { fulfilment, orders: orders.length, total: sumOf(orders, 'totalCents') };
    }),
    tips: sumOf(counted, 'tipCents'),
    ...addBookings(
      orders.map(({ status, paymentMethod, paymentStatus, totalCents, tipCents }) => ({
        booking: bookingOf({ isCancelled: status === 'cancelled', method: paymentMethod, status: paymentStatus }),
        ...{ orders: 1, totalCents, tipCents },
      })),
    ),
    vat: addVat(counted),
    cancelled: {
      orders: cancelled.length,
      total: sumOf(cancelled, 'totalCents'),
      reasons: [...Map.groupBy(cancelled, ({ reason }) => reason)]
        .map(([reason, group]) => ({ reason, orders: group.length }))
        .sort((a, b) => b.orders - a.orders),
    },
  };
}

/** Receipt by receipt, since each is rounded on its own: the report is what the receipts say together. */
function addVat(orders: readonly ReportedOrder[]): VatLine[] {
  const lines = orders.flatMap((order) => vatByRate(order.lines, order.deliveryFeeCents));
  return VAT_RATES.flatMap((rate) => {
    const ofRate = lines.filter((line) => line.rate === rate);
    const sum = (field: 'net' | 'vat' | 'gross') =>
      toMoney(ofRate.reduce((total, line) => total + (parseMoney(line[field]) ?? 0), 0));
    return ofRate.length === 0 ? [] : [{ rate, net: sum('net'), vat: sum('vat'), gross: sum('gross') }];
  });
}

function sumOf(orders: readonly ReportedOrder[], amount: Amount): string {
  return toMoney(orders.reduce((total, order) => total + order[amount], 0));
}
