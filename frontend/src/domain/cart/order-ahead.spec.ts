import { describe, expect, it } from '@jest/globals';
import { aheadOf, firstTimeOf } from './order-ahead.ts';

const NOW_MS = Date.parse('2026-11-23T20:10:00.000Z');
const closed = { isOpen: false, opensAt: '2026-11-24T10:00:00.000Z', deliveryTime: '25-35 min', busyMinutes: 0 };

describe('an order for when a restaurant is open again', () => {
  it('is for the first quarter of an hour after its opening and its quickest delivery', () => {
    expect(firstTimeOf(closed, NOW_MS)).toBe('2026-11-24T10:30:00.000Z');
    expect(firstTimeOf({ ...closed, opensAt: '2026-11-23T20:00:00.000Z' }, NOW_MS)).toBe('2026-11-23T20:45:00.000Z');
  });

  it('is not offered by an open one, by one that says nothing of when, and for next week', () => {
    expect(firstTimeOf({ ...closed, isOpen: true }, NOW_MS)).toBe(null);
    expect(firstTimeOf({ ...closed, opensAt: null }, NOW_MS)).toBe(null);
    expect(firstTimeOf({ ...closed, opensAt: '2026-12-01T10:00:00.000Z' }, NOW_MS)).toBe(null);
  });

  it('is wanted as long as its time is ahead', () => {
    const ordered = { 1: '2026-11-24T10:30:00.000Z', 2: '2026-11-23T20:00:00.000Z' };
    expect([1, 2, 3].map((id) => aheadOf(ordered, id, NOW_MS))).toEqual([ordered[1], null, null]);
  });
});
