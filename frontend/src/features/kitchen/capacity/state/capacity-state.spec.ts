import { UNTIL_RESUMED, type CapacityView } from '@contracts/restaurants/capacity.ts';
import { describe, expect, it } from '@jest/globals';
import { activeMeasures, formatRemaining } from './capacity-state.ts';

const NOW = Date.parse('2026-03-06T18:00:00Z');
const at = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();

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
