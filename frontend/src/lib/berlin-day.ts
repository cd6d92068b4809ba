import { TIME_ZONE } from '@contracts/constants.ts';
import type { IsoTime } from '@contracts/units.ts';

const day = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE });

/** The day in the restaurants' time, such as `2026-11-21`. */
export function berlinDay(instant: IsoTime | Date | number): string {
  return day.format(new Date(instant));
}
