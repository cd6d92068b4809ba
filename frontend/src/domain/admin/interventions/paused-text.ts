import { UNTIL_RESUMED } from '@contracts/restaurants/capacity.ts';
import type { IsoTime } from '@contracts/units.ts';
import type { Translate } from '../../../i18n/texts.ts';
import { formatUntil } from '../../../lib/format/dates/dates.ts';

export function pausedText(pausedUntil: IsoTime, t: Translate): string {
  return pausedUntil === UNTIL_RESUMED
    ? t('tables.state.pausedOpen')
    : t('tables.state.pausedUntil', { time: formatUntil(pausedUntil) });
}
