import type { AdminOrderEventView } from '@contracts/admin/admin.ts';
import type { OrderView, TimelineEntry } from '@contracts/orders/order-views.ts';
import { Money } from '../../../components/money.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { formatDateTime, formatTime, formatTimeRange } from '../../../lib/format/dates.ts';
import { StatusBadge } from '../../../domain/orders/status-badge.tsx';
import classes from '../../../components/dialogs/detail-drawer.module.css';
import { DetailList } from '../../../components/dialogs/detail-list.tsx';

export function OrderTimeline({ entries }: { entries: readonly TimelineEntry[] }) {
  const t = useText();
  return (
    <ol className={classes.timeline}>
      {entries.map(({ status, at, by }) => (
        <li key={`${status} ${at}`}>
          <StatusBadge status={status} label={t(`status.${status}`)} />
          <time dateTime={at}>{formatTime(at)}</time>
          <span>{t(`tables.by.${by}`)}</span>
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
            <Money euro={unitPrice} />
            {options.length > 0 && <small>{options.map((option) => option.name).join(', ')}</small>}
            {notes !== null && <small>{notes}</small>}
          </li>
        ))}
      </ul>
      <DetailList
        details={[
          { label: t('common.subtotal'), value: <Money euro={order.subtotal} /> },
          { label: t('common.deposit'), value: <Money euro={order.deposit} /> },
          { label: t('common.deliveryFee'), value: <Money euro={order.deliveryFee} /> },
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
export function OrderEvents({ events }: { events: readonly AdminOrderEventView[] }) {
  const t = useText();
  return (
    <ol className={classes.lines}>
      {events.map((event) => {
        const { version, status, previousStatus, by, actorName, reason, paymentStatus, at, notifications } = event;
        const { estimatedFrom, estimatedTo } = event;
        return (
          <li key={version}>
            <span>{status === previousStatus ? t('tables.event.changed') : t(`status.${status}`)}</span>
            <span>{actorName ?? t(`tables.by.${by}`)}</span>
            <small>
              {[
                formatDateTime(at, t.language),
                t(`paymentStatus.${paymentStatus}`),
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
