import { describe, expect, it } from '@jest/globals';
import { comingHolidays, easterSunday, publicHolidays } from './public-holidays.ts';

describe('public holidays', () => {
  it('follow Easter', () => {
    expect([2024, 2025, 2026, 2027, 2038, 2100].map(easterSunday)).toEqual([
      '2024-03-31',
      '2025-04-20',
      '2026-04-05',
      '2027-03-28',
      '2038-04-25',
      '2100-03-28',
    ]);
  });

  it('are those of the Land', () => {
    expect(publicHolidays('frankfurt', 2026).map(({ date, name }) => `${date} ${name}`)).toEqual([
      '2026-01-01 newYear',
      '2026-04-03 goodFriday',
      '2026-04-06 easterMonday',
      '2026-05-01 labourDay',
      '2026-05-14 ascension',
      '2026-05-25 whitMonday',
      '2026-06-04 corpusChristi',
      '2026-10-03 unityDay',
      '2026-12-25 christmasDay',
      '2026-12-26 secondChristmasDay',
    ]);
    const own = (city: 'berlin' | 'hamburg') =>
      publicHolidays(city, 2026).filter(({ name }) => !publicHolidays('frankfurt', 2026).some((h) => h.name === name));
    expect(own('berlin')).toEqual([{ date: '2026-03-08', name: 'womensDay' }]);
    expect(own('hamburg')).toEqual([{ date: '2026-10-31', name: 'reformation' }]);
  });

  it('are offered for twelve months, without the days that are set already', () => {
    const coming = comingHolidays('berlin', '2026-12-25', ['2026-12-26']);
    expect(coming[0]).toEqual({ date: '2026-12-25', name: 'christmasDay' });
    expect(coming[1]).toEqual({ date: '2027-01-01', name: 'newYear' });
    expect(coming.at(-1)).toEqual({ date: '2027-10-03', name: 'unityDay' });
    expect(coming).toHaveLength(9);
  });
});
