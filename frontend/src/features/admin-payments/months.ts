import type { Language } from '@contracts/constants.ts';
import { formatMonth } from '../../lib/format/dates/dates.ts';

/** `YYYY-MM`, the given day's first and so many before it. */
export function monthsUntil(day: string, count: number): string[] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 15)).toISOString().slice(0, 7),
  );
}

/** Writes `2026-11` as `November 2026`. */
export const monthName = (month: string, language: Language) => formatMonth(`${month}-15T12:00:00Z`, language);
