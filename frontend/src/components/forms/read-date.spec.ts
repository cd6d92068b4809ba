import { describe, expect, it } from '@jest/globals';
import { readDate } from './read-date.ts';

describe('a typed day', () => {
  it.each([
    ['25.12.2026', '2026-12-25'],
    ['5.1.2027', '2027-01-05'],
    ['25. 12. 26', '2026-12-25'],
    ['25/12/2026', '2026-12-25'],
    ['24.12.', '2026-12-24'],
    ['24.12', '2026-12-24'],
    ['2026-12-25', '2026-12-25'],
    ['29.02.2028', '2028-02-29'],
  ])('%s is %s', (text, date) => {
    expect(readDate(text, 2026)).toBe(date);
  });

  it.each(['', '25', '31.02.2026', '29.02.2026', '12/25/2026', '25.12.202', 'Christmas', '2026-13-01'])(
    'is not %s',
    (text) => {
      expect(readDate(text, 2026)).toBeNull();
    },
  );
});
