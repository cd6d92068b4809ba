import { statusKey } from '@contracts/orders/status-words.ts';
import { Title } from '@mantine/core';
import { IconClockExclamation } from '@tabler/icons-react';
import { PositionAge } from '../../../domain/riders/position-age.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { formatTime } from '../../../lib/format/dates/dates.ts';
import type { PlacedRider } from './city-facts.ts';
import classes from './city.module.css';

interface Props {
  riders: readonly PlacedRider[];
  late: ReadonlySet<number>;
  onOpen: (orderId: number) => void;
}

/** Who is on shift, with what, and how old is what is known of where they are. */
export function RiderList({ riders, late, onOpen }: Props) {
  const t = useText();
  return (
    <section aria-labelledby="city-riders" className={classes.section}>
      <Title order={2} size="h4" id="city-riders">
        {t('adminCity.riders')}
      </Title>
      {riders.length === 0 && <p className={classes.note}>{t('adminCity.noRiders')}</p>}
      {riders.length > 0 && (
        <ul className={classes.rows}>
          {riders.map((rider) => (
            <li key={rider.id} className={classes.rider}>
              <div className={classes.head}>
                <h3 className={classes.name}>{rider.name}</h3>
                <PositionAge position={rider.position} />
              </div>
              <p className={classes.where}>
                <span>{rider.restaurantName}</span>
                <span>{t('riders.since', { time: formatTime(rider.since) })}</span>
                {rider.orders.length === 0 && <span>{t('riders.noOrders')}</span>}
              </p>
              {rider.orders.length > 0 && <RiderOrders rider={rider} late={late} onOpen={onOpen} />}
            </li>
          ))}
        </ul>
      )}
      <p className={classes.note}>{t('adminCity.privacy')}</p>
    </section>
  );
}

function RiderOrders({ rider: { orders }, late, onOpen }: { rider: PlacedRider } & Omit<Props, 'riders'>) {
  const t = useText();
  return (
    <ul className={classes.orders}>
      {orders.map(({ id, status, fulfilment }) => (
        <li key={id}>
          <button type="button" className={classes.orderLink} onClick={() => onOpen(id)}>
            {late.has(id) && <IconClockExclamation size={16} aria-hidden />}
            {late.has(id)
              ? t('adminCity.ride.late', { id, status: t(statusKey(status, fulfilment)) })
              : t('adminCity.ride', { id, status: t(statusKey(status, fulfilment)) })}
          </button>
        </li>
      ))}
    </ul>
  );
}
