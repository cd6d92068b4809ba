/** How money and time read in what we write: money in the reader's way, dates in the German one, in Berlin's time. */
import { type Language, TIME_ZONE } from '../contracts/constants.ts';
import type { IsoTime } from '../contracts/units.ts';

function euroFormat(locale: string): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
}

const EURO: Readonly<Record<Language, Intl.NumberFormat>> = {
  en: euroFormat('en-GB'),
  de: euroFormat('de-DE'),
  tr: euroFormat('tr-TR'),
};
const GERMAN_DATE = new Intl.DateTimeFormat('de-DE', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: TIME_ZONE,
});
const DATE = new Intl.DateTimeFormat('de-DE', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: TIME_ZONE,
});
const TIME = new Intl.DateTimeFormat('de-DE', { hour: '2-digit', minute: '2-digit', timeZone: TIME_ZONE });

export function formatCents(cents: number, language: Language): string {
  return EURO[language].format(cents / 100);
}

/** Writes a time as `18:20`. */
export function formatTime(at: Date | IsoTime): string {
  return TIME.format(new Date(at));
}

/** Writes a day and a time as `21. November 2026, 18:20` in German, as `21.11.2026, 18:20` in any other language. */
export function formatDateTime(at: Date | IsoTime, language: Language): string {
  const date = language === 'de' ? GERMAN_DATE : DATE;
  return `${date.format(new Date(at))}, ${formatTime(at)}`;
}
