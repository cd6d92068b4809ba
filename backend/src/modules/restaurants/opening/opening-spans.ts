/** Opening hours as people write them, and as minutes: pure rules. */
import { MAX_SPANS_A_DAY, type OpeningDay, type OpeningSpan } from '../../../contracts/restaurants/settings.ts';
import type { FieldIssue } from '../../../http/problem.ts';

export interface MinuteSpan {
  /** Both ends are minutes after midnight. */
  opens: number;
  /** After that day's midnight; above 1440 it ends on the next day. */
  closes: number;
}

export const MINUTES_A_DAY = 1_440;
const CLOCK = /^(?:([01]\d|2[0-3]):([0-5]\d)|24:00)$/;

/** In order; the issues say which span is none, or overlaps another of its day. */
export function readDay(day: OpeningDay, field: string): { spans: MinuteSpan[]; issues: FieldIssue[] } {
  if (day.spans.length > MAX_SPANS_A_DAY) {
    return { spans: [], issues: [{ field: `${field}.spans`, code: 'too_many', values: { max: MAX_SPANS_A_DAY } }] };
  }
  const issues: FieldIssue[] = [];
  const read = day.spans.flatMap((span, index) => {
    const path = `${field}.spans.${String(index)}`;
    const opens = minuteOf(span.opens);
    const closes = minuteOf(span.closes);
    if (opens === null || opens === MINUTES_A_DAY) issues.push({ field: `${path}.opens`, code: 'invalid_format' });
    if (closes === null) issues.push({ field: `${path}.closes`, code: 'invalid_format' });
    if (opens === null || opens === MINUTES_A_DAY || closes === null) return [];
    return [{ opens, closes: closes > opens ? closes : closes + MINUTES_A_DAY, path }];
  });
  const ordered = read.toSorted((a, b) => a.opens - b.opens);
  for (const [index, span] of ordered.entries()) {
    const before = ordered[index - 1];
    if (before && span.opens < before.closes) issues.push({ field: `${span.path}.opens`, code: 'overlaps' });
  }
  return { spans: ordered.map(({ opens, closes }) => ({ opens, closes })), issues };
}

/** Seven days, Monday first; a span that reaches into a day must end before that day's first one begins. */
export function readWeek(week: readonly OpeningDay[]): { days: MinuteSpan[][]; issues: FieldIssue[] } {
  const read = week.map((day, index) => readDay(day, `week.${String(index)}`));
  const issues = read.flatMap((day) => day.issues);
  if (issues.length > 0) return { days: [], issues };
  const days = read.map(({ spans }) => spans);
  for (const [index, spans] of days.entries()) {
    const last = days[(index + days.length - 1) % days.length]?.at(-1);
    const [first] = spans;
    if (first && last && last.closes - MINUTES_A_DAY > first.opens) {
      issues.push({ field: `week.${String(index)}.spans.0.opens`, code: 'overlaps' });
    }
  }
  return { days, issues };
}

export function toSpan({ opens, closes }: MinuteSpan): OpeningSpan {
  return { opens: toClock(opens), closes: toClock(closes) };
}

/** A span may end on the next day; only the end of the day itself is written 24:00. */
export function toClock(minutes: number): string {
  const minute = minutes > MINUTES_A_DAY ? minutes - MINUTES_A_DAY : minutes;
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

function minuteOf(clock: string): number | null {
  const match = CLOCK.exec(clock);
  if (match === null) return null;
  return match[1] === undefined ? MINUTES_A_DAY : Number(match[1]) * 60 + Number(match[2]);
}
