/** When an order comes, in words. */
import type { RestaurantDetailView } from '@contracts/restaurants/restaurant-views.ts';
import type { IsoTime } from '@contracts/units.ts';
import type { Translate } from '../../../i18n/texts.ts';
import { formatDayMonth, formatTime } from '../../../lib/format/dates/dates.ts';
import { deliveryMinutesOf, formatMinutes } from '../../../lib/format/dates/delivery-time.ts';
import { weekdayNames, weekdayOf } from '../../../lib/format/dates/weekdays.ts';
import { dayOf } from './delivery-slots.ts';

const DAY_MS = 24 * 60 * 60_000;

/** When an order of now arrives, from the first of its restaurants to the last. A full kitchen begins when it has room. */
export function soonText(restaurants: readonly RestaurantDetailView[], t: Translate): string | undefined {
  const room = restaurants.flatMap(({ isOpen, fullUntil }) => (isOpen && fullUntil !== null ? [fullUntil] : [])).sort();
  const last = room.at(-1);
  if (last !== undefined) return t('checkout.asapFrom', { time: formatTime(last) });
  const minutes = restaurants.flatMap((restaurant) => deliveryMinutesOf(restaurant) ?? []);
  if (minutes.length === 0 || minutes.length < restaurants.length) return undefined;
  const min = Math.min(...minutes.map((range) => range.min));
  const max = Math.max(...minutes.map((range) => range.max));
  return t('checkout.asapIn', { range: formatMinutes({ min, max }, t) });
}

/** Today, tomorrow or the weekday, with the date. */
export function dayName(at: IsoTime, nowMs: number, t: Translate): string {
  const date = formatDayMonth(at);
  const day = dayOf(Date.parse(at));
  if (day === dayOf(nowMs)) return t('checkout.today', { date });
  if (day === dayOf(nowMs + DAY_MS)) return t('checkout.tomorrow', { date });
  return `${weekdayNames(t.language)[weekdayOf(new Date(at))] ?? ''}, ${date}`;
}

/** As soon as possible with what that means now, or the wanted day and time. Null for a later time that is not chosen yet. */
export function timeText(
  { isLater, scheduledFor }: { isLater: boolean; scheduledFor: IsoTime | null },
  restaurants: readonly RestaurantDetailView[],
  nowMs: number,
  t: Translate,
): string | null {
  if (isLater) return scheduledFor && `${dayName(scheduledFor, nowMs, t)}, ${formatTime(scheduledFor)}`;
  const soon = soonText(restaurants, t);
  return soon === undefined ? t('checkout.asap') : `${t('checkout.asap')}, ${soon}`;
}
