/** Days of a restaurant, by chance: what was ordered, how it is paid and how far that has come. */
import fc from 'fast-check';
import { MAX_TIP_CENTS, PAYMENT_METHODS, PAYMENT_STATUSES } from '../../src/contracts/constants.ts';
import { VAT_RATES } from '../../src/contracts/menus/declared.ts';
import { FULFILMENTS } from '../../src/contracts/orders/fulfilment.ts';
import { ORDER_STATUSES } from '../../src/contracts/orders/order-status.ts';
import type { BookedMoney, Booking } from '../../src/contracts/orders/bookings.ts';
import type { PriceBreakdown } from '../../src/contracts/orders/order-views.ts';
import { priceOrder, toBreakdown } from '../../src/money/pricing.ts';

const LINE = fc.record({
  quantity: fc.integer({ min: 1, max: 4 }),
  unitPriceCents: fc.integer({ min: 0, max: 2_500 }),
  depositCents: fc.constantFrom(0, 0, 0, 25),
  vatRate: fc.constantFrom(...VAT_RATES),
});
const PAYMENT = fc
  .constantFrom(...PAYMENT_METHODS)
  .chain((paymentMethod) =>
    fc
      .constantFrom(...(paymentMethod === 'restaurant_pos' ? PAYMENT_STATUSES : (['due'] as const)))
      .map((paymentStatus) => ({ paymentMethod, paymentStatus })),
  );
const ORDER = fc
  .record({
    lines: fc.array(LINE, { minLength: 1, maxLength: 4 }),
    feeCents: fc.integer({ min: 0, max: 500 }),
    tipCents: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: MAX_TIP_CENTS })),
    payment: PAYMENT,
    status: fc.constantFrom(...ORDER_STATUSES),
    fulfilment: fc.constantFrom(...FULFILMENTS),
  })
  .map(({ lines, feeCents, tipCents, payment, status, fulfilment }) => ({
    ...{ lines, status, fulfilment, reason: null, ...payment },
    ...priceOrder(lines, { feeCents: fulfilment === 'pickup' ? 0 : feeCents, freeFromCents: null }, tipCents),
  }));

export const DAY = fc.array(ORDER, { maxLength: 6 });
export type RandomOrder = typeof ORDER extends fc.Arbitrary<infer One> ? One : never;

export const cents = (money: string): number => Math.round(Number(money) * 100);
export const receiptOf = (order: RandomOrder): PriceBreakdown => toBreakdown(order, order.lines);

/** What the receipts of these orders ask for together, tips included. */
export const asked = (orders: readonly RandomOrder[]): number =>
  orders.reduce((sum, order) => sum + cents(receiptOf(order).totalWithTip), 0);

export const booked = ({ payments }: BookedMoney, booking: Booking): number =>
  cents(payments.find((sum) => sum.booking === booking)?.totalWithTips ?? '');
