import { describe, expect, it } from '@jest/globals';
import { LEAVING_STEP_MS, leavingSteps } from './leaving.ts';

const sum = (steps: readonly number[]): number => steps.reduce((total, step) => total + step, 0);

describe('sockets of an instance that stops', () => {
  it.each([0, 1, 100, 101, 19_000, 50_000])('all of %i leave', (count) => {
    expect(sum(leavingSteps(count, true))).toBe(count);
  });

  it('leave at once where they are few', () => {
    expect(leavingSteps(100, true)).toEqual([100]);
  });

  it('leave at once where no other instance takes them in, so that the next one can begin', () => {
    expect(leavingSteps(19_000, false)).toEqual([19_000]);
  });

  it('leave 300 a second where they are many, so that the others can take them in', () => {
    const [atOnce, ...later] = leavingSteps(19_000, true);
    expect(atOnce).toBe(100);
    expect(sum(later.slice(0, 1_000 / LEAVING_STEP_MS))).toBe(300);
    expect(later.length * LEAVING_STEP_MS).toBe(63_000);
  });

  it('leave sooner where that would take longer than a stop may', () => {
    expect(leavingSteps(50_000, true).length * LEAVING_STEP_MS).toBeLessThanOrEqual(65_100);
  });
});
