/** Opening hours as the editor holds them; the rules are those of the server, so that a mistake shows while typing. */
import { MAX_SPANS_A_DAY, type OpeningDay, type OpeningSpan } from '@contracts/restaurants/settings.ts';

export const MINUTES_A_DAY = 1_440;
const DAYS_A_WEEK = 7;
const END_OF_DAY = '24:00';
const CLOCK = /^([01]\d|2[0-3]):([0-5]\d)$/;
/** The specification's hours, for a day that gets its first. */
const FIRST_SPAN: OpeningSpan = { opens: '09:00', closes: '22:00' };
const GAP_MINUTES = 60;
const NEXT_SPAN_MINUTES = 180;

export type HoursProblem = 'time' | 'overlaps';

interface MinuteSpan {
  from: number;
  /** Above `MINUTES_A_DAY` it ends on the next day. */
  to: number;
}

/** `9`, `930`, `9.30` and `9:30 Uhr` as people type them are `09:00` and `09:30`; what is no time stays as it is. */
export function readClock(text: string): string {
  const [, hour, minute] = /^\s*(\d{1,2})(?:\s*[:.,h]?\s*(\d{2}))?(?:\s*uhr)?\s*$/i.exec(text) ?? [];
  if (hour === undefined) return text;
  const clock = `${hour.padStart(2, '0')}:${minute ?? '00'}`;
  if (clock === END_OF_DAY) return '00:00';
  return CLOCK.test(clock) ? clock : text;
}

/** The end of the day is 24:00 in answers, and 00:00 in a field. */
export function toEditable(days: readonly OpeningDay[]): OpeningDay[] {
  return days.map(({ spans }) => ({
    spans: spans.map(({ opens, closes }) => ({ opens, closes: closes === END_OF_DAY ? '00:00' : closes })),
  }));
}

function minuteOf(clock: string): number | null {
  const match = CLOCK.exec(clock);
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
}

function minutesOf({ opens, closes }: OpeningSpan): MinuteSpan | null {
  const [from, to] = [minuteOf(opens), minuteOf(closes)];
  if (from === null || to === null) return null;
  return { from, to: to > from ? to : to + MINUTES_A_DAY };
}

/** It ends on the next day, and not just at midnight. */
export function endsNextDay(span: OpeningSpan): boolean {
  const minutes = minutesOf(span);
  return minutes !== null && minutes.to > MINUTES_A_DAY;
}

type Problems = Record<string, HoursProblem>;

interface ReadSpan extends MinuteSpan {
  path: string;
}

function readDay(spans: readonly OpeningSpan[], path: string): { read: ReadSpan[]; problems: Problems } {
  const problems: Problems = {};
  const read = spans.flatMap((span, index) => {
    const at = `${path}.${index}`;
    if (minuteOf(span.opens) === null) problems[`${at}.opens`] = 'time';
    if (minuteOf(span.closes) === null) problems[`${at}.closes`] = 'time';
    const minutes = minutesOf(span);
    return minutes ? [{ ...minutes, path: at }] : [];
  });
  read.sort((a, b) => a.from - b.from);
  for (const [index, span] of read.entries()) {
    const before = read[index - 1];
    if (before && span.from < before.to) problems[`${span.path}.opens`] = 'overlaps';
  }
  return { read, problems };
}

/** What is wrong, by field, such as `specialDays.0.spans.1.opens`. */
export function dayProblems(spans: readonly OpeningSpan[], path: string): Problems {
  return readDay(spans, path).problems;
}

/** Also where a night reaches into the hours of the day after. */
export function weekProblems(week: readonly OpeningDay[]): Problems {
  const days = week.map(({ spans }, day) => readDay(spans, `week.${day}.spans`));
  const problems: Problems = Object.fromEntries(days.flatMap((day) => Object.entries(day.problems)));
  for (const [day, { read }] of days.entries()) {
    const night = days[(day + DAYS_A_WEEK - 1) % DAYS_A_WEEK]?.read.at(-1);
    const [first] = read;
    if (first && night && night.to - MINUTES_A_DAY > first.from) problems[`${first.path}.opens`] ??= 'overlaps';
  }
  return problems;
}

function toClock(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
}

export const hasRoom = (spans: readonly OpeningSpan[]) => spans.length < MAX_SPANS_A_DAY;

/** What a day gets next: an hour after its last, as far as the day goes; empty fields when it does not. */
export function nextSpan(spans: readonly OpeningSpan[]): OpeningSpan {
  if (spans.length === 0) return FIRST_SPAN;
  const ends = spans.map((span) => minutesOf(span)?.to ?? MINUTES_A_DAY);
  const from = Math.max(...ends) + GAP_MINUTES;
  if (from >= MINUTES_A_DAY) return { opens: '', closes: '' };
  return { opens: toClock(from), closes: toClock(Math.min(from + NEXT_SPAN_MINUTES, MINUTES_A_DAY)) };
}

export function copyDay(week: readonly OpeningDay[], from: number, to: readonly number[]): OpeningDay[] {
  const spans = week[from]?.spans ?? [];
  return week.map((day, index) => (to.includes(index) ? { spans: spans.map((span) => ({ ...span })) } : day));
}

/** When it is open on each of the seven days, in minutes after that day's midnight; nights are cut in two. */
export function openStretches(week: readonly OpeningDay[]): MinuteSpan[][] {
  const rows: MinuteSpan[][] = week.map(() => []);
  for (const [day, { spans }] of week.entries()) {
    for (const minutes of spans.map(minutesOf)) {
      if (minutes === null) continue;
      rows[day]?.push({ from: minutes.from, to: Math.min(minutes.to, MINUTES_A_DAY) });
      if (minutes.to > MINUTES_A_DAY) rows[(day + 1) % week.length]?.push({ from: 0, to: minutes.to - MINUTES_A_DAY });
    }
  }
  return rows;
}
