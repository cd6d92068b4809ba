import { TIME_ZONE, type Language } from '@contracts/constants.ts';
import type { IsoTime } from '@contracts/units.ts';
import { formatTime } from './dates.ts';

/** 1 January 2024 was a Monday. */
const MONDAYS_DATE = Date.UTC(2024, 0, 1, 12);
const DAY_MS = 24 * 60 * 60 * 1000;

const dayOf = (instant: Date) => instant.toLocaleDateString('en-CA', { timeZone: TIME_ZONE });

/** The names of the seven days, Monday first. */
export function weekdayNames(language: Language, length: 'long' | 'short' = 'long'): string[] {
  return [0, 1, 2, 3, 4, 5, 6].map((day) =>
    new Date(MONDAYS_DATE + day * DAY_MS).toLocaleDateString(language, { weekday: length, timeZone: 'UTC' }),
  );
}

/** 0 is Monday, where the restaurants are. */
export function weekdayOf(instant: Date): number {
  const sunday = new Date(`${dayOf(instant)}T12:00:00Z`).getUTCDay();
  return (sunday + 6) % 7;
}

/** `14:30` today, `Montag, 11:00` on another day. */
export function formatComing(instant: IsoTime, language: Language, now = new Date()): string {
  const at = new Date(instant);
  const time = formatTime(at);
  return dayOf(at) === dayOf(now) ? time : `${weekdayNames(language)[weekdayOf(at)] ?? ''}, ${time}`;
}
