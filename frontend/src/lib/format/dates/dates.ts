/** Dates in the German form and in the restaurants' time; month names only in the language of the page. */
import { type Language, TIME_ZONE } from '@contracts/constants.ts';
import type { IsoTime } from '@contracts/units.ts';

type Instant = IsoTime | Date | number;

/** Made when first used: a formatter costs a slow phone several milliseconds, and the first screen needs few of them. */
function formatter(options: Intl.DateTimeFormatOptions, locale = 'de-DE'): (instant: Instant) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (instant) => {
    format ??= new Intl.DateTimeFormat(locale, { ...options, timeZone: TIME_ZONE });
    return format.format(new Date(instant));
  };
}

/** Writes a time as `14:02`. */
export const formatTime = formatter({ hour: '2-digit', minute: '2-digit' });

/** Writes a time as `14:02:07`, where an order of events counts. */
export const formatClock = formatter({ hour: '2-digit', minute: '2-digit', second: '2-digit' });

/** Writes a day as `21.11.2026`. */
export const formatShortDate = formatter({ day: '2-digit', month: '2-digit', year: 'numeric' });

const formatGermanDate = formatter({ day: 'numeric', month: 'long', year: 'numeric' });

/** Writes a day as `21. November 2026` on a German page, as `21.11.2026` on any other. */
export const formatLongDate = (instant: Instant, language: Language) =>
  language === 'de' ? formatGermanDate(instant) : formatShortDate(instant);

/** As `formatLongDate`, of `2026-11-21`: at noon it is the same day in Berlin and in Greenwich. */
export const formatDay = (date: string, language: Language) => formatLongDate(`${date}T12:00:00Z`, language);

/** Writes a day as `21.11.` */
export const formatDayMonth = formatter({ day: '2-digit', month: '2-digit' });

const monthIn = (language: Language) => formatter({ month: 'long', year: 'numeric' }, language);
const MONTHS: Readonly<Record<Language, (instant: Instant) => string>> = {
  en: monthIn('en'),
  de: monthIn('de'),
  tr: monthIn('tr'),
};

/** Writes a month as `November 2026`, `Kasım 2026`. */
export const formatMonth = (instant: Instant, language: Language) => MONTHS[language](instant);

/** Writes a day and a time as `21. November 2026, 14:02` on a German page, as `21.11.2026, 14:02` on any other. */
export const formatDateTime = (instant: Instant, language: Language) =>
  `${formatLongDate(instant, language)}, ${formatTime(instant)}`;

/** Keeps a range on one line. */
const WORD_JOINER = '\u2060';

/** `18:20–18:30`, or one time when both are the same minute. */
export function formatTimeRange(from: Instant, to: Instant): string {
  const [start, end] = [formatTime(from), formatTime(to)];
  return start === end ? start : `${start}–${WORD_JOINER}${end}`;
}

/** `11:00–14:00, 17:00–22:30` of what the server writes with hyphens; it breaks between spans alone. */
export function formatHours(hours: string): string {
  return hours.replaceAll('-', `–${WORD_JOINER}`);
}

/** The end of something: `22:30`, and `07.03., 11:00` on another day. */
export function formatUntil(until: Instant, now: Instant = Date.now()): string {
  const isToday = formatDayMonth(until) === formatDayMonth(now);
  return isToday ? formatTime(until) : `${formatDayMonth(until)}, ${formatTime(until)}`;
}

/** `4:05`, and `0:00` from the end on. */
export function formatCountdown(remainingMs: number): string {
  const seconds = Math.max(0, Math.ceil(remainingMs / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
