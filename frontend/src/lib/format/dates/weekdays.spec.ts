import { describe, expect, it } from '@jest/globals';
import { formatComing, weekdayNames, weekdayOf } from './weekdays.ts';

describe('weekdays', () => {
  it('begin on Monday in every language', () => {
    expect(weekdayNames('de')[0]).toBe('Montag');
    expect(weekdayNames('tr')[6]).toBe('Pazar');
    expect(weekdayNames('en')).toHaveLength(7);
  });

  it('are those of Berlin', () => {
    // Sunday 23:30 in UTC is Monday 00:30 in Berlin.
    expect(weekdayOf(new Date('2026-11-22T23:30:00Z'))).toBe(0);
    expect(weekdayOf(new Date('2026-11-22T12:00:00Z'))).toBe(6);
  });
});

describe('a coming time', () => {
  const now = new Date('2026-11-21T10:00:00Z');

  it('is only the time today, and names the day otherwise', () => {
    expect(formatComing('2026-11-21T16:30:00Z', 'de', now)).toBe('17:30');
    expect(formatComing('2026-11-21T23:30:00Z', 'de', now)).toBe('Sonntag, 00:30');
    expect(formatComing('2026-11-23T10:00:00Z', 'en', now)).toBe('Monday, 11:00');
  });
});
