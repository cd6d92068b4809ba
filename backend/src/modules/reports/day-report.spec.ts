import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FULFILMENTS } from '../../contracts/orders/fulfilment.ts';
import { asked, booked, cents, DAY, type RandomOrder, receiptOf } from '../../../test/support/random-days.ts';
import { toDayReport } from './day-report.ts';

const DAYS = 1_000;
const RESTAURANT = { name: 'Pizza', legalName: null, address: 'Torstraße 1', vatId: null };
const ONLINE: RandomOrder = {
  ...{
    fulfilment: 'delivery',
    status: 'delivered',
    reason: null,
    paymentMethod: 'restaurant_pos',
    paymentStatus: 'paid',
  },
  lines: [{ quantity: 1, unitPriceCents: 4_158, depositCents: 0, vatRate: 7 }],
  ...{ subtotalCents: 4_158, depositCents: 0, deliveryFeeCents: 0, totalCents: 4_158, tipCents: 100 },
};

const reportOf = (orders: readonly RandomOrder[]) => toDayReport('2026-11-21', RESTAURANT, orders);

describe('the money of a day', () => {
  it('is paid only where the POS said so, collected at the door where it declined, and refunded where it was cancelled', () => {
    const orders: RandomOrder[] = [
      ONLINE,
      { ...ONLINE, paymentStatus: 'failed' },
      { ...ONLINE, paymentStatus: 'pending' },
      { ...ONLINE, status: 'cancelled' },
      { ...ONLINE, status: 'cancelled', paymentStatus: 'failed' },
      { ...ONLINE, paymentMethod: 'cash_on_delivery', paymentStatus: 'due' },
    ];
    const { payments, toCollect, total } = reportOf(orders);
    expect(payments.map(({ booking, orders: count, totalWithTips }) => [booking, count, totalWithTips])).toEqual([
      ['paid', 1, '42.58'],
      ['pending', 1, '42.58'],
      ['cash', 1, '42.58'],
      ['card', 0, '0.00'],
      ['unpaid', 1, '42.58'],
      ['refunded', 1, '42.58'],
    ]);
    expect(toCollect).toEqual({ orders: 2, total: '83.16', tips: '2.00', totalWithTips: '85.16' });
    expect(total).toBe('166.32');
  });

  it('is what the receipts ask for, to the cent, on a thousand random days', () => {
    fc.assert(
      fc.property(DAY, (orders) => {
        const report = reportOf(orders);
        const counted = orders.filter(({ status }) => status !== 'cancelled');
        const is = (...states: string[]) => asked(counted.filter((order) => states.includes(order.paymentStatus)));
        const cash = counted.filter(({ paymentMethod }) => paymentMethod === 'cash_on_delivery');
        const vat = counted.flatMap((order) => receiptOf(order).vat).reduce((sum, line) => sum + cents(line.vat), 0);
        expect({
          all: cents(report.total) + cents(report.tips),
          paid: booked(report, 'paid'),
          pending: booked(report, 'pending'),
          toCollect: cents(report.toCollect.totalWithTips),
          drawer: booked(report, 'cash'),
          refunded: booked(report, 'refunded'),
          vat: report.vat.reduce((sum, line) => sum + cents(line.vat), 0),
          gross: report.vat.reduce((sum, line) => sum + cents(line.gross), 0),
          ways: report.fulfilments.map(({ orders: count, total }) => [count, cents(total)]),
        }).toEqual({
          all: asked(counted),
          paid: is('paid'),
          pending: is('pending'),
          toCollect: is('due', 'failed'),
          drawer: asked(cash),
          refunded: asked(orders.filter((order) => order.status === 'cancelled' && order.paymentStatus === 'paid')),
          vat,
          gross: cents(report.total),
          ways: FULFILMENTS.map((way) => {
            const ofWay = counted.filter(({ fulfilment }) => fulfilment === way);
            return [ofWay.length, ofWay.reduce((sum, order) => sum + cents(receiptOf(order).total), 0)];
          }),
        });
      }),
      { numRuns: DAYS, seed: 20_261_125 },
    );
  });
});
