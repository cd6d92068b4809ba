/** The hours of single dates, as `restaurant_spans()` has them: pure rules. */
import type { OpeningDateView } from '../../../contracts/restaurants/restaurant-views.ts';
import { type MinuteSpan, toClock } from './opening-spans.ts';

const DAY_MS = 86_400_000;
/** Yesterday's night may reach into today, and meals are ordered up to seven days ahead. */
export const FIRST_DAY = -1;
export const LAST_DAY = 7;

export interface WeekdaySpan extends MinuteSpan {
  /** The ISO number of the day: 1 is Monday. */
  weekday: number;
}

export interface SpecialSpan {
  /** A day as `YYYY-MM-DD`. */
  date: string;
  /** Null, with its end, on a day off. */
  opens: number | null;
  closes: number | null;
  label: string | null;
}

/** Each date from `FIRST_DAY` to `LAST_DAY`: where it has hours of its own, those of its weekday do not count. */
export function toOpeningDays(
  today: string,
  week: readonly WeekdaySpan[],
  special: readonly SpecialSpan[],
): OpeningDateView[] {
  return Array.from({ length: LAST_DAY - FIRST_DAY + 1 }, (_, index) => {
    const noon = new Date(Date.parse(`${today}T12:00:00Z`) + (FIRST_DAY + index) * DAY_MS);
    const date = noon.toISOString().slice(0, 10);
    const own = special.filter((span) => span.date === date);
    const spans = own.length > 0 ? own.filter(isOpening) : hoursOf(week, noon.getUTCDay() || 7);
    return {
      date,
      hours: toOpeningHours(spans),
      isSpecial: own.length > 0,
      label: own.find(({ label }) => label !== null)?.label ?? null,
    };
  });
}

export function hoursOf(week: readonly WeekdaySpan[], weekday: number): WeekdaySpan[] {
  return week.filter((span) => span.weekday === weekday);
}

/** `11:00-14:00, 17:00-22:30`; empty on a day off. */
export function toOpeningHours(spans: readonly MinuteSpan[]): string {
  return spans.map(({ opens, closes }) => `${toClock(opens)}-${toClock(closes)}`).join(', ');
}

function isOpening(span: SpecialSpan): span is SpecialSpan & MinuteSpan {
  return span.opens !== null && span.closes !== null;
}
