/** Days as `YYYY-MM-DD`, where the restaurants are. Pure. */
import { TIME_ZONE } from '@contracts/constants.ts';

const DAY_MS = 86_400_000;
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, dateStyle: 'short', timeStyle: 'medium' });

/** The moment at which a day begins, as ISO 8601 in UTC. */
export function startOfDay(day: string): string {
  const midnightUtcMs = Date.parse(`${day}T00:00:00Z`);
  // What the clock there shows at that moment, read as UTC, is off by the zone's distance.
  const shownMs = Date.parse(`${clock.format(midnightUtcMs).replace(' ', 'T')}Z`);
  return new Date(midnightUtcMs - (shownMs - midnightUtcMs)).toISOString();
}

/** The day so many days later. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}
