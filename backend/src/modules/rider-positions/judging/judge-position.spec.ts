import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { MAX_RIDING_SPEED_MPS } from '../../../contracts/riders/position.ts';
import { isNear } from '../../../geography/surroundings.ts';
import { type Fix, type Judgement, judgePosition, NO_TRAIL, type Trail } from './judge-position.ts';
import { fixAt, NOW_MS } from '../store/positions-in-tests.ts';

const SECOND_MS = 1_000;

function judge(fix: Fix, trail: Trail = NO_TRAIL): Judgement {
  return judgePosition(fix, trail, NOW_MS, (point) => isNear('berlin', point));
}

/** Judged one after the other; the refusal of each. */
function ride(fixes: readonly Fix[]): { refusals: (string | null)[]; trail: Trail } {
  let trail = NO_TRAIL;
  const refusals = fixes.map((fix) => {
    const judged = judge(fix, trail);
    trail = judged.trail;
    return judged.refusal;
  });
  return { refusals, trail };
}

const after = (seconds: number, meters: number, more: Partial<Fix> = {}): Fix =>
  fixAt(meters, { atMs: NOW_MS - 60 * SECOND_MS + seconds * SECOND_MS, sequence: seconds, ...more });

describe('a position', () => {
  it('is taken in the city and its surroundings', () => {
    expect(judge(fixAt(0)).refusal).toBeNull();
    expect(judge(fixAt(10_000)).refusal).toBeNull();
  });

  it.each<[string, Partial<Fix>, string]>([
    ['in another city', { latitude: 53.55, longitude: 9.99 }, 'position_outside'],
    ['at 0, 0', { latitude: 0, longitude: 0 }, 'position_outside'],
    ['half a minute and more ahead', { atMs: NOW_MS + 31_000 }, 'position_in_future'],
    ['an hour old', { atMs: NOW_MS - 3_600_000 }, 'position_too_old'],
    ['as vague as a radio cell', { accuracyMeters: 201 }, 'position_inaccurate'],
  ])('%s is refused', (_, wrong, refusal) => {
    expect(judge(fixAt(0, wrong))).toEqual({ trail: NO_TRAIL, refusal });
  });

  it('of a clock that is a little ahead is taken', () => {
    expect(judge(fixAt(0, { atMs: NOW_MS + 29_000 })).refusal).toBeNull();
  });
});

describe('a position after another', () => {
  it('is taken when somebody can have ridden there', () => {
    expect(ride([after(1, 0), after(2, 8), after(3, 16)]).refusals).toEqual([null, null, null]);
  });

  it('is refused when its sequence or its time does not rise', () => {
    const { trail } = ride([after(5, 0)]);
    for (const old of [after(5, 1), after(4, 1), after(9, 1, { sequence: 4 }), after(4, 1, { sequence: 9 })]) {
      expect(judge(old, trail)).toEqual({ trail, refusal: 'position_not_newer' });
    }
  });

  it('is refused when no bicycle gets there, and the next one is not', () => {
    expect(ride([after(1, 0), after(2, 3_000), after(3, 10)]).refusals).toEqual([null, 'position_implausible', null]);
  });

  it('is believed when several in a row agree that the first was wrong', () => {
    const { refusals, trail } = ride([after(1, 0), after(2, 3_000), after(3, 3_005), after(4, 3_010), after(5, 3_015)]);
    expect(refusals).toEqual([null, 'position_implausible', 'position_implausible', null, null]);
    expect(trail).toMatchObject({ doubted: null, last: { sequence: 5 } });
  });

  it('is not believed while they agree with nothing', () => {
    const jumps = [after(1, 0), after(2, 3_000), after(3, 6_000), after(4, 3_000), after(5, 6_000), after(6, 3_000)];
    expect(ride(jumps).refusals.slice(1)).toEqual(Array.from({ length: 5 }, () => 'position_implausible'));
  });

  it('is allowed what both say that they may be off by', () => {
    const vague = { accuracyMeters: 60 };
    expect(ride([after(1, 0, vague), after(2, 135, vague)]).refusals).toEqual([null, null]);
    expect(ride([after(1, 0), after(2, 135)]).refusals).toEqual([null, 'position_implausible']);
  });
});

describe('of whatever is sent', () => {
  const steps = fc.array(
    fc.record({
      meters: fc.integer({ min: -5_000, max: 5_000 }),
      seconds: fc.integer({ min: 0, max: 60 }),
      sequence: fc.integer({ min: 0, max: 20 }),
      accuracyMeters: fc.integer({ min: 0, max: 400 }),
    }),
    { maxLength: 40 },
  );

  it('what is taken rises, lies in the city and is accurate', () => {
    fc.assert(
      fc.property(steps, (sent) => {
        const fixes = sent.map(({ meters, seconds, ...more }) => after(seconds, meters, more));
        const { refusals } = ride(fixes);
        const taken = fixes.filter((_, index) => refusals[index] === null);
        for (const [index, fix] of taken.entries()) {
          expect(fix.accuracyMeters).toBeLessThanOrEqual(200);
          const before = taken[index - 1];
          if (before === undefined) continue;
          expect(fix.sequence).toBeGreaterThan(before.sequence);
          expect(fix.atMs).toBeGreaterThan(before.atMs);
        }
      }),
    );
  });

  it('every way that a bicycle rides is taken whole', () => {
    const speeds = fc.array(fc.double({ min: 0, max: MAX_RIDING_SPEED_MPS - 1, noNaN: true }), { maxLength: 50 });
    fc.assert(
      fc.property(speeds, (metersPerSecond) => {
        let meters = 0;
        const fixes = metersPerSecond.map((speed, index) => after(index, (meters += speed)));
        expect(ride(fixes).refusals.every((refusal) => refusal === null)).toBe(true);
      }),
    );
  });
});
