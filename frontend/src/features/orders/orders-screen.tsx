import { Container } from '@mantine/core';
import { IconReceipt } from '@tabler/icons-react';
import { MoreButton } from '../../components/buttons/more-button.tsx';
import { ExplainedConnection } from '../../components/notices/explained-connection.tsx';
import { EmptyState } from '../../components/notices/empty-state.tsx';
import { ErrorState } from '../../components/notices/error-state.tsx';
import { HomeLink } from '../../components/links.tsx';
import { PageSkeleton } from '../../components/page/page-skeleton.tsx';
import { PageTitle } from '../../components/page/page-title.tsx';
import { useDescribeError } from '../../components/notices/use-describe-error.ts';
import { useMore } from '../../components/use-more.ts';
import { useText } from '../../i18n/use-text.ts';
import type { MyOrders } from '../../lib/api/my-orders.ts';
import { OrderCard } from './order-card.tsx';
import classes from './orders-screen.module.css';
import { useMoreOrders, useMyOrders } from './use-my-orders.ts';

export function OrdersScreen() {
  const t = useText();
  const orders = useMyOrders();
  if (orders.isPending) return <PageSkeleton size="lg" blocks={[220, 220, 220]} />;
  if (!orders.data) return <ErrorState error={orders.error} onRetry={() => void orders.refetch()} titleOrder={1} />;
  return (
    <Container size="lg" py="xl">
      <div className={classes.head}>
        <PageTitle>{t('orders.title')}</PageTitle>
        <ExplainedConnection />
      </div>
      {orders.data.orders.length === 0 ? (
        <EmptyState
          icon={<IconReceipt size={44} stroke={1.6} />}
          title={t('orders.empty')}
          action={<HomeLink>{t('orders.start')}</HomeLink>}
        >
          {t('orders.emptyText')}
        </EmptyState>
      ) : (
        <Orders held={orders.data} />
      )}
    </Container>
  );
}

function Orders({ held: { orders, next } }: { held: MyOrders }) {
  const t = useText();
  const describe = useDescribeError();
  const { isPending, error, mutate } = useMoreOrders();
  const [list, more] = useMore<HTMLUListElement>({ isReading: isPending, read: mutate }, orders.length);
  return (
    <>
      <ul className={classes.list} ref={list}>
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      {next !== null && (
        <div className={classes.more}>
          {error && (
            <p role="alert">
              {t('orders.moreFailed')}. {describe(error)}
            </p>
          )}
          <MoreButton isReading={more.isReading} onClick={more.read}>
            {t('orders.more')}
          </MoreButton>
        </div>
      )}
    </>
  );
}
