import type { OpeningDateView } from '@contracts/restaurants/restaurant-views.ts';
import { describe, expect, it } from '@jest/globals';
import { openingRows } from './opening-rows.ts';

const WEEK = ['', ...Array<string>(6).fill('11:00-22:00')];
/** From Friday, 20 November 2026 on: it is Saturday. */
const DAYS = ['20', '21', '22', '23', '24', '25', '26', '27', '28'].map((day): OpeningDateView => {
  const hours = day === '23' ? '' : '11:00-22:00';
  return { date: `2026-11-${day}`, hours, isSpecial: false, label: null };
});
const withDay = (index: number, change: Partial<OpeningDateView>) =>
  openingRows(
    WEEK,
    DAYS.map((day, at) => (at === index ? { ...day, isSpecial: true, ...change } : day)),
  );

describe('the rows of the opening hours', () => {
  it('are the usual week, with today marked', () => {
    const rows = openingRows(WEEK, DAYS);
    expect(rows.map(({ hours }) => hours)).toEqual(WEEK);
    expect(rows.map(({ isToday }) => isToday)).toEqual([false, false, false, false, false, true, false]);
    expect(rows.every(({ special, usualHours }) => special === null && usualHours === null)).toBe(true);
  });

  it('show a holiday in the place of its weekday, and what holds otherwise', () => {
    const noon = new Date('2026-11-21T12:00:00Z');
    expect(withDay(1, { hours: '', label: 'Holiday' })[5]).toEqual({
      hours: '',
      usualHours: '11:00-22:00',
      isToday: true,
      special: { noon, label: 'Holiday' },
    });
  });

  it('show a special opening of a day off', () => {
    expect(withDay(3, { hours: '18:00-02:00' })[0]).toMatchObject({
      hours: '18:00-02:00',
      usualHours: '',
      special: { label: null },
    });
  });

  it('mark a special day that is as usual, without saying the same twice', () => {
    expect(withDay(2, {})[6]).toMatchObject({ usualHours: null, special: { label: null } });
  });

  it('leave yesterday and the day in a week out', () => {
    for (const index of [0, 8]) {
      expect(withDay(index, { hours: '' }).map(({ hours }) => hours)).toEqual(WEEK);
    }
  });
});
