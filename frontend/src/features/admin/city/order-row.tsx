import type { CityOrderView } from '@contracts/admin/admin-city.ts';
import { statusKey } from '@contracts/orders/status-words.ts';
import { IconClock, IconClockExclamation } from '@tabler/icons-react';
import { PositionAge } from '../../../domain/riders/position-age.tsx';
import { StatusBadge } from '../../../domain/orders/status-badge.tsx';
import type { Translate } from '../../../i18n/texts.ts';
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
      <div className={classes.head}>
        <h3 className={classes.name}>
          <button type="button" className={classes.opens} onClick={onOpen}>
            {t('adminCity.order', { id, restaurant: restaurantName })}
          </button>
        </h3>
        <StatusBadge plain status={status} label={t(statusKey(status, fulfilment))} fulfilment={fulfilment} />
      </div>
      <p className={classes.time}>
        {isLate ? <IconClockExclamation size={18} aria-hidden /> : <IconClock size={18} aria-hidden />}
        {isLate && estimatedTo !== null ? (
          <Lateness estimatedTo={estimatedTo} />
        ) : (
          <span>{promiseText(order, 'expected', t)}</span>
        )}
      </p>
      <p className={classes.where}>
        {isLate && <span>{promiseText(order, 'promised', t)}</span>}
        <span>{placeText(order, t)}</span>
        {order.riderName !== null && <RiderWords order={order} name={order.riderName} rider={rider} />}
      </p>
    </li>
  );
}

function placeText({ fulfilment, postcode }: CityOrderView, t: Translate): string {
  if (fulfilment === 'pickup') return t('tables.fulfilment.pickup');
  return postcode === null ? t('adminCity.toUnknown') : t('adminCity.to', { postcode });
}

function promiseText(
  { estimatedFrom, estimatedTo, scheduledFor }: CityOrderView,
  word: 'promised' | 'expected',
  t: Translate,
): string {
  if (scheduledFor !== null) return t('adminCity.planned', { time: formatDateTime(scheduledFor, t.language) });
  if (estimatedTo === null) return t('adminCity.unpromised');
  return t(`adminCity.${word}`, { range: formatTimeRange(estimatedFrom ?? estimatedTo, estimatedTo) });
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
