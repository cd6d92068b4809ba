import { UNTIL_RESUMED } from '@contracts/restaurants/capacity.ts';
import type { RestaurantDetailView } from '@contracts/restaurants/restaurant-views.ts';
import { IconClockPause, IconClockPlus, IconHourglass } from '@tabler/icons-react';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { formatTime } from '../../lib/format/dates.ts';
import { formatComing } from '../../lib/format/weekdays.ts';
import classes from './closed-notice.module.css';

/** Why nothing can be ordered, or not as fast as usual, and when again. Empty while all is well, so that it is heard. */
export function ClosedNotice({ restaurant }: { restaurant: RestaurantDetailView }) {
  const t = useText();
  const [language] = useLanguage();
  const { isOpen, pausedUntil, opensAt, busyMinutes, fullUntil } = restaurant;
  return (
    <div role="status">
      {isOpen && fullUntil !== null && (
        <p className={classes.notice}>
          <IconHourglass size={22} aria-hidden />
          <span>{t('restaurant.fullUntil', { time: formatTime(fullUntil) })}</span>
        </p>
      )}
      {isOpen && busyMinutes > 0 && (
        <p className={classes.notice}>
          <IconClockPlus size={22} aria-hidden />
          <span>{t('restaurant.busy', { count: busyMinutes })}</span>
        </p>
      )}
      {!isOpen && (
        <p className={classes.notice}>
          <IconClockPause size={22} aria-hidden />
          <span>
            {pausedUntil === UNTIL_RESUMED
              ? t('restaurant.pausedOpenEnd')
              : pausedUntil
                ? t('restaurant.pausedUntil', { time: formatComing(pausedUntil, language) })
                : t('restaurant.closedNotice')}{' '}
            {opensAt && opensAt !== pausedUntil && t('restaurant.opensAt', { time: formatComing(opensAt, language) })}
          </span>
        </p>
      )}
    </div>
  );
}
