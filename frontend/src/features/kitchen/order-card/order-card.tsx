import { wordKey } from '@contracts/orders/status-words.ts';
import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import { ActionIcon, Tooltip } from '@mantine/core';
import { IconBellCheck, IconChecks, IconChevronDown, IconId, IconRecycle, IconShoppingBag } from '@tabler/icons-react';
import { atom, useAtomValue, type Getter } from 'jotai';
import { memo, useId, useMemo, useRef, useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { TICKET_LINES, ticketViewAtom } from '../state/view-settings.ts';
import { numberedIdsAtom, useInView, usesKeysAtom } from '../shortcuts/in-view.ts';
import { isDone } from '../lines/at-station.ts';
import type { Step } from '../queue/steps.ts';
import { useStations } from '../stations/stations-context.ts';
import { StationStep } from '../stations/station-step.tsx';
import { useCalls } from '../state/kitchen-context.ts';
import { CardRider } from '../riders/card-rider.tsx';
import { CardActionButtons } from './card-actions.tsx';
import { CardDetails } from './card-details.tsx';
import { AcceptDeadline, DueTime, ScheduledTime, StartTime } from './times/card-times.tsx';
import { firstItems } from './first-lines.ts';
import { OrderItems, StationItems } from './order-items.tsx';
import classes from './order-card.module.css';
import '@mantine/core/styles/Tooltip.layer.css';

interface Props {
  order: RestaurantOrderView;
  /** What is on its way to the server. */
  step: Step | undefined;
  /** Rings and waits for someone to say that it was seen. */
  isRinging: boolean;
  /** Waits for the time to begin with it. */
  isLater?: boolean;
}

/** An open order as a ticket: number, time, dishes and the next step, to be read from two metres; the rest one touch away. */
export const OrderCard = memo(function OrderCard({ order, step, isRinging, isLater = false }: Props) {
  const t = useText();
  const { see } = useCalls();
  const headingId = useId();
  const detailsId = useId();
  const [isOpen, setOpen] = useState(false);
  const view = useAtomValue(ticketViewAtom);
  const card = useRef<HTMLElement>(null);
  useInView(card, order.id);
  const number = useAtomValue(useMemo(() => atom((get) => numberOf(get, order.id)), [order.id]));
  const stations = useStations();
  // Whoever accepts an order, and whoever hands it out, needs all of it.
  const isInWork = stations !== null && order.status === 'preparing' && !isLater;
  const lines = isInWork ? order.items.filter(stations.isOwn) : order.items;
  const elsewhereCount = order.items.length - lines.length;
  const { shown, hiddenCount } = firstItems(lines, isOpen ? Infinity : TICKET_LINES[view]);
  return (
    <article
      ref={card}
      className={classes.card}
      aria-labelledby={headingId}
      data-order-id={order.id}
      data-status={order.status}
      data-ringing={isRinging || undefined}
      data-key={number}
      aria-busy={step !== undefined}
      tabIndex={-1}
    >
      <header className={classes.header}>
        <h3 className={classes.number} id={headingId}>
          {t('kitchen.orderNumber', { id: order.id })}
        </h3>
        <Clock order={order} isLater={isLater} />
        {isRinging && (
          <Tooltip label={t('kitchen.acknowledge')}>
            <ActionIcon
              size={44}
              variant="filled"
              color="saffron"
              className={classes.bell}
              aria-label={t('kitchen.acknowledgeOrder', { id: order.id })}
              data-shortcut="seen"
              onClick={() => see([order.id])}
            >
              <IconBellCheck size={24} aria-hidden />
            </ActionIcon>
          </Tooltip>
        )}
        <ActionIcon
          size={44}
          variant="subtle"
          color="gray"
          className={classes.toggle}
          aria-label={t('queue.details.toggle', { id: order.id })}
          aria-expanded={isOpen}
          aria-controls={detailsId}
          data-shortcut="details"
          onClick={() => setOpen(!isOpen)}
        >
          <IconChevronDown size={24} aria-hidden />
        </ActionIcon>
      </header>
      {order.scheduled_for && <ScheduledTime at={order.scheduled_for} />}
      {isInWork ? <StationItems order={order} items={shown} /> : <OrderItems items={shown} />}
      {hiddenCount > 0 && (
        <button type="button" className={classes.more} onClick={() => setOpen(true)}>
          {t('queue.lines.more', { count: hiddenCount })}
        </button>
      )}
      {elsewhereCount > 0 && (
        <p className={classes.elsewhere}>{t('queue.station.elsewhere', { count: elsewhereCount })}</p>
      )}
      <Marks order={order} isOpen={isOpen} />
      <CardRider order={order} headingId={headingId} isBusy={step !== undefined} />
      {isInWork && stations.own === null && isDone(order.items) && (
        <p className={classes.complete}>
          <IconChecks size={20} aria-hidden />
          {t('queue.station.complete')}
        </p>
      )}
      {isInWork && stations.own ? (
        <StationStep order={order} lines={lines} stationName={stations.own.name} headingId={headingId} />
      ) : (
        <CardActionButtons order={order} headingId={headingId} step={step} isLater={isLater} />
      )}
      <CardDetails order={order} headingId={headingId} step={step} id={detailsId} isOpen={isOpen} isLater={isLater} />
    </article>
  );
});

/** What the kitchen has time for: until it begins, until it answers, until the food is ready. */
function Clock({ order, isLater }: { order: RestaurantOrderView; isLater: boolean }) {
  if (isLater) return <StartTime order={order} />;
  return order.status === 'pending' ? <AcceptDeadline order={order} /> : <DueTime order={order} />;
}

/** The key of a bump bar that stands for the ticket, as long as keys are used. */
function numberOf(get: Getter, orderId: number): number | undefined {
  const place = get(usesKeysAtom) ? get(numberedIdsAtom).indexOf(orderId) : -1;
  return place < 0 ? undefined : place + 1;
}

/** What must not be overlooked while cooking and packing. A long note stands whole where the ticket is open. */
function Marks({ order, isOpen }: { order: RestaurantOrderView; isOpen: boolean }) {
  const t = useText();
  return (
    <>
      {order.notes && (
        <p className={classes.notes}>
          <span className={classes.note} data-whole={isOpen || undefined}>
            <strong>{t('kitchen.notes')}</strong> {order.notes}
          </span>
        </p>
      )}
      {order.payment_status === 'failed' && (
        <p className={classes.notes}>{t(wordKey('ticket.payAtDoor', order.fulfilment))}</p>
      )}
      {(order.fulfilment === 'pickup' || order.min_age !== null || order.wants_reusable) && (
        <p className={classes.marks}>
          {order.fulfilment === 'pickup' && (
            <span className={classes.pickup}>
              <IconShoppingBag size={20} aria-hidden />
              {t('pickup.name')}
              {order.status === 'delivering' && order.handover_code !== null && (
                <> · {t('pickup.code', { code: order.handover_code })}</>
              )}
            </span>
          )}
          {order.min_age !== null && (
            <span className={classes.checkId}>
              <IconId size={20} aria-hidden />
              {t('kitchen.checkId', { age: order.min_age })}
            </span>
          )}
          {order.wants_reusable && (
            <span className={classes.reusable}>
              <IconRecycle size={20} aria-hidden />
              {t('kitchen.reusable')}
            </span>
          )}
        </p>
      )}
    </>
  );
}
