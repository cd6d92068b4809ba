import { en } from '@contracts/messages/en.ts';
import type { DayReportView } from '@contracts/restaurants/reports.ts';
import { describe, expect, it } from '@jest/globals';
import { textsOf } from '../../i18n/texts.ts';
import { toReportCsv } from './report-csv.ts';

const REPORT: DayReportView = {
  date: '2026-11-21',
  restaurantName: '=cmd|"x";y',
  legalName: null,
  address: 'Torstraße 1',
  vatId: null,
  orders: 3,
  delivered: 2,
  open: 1,
  subtotal: '30.00',
  deposit: '0.25',
  deliveryFees: '5.00',
  total: '35.25',
  fulfilments: [
    { fulfilment: 'delivery', orders: 2, total: '25.25' },
    { fulfilment: 'pickup', orders: 1, total: '10.00' },
  ],
  tips: '4.50',
  punctuality: { deliveries: 3, onTime: 2, held: 2, medianErrorMinutes: 3.5 },
  payments: [
    { booking: 'cash', orders: 3, total: '35.25', tips: '4.50', totalWithTips: '39.75' },
    { booking: 'refunded', orders: 1, total: '12.00', tips: '1.00', totalWithTips: '13.00' },
  ],
  toCollect: { orders: 3, total: '35.25', tips: '4.50', totalWithTips: '39.75' },
  vat: [{ rate: 7, net: '32.94', vat: '2.31', gross: '35.25' }],
  cancelled: { orders: 1, total: '12.00', reasons: [{ reason: null, orders: 1 }] },
};

describe('the day report as CSV', () => {
  const lines = toReportCsv(REPORT, textsOf('en', en).t).split('\r\n');

  it('has its numbers as German spreadsheets read them', () => {
    expect(lines).toContain('Total;35,25');
    expect(lines).toContain('Tips (no turnover);4,50');
    expect(lines).toContain('Collect in cash;3;35,25;4,50;39,75');
    expect(lines).toContain('To collect from customers, tips included:;3;39,75');
    expect(lines).toContain('Refunded for 1 cancelled order, tips included:;1;12,00;1,00;13,00');
    expect(lines).toContain('7 %;32,94;2,31;35,25');
    expect(lines).toContain('How orders reached customers;Orders;Amount');
    expect(lines).toContain('Delivery;2;25,25');
    expect(lines).toContain('Pick-up;1;10,00');
    expect(lines).toContain('No reason given;1');
    expect(lines).toContain('Cancelled;1;12,00');
  });

  it('lets no name become a formula or a column', () => {
    expect(lines[0]).toBe(`\u{feff}Day report;2026-11-21;"'=cmd|""x"";y"`);
  });
});
