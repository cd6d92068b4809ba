/** The quarter hours for which a meal can be ordered ahead: pure rules. The server has the last word. */
import { MAX_DAYS_AHEAD, TIME_ZONE } from '@contracts/constants.ts';
import type { OpeningDateView, RestaurantDetailView } from '@contracts/restaurants/restaurant-views.ts';
import type { IsoTime } from '@contracts/units.ts';
import { deliveryMinutesOf } from '../../../lib/format/dates/delivery-time.ts';

const QUARTER_MS = 15 * 60_000;
const MINUTE_MS = 60_000;
const MINUTES_A_DAY = 1440;
/** Filling in the form takes a while: a slot that is about to pass is not offered. */
const GRACE_MINUTES = 5;

/** What a restaurant says about itself. */
export interface Hours extends Pick<RestaurantDetailView, 'deliveryTime' | 'busyMinutes'> {
  /** Day after day, holidays and special openings included; days that are not there have no slots. */
  openingDays: readonly Pick<OpeningDateView, 'date' | 'hours'>[];
}

export interface Slot {
  at: IsoTime;
  /** A day such as `2026-11-21`, in the restaurants' time. */
  day: string;
}

/** Both ends are minutes after a day's midnight. */
interface Span {
  opens: number;
  /** Above 1440 the span ends on the next day. */
  closes: number;
}

function toMinutes(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

function spansOf(text: string): Span[] {
  return [...text.matchAll(/(\d\d:\d\d)-(\d\d:\d\d)/g)].map(([, from = '', to = '']) => {
    const [opens, closes] = [toMinutes(from), toMinutes(to)];
    return { opens, closes: closes > opens ? closes : closes + MINUTES_A_DAY };
  });
}

const berlin = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

function inBerlin(instantMs: number): { day: string; minute: number } {
  const parts = new Map(berlin.formatToParts(instantMs).map(({ type, value }) => [type, value]));
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return { day: `${of('year')}-${of('month')}-${of('day')}`, minute: Number(of('hour')) * 60 + Number(of('minute')) };
}

export function dayOf(instantMs: number): string {
  return inBerlin(instantMs).day;
}

/** Each date's own spans, and what reaches into it from the night before. */
function spansByDate({ openingDays }: Hours): Map<string, Span[]> {
  let before: Span[] = [];
  return new Map(
    openingDays.map(({ date, hours }) => {
      const own = spansOf(hours);
      const night = before.map(({ opens, closes }) => ({
        opens: opens - MINUTES_A_DAY,
        closes: closes - MINUTES_A_DAY,
      }));
      before = own;
      return [date, [...night, ...own]];
    }),
  );
}

function isOpenAt(spans: Map<string, Span[]>, day: string, minute: number): boolean {
  return (spans.get(day) ?? []).some(({ opens, closes }) => minute >= opens && minute < closes);
}

function leadMinutes(restaurant: Hours): number {
  return deliveryMinutesOf(restaurant)?.min ?? 0;
}

/** When all of the restaurants are open and have had time to cook, up to seven days ahead. */
export function laterSlots(restaurants: readonly Hours[], nowMs: number): Slot[] {
  if (restaurants.length === 0) return [];
  const openings = restaurants.map(spansByDate);
  const lead = Math.max(...restaurants.map(leadMinutes)) + GRACE_MINUTES;
  const firstMs = Math.ceil((nowMs + lead * MINUTE_MS) / QUARTER_MS) * QUARTER_MS;
  const endMs = nowMs + MAX_DAYS_AHEAD * MINUTES_A_DAY * MINUTE_MS;
  const slots: Slot[] = [];
  for (let instantMs = firstMs; instantMs < endMs; instantMs += QUARTER_MS) {
    const { day, minute } = inBerlin(instantMs);
    if (openings.every((spans) => isOpenAt(spans, day, minute))) {
      slots.push({ at: new Date(instantMs).toISOString(), day });
    }
  }
  return slots;
}

/**
 * What to order for instead, after a kitchen said that it is full until `roomAt`: for an order at once that is when it
 * can begin, for one ahead when the meal can be wanted. Null without such a quarter hour.
 */
export function slotWithRoom(
  restaurants: readonly Hours[],
  roomAt: IsoTime,
  wasLater: boolean,
  nowMs: number,
): Slot | null {
  const roomAtMs = Date.parse(roomAt);
  const slots = laterSlots(restaurants, wasLater ? nowMs : Math.max(nowMs, roomAtMs));
  return slots.find(({ at }) => Date.parse(at) >= roomAtMs) ?? null;
}
