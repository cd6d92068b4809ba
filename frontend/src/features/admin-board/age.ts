import type { Translate } from '../../i18n/texts.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** `1:05` within the hour, then hours and minutes, then days. What is still to come counts as now. */
export function ageText(ageMs: number, t: Translate): string {
  const age = Math.max(0, ageMs);
  if (age >= DAY_MS) return t('adminBoard.age.days', { count: Math.floor(age / DAY_MS) });
  if (age >= HOUR_MS) {
    return t('adminBoard.age.hours', {
      hours: Math.floor(age / HOUR_MS),
      minutes: Math.floor((age % HOUR_MS) / MINUTE_MS),
    });
  }
  const seconds = Math.floor(age / 1000) % 60;
  return t('adminBoard.age.minutes', {
    time: `${Math.floor(age / MINUTE_MS)}:${String(seconds).padStart(2, '0')}`,
  });
}
