import { describe, expect, it } from '@jest/globals';
import { toOpeningHours } from './restaurant.view.ts';

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
