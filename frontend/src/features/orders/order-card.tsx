import type { OrderView } from '@contracts/orders/order-views.ts';
import { isFinal } from '@contracts/orders/order-status.ts';
import { ButtonLink } from '../../components/links.tsx';
import { Money } from '../../components/money.tsx';
import { useNow } from '../../components/use-now.ts';
import { useText } from '../../i18n/use-text.ts';
import { formatLongDate, formatTime } from '../../lib/format/dates/dates.ts';
import { GivenReview } from '../../domain/reviews/given-review.tsx';
import { arrivalOf } from '../../domain/orders/arrival.ts';
import classes from './order-card.module.css';
import { OrderLines } from '../../domain/orders/order-lines.tsx';
import { RateButton } from './rate-button.tsx';
import { ReorderButton } from '../../domain/reorder/reorder-button.tsx';
import { OrderBadge } from '../../domain/orders/order-badge.tsx';

const MINUTE_MS = 60_000;

export function OrderCard({ order }: { order: OrderView }) {
  const t = useText();
  const { id, status } = order;
  const isUnderway = !isFinal(status);
  const now = useNow(isUnderway ? MINUTE_MS : null);
  const arrival = isUnderway ? arrivalOf(order, now) : null;
  const restaurantName = order.restaurantName || order.restaurant.name || t('orders.unknownRestaurant');
  const track = (
    <ButtonLink
      to="/order/$id"
      params={{ id: String(id) }}
      variant={isUnderway ? 'filled' : 'light'}
      aria-label={t('orders.trackNumber', { id })}
    >
      {t('orders.track')}
    </ButtonLink>
  );
  return (
    <article className={classes.card} aria-labelledby={`order-${id}`}>
      <div className={classes.head}>
        <div>
          <h2 id={`order-${id}`} className={classes.restaurant} tabIndex={-1}>
            {restaurantName}
          </h2>
          <p className={classes.meta}>
            {t('orders.number', { id })} ·{' '}
            <time dateTime={order.createdAt}>{formatLongDate(order.createdAt, t.language)}</time>,{' '}
            {formatTime(order.createdAt)}
          </p>
        </div>
        <span role="status" aria-live="polite">
          <span className="spoken">{t('orders.number', { id })} </span>
          <OrderBadge order={order} />
        </span>
      </div>
      {arrival && <p className={classes.arrival}>{t(arrival.key, arrival.values)}</p>}
      {status === 'cancelled' && order.reason && (
        <p className={classes.reason}>
          {t('tracking.reason', { reason: order.cancelNote ?? t(`reason.${order.reason}`) })}
        </p>
      )}
      {order.items.length === 0 ? <p className={classes.meta}>{t('orders.noItems')}</p> : <OrderLines order={order} />}
      <p className={classes.address}>
        {order.fulfilment === 'pickup'
          ? `${t('pickup.where')}: ${order.restaurant.address}`
          : (order.deliveryAddress ?? t('orders.noAddress'))}
      </p>
      {order.review && (
        <div className={classes.review}>
          <GivenReview review={order.review} restaurantName={restaurantName} />
        </div>
      )}
      <div className={classes.foot}>
        <p className={classes.total}>
          {t('common.total')} <Money euro={order.totalWithTip} />
        </p>
        <div className={classes.actions}>
          {isUnderway && track}
          {status === 'delivered' && <RateButton order={order} />}
          <ReorderButton order={order} />
          {!isUnderway && track}
        </div>
      </div>
    </article>
  );
}
