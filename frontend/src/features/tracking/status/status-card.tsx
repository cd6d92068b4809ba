import type { PaymentStatus } from '@contracts/constants.ts';
import { findTransition } from '@contracts/orders/order-status.ts';
import type { OrderView } from '@contracts/orders/order-views.ts';
import { useNow } from '../../../components/use-now.ts';
import type { TextKey } from '../../../i18n/texts.ts';
import { useText } from '../../../i18n/use-text.ts';
import { formatCountdown, formatTime } from '../../../lib/format/dates.ts';
import { isTakenBack, standingSteps } from '../../../lib/realtime/standing-timeline.ts';
import { STATUS_ICONS, StatusBadge } from '../../../domain/orders/status-badge.tsx';
import { CancelOrder } from './cancel-order.tsx';
import classes from './status-card.module.css';
import { useHeadline } from './use-headline.ts';

/** What happens to the money of a cancelled order. */
const MONEY_AFTER_CANCELLING = {
  due: 'tracking.nothingToPay',
  failed: 'tracking.nothingToPay',
  pending: 'tracking.paymentVoid',
  paid: 'tracking.moneyBack',
} as const satisfies Record<PaymentStatus, TextKey>;
const PROGRESS = { pending: 0, preparing: 2, delivering: 3, delivered: 4, cancelled: 0 } as const;

/** Where the order stands, large enough to be read from the sofa. */
export function StatusCard({ order }: { order: OrderView }) {
  const t = useText();
  const headline = useHeadline(order);
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
          <StatusBadge status={order.status} label={t(`status.${order.status}`)} plain />
          <h2 id="order-status" className={classes.headline} tabIndex={-1}>
            {headline}
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

function Explanation({ order }: { order: OrderView }) {
  const t = useText();
  if (order.status === 'pending') return <Waiting order={order} />;
  if (order.status === 'cancelled') {
    return (
      <div className={classes.text}>
        {order.reason && (
          <p className={classes.reason}>{t('tracking.reason', { reason: t(`reason.${order.reason}`) })}</p>
        )}
        <p>{t(MONEY_AFTER_CANCELLING[order.paymentStatus])}</p>
      </div>
    );
  }
  const deliveredAt = standingSteps(order.timeline).find((entry) => entry.status === 'delivered')?.at;
  return (
    <p className={classes.text}>
      {isTakenBack(order.timeline) && `${t('tracking.takenBack')} `}
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
      {t(order.seenAt === null ? 'tracking.pendingText' : 'tracking.seenText', { name: order.restaurantName })}{' '}
      <span className={classes.countdown} role="timer">
        {remainingMs > 0
          ? t('tracking.deadline', { time: formatCountdown(remainingMs) })
          : t('tracking.deadlinePassed')}
      </span>
    </p>
  );
}
