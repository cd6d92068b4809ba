import { expect, it } from '@jest/globals';
import { monthName, monthsUntil } from './months.ts';

it('lists months backwards over the turn of a year', () => {
  expect(monthsUntil('2026-01-31', 3)).toEqual(['2026-01', '2025-12', '2025-11']);
  expect(monthName('2026-03', 'de')).toBe('März 2026');
});
