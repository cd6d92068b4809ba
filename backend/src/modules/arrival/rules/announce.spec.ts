import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  isWorthAnnouncing,
  isWorthAnnouncingUnderway,
  MAX_ANNOUNCEMENTS,
  type Promised,
  SAME_PREDICTION_MINUTES,
} from './announce.ts';
import { announcedBy } from './announced.ts';

const MINUTE_MS = 60_000;
const range = (from: number, to: number): Promised => ({ fromMs: from * MINUTE_MS, toMs: to * MINUTE_MS });
const RANGES = fc.array(
  fc
    .tuple(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 4, max: 40 }))
    .map(([from, wide]) => range(from, from + wide)),
  { minLength: 1, maxLength: 30 },
);

/** What is told of these predictions, one after the other. */
function tellAll(predictions: readonly Promised[]): Promised[] {
  const told: Promised[] = [];
  for (const next of predictions) {
    const announced = announcedBy(told.map((one) => ({ ...one, isPredicted: true })));
    if (announced === null || isWorthAnnouncing(announced, next)) told.push(next);
  }
  return told;
}

const directionOf = (from: Promised, to: Promised) => Math.sign(to.fromMs + to.toMs - from.fromMs - from.toMs);
const doMeet = (one: Promised, other: Promised) => one.fromMs <= other.toMs && other.fromMs <= one.toMs;

describe('another prediction', () => {
  it('is announced three times at the most, whatever is predicted', () => {
    fc.assert(fc.property(RANGES, (predictions) => tellAll(predictions).length <= MAX_ANNOUNCEMENTS));
  });

  it('is announced only where it moves by more than two minutes', () => {
    fc.assert(
      fc.property(RANGES, (predictions) => {
        const told = tellAll(predictions);
        return told.every((one, place) => {
          const before = told[place - 1];
          if (before === undefined) return true;
          const moved = Math.max(Math.abs(one.fromMs - before.fromMs), Math.abs(one.toMs - before.toMs));
          return moved > SAME_PREDICTION_MINUTES * MINUTE_MS;
        });
      }),
    );
  });

  it('never goes back and forth while what was promised can still hold', () => {
    fc.assert(
      fc.property(RANGES, (predictions) => {
        const [first, second, third] = tellAll(predictions);
        if (first === undefined || second === undefined || third === undefined) return true;
        const turnsBack = directionOf(first, second) * directionOf(second, third) < 0;
        return !turnsBack || !doMeet(second, third);
      }),
    );
  });

  it('is told later, and then earlier only where the ranges have nothing in common', () => {
    const told = { before: range(20, 30), last: range(25, 38), times: 2 };
    expect(isWorthAnnouncing(told, range(22, 27))).toBe(false);
    expect(isWorthAnnouncing(told, range(15, 24))).toBe(true);
    expect(isWorthAnnouncing(told, range(31, 40))).toBe(true);
  });

  it('on the way is told only where the promise is likely to be broken, and counts like the others', () => {
    const told = { before: null, last: range(20, 30), times: 2 };
    const isTold = (next: Promised, median: number) => isWorthAnnouncingUnderway(told, next, median * MINUTE_MS);
    expect([isTold(range(22, 26), 24), isTold(range(26, 40), 30)]).toEqual([false, false]);
    expect([isTold(range(28, 36), 31), isTold(range(14, 22), 18)]).toEqual([true, true]);
    const spent = { ...told, times: MAX_ANNOUNCEMENTS };
    expect(isWorthAnnouncingUnderway(spent, range(40, 50), 45 * MINUTE_MS)).toBe(false);
  });

  it('does not count the time that the kitchen asked for itself', () => {
    const step = { ...range(20, 30), isPredicted: true };
    const more = { ...range(25, 35), isPredicted: false };
    expect(announcedBy([step, more])).toEqual({ last: more, before: step, times: 1 });
    expect(announcedBy([step, { ...step }])).toMatchObject({ before: null, times: 1 });
    expect(announcedBy([])).toBeNull();
  });
});
