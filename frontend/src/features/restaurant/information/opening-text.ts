import type { Translate } from '../../../i18n/texts.ts';
import { formatHours } from '../../../lib/format/dates/dates.ts';

const WHOLE_DAY = '00:00-24:00';

/** A day's hours, as the server writes them, in words where there are better ones. */
export function openingText(hours: string, t: Translate): string {
  if (hours === WHOLE_DAY) return t('restaurant.aroundTheClock');
  return formatHours(hours) || t('restaurant.dayOff');
}
