/** The week that begins today, weekday by weekday: pure rules. */
import type { OpeningDateView } from '@contracts/restaurants/restaurant-views.ts';
import { weekdayOf } from '../../../lib/format/dates/weekdays.ts';

const DAYS_A_WEEK = 7;

export interface OpeningRow {
  hours: string;
  /** What the weekday has otherwise, where that is something else. */
  usualHours: string | null;
  isToday: boolean;
  /** The date, where it has hours of its own. */
  special: { noon: Date; label: string | null } | null;
}

/** Monday first. `days` begin with yesterday, whose night may reach into today. */
export function openingRows(week: readonly string[], [, ...days]: readonly OpeningDateView[]): OpeningRow[] {
  const coming = days.slice(0, DAYS_A_WEEK).map((day, index) => {
    const noon = new Date(`${day.date}T12:00:00Z`);
    return { ...day, noon, weekday: weekdayOf(noon), isToday: index === 0 };
  });
  return week.map((usualHours, weekday) => {
    const day = coming.find((each) => each.weekday === weekday);
    const special = day?.isSpecial ? { noon: day.noon, label: day.label } : null;
    const hours = day?.hours ?? usualHours;
    return {
      hours,
      usualHours: hours === usualHours ? null : usualHours,
      isToday: day?.isToday ?? false,
      special,
    };
  });
}
