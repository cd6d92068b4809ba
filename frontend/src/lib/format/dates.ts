/** Dates read the German way in every language, in the restaurants' time. */
import { TIME_ZONE } from '@contracts/constants.ts';
import type { IsoTime } from '@contracts/views.ts';

type Instant = IsoTime | Date | number;

const time = new Intl.DateTimeFormat('de-DE', { hour: '2-digit', minute: '2-digit', timeZone: TIME_ZONE });
const longDate = new Intl.DateTimeFormat('de-DE', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: TIME_ZONE,
});
const shortDate = new Intl.DateTimeFormat('de-DE', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: TIME_ZONE,
});
const monthYear = new Intl.DateTimeFormat('de-DE', { month: 'long', year: 'numeric', timeZone: TIME_ZONE });

/** `14:02` */
export const formatTime = (instant: Instant) => time.format(new Date(instant));

/** `21. November 2026` */
export const formatLongDate = (instant: Instant) => longDate.format(new Date(instant));

/** `21.11.2026` */
export const formatShortDate = (instant: Instant) => shortDate.format(new Date(instant));

/** `November 2026` */
export const formatMonth = (instant: Instant) => monthYear.format(new Date(instant));

/** `21. November 2026, 14:02` */
export const formatDateTime = (instant: Instant) => `${formatLongDate(instant)}, ${formatTime(instant)}`;

/** Keeps a range on one line. */
const WORD_JOINER = '\u2060';

/** `18:20–18:30`, or one time when both are the same minute. */
export function formatTimeRange(from: Instant, to: Instant): string {
  const [start, end] = [formatTime(from), formatTime(to)];
  return start === end ? start : `${start}–${WORD_JOINER}${end}`;
}

/** `4:05`, and `0:00` from the end on. */
export function formatCountdown(remainingMs: number): string {
  const seconds = Math.max(0, Math.ceil(remainingMs / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
