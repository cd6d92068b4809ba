import type { RestaurantOrderView } from '@contracts/views.ts';
import { Tabs, Text, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { atom, useAtom } from 'jotai';
import { useRef } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { COLUMNS, type Board, type Column } from './board.ts';
import { DoneOrder } from './done-order.tsx';
import { useKitchen } from './kitchen-context.ts';
import { OrderCard } from './order-card.tsx';
import classes from './order-board.module.css';
import { useCardFocus } from './use-card-focus.ts';
import { useCardMotion } from './use-card-motion.ts';
import '@mantine/core/styles/Tabs.layer.css';

const WIDE = '(min-width: 62em)';

/** Which column a phone shows. */
export const boardTabAtom = atom<Column>('pending');

/** The queue: four columns where there is room, one at a time behind tabs where there is not. */
export function OrderBoard({ board }: { board: Board }) {
  const t = useText();
  const isWide = useMediaQuery(WIDE, true, { getInitialValueInEffect: false });
  const [tab, setTab] = useAtom(boardTabAtom);
  const root = useRef<HTMLDivElement>(null);
  const columnKey = COLUMNS.map((column) => board.columns[column].map((order) => order.id).join()).join('|');
  useCardMotion(root, columnKey, isWide ? 'wide' : tab);
  useCardFocus(root, columnKey);

  if (isWide) {
    return (
      <div className={classes.board} ref={root}>
        {COLUMNS.map((column) => (
          <section key={column} className={classes.column} data-column={column} aria-labelledby={`column-${column}`}>
            <Title order={2} className={classes.heading} id={`column-${column}`} data-column={column}>
              {t(`kitchen.column.${column}`)}
              <span className={classes.count}>{board.columns[column].length}</span>
            </Title>
            <ColumnOrders column={column} orders={board.columns[column]} />
          </section>
        ))}
      </div>
    );
  }
  return (
    <Tabs
      ref={root}
      value={tab}
      onChange={(value) => setTab(COLUMNS.find((column) => column === value) ?? 'pending')}
      variant="pills"
      radius="xl"
      keepMounted={false}
    >
      <Tabs.List className={classes.tabs} aria-label={t('kitchen.columns')}>
        {COLUMNS.map((column) => (
          <Tabs.Tab key={column} value={column} className={classes.tab} data-column={column}>
            {t(`kitchen.column.${column}`)} <span className={classes.count}>{board.columns[column].length}</span>
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {COLUMNS.map((column) => (
        <Tabs.Panel key={column} value={column} data-column={column}>
          {/* The cards' headings need one above them also where the tabs say the same. */}
          <Title order={2} className={classes.hiddenHeading}>
            {t(`kitchen.column.${column}`)}
          </Title>
          <ColumnOrders column={column} orders={board.columns[column]} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

function ColumnOrders({ column, orders }: { column: Column; orders: RestaurantOrderView[] }) {
  const t = useText();
  const { queue, ringing, acknowledge } = useKitchen();
  // Before the list is read nobody knows what is done.
  if (column === 'done' && !queue?.isListed) return null;
  if (orders.length === 0) {
    return (
      <Text className={classes.empty} c="dimmed">
        {t(`kitchen.empty.${column}`)}
      </Text>
    );
  }
  return (
    <div className={classes.cards} data-column={column}>
      {orders.map((order) =>
        column === 'done' ? (
          <DoneOrder key={order.id} order={order} />
        ) : (
          <OrderCard
            key={order.id}
            order={order}
            isBusy={queue?.busyIds.includes(order.id) ?? false}
            isRinging={ringing.some((entry) => entry.id === order.id)}
            onAcknowledge={() => acknowledge([order.id])}
          />
        ),
      )}
    </div>
  );
}
