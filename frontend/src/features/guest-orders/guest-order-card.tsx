import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../components/links.tsx';
import { Money } from '../../components/money.tsx';
import { useDescribeError } from '../../components/notices/use-describe-error.ts';
import { useText } from '../../i18n/use-text.ts';
import { ApiError } from '../../lib/http/http.ts';
import { orderQuery } from '../../lib/api/customer-queries.ts';
import { formatDateTime } from '../../lib/format/dates/dates.ts';
import { OrderBadge } from '../../domain/orders/order-badge.tsx';
import classes from './guest-orders-screen.module.css';
import { useForgetGuestOrder, type GuestOrder } from '../../domain/orders/guest-orders.ts';

export function GuestOrderCard({ order: { id, token } }: { order: GuestOrder }) {
  const t = useText();
  const describe = useDescribeError();
  const forget = useForgetGuestOrder();
  const { data: order, error, isPending, refetch } = useQuery(orderQuery(id, token));
  if (isPending) return <Skeleton h={132} radius="lg" />;
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <article className={classes.card} aria-label={t('guest.orderNumber', { id })}>
      <h2 className={classes.name}>
        {order?.restaurantName ?? t('guest.orderNumber', { id })}
        {order && <OrderBadge order={order} />}
      </h2>
      {order ? (
        <p className={classes.text}>
          {t('guest.orderNumber', { id })} · {formatDateTime(order.createdAt, t.language)} ·{' '}
          <Money euro={order.totalWithTip} />
        </p>
      ) : (
        <p className={classes.text}>{isGone ? t('guest.orderGone') : describe(error)}</p>
      )}
      {order && (
        <ButtonLink to="/order/$id" params={{ id: String(id) }} search={{ t: token }} size="md" variant="light">
          {t('guest.track', { id })}
        </ButtonLink>
      )}
      {isGone && (
        <Button size="md" variant="default" onClick={() => forget(id)}>
          {t('guest.forget', { id })}
        </Button>
      )}
      {!order && !isGone && (
        <Button size="md" variant="default" onClick={() => void refetch()}>
          {t('action.retry')}
        </Button>
      )}
    </article>
  );
}
