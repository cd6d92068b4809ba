import { Button, Container } from '@mantine/core';
import { IconReceipt } from '@tabler/icons-react';
import { ExplainedConnection } from '../../components/notices/explained-connection.tsx';
import { EmptyState } from '../../components/notices/empty-state.tsx';
import { ErrorState } from '../../components/notices/error-state.tsx';
import { HomeLink } from '../../components/links.tsx';
import { PageSkeleton } from '../../components/page/page-skeleton.tsx';
import { PageTitle } from '../../components/page/page-title.tsx';
import { useDescribeError } from '../../components/notices/use-describe-error.ts';
import { useText } from '../../i18n/use-text.ts';
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
        <ul className={classes.list}>
          {orders.data.orders.map((order) => (
            <li key={order.id}>
              <OrderCard order={order} />
            </li>
          ))}
        </ul>
      )}
      {orders.data.next !== null && <MoreOrders />}
    </Container>
  );
}

function MoreOrders() {
  const t = useText();
  const describe = useDescribeError();
  const more = useMoreOrders();
  return (
    <div className={classes.more}>
      {more.isError && (
        <p role="alert">
          {t('orders.moreFailed')}. {describe(more.error)}
        </p>
      )}
      <Button variant="default" size="md" loading={more.isPending} onClick={() => more.mutate()}>
        {t('orders.more')}
      </Button>
    </div>
  );
}
