import { describe, expect, it } from '@jest/globals';
import { ageOf, freshnessOf, isRideable } from './freshness.ts';

const NOW = Date.parse('2026-11-25T12:00:00.000Z');
const at = (secondsAgo: number) => new Date(NOW - secondsAgo * 1_000).toISOString();
const here = { latitude: 52.52, longitude: 13.4 };

describe('the age of a position', () => {
  it('is none of a phone whose clock is ahead', () => {
    expect(ageOf({ at: at(-20) }, NOW)).toBe(0);
    expect(ageOf({ at: at(40) }, NOW)).toBe(40_000);
  });

  it('makes it old after a quarter of a minute, and worthless after two minutes', () => {
    expect([0, 15, 16, 120, 121].map((seconds) => freshnessOf({ at: at(seconds) }, NOW))).toEqual([
      'fresh',
      'fresh',
      'old',
      'old',
      'lost',
    ]);
    expect(freshnessOf(null, NOW)).toBe('lost');
  });
});

describe('a marker', () => {
  it('rides to where a bicycle can have come, and jumps everywhere else', () => {
    const from = { ...here, at: at(2) };
    expect(isRideable(from, { ...here, latitude: 52.5202, at: at(0) })).toBe(true);
    expect(isRideable(from, { ...here, latitude: 52.53, at: at(0) })).toBe(false);
    expect(isRideable(from, { ...here, at: at(3) })).toBe(false);
    expect(isRideable({ ...here, at: at(60) }, { ...here, at: at(0) })).toBe(false);
  });
});
