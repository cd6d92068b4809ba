import { describe, expect, it } from '@jest/globals';
import { leftAfter } from './leaving.ts';

describe('sockets of an instance that stops', () => {
  it.each([0, 1, 100, 101, 19_000, 50_000])('all of %i leave within 65 seconds', (count) => {
    expect(leftAfter(65_000, count, true)).toBe(count);
    expect(leftAfter(70_000, count, true)).toBe(count);
  });

  it('leave at once where they are few', () => {
    expect(leftAfter(0, 100, true)).toBe(100);
  });

  it('leave at once where no other instance takes them in, so that the next one can begin', () => {
    expect(leftAfter(0, 19_000, false)).toBe(19_000);
  });

  it('leave 300 a second where they are many, so that the others can take them in', () => {
    expect([0, 1_000, 10_000, 62_000, 63_000].map((ms) => leftAfter(ms, 19_000, true))).toEqual([
      100, 400, 3_100, 18_700, 19_000,
    ]);
  });

  it('leave sooner where that would take longer than a stop may', () => {
    expect(leftAfter(1_000, 50_000, true)).toBe(867);
  });
});
