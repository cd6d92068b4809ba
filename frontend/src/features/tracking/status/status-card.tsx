import type { PaymentStatus } from '@contracts/constants.ts';
import { wordKey } from '@contracts/orders/status-words.ts';
import { isFinal } from '@contracts/orders/order-status.ts';
import type { OrderView } from '@contracts/orders/order-views.ts';
import { Suspense } from 'react';
import { lazyPart } from '../../../components/lazy-part.ts';
import { useClock } from '../../../components/use-clock.ts';
import { useNow } from '../../../components/use-now.ts';
import { loadTexts, type TextKey } from '../../../i18n/texts.ts';
import { useText } from '../../../i18n/use-text.ts';
import { formatCountdown, formatTime } from '../../../lib/format/dates/dates.ts';
import { isTakenBack, standingSteps } from '../../../lib/realtime/standing-timeline.ts';
import { delayOf, wantedTime } from '../../../domain/orders/arrival.ts';
import { OrderBadge } from '../../../domain/orders/order-badge.tsx';
import { StatusIcon } from '../../../domain/orders/status-badge.tsx';
import { useGuestStatus } from '../../../domain/orders/use-guest-status.ts';
import { CancelOrder } from './cancel-order.tsx';
import { canCancel } from './order-facts.ts';
import classes from './status-card.module.css';
import { useHeadline } from './use-headline.ts';

/** With its map and links, which whoever is delivered to need not wait for. */
const PickupPlace = lazyPart(() => import('./pickup-place.tsx'));

/** With its read and its words, which an order that comes as promised needs none of. */
const DelayReason = lazyPart(async () => {
  await loadTexts('ride');
  return import('../../../domain/orders/arrival-reason/delay-reason.tsx');
});

/** What happens to the money of a cancelled order. */
const MONEY_AFTER_CANCELLING = {
  due: 'tracking.nothingToPay',
  failed: 'tracking.nothingToPay',
  pending: 'tracking.paymentVoid',
  paid: 'tracking.moneyBack',
} as const satisfies Record<PaymentStatus, TextKey>;
const MINUTE_MS = 60_000;
const PROGRESS = { pending: 0, planned: 1, preparing: 2, delivering: 3, delivered: 4, cancelled: 0 } as const;

interface Props {
  order: OrderView;
  token: string | undefined;
}

/** Where the order stands, large enough to be read from the sofa. */
export function StatusCard({ order, token }: Props) {
  const headline = useHeadline(order);
  const status = useGuestStatus(order);
  return (
    <section className={classes.card} data-status={status} aria-labelledby="order-status">
      <div className={classes.head}>
        <span className={classes.icon} key={status} aria-hidden>
          <StatusIcon status={status} fulfilment={order.fulfilment} size={40} stroke={1.7} />
        </span>
        <div>
          <OrderBadge order={order} plain />
          <h2 id="order-status" className={classes.headline} tabIndex={-1}>
            {headline.text}
          </h2>
          <Delay order={order} token={token} />
        </div>
      </div>
      <Explanation order={order} />
      {order.fulfilment === 'pickup' && !isFinal(order.status) && (
        <Suspense>
          <PickupPlace order={order} />
        </Suspense>
      )}
      {order.status !== 'cancelled' && (
        <div className={classes.progress} aria-hidden>
          {[1, 2, 3, 4].map((part) => (
            <span
              key={part}
              data-lit={part <= PROGRESS[status] || undefined}
              data-next={(part === PROGRESS[status] + 1 && status !== 'planned') || undefined}
            />
          ))}
        </div>
      )}
      {canCancel(order) && <CancelOrder order={order} />}
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
          <p className={classes.reason}>
            {t('tracking.reason', { reason: order.cancelNote ?? t(`reason.${order.reason}`) })}
          </p>
        )}
        <p>{t(MONEY_AFTER_CANCELLING[order.paymentStatus])}</p>
      </div>
    );
  }
  return <Underway order={order} />;
}

function Underway({ order }: { order: OrderView }) {
  const t = useText();
  const status = useGuestStatus(order);
  const deliveredAt = standingSteps(order.timeline).find((entry) => entry.status === 'delivered')?.at;
  return (
    <p className={classes.text}>
      {isTakenBack(order.timeline) && `${t('tracking.takenBack')} `}
      {status === 'planned' && <Confirmed order={order} />}
      {status === 'preparing' && t('tracking.preparingText', { name: order.restaurantName })}
      {/* Of a pick-up the headline says it. */}
      {status === 'delivering' && order.fulfilment !== 'pickup' && t('tracking.deliveringText')}
      {status === 'delivered' &&
        deliveredAt &&
        t(wordKey('tracking.deliveredText', order.fulfilment), { time: formatTime(deliveredAt) })}
    </p>
  );
}

/** Stands there empty, so that a delay is heard when it comes. */
function Delay({ order, token }: Props) {
  const t = useText();
  const minutes = useClock((now) => (isFinal(order.status) ? null : delayOf(order, now)) ?? 0);
  return (
    <>
      <p className={classes.delay} aria-live="polite">
        {minutes > 0 && t('tracking.delay', { count: minutes })}
      </p>
      <p className={classes.why} aria-live="polite">
        {minutes > 0 && (
          <Suspense>
            <DelayReason order={order} token={token} />
          </Suspense>
        )}
      </p>
    </>
  );
}

/** For when the restaurant has confirmed an order that nobody cooks yet. */
function Confirmed({ order: { restaurantName: name, scheduledFor } }: { order: OrderView }) {
  const t = useText();
  const now = useNow(MINUTE_MS);
  if (scheduledFor === null) return null;
  const { date, time } = wantedTime(scheduledFor, now);
  return date === null ? t('tracking.confirmed', { name, time }) : t('tracking.confirmedOn', { name, date, time });
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
