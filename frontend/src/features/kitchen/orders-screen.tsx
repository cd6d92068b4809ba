import { Button, Group, Text, Title } from '@mantine/core';
import { useMemo } from 'react';
import { PageTitle } from '../../components/page-title.tsx';
import { PanelError } from '../../components/panel-error.tsx';
import { useClock } from '../../components/use-clock.ts';
import { useText } from '../../i18n/use-text.ts';
import { berlinDay, groupOrders } from './board.ts';
import { DoneOrder } from './done-order.tsx';
import { useKitchen } from './kitchen-context.ts';
import { OrderBoard } from './order-board.tsx';
import { BoardSkeleton } from './board-skeleton.tsx';
import classes from './orders-screen.module.css';

export function OrdersScreen() {
  const t = useText();
  const { queue, listError, readList } = useKitchen();
  const today = useClock(berlinDay);
  const board = useMemo(() => groupOrders(queue?.orders ?? [], today), [queue?.orders, today]);
  const title = t('kitchen.orders.title');
  const isUnread = queue !== undefined && !queue.isListed;

  return (
    <>
      <Group className={classes.head}>
        <PageTitle size="h2" windowTitle={board.pendingCount > 0 ? `(${board.pendingCount}) ${title}` : title}>
          {title}
        </PageTitle>
        {queue && (
          <Group gap="xs" component="p" className={classes.counts}>
            <span className={classes.count} data-tone="pending">
              {t('kitchen.count.pending', { count: board.pendingCount })}
            </span>
            {queue.isListed && (
              <span className={classes.count} data-tone="delivered">
                {t('kitchen.count.delivered', { count: board.deliveredCount })}
              </span>
            )}
          </Group>
        )}
      </Group>
      {isUnread && listError !== null && (
        <Group className={classes.unread} role="alert">
          <Text>{t('kitchen.orders.unread')}</Text>
          <Button variant="default" onClick={readList}>
            {t('panel.retry')}
          </Button>
        </Group>
      )}
      {queue && <OrderBoard board={board} />}
      {!queue && (listError === null ? <BoardSkeleton /> : <PanelError error={listError} onRetry={readList} />)}
      {board.earlier.length > 0 && (
        <section className={classes.earlier} aria-labelledby="earlier-orders">
          <Title order={2} size="h3" id="earlier-orders">
            {t('kitchen.earlier')}
          </Title>
          <div className={classes.earlierList}>
            {board.earlier.map((order) => (
              <DoneOrder key={order.id} order={order} withDate />
            ))}
          </div>
        </section>
      )}
    </>
  );
}
