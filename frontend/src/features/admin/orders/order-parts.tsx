import type { AdminOrderEventView } from '@contracts/admin/admin.ts';
import type { Fulfilment } from '@contracts/orders/fulfilment.ts';
import { paymentStatusKey, statusKey } from '@contracts/orders/status-words.ts';
import { isStepBack } from '@contracts/orders/order-status.ts';
import type { OrderView } from '@contracts/orders/order-views.ts';
import { Money } from '../../../components/money.tsx';
import type { Translate } from '../../../i18n/texts.ts';
import { useText } from '../../../i18n/use-text.ts';
import { formatClock, formatLongDate, formatTimeRange } from '../../../lib/format/dates/dates.ts';
import { formatEuro, toCents } from '../../../lib/format/money.ts';
import { StatusBadge } from '../../../domain/orders/status-badge.tsx';
import classes from '../../../components/dialogs/detail-drawer.module.css';
import { DetailList } from '../../../components/dialogs/detail-list.tsx';

type Event = Pick<AdminOrderEventView, 'status' | 'previousStatus' | 'by' | 'actorName'>;

/** Who it was, by name where somebody signed in under one. */
function actorOf({ by, actorName }: Event, t: Translate): string {
  return actorName === null ? t(`tables.by.${by}`) : `${t(`tables.by.${by}`)} (${actorName})`;
}

/** A step that was taken back is no step. */
function stepOf({ status, previousStatus }: Event, fulfilment: Fulfilment, t: Translate): string {
  const name = t(statusKey(status, fulfilment));
  return isStepBack(previousStatus, status) ? t('tables.event.undone', { status: name }) : name;
}

interface EventsProps {
  events: readonly AdminOrderEventView[];
  fulfilment: Fulfilment;
}

/** Every step of the order, in the order in which they came. */
export function OrderTimeline({ events, fulfilment }: EventsProps) {
  const t = useText();
  return (
    <ol className={classes.timeline}>
      {events
        .filter(({ status, previousStatus }) => status !== previousStatus)
        .map((event) => (
          <li key={event.version}>
            <StatusBadge status={event.status} label={stepOf(event, fulfilment, t)} fulfilment={fulfilment} />
            <time dateTime={event.at}>{formatClock(event.at)}</time>
            <span>{actorOf(event, t)}</span>
          </li>
        ))}
    </ol>
  );
}

export function OrderLines({ order }: { order: OrderView }) {
  const t = useText();
  return (
    <>
      <ul className={classes.lines}>
        {order.items.map(({ id, name, quantity, unitPrice, options, notes }) => (
          <li key={id}>
            <span>
              {quantity} × {name}
            </span>
            <Money cents={toCents(unitPrice) * quantity} />
            {quantity > 1 && <small>{t('tables.each', { price: formatEuro(unitPrice, t.language) })}</small>}
            {options.length > 0 && <small>{options.map((option) => option.name).join(', ')}</small>}
            {notes !== null && <small>{notes}</small>}
          </li>
        ))}
      </ul>
      <DetailList
        details={[
          { label: t('common.subtotal'), value: <Money euro={order.subtotal} /> },
          { label: t('common.deposit'), value: <Money euro={order.deposit} /> },
          ...(order.fulfilment === 'delivery'
            ? [{ label: t('common.deliveryFee'), value: <Money euro={order.deliveryFee} /> }]
            : []),
          { label: t('common.total'), value: <Money euro={order.total} /> },
          ...(Number(order.tip) > 0
            ? [
                { label: t('tip.name'), value: <Money euro={order.tip} /> },
                { label: t('tip.totalWith'), value: <Money euro={order.totalWithTip} /> },
              ]
            : []),
        ]}
      />
    </>
  );
}

/** Everything on record about it: also changes of its estimate and its payment. */
export function OrderEvents({ events, fulfilment }: EventsProps) {
  const t = useText();
  return (
    <ol className={classes.lines}>
      {events.map((event) => {
        const { version, status, previousStatus, reason, paymentStatus, at, notifications } = event;
        const { estimatedFrom, estimatedTo } = event;
        return (
          <li key={version}>
            <span>{status === previousStatus ? t('tables.event.changed') : stepOf(event, fulfilment, t)}</span>
            <span>{actorOf(event, t)}</span>
            <small>
              {[
                `${formatLongDate(at, t.language)}, ${formatClock(at)}`,
                t(paymentStatusKey(paymentStatus, fulfilment)),
                estimatedFrom !== null && estimatedTo !== null && formatTimeRange(estimatedFrom, estimatedTo),
                reason !== null && t(`reason.${reason}`),
                t('tables.event.messages', { count: notifications }),
              ]
                .filter((part) => part !== false)
                .join(' · ')}
            </small>
          </li>
        );
      })}
    </ol>
  );
}
