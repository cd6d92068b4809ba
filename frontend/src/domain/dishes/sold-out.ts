import { TIME_ZONE, type Language } from '@contracts/constants.ts';
import type { IsoTime } from '@contracts/units.ts';
import type { Translate } from '../../i18n/texts.ts';
import { formatTime } from '../../lib/format/dates/dates.ts';
import { weekdayNames, weekdayOf } from '../../lib/format/dates/weekdays.ts';

interface SoldOut {
  soldOutUntil: IsoTime | null;
}

const HOUR_MS = 60 * 60 * 1000;
const dayOf = (ms: number) => new Date(ms).toLocaleDateString('en-CA', { timeZone: TIME_ZONE });

/** Of the same date, or of the night before five o'clock that ends its evening. */
function isSameNight(until: number, now: number): boolean {
  return dayOf(until) === dayOf(now) || dayOf(until - 5 * HOUR_MS) === dayOf(now - 5 * HOUR_MS);
}

/** By the date: a day may have 23 hours or 25. */
function isNextDay(until: number, now: number): boolean {
  return Date.parse(dayOf(until)) - Date.parse(dayOf(now)) === 24 * HOUR_MS;
}

/** That a dish or option is sold out, and until when if that is known. */
export function soldOutText({ soldOutUntil }: SoldOut, t: Translate, language: Language, now = Date.now()): string {
  if (soldOutUntil === null) return t('dish.unavailable');
  const until = Date.parse(soldOutUntil);
  if (isSameNight(until, now)) return t('dish.soldOutUntil', { time: formatTime(until) });
  if (isNextDay(until, now)) return t('dish.backTomorrow');
  return t('dish.backOn', { day: weekdayNames(language)[weekdayOf(new Date(until))] ?? '' });
}
