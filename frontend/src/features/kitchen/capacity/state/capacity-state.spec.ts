import { UNTIL_RESUMED, type CapacityView } from '@contracts/restaurants/capacity.ts';
import type { RestaurantInfoView } from '@contracts/restaurants/restaurant-views.ts';
import { describe, expect, it } from '@jest/globals';
import { activeMeasures, formatRemaining, guestView } from './capacity-state.ts';

const NOW = Date.parse('2026-03-06T18:00:00Z');
const at = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();

const QUIET: CapacityView = {
  pausedUntil: null,
  pauseReason: null,
  busyMinutes: 0,
  busyUntil: null,
  quarterCap: null,
  quarterCapUntil: null,
  ordersThisQuarter: 0,
  fullUntil: null,
  version: 1,
};

const INFO: RestaurantInfoView = {
  id: 1,
  name: 'Ofen & Basilikum',
  description: null,
  address: 'Torstraße 1',
  deliveryFee: '2.90',
  deliveryTime: '25-40 min',
  isOpen: true,
  version: 1,
  infoVersion: 1,
  city: 'berlin',
  email: 'ofen@example.com',
  phone: null,
  imageUrl: null,
  pictureFetch: null,
  category: 'pizza',
  minimumOrder: '15.00',
  legalName: null,
  vatId: null,
  traderDeclaredAt: null,
  review: { status: 'approved', reason: null, submittedAt: at(-1000), version: 2, suspension: null },
};
const OPEN = { isOpen: true, fullUntil: null };
const CLOSED = { isOpen: false, fullUntil: null };

describe('what runs', () => {
  it('is listed with its own end, the heaviest first', () => {
    const capacity = {
      ...QUIET,
      pausedUntil: at(15),
      busyMinutes: 20,
      busyUntil: at(60),
      quarterCap: 8,
      quarterCapUntil: at(240),
    };
    expect(activeMeasures(capacity, NOW)).toEqual([
      { kind: 'pause', until: at(15) },
      { kind: 'busy', until: at(60) },
      { kind: 'cap', until: at(240) },
    ]);
  });

  it('does not list a pause for unanswered orders, which has no end', () => {
    const capacity: CapacityView = { ...QUIET, pausedUntil: UNTIL_RESUMED, pauseReason: 'unanswered' };
    expect(activeMeasures(capacity, NOW)).toEqual([]);
    expect(guestView(INFO, capacity, CLOSED, NOW)).toEqual({ kind: 'unanswered' });
  });

  it('is over at its end, before the server says so', () => {
    expect(activeMeasures({ ...QUIET, pausedUntil: at(15) }, NOW + 15 * 60_000)).toEqual([]);
  });

  it('counts down to the second', () => {
    expect([900_900, 60_000, 3_599_000, 3_600_000, 86_399_000, 0, -5].map(formatRemaining)).toEqual([
      '15:00',
      '1:00',
      '59:59',
      '1:00:00',
      '23:59:59',
      '0:00',
      '0:00',
    ]);
  });
});

describe('what guests see', () => {
  it('is nothing before the approval, and closed behind the switch', () => {
    const pending = { ...INFO, review: { ...INFO.review, status: 'pending' as const } };
    expect(guestView(pending, QUIET, null, NOW)).toEqual({ kind: 'review' });
    expect(guestView({ ...INFO, isOpen: false }, { ...QUIET, pausedUntil: at(5) }, CLOSED, NOW)).toEqual({
      kind: 'closed',
    });
  });

  it('is the end of the pause, not the hours', () => {
    expect(guestView(INFO, { ...QUIET, pausedUntil: at(30) }, CLOSED, NOW)).toEqual({ kind: 'paused', until: at(30) });
  });

  it('is closed by the hours where only they are left as a reason', () => {
    expect(guestView(INFO, QUIET, CLOSED, NOW)).toEqual({ kind: 'outsideHours' });
  });

  it('is full for the rest of the quarter', () => {
    const capacity = { ...QUIET, quarterCap: 2, quarterCapUntil: at(60), ordersThisQuarter: 2, fullUntil: at(7) };
    expect(guestView(INFO, capacity, { isOpen: true, fullUntil: at(7) }, NOW)).toEqual({ kind: 'full', until: at(7) });
    expect(guestView(INFO, capacity, OPEN, NOW + 8 * 60_000).kind).toBe('open');
  });

  it('is the longer time while it is busy', () => {
    expect(guestView(INFO, { ...QUIET, busyMinutes: 15, busyUntil: at(60) }, OPEN, NOW)).toEqual({
      kind: 'busy',
      deliveryTime: '25-40 min',
      busyMinutes: 15,
    });
    expect(guestView(INFO, QUIET, OPEN, NOW)).toMatchObject({ kind: 'open', busyMinutes: 0 });
  });
});
