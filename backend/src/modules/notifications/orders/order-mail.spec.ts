import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '../../../contracts/constants.ts';
import type { Notice } from './notice.ts';
import { writeOrderMail } from './order-mail.ts';

const notice: Notice = {
  orderId: 3,
  version: 1,
  status: 'pending',
  reason: null,
  language: 'en',
  placedAt: new Date('2026-11-21T12:00:00Z'),
  scheduledFor: null,
  minAge: null,
  estimatedFrom: null,
  estimatedTo: null,
  paymentMethod: 'cash_on_delivery',
  paymentStatus: 'due',
  deliveryAddress: 'Torstraße 1, 10119 Berlin',
  userId: 1,
  name: 'Ada',
  email: 'ada@example.com',
  wantsMail: true,
  wantsAcceptance: false,
  wantsPush: false,
  guestToken: null,
  shareToken: 'share',
  restaurant: { name: 'Ofen', legalName: null, address: 'Weg 1', phone: null, vatId: null },
  isUndone: false,
  isLongAgo: false,
  told: new Set(),
  receipt: { subtotalCents: 0, depositCents: 0, deliveryFeeCents: 0, totalCents: 0, tipCents: 0, items: [] },
};
const write = (part: Partial<Notice>, kind: 'placed' | 'delivered' = 'placed') =>
  writeOrderMail(kind, { ...notice, ...part }, { status: 'pending', at: '2026-11-21T12:00:00Z' }, 'https://x.example');

describe('the e-mail of an order with alcohol', () => {
  it.each(LANGUAGES)('asks for the ID, with the age (%s)', (language) => {
    const plain = write({ language }).text;
    const asking = write({ language, minAge: 18 }).text;
    expect(asking).not.toBe(plain);
    expect(asking).toMatch(/\b18\b/);
    expect(plain).not.toMatch(/\b18\b/);
  });

  it('says so when it was placed, not when it is there', () => {
    expect(write({ minAge: 16 }).text).toContain('have your ID ready');
    expect(write({ minAge: 16 }, 'delivered').text).not.toContain('ID ready');
  });
});
