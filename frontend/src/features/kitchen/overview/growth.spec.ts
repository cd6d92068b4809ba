import { describe, expect, it } from '@jest/globals';
import { growthOf } from './growth.ts';

describe('growth', () => {
  it.each([
    [20, 23, 15],
    [100, 92, -8],
    [10, 0, -100],
    [1000, 1001, 0],
    [0, 5, null],
  ])('from %d to %d is %j', (then, now, growth) => {
    expect(growthOf(then, now)).toBe(growth);
  });
});
