import { Button } from '@mantine/core';
import { geoLink } from '@contracts/places/map-links.ts';
import type { RideStatus, RiderOrderView } from '@contracts/riders/riders.ts';
import { IconMapPin, IconPhone } from '@tabler/icons-react';
import { BusyButton } from '../../../components/buttons/busy-button.tsx';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { formatTime, formatTimeRange } from '../../../lib/format/dates/dates.ts';
import { formatEuro } from '../../../lib/format/money.ts';
import classes from '../rider.module.css';
import { NobodyThere } from './nobody-there.tsx';

interface Props {
  order: RiderOrderView;
  /** The last step of it that waits for a line. */
  waiting: RideStatus | undefined;
  kitchenPhone: string | null;
  isBusy: boolean;
  isOnShift: boolean;
  onTake: () => void;
  onGiveBack: () => void;
  onAlong: () => void;
  onNobody: () => void;
  onHandOver: () => void;
}

/** One order: where to, what to mind at the door, and the one thing that comes next. */
export function OrderCard(props: Props) {
  const { order, waiting, kitchenPhone, isBusy, isOnShift } = props;
  const t = useText();
  const titleId = `rider-order-${String(order.id)}`;
  const isUnderWay = order.status === 'delivering';
  return (
    <article className={classes.card} aria-labelledby={titleId} data-done={order.status === 'delivered' || undefined}>
      <div className={classes.cardHead}>
        {order.stop !== null && <span className={classes.stop}>{t('rider.stop', { stop: order.stop })}</span>}
        <h3 id={titleId}>{t('rider.order', { id: order.id })}</h3>
        <span className={classes.due}>
          <Due order={order} />
        </span>
      </div>
      <Address order={order} />
      {waiting !== undefined && <p className={classes.waiting}>{t(`rider.willBeSent.${waiting}`)}</p>}
      {order.status !== 'delivered' && (
        <>
          <AtTheDoor order={order} />
          {order.isMine && <Ways order={order} />}
          {isUnderWay && order.nobodyThereUntil !== null && (
            <NobodyThere until={order.nobodyThereUntil} phone={kitchenPhone} />
          )}
          <div className={classes.actions}>
            {isUnderWay && (
              <>
                <Button size="lg" className={classes.large} onClick={props.onHandOver}>
                  {t('rider.handOver')}
                </Button>
                {order.nobodyThereUntil === null && waiting === undefined && (
                  <BusyButton size="md" variant="default" isBusy={isBusy} onClick={props.onNobody}>
                    {t('rider.nobody')}
                  </BusyButton>
                )}
              </>
            )}
            {!isUnderWay && order.isMine && (
              <>
                <Button size="lg" className={classes.large} onClick={props.onAlong}>
                  {t('rider.along')}
                </Button>
                <BusyButton size="md" variant="default" isBusy={isBusy} onClick={props.onGiveBack}>
                  {t('rider.giveBack')}
                </BusyButton>
              </>
            )}
            {!order.isMine && isOnShift && (
              <BusyButton size="lg" className={classes.large} isBusy={isBusy} onClick={props.onTake}>
                {t('rider.take')}
              </BusyButton>
            )}
          </div>
        </>
      )}
    </article>
  );
}

function Due({ order: { estimatedFrom, estimatedTo, scheduledFor } }: { order: RiderOrderView }) {
  const t = useText();
  if (scheduledFor !== null) return t('rider.at', { time: formatTime(scheduledFor) });
  if (estimatedFrom === null || estimatedTo === null) return null;
  return t('rider.due', { time: formatTimeRange(estimatedFrom, estimatedTo) });
}

function Address({ order: { address, deliveryAddress } }: { order: RiderOrderView }) {
  if (address === null) return <p className={classes.address}>{deliveryAddress}</p>;
  return (
    <div>
      <p className={classes.address}>
        {address.street} {address.houseNumber}
      </p>
      <p className={classes.place}>
        {address.postcode} {address.city}
      </p>
      {address.addition !== null && <p className={classes.addition}>{address.addition}</p>}
    </div>
  );
}

/** What is to be done there. */
function AtTheDoor({ order }: { order: RiderOrderView }) {
  const t = useText();
  const [language] = useLanguage();
  const amount = formatEuro(order.toCollect, language);
  const count = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <>
      {order.deliveryNotes !== null && (
        <p className={classes.notes}>{t('rider.notes', { notes: order.deliveryNotes })}</p>
      )}
      {order.customerName !== null && <p className={classes.name}>{order.customerName}</p>}
      <ul className={classes.facts}>
        {Number(order.toCollect) > 0 ? (
          <li className={classes.collect}>
            {order.paymentMethod === 'card_on_delivery'
              ? t('rider.payAtDoor', { amount })
              : t('rider.collect', { amount })}
          </li>
        ) : (
          <li>{t('rider.paid')}</li>
        )}
        {order.minAge !== null && <li className={classes.age}>{t('rider.age', { age: order.minAge })}</li>}
        {order.wantsReusable && <li>{t('rider.reusable')}</li>}
      </ul>
      <details className={classes.items}>
        <summary>{t('rider.items', { count })}</summary>
        <ul>
          {order.items.map(({ name, quantity }, index) => (
            <li key={index}>
              {quantity} × {name}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

/** To the door, by phone or by bicycle. Of the place only the postcode's middle is known: the map looks for the address. */
function Ways({ order: { customerName, customerPhone, deliveryAddress } }: { order: RiderOrderView }) {
  const t = useText();
  return (
    <div className={classes.ways}>
      {customerPhone !== null && (
        <Button
          component="a"
          size="md"
          variant="default"
          leftSection={<IconPhone size={20} aria-hidden />}
          href={`tel:${customerPhone.replaceAll(' ', '')}`}
          {...(customerName !== null && { 'aria-label': t('rider.callNamed', { name: customerName }) })}
        >
          {t('rider.call')}
        </Button>
      )}
      {deliveryAddress !== null && (
        <Button
          component="a"
          size="md"
          variant="default"
          leftSection={<IconMapPin size={20} aria-hidden />}
          href={addressLink(deliveryAddress)}
        >
          {t('rider.navigate')}
        </Button>
      )}
    </div>
  );
}

const addressLink = (address: string) => geoLink({ name: address, address, latitude: null, longitude: null });
