import { describe, expect, it } from '@jest/globals';
import { type ToldOrderRow, writeTillMessage } from './till-message.ts';

const item = (min_age: 16 | 18 | null): ToldOrderRow['items'][number] => ({
  name: 'Dish',
  quantity: 1,
  unit_price_cents: 500,
  deposit_cents: 0,
  vat_rate: 19,
  min_age,
  notes: null,
  options: [],
});
const order = (...items: ToldOrderRow['items']): ToldOrderRow => ({
  id: 3,
  created_at: new Date('2026-11-21T12:00:00Z'),
  scheduled_for: null,
  reason: null,
  payment_status: 'due',
  subtotal_cents: 500,
  deposit_cents: 0,
  delivery_fee_cents: 0,
  total_cents: 500,
  tip_cents: 0,
  delivery_address: 'Torstraße 1',
  delivery_notes: null,
  notes: null,
  wants_reusable: false,
  customer_name: null,
  customer_email: null,
  customer_phone: null,
  items,
});
const told = (row: ToldOrderRow) => (JSON.parse(writeTillMessage('order', 'd', row)) as { order: object }).order;

describe('what a till is told of alcohol', () => {
  it('is the age of each item, and the highest for the order', () => {
    expect(told(order(item(null)))).toMatchObject({ minAge: null, items: [{ minAge: null }] });
    expect(told(order(item(16), item(18), item(null)))).toMatchObject({
      minAge: 18,
      items: [{ minAge: 16 }, { minAge: 18 }, { minAge: null }],
    });
  });
});
