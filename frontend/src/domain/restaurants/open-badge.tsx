import { IconClockCheck, IconClockPause } from '@tabler/icons-react';
import { useText } from '../../i18n/use-text.ts';
import classes from './open-badge.module.css';

/** Open or closed: colour, icon and word. */
export function OpenBadge({ isOpen }: { isOpen: boolean }) {
  const t = useText();
  const Icon = isOpen ? IconClockCheck : IconClockPause;
  return (
    <span className={classes.badge} data-open={isOpen || undefined} key={String(isOpen)}>
      <Icon size={15} stroke={2.2} aria-hidden />
      {isOpen ? t('restaurant.open') : t('restaurant.closed')}
    </span>
  );
}
