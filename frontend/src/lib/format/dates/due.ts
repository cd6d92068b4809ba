/** When something is due, said in restaurants' time. */
import type { IsoTime } from '@contracts/units.ts';
import { formatDayMonth, formatTimeRange } from './dates.ts';

/** `18:20–18:30`, and `22.11., 18:20–18:30` on another day. */
export function formatDue(from: IsoTime, to: IsoTime, now: number = Date.now()): string {
  const range = formatTimeRange(from, to);
  return formatDayMonth(from) === formatDayMonth(now) ? range : `${formatDayMonth(from)}, ${range}`;
}
