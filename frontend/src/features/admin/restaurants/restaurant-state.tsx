import type { AdminRestaurantView } from '@contracts/admin/admin-views.ts';
import { useClock } from '../../../components/use-clock.ts';
import { pausedText } from '../../../domain/admin/interventions/paused-text.ts';
import { OpenBadge } from '../../../domain/restaurants/open-badge.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { formatUntil } from '../../../lib/format/dates/dates.ts';
import classes from './restaurant-state.module.css';

type Row = Pick<AdminRestaurantView, 'isOpen' | 'pausedUntil' | 'suspendedFrom' | 'noDeviceSince'>;

/** Open or closed, and what keeps it from taking orders. */
export function RestaurantState({ row: { isOpen, pausedUntil, suspendedFrom, noDeviceSince } }: { row: Row }) {
  const t = useText();
  const isSuspended = useClock((now) => suspendedFrom !== null && Date.parse(suspendedFrom) <= now);
  return (
    <div className={classes.state}>
      <OpenBadge isOpen={isOpen} />
      {isSuspended && <small data-tone="danger">{t('tables.state.suspended')}</small>}
      {pausedUntil !== null && <small>{pausedText(pausedUntil, t)}</small>}
      {noDeviceSince !== null && (
        <small data-tone="danger">{t('tables.state.noDeviceSince', { time: formatUntil(noDeviceSince) })}</small>
      )}
    </div>
  );
}
