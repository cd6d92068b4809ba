import { describe, expect, it } from '@jest/globals';
import { addDays, startOfDay } from './days.ts';

describe('a day', () => {
  it('begins at midnight in Berlin, in winter and in summer', () => {
    expect(startOfDay('2026-11-21')).toBe('2026-11-20T23:00:00.000Z');
    expect(startOfDay('2026-07-01')).toBe('2026-06-30T22:00:00.000Z');
  });

  it('is followed by the next one, also over the ends of months and changes of the clock', () => {
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
    expect(addDays('2026-03-29', 1)).toBe('2026-03-30');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  });
});
