import { findTransition, isFinal } from '@contracts/order-status.ts';
import type { OrderView } from '@contracts/views.ts';
import { useNow } from '../../components/use-now.ts';
import { useText } from '../../i18n/use-text.ts';
import { formatCountdown, formatTime, formatTimeRange } from '../../lib/format/dates.ts';
import { STATUS_ICONS, StatusBadge } from '../orders/status-badge.tsx';
import { CancelOrder } from './cancel-order.tsx';
import classes from './status-card.module.css';

const LATE_CHECK_MS = 15_000;
const PROGRESS = { pending: 0, preparing: 2, delivering: 3, delivered: 4, cancelled: 0 } as const;

/** Where the order stands, large enough to be read from the sofa. */
export function StatusCard({ order }: { order: OrderView }) {
  const Icon = STATUS_ICONS[order.status];
  const isOwner = order.shareToken !== null;
  const canCancel = isOwner && findTransition(order.status, 'cancelled', 'customer') !== undefined;
  return (
    <section className={classes.card} data-status={order.status} aria-labelledby="order-status">
      <div className={classes.head}>
        <span className={classes.icon} key={order.status} aria-hidden>
          <Icon size={40} stroke={1.7} />
        </span>
        <div>
          <StatusBadge status={order.status} plain />
          <h2 id="order-status" className={classes.headline}>
            <Headline order={order} />
          </h2>
        </div>
      </div>
      <Explanation order={order} />
      {order.status !== 'cancelled' && (
        <div className={classes.progress} aria-hidden>
          {[1, 2, 3, 4].map((part) => (
            <span
              key={part}
              data-lit={part <= PROGRESS[order.status] || undefined}
              data-next={part === PROGRESS[order.status] + 1 || undefined}
            />
          ))}
        </div>
      )}
      {canCancel && <CancelOrder order={order} />}
    </section>
  );
}

function Headline({ order }: { order: OrderView }) {
  const t = useText();
  const { status, estimatedFrom, estimatedTo } = order;
  const now = useNow(isFinal(status) ? null : LATE_CHECK_MS);
  if (status === 'cancelled') return t('tracking.cancelledTitle');
  if (status === 'delivered') return t('tracking.deliveredTitle');
  if (!estimatedFrom || !estimatedTo) return t('tracking.soon');
  if (Date.parse(estimatedTo) < now) return t('tracking.late');
  return t('tracking.arrival', { range: formatTimeRange(estimatedFrom, estimatedTo) });
}

function Explanation({ order }: { order: OrderView }) {
  const t = useText();
  if (order.status === 'pending') return <Waiting order={order} />;
  if (order.status === 'cancelled') {
    return (
      <div className={classes.text}>
        {order.reason && (
          <p className={classes.reason}>{t('tracking.reason', { reason: t(`reason.${order.reason}`) })}</p>
        )}
        <p>{order.paymentStatus === 'paid' ? t('tracking.moneyBack') : t('tracking.nothingToPay')}</p>
      </div>
    );
  }
  const deliveredAt = order.timeline.find((entry) => entry.status === 'delivered')?.at;
  return (
    <p className={classes.text}>
      {order.status === 'preparing' && t('tracking.preparingText', { name: order.restaurantName })}
      {order.status === 'delivering' && t('tracking.deliveringText')}
      {order.status === 'delivered' && deliveredAt && t('tracking.deliveredText', { time: formatTime(deliveredAt) })}
    </p>
  );
}

/** Counts down to the moment by which the restaurant must have answered. */
function Waiting({ order }: { order: OrderView }) {
  const t = useText();
  const remainingMs = Date.parse(order.acceptDeadline) - useNow(1000);
  return (
    <p className={classes.text}>
      {t('tracking.pendingText', { name: order.restaurantName })}{' '}
      <span className={classes.countdown} role="timer">
        {remainingMs > 0
          ? t('tracking.deadline', { time: formatCountdown(remainingMs) })
          : t('tracking.deadlinePassed')}
      </span>
    </p>
  );
}
