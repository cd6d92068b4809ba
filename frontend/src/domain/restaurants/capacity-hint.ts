import { UNTIL_RESUMED } from '@contracts/restaurants/capacity.ts';
import type { OpenStateView } from '@contracts/restaurants/restaurant-views.ts';
import type { Translate } from '../../i18n/texts.ts';
import { formatUntil } from '../../lib/format/dates/dates.ts';

/** What holds a kitchen up, in the few words that a card has room for; null while all is as usual. */
export function capacityHint(
  {
    isOpen,
    pausedUntil,
    busyMinutes,
    fullUntil,
  }: Pick<OpenStateView, 'isOpen' | 'pausedUntil' | 'busyMinutes' | 'fullUntil'>,
  t: Translate,
): string | null {
  if (!isOpen) {
    return pausedUntil && pausedUntil !== UNTIL_RESUMED
      ? t('restaurant.breakUntil', { time: formatUntil(pausedUntil) })
      : null;
  }
  if (fullUntil) return t('restaurant.fullShort', { time: formatUntil(fullUntil) });
  return busyMinutes > 0 ? t('restaurant.busyShort') : null;
}
