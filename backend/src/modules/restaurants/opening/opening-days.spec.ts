import { describe, expect, it } from '@jest/globals';
import { toOpeningDays, toOpeningHours } from './opening-days.ts';

describe('opening hours for people', () => {
  it.each([
    [[], ''],
    [[{ opens: 0, closes: 1_440 }], '00:00-24:00'],
    [[{ opens: 660, closes: 1_350 }], '11:00-22:30'],
    [
      [
        { opens: 690, closes: 840 },
        { opens: 1_050, closes: 1_530 },
      ],
      '11:30-14:00, 17:30-01:30',
    ],
    [[{ opens: 600, closes: 2_880 }], '10:00-24:00'],
  ])('%j → %s', (spans, text) => {
    expect(toOpeningHours(spans)).toBe(text);
  });
});

describe('the hours of single dates', () => {
  const week = [
    { weekday: 6, opens: 600, closes: 1_200 },
    { weekday: 7, opens: 720, closes: 1_500 },
  ];

  it('are those of the weekday, from yesterday to the same weekday a week from now', () => {
    const days = toOpeningDays('2026-10-24', week, []);
    expect(days.map(({ date, hours }) => `${date} ${hours}`.trim())).toEqual([
      '2026-10-23',
      '2026-10-24 10:00-20:00',
      '2026-10-25 12:00-01:00',
      '2026-10-26',
      '2026-10-27',
      '2026-10-28',
      '2026-10-29',
      '2026-10-30',
      '2026-10-31 10:00-20:00',
    ]);
    expect(days.some(({ isSpecial }) => isSpecial)).toBe(false);
  });

  it('are its own where it has any, also on a day off', () => {
    const days = toOpeningDays('2026-12-31', week, [
      { date: '2026-12-31', opens: 660, closes: 840, label: null },
      { date: '2026-12-31', opens: 1_080, closes: 1_560, label: 'Silvester' },
      { date: '2027-01-02', opens: null, closes: null, label: null },
    ]);
    expect(days[1]).toEqual({
      date: '2026-12-31',
      hours: '11:00-14:00, 18:00-02:00',
      isSpecial: true,
      label: 'Silvester',
    });
    expect(days[3]).toEqual({ date: '2027-01-02', hours: '', isSpecial: true, label: null });
    expect(days[4]).toEqual({ date: '2027-01-03', hours: '12:00-01:00', isSpecial: false, label: null });
  });
});
