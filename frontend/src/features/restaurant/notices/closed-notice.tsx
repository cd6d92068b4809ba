import { UNTIL_RESUMED } from '@contracts/restaurants/capacity.ts';
import type { RestaurantDetailView } from '@contracts/restaurants/restaurant-views.ts';
import { Button } from '@mantine/core';
import { IconCalendarClock, IconClockPause, IconClockPlus, IconHourglass } from '@tabler/icons-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { formatTime } from '../../../lib/format/dates/dates.ts';
import { formatComing } from '../../../lib/format/dates/weekdays.ts';
import { useOrderAhead } from '../../../domain/cart/order-ahead.ts';
import { Notice } from './notice.tsx';
import classes from './notice.module.css';

const ICON = { size: 22, 'aria-hidden': true } as const;

/** Why nothing can be ordered, or not as fast as usual, and when again. Empty while all is well, so that it is heard. */
export function ClosedNotice({ restaurant }: { restaurant: RestaurantDetailView }) {
  const t = useText();
  const { isOpen, busyMinutes, fullUntil } = restaurant;
  return (
    <>
      <div role="status">
        {isOpen && fullUntil !== null && (
          <Notice icon={<IconHourglass {...ICON} />}>
            {t('restaurant.fullUntil', { time: formatTime(fullUntil) })}
          </Notice>
        )}
        {isOpen && busyMinutes > 0 && (
          <Notice icon={<IconClockPlus {...ICON} />}>{t('restaurant.busy', { count: busyMinutes })}</Notice>
        )}
      </div>
      <Closed restaurant={restaurant} />
    </>
  );
}

/** Says once that it is closed and when it opens again, and offers to order for then. */
function Closed({ restaurant }: { restaurant: RestaurantDetailView }) {
  const t = useText();
  const [language] = useLanguage();
  const { offered, chosen, choose } = useOrderAhead(restaurant);
  const said = useRef<HTMLDivElement>(null);
  const { isOpen, opensAt, pausedUntil } = restaurant;
  const isPausedForGood = pausedUntil === UNTIL_RESUMED;
  const words = () => {
    if (chosen !== null) return t('restaurant.orderingFor', { time: formatComing(chosen, language) });
    if (opensAt !== null && !isPausedForGood)
      return t('restaurant.closedUntil', { time: formatComing(opensAt, language) });
    return t(isPausedForGood ? 'restaurant.pausedOpenEnd' : 'restaurant.closedNotice');
  };
  return (
    <div className={classes.closed} role="status" tabIndex={-1} ref={said}>
      {!isOpen && (
        <Notice icon={chosen === null ? <IconClockPause {...ICON} /> : <IconCalendarClock {...ICON} />}>
          {words()}
          {offered !== null && chosen === null && (
            <Button
              size="md"
              className={classes.order}
              onClick={() => {
                flushSync(choose);
                // The button is gone: the keyboard stays with what took its place.
                said.current?.focus();
              }}
            >
              {t('restaurant.orderFor', { time: formatComing(offered, language) })}
            </Button>
          )}
        </Notice>
      )}
    </div>
  );
}
