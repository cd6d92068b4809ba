import { UNTIL_RESUMED, type CapacityView } from '@contracts/restaurants/capacity.ts';
import type { RestaurantInfoView } from '@contracts/restaurants/restaurant-views.ts';
import { describe, expect, it } from '@jest/globals';
import { guestView, type PublicState, switchWord } from './guest-view.ts';

const NOW = Date.parse('2026-03-06T18:00:00Z');
const at = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();
const MORNING = at(900);

const QUIET: CapacityView = {
  isOpen: true,
  opensAt: null,
  pausedUntil: null,
  pauseReason: null,
  busyMinutes: 0,
  busyUntil: null,
  quarterCap: null,
  quarterCapUntil: null,
  ordersThisQuarter: 0,
  fullUntil: null,
  intervention: null,
  version: 1,
};
const CLOSED = { ...QUIET, isOpen: false, opensAt: MORNING };
const INFO: RestaurantInfoView = {
  id: 1,
  name: 'Ofen & Basilikum',
  description: null,
  address: 'Torstraße 1',
  deliveryFee: '2.90',
  deliveryTime: '25-40 min',
  ...{ offersPickup: false, pickupMinutes: 20, pickupMinimum: '0.00', latitude: null, longitude: null },
  door: { latitude: 52.53, longitude: 13.4 },
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
  isNew: false,
  openingNeeds: [],
  review: { status: 'approved', reason: null, submittedAt: at(-1000), version: 2, suspension: null },
};
const told = (state: Partial<PublicState>): PublicState => ({
  ...{ isOpen: true, pausedUntil: null, busyMinutes: 0, fullUntil: null, version: 2 },
  ...state,
});

describe('what customers see', () => {
  it('is nothing before the approval and while suspended, and closed behind the switch', () => {
    const pending = { ...INFO, review: { ...INFO.review, status: 'pending' as const } };
    expect(guestView(pending, QUIET, null, NOW)).toEqual({ kind: 'review' });
    const suspension = { ground: 'other', reason: 'x', from: at(-1), isInEffect: true } as const;
    const suspended = { ...INFO, review: { ...INFO.review, suspension } };
    expect(guestView(suspended, QUIET, null, NOW)).toEqual({ kind: 'suspended' });
    expect(guestView({ ...INFO, isOpen: false }, { ...CLOSED, pausedUntil: at(5) }, null, NOW)).toEqual({
      kind: 'closed',
    });
  });

  it('is the next opening, after a pause as well as outside the hours', () => {
    expect(guestView(INFO, { ...CLOSED, pausedUntil: at(30) }, null, NOW)).toEqual({
      kind: 'paused',
      opensAt: MORNING,
    });
    expect(guestView(INFO, CLOSED, null, NOW)).toEqual({ kind: 'outsideHours', opensAt: MORNING });
    const unanswered: CapacityView = { ...CLOSED, pausedUntil: UNTIL_RESUMED, pauseReason: 'unanswered' };
    expect(guestView(INFO, unanswered, null, NOW)).toEqual({ kind: 'unanswered' });
  });

  it('is what was told last, and unknown behind a switch that is newer', () => {
    expect(guestView(INFO, QUIET, told({ isOpen: false, pausedUntil: at(15) }), NOW)?.kind).toBe('paused');
    expect(guestView(INFO, CLOSED, told({ isOpen: true }), NOW)?.kind).toBe('open');
    expect(guestView({ ...INFO, version: 3 }, QUIET, told({ isOpen: false }), NOW)).toBeNull();
  });

  it('is full for the rest of the quarter', () => {
    const capacity = { ...QUIET, quarterCap: 2, quarterCapUntil: at(60), ordersThisQuarter: 2, fullUntil: at(7) };
    expect(guestView(INFO, capacity, null, NOW)).toEqual({ kind: 'full', until: at(7) });
    expect(guestView(INFO, capacity, null, NOW + 8 * 60_000)?.kind).toBe('open');
  });

  it('is the longer time while it is busy', () => {
    expect(guestView(INFO, { ...QUIET, busyMinutes: 15, busyUntil: at(60) }, null, NOW)).toEqual({
      kind: 'busy',
      deliveryTime: '25-40 min',
      busyMinutes: 15,
    });
    expect(guestView(INFO, QUIET, null, NOW)).toMatchObject({ kind: 'open', busyMinutes: 0 });
  });
});

describe('the switch', () => {
  it('is green only while customers can order at once', () => {
    const busy = { deliveryTime: '25-40 min', busyMinutes: 15 };
    expect(switchWord({ kind: 'open', ...busy }, true)).toEqual({ word: 'open', isGreen: true });
    expect(switchWord({ kind: 'busy', ...busy }, true)).toEqual({ word: 'open', isGreen: true });
    const others = [
      { kind: 'paused', opensAt: null },
      { kind: 'unanswered' },
      { kind: 'full', until: at(7) },
      { kind: 'outsideHours', opensAt: MORNING },
      { kind: 'suspended' },
      { kind: 'review' },
      { kind: 'closed' },
      null,
    ] as const;
    for (const view of others) expect(switchWord(view, true).isGreen).toBe(false);
    expect(others.map((view) => switchWord(view, true).word)).toEqual([
      ...['paused', 'paused', 'full', 'outsideHours', 'suspended', 'closed', 'closed', 'open'],
    ]);
  });
});
