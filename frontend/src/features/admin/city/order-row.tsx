import type { CityOrderView } from '@contracts/admin/admin-city.ts';
import { statusKey } from '@contracts/orders/status-words.ts';
import { IconClock, IconClockExclamation } from '@tabler/icons-react';
import { PositionAge } from '../../../domain/riders/position-age.tsx';
import { StatusBadge } from '../../../domain/orders/status-badge.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { formatDateTime, formatTimeRange } from '../../../lib/format/dates/dates.ts';
import { distanceText } from '../../../lib/format/distance-text.ts';
import { metersToGo, type PlacedRider } from './city-facts.ts';
import classes from './city.module.css';
import { Lateness } from './lateness.tsx';

interface Props {
  order: CityOrderView;
  isLate: boolean;
  /** Who has it, while on shift. */
  rider: PlacedRider | null;
  onOpen: () => void;
}

export function OrderRow({ order, isLate, rider, onOpen }: Props) {
  const t = useText();
  const { id, status, fulfilment, restaurantName, estimatedTo } = order;
  return (
    <li className={classes.order} data-late={isLate || undefined}>
      <h3 className={classes.name}>
        <button type="button" className={classes.opens} onClick={onOpen}>
          {t('adminCity.order', { id, restaurant: restaurantName })}
        </button>
      </h3>
      <StatusBadge plain status={status} label={t(statusKey(status, fulfilment))} fulfilment={fulfilment} />
      <p className={classes.time}>
        {isLate ? <IconClockExclamation size={18} aria-hidden /> : <IconClock size={18} aria-hidden />}
        {isLate && estimatedTo !== null && <Lateness estimatedTo={estimatedTo} />}
        <Promised order={order} isLate={isLate} />
      </p>
      <p className={classes.where}>
        <span>{placeText(order, t)}</span>
        {order.riderName !== null && <RiderWords order={order} name={order.riderName} rider={rider} />}
      </p>
    </li>
  );
}

function placeText({ fulfilment, postcode }: CityOrderView, t: ReturnType<typeof useText>): string {
  if (fulfilment === 'pickup') return t('tables.fulfilment.pickup');
  return postcode === null ? t('adminCity.toUnknown') : t('adminCity.to', { postcode });
}

function Promised({ order, isLate }: { order: CityOrderView; isLate: boolean }) {
  const t = useText();
  const { estimatedFrom, estimatedTo, scheduledFor } = order;
  if (scheduledFor !== null) {
    return <span>{t('adminCity.planned', { time: formatDateTime(scheduledFor, t.language) })}</span>;
  }
  if (estimatedTo === null) return <span>{t('adminCity.unpromised')}</span>;
  const range = formatTimeRange(estimatedFrom ?? estimatedTo, estimatedTo);
  return <span>{isLate ? t('adminCity.promised', { range }) : t('adminCity.expected', { range })}</span>;
}

function RiderWords({ order, name, rider }: Pick<Props, 'order' | 'rider'> & { name: string }) {
  const t = useText();
  const meters = metersToGo(order, rider?.position ?? null);
  return (
    <>
      <span>{t('adminCity.with', { name })}</span>
      {meters !== null && <span>{t('adminCity.away', { distance: distanceText(meters, t.language) })}</span>}
      {order.status === 'delivering' && <PositionAge position={rider?.position ?? null} />}
    </>
  );
}
