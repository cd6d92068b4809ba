import type { OpeningDay } from '@contracts/restaurants/settings.ts';
import { describe, expect, it } from '@jest/globals';
import {
  copyDay,
  dayProblems,
  endsNextDay,
  nextSpan,
  openStretches,
  readClock,
  toEditable,
  weekProblems,
} from './hours-model.ts';

const day = (...spans: string[]): OpeningDay => ({
  spans: spans.map((span) => {
    const [opens = '', closes = ''] = span.split('-');
    return { opens, closes };
  }),
});
const week = (days: Record<number, OpeningDay>) => [0, 1, 2, 3, 4, 5, 6].map((index) => days[index] ?? day());

describe('a time', () => {
  it.each([
    ['9', '09:00'],
    ['930', '09:30'],
    ['9.30', '09:30'],
    ['21:30 Uhr', '21:30'],
    ['2400', '00:00'],
    ['25', '25'],
    ['9:75', '9:75'],
    ['noon', 'noon'],
    ['', ''],
  ])('%j is read as %j', (typed, clock) => {
    expect(readClock(typed)).toBe(clock);
  });
});

describe('a day', () => {
  it('may have several spans, in any order', () => {
    expect(dayProblems(day('17:00-22:00', '11:00-14:00', '14:00-15:00').spans, 'd')).toEqual({});
  });

  it('says which span overlaps an earlier one', () => {
    expect(dayProblems(day('17:00-22:00', '11:00-17:30').spans, 'd')).toEqual({ 'd.0.opens': 'overlaps' });
  });

  it('says which time is none', () => {
    expect(dayProblems(day('-22:00', '25:00-09:60').spans, 'd')).toEqual({
      'd.0.opens': 'time',
      'd.1.opens': 'time',
      'd.1.closes': 'time',
    });
  });

  it('ends on the next day when it closes before it opens, and at midnight on its own', () => {
    const [night, midnight, whole, noon] = day('18:00-02:00', '18:00-00:00', '00:00-00:00', '11:00-14:00').spans;
    expect([night, midnight, whole, noon].map((span) => span && endsNextDay(span))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(toEditable([day('18:00-24:00')])).toEqual([day('18:00-00:00')]);
  });

  it('gets its next hours after the last, and empty ones where the day is over', () => {
    expect(nextSpan([])).toEqual({ opens: '09:00', closes: '22:00' });
    expect(nextSpan(day('11:00-14:00').spans)).toEqual({ opens: '15:00', closes: '18:00' });
    expect(nextSpan(day('11:00-21:30').spans)).toEqual({ opens: '22:30', closes: '00:00' });
    expect(nextSpan(day('18:00-02:00').spans)).toEqual({ opens: '', closes: '' });
  });
});

describe('a week', () => {
  it('lets a night end before the next morning opens', () => {
    expect(weekProblems(week({ 4: day('18:00-02:00'), 5: day('02:00-04:00') }))).toEqual({});
    expect(weekProblems(week({ 4: day('18:00-02:00'), 5: day('11:00-14:00', '01:30-03:00') }))).toEqual({
      'week.5.spans.1.opens': 'overlaps',
    });
  });

  it('goes round: the night of Sunday reaches into Monday', () => {
    expect(weekProblems(week({ 6: day('20:00-10:00'), 0: day('09:00-22:00') }))).toEqual({
      'week.0.spans.0.opens': 'overlaps',
    });
  });

  it('takes the hours of one day over to others, as copies', () => {
    const before = week({ 0: day('11:00-14:00') });
    const after = copyDay(before, 0, [1, 6]);
    expect(after).toEqual(week({ 0: day('11:00-14:00'), 1: day('11:00-14:00'), 6: day('11:00-14:00') }));
    expect(after[1]?.spans[0]).not.toBe(before[0]?.spans[0]);
  });

  it('is drawn with its nights cut in two', () => {
    const rows = openStretches(week({ 0: day('11:00-14:00'), 6: day('18:00-02:00', '-') }));
    expect(rows[0]).toEqual([
      { from: 660, to: 840 },
      { from: 0, to: 120 },
    ]);
    expect(rows[6]).toEqual([{ from: 1080, to: 1440 }]);
    expect(rows[3]).toEqual([]);
  });
});
