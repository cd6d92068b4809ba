import { describe, expect, it } from '@jest/globals';
import { timesLeft } from './times-left.ts';

describe('the half hours that are left', () => {
  it.each([
    ['17:42', '18:00', '04:30', 22],
    ['18:00', '18:30', '04:30', 21],
    ['23:45', '00:00', '04:30', 10],
    ['00:10', '00:30', '23:30', 47],
    ['05:00', '05:30', '04:30', 47],
  ])('at %s begin at %s and end at %s', (now, first, last, count) => {
    const times = timesLeft(now);
    expect([times[0], times.at(-1), times.length]).toEqual([first, last, count]);
    expect(new Set(times).size).toBe(count);
  });
});
