import { describe, expect, it } from '@jest/globals';
import { type ToldOrderRow, writePosMessage } from './pos-message.ts';

const item = (minAge: 16 | 18 | null): ToldOrderRow['items'][number] => ({
  name: 'Dish',
  quantity: 1,
  unitPriceCents: 500,
  depositCents: 0,
  vatRate: 19,
  minAge,
  notes: null,
  options: [],
});
const order = (...items: ToldOrderRow['items']): ToldOrderRow => ({
  id: 3,
  createdAt: new Date('2026-11-21T12:00:00Z'),
  scheduledFor: null,
  reason: null,
  paymentStatus: 'due',
  subtotalCents: 500,
  depositCents: 0,
  deliveryFeeCents: 0,
  totalCents: 500,
  tipCents: 0,
  ...{ fulfilment: 'delivery', handoverCode: null, postal: null },
  deliveryAddress: 'Torstraße 1',
  deliveryNotes: null,
  notes: null,
  wantsReusable: false,
  customerName: null,
  customerEmail: null,
  customerPhone: null,
  items,
});
const told = (row: ToldOrderRow) => (JSON.parse(writePosMessage('order', 'd', row)) as { order: object }).order;

describe('what a POS is told of alcohol', () => {
  it('is the age of each item, and the highest for the order', () => {
    expect(told(order(item(null)))).toMatchObject({ minAge: null, items: [{ minAge: null }] });
    expect(told(order(item(16), item(18), item(null)))).toMatchObject({
      minAge: 18,
      items: [{ minAge: 16 }, { minAge: 18 }, { minAge: null }],
    });
  });
});
