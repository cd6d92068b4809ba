import { Button, Group, Text } from '@mantine/core';
import { isFinal } from '@contracts/orders/order-status.ts';
import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import { useAtom } from 'jotai';
import { useEffect, useMemo } from 'react';
import { TextLink } from '../../../components/links.tsx';
import { PageTitle } from '../../../components/page/page-title.tsx';
import { PanelError } from '../../../components/notices/panel-error.tsx';
import { useClock } from '../../../components/use-clock.ts';
import { useText } from '../../../i18n/use-text.ts';
import { berlinDay } from '../../../lib/berlin-day.ts';
import { COLUMNS, groupOrders } from '../queue/board.ts';
import { useKitchen } from '../state/kitchen-context.ts';
import { OrderBoard } from '../board/order-board.tsx';
import { BoardSkeleton } from '../board/board-skeleton.tsx';
import classes from './orders-screen.module.css';
import { EVERYTHING, findOrders, isEverything } from './queue-filter.ts';
import { wantedAtom } from './wanted.ts';
import { QueueToolbar } from './queue-toolbar.tsx';
import { DropBar } from '../riders/drop-bar.tsx';
import { useAtStation } from '../stations/use-at-station.ts';
import { UndoBar } from './undo-bar.tsx';

const LATE_CHECK_MS = 10_000;

export function OrdersScreen() {
  const t = useText();
  const { queue, orders, laterIds, listError, readList, ringing } = useKitchen();
  const today = useClock(berlinDay);
  const board = useMemo(
    () => groupOrders(orders, today, queue?.dropped, queue?.unread, laterIds),
    [orders, queue?.dropped, queue?.unread, today, laterIds],
  );
  const [wanted, setWanted] = useAtom(wantedAtom);
  useEffect(() => () => setWanted(EVERYTHING), [setWanted]);
  const isFiltered = !isEverything(wanted);
  // Only a search for what is late depends on the time.
  const lateTick = useClock((now) => (wanted.filter === 'late' ? Math.floor(now / LATE_CHECK_MS) * LATE_CHECK_MS : 0));
  const shown = useMemo(() => {
    if (isEverything(wanted)) return board;
    const find = (orders: RestaurantOrderView[]) => findOrders(orders, wanted, lateTick);
    const { pending, preparing, delivering } = board.columns;
    return {
      ...board,
      columns: { pending: find(pending), preparing: find(preparing), delivering: find(delivering) },
      later: find(board.later),
    };
  }, [board, lateTick, wanted]);
  const visible = useAtStation(shown);
  const foundCount = COLUMNS.reduce((sum, column) => sum + shown.columns[column].length, shown.later.length);
  const doneCount = useMemo(
    () =>
      isEverything(wanted)
        ? 0
        : findOrders(
            orders.filter(({ status }) => isFinal(status)),
            { ...EVERYTHING, text: wanted.text },
            0,
          ).length,
    [orders, wanted],
  );
  const { pending, preparing } = shown.columns;
  const ringingElsewhere = ringing.filter(({ id }) => ![...pending, ...preparing].some((o) => o.id === id)).length;
  const title = t('kitchen.orders.title');
  const isUnread = queue !== undefined && !queue.isListed;

  return (
    <div className={classes.screen} data-fills-window>
      <div className={classes.head}>
        <div className={classes.title}>
          <PageTitle size="h2" windowTitle={board.pendingCount > 0 ? `(${board.pendingCount}) ${title}` : title}>
            {title}
          </PageTitle>
          {queue?.isListed && (
            <TextLink className={classes.count} to="/restaurant/dashboard/done">
              {t('kitchen.count.delivered', { count: board.deliveredCount })}
            </TextLink>
          )}
        </div>
        {queue && (
          <QueueToolbar
            wanted={wanted}
            onChange={setWanted}
            foundCount={foundCount}
            doneCount={doneCount}
            ringingElsewhere={ringingElsewhere}
          />
        )}
      </div>
      {isUnread && listError !== null && (
        <Group className={classes.unread} role="alert">
          <Text>{t('kitchen.orders.unread')}</Text>
          <Button variant="default" onClick={readList}>
            {t('panel.retry')}
          </Button>
        </Group>
      )}
      {queue && <OrderBoard board={visible} isFiltered={isFiltered} />}
      {!queue && (listError === null ? <BoardSkeleton /> : <PanelError error={listError} onRetry={readList} />)}
      <UndoBar />
      <DropBar />
    </div>
  );
}
