import type { OrderView } from '@contracts/views.ts';
import { Button } from '@mantine/core';
import { IconRepeat } from '@tabler/icons-react';
import { ButtonLink } from '../../components/links.tsx';
import { Money } from '../../components/money.tsx';
import { useText } from '../../i18n/use-text.ts';
import { formatLongDate, formatTime, formatTimeRange } from '../../lib/format/dates.ts';
import { toCents } from '../../lib/format/money.ts';
import classes from './order-card.module.css';
import { StatusBadge } from './status-badge.tsx';
import { useReorder } from './use-reorder.ts';

export function OrderCard({ order }: { order: OrderView }) {
  const t = useText();
  const reorder = useReorder();
  const { id, status, estimatedFrom, estimatedTo } = order;
  const isUnderway = status === 'pending' || status === 'preparing' || status === 'delivering';
  return (
    <article className={classes.card} aria-labelledby={`order-${id}`}>
      <div className={classes.head}>
        <div>
          <h2 id={`order-${id}`} className={classes.restaurant}>
            {order.restaurantName || order.restaurant.name || t('orders.unknownRestaurant')}
          </h2>
          <p className={classes.meta}>
            {t('orders.number', { id })} · <time dateTime={order.createdAt}>{formatLongDate(order.createdAt)}</time>,{' '}
            {formatTime(order.createdAt)}
          </p>
        </div>
        <StatusBadge status={status} />
      </div>
      {isUnderway && estimatedFrom && estimatedTo && (
        <p className={classes.arrival}>
          {t('tracking.arrival', { range: formatTimeRange(estimatedFrom, estimatedTo) })}
        </p>
      )}
      {status === 'cancelled' && order.reason && (
        <p className={classes.reason}>{t('tracking.reason', { reason: t(`reason.${order.reason}`) })}</p>
      )}
      {order.items.length === 0 ? (
        <p className={classes.meta}>{t('orders.noItems')}</p>
      ) : (
        <ul className={classes.items}>
          {order.items.map((item) => (
            <li key={item.id}>
              <span>
                {item.quantity} × {item.name || t('tracking.item')}
              </span>
              <Money cents={toCents(item.unitPrice) * item.quantity} />
            </li>
          ))}
        </ul>
      )}
      <p className={classes.address}>{order.deliveryAddress ?? t('orders.noAddress')}</p>
      <div className={classes.foot}>
        <p className={classes.total}>
          {t('common.total')} <Money euro={order.totalAmount} />
        </p>
        <div className={classes.actions}>
          <Button
            variant="default"
            leftSection={<IconRepeat size={18} aria-hidden />}
            loading={reorder.isPending}
            onClick={() => reorder.mutate(order)}
          >
            {t('orders.reorder')}
          </Button>
          <ButtonLink
            to="/order/$id"
            params={{ id: String(id) }}
            variant={isUnderway ? 'filled' : 'light'}
            aria-label={t('orders.trackNumber', { id })}
          >
            {t('orders.track')}
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}
