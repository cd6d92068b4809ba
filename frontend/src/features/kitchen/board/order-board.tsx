import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import { Tabs, Text, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { atom, useAtom, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { COLUMNS, type Board, type Column } from '../state/board.ts';
import { useKitchen } from '../state/kitchen-context.ts';
import { OrderList } from './order-list.tsx';
import classes from './order-board.module.css';
import { useCardFocus } from '../shortcuts/use-card-focus.ts';
import { useCardMotion } from './use-card-motion.ts';
import { shownIdsAtom } from '../shortcuts/use-shortcuts.ts';
import '@mantine/core/styles/Tabs.layer.css';

const WIDE = '(min-width: 62em)';
/** Room for two cards side by side. */
const DOUBLE = '(min-width: 46em)';

/** Which column a phone shows. */
export const boardTabAtom = atom<Column>('pending');

/** The queue: four columns where there is room, one at a time behind tabs where there is not. */
export function OrderBoard({ board, isFiltered }: { board: Board; isFiltered: boolean }) {
  const t = useText();
  const isWide = useMediaQuery(WIDE, true, { getInitialValueInEffect: false });
  const lanes = useMediaQuery(DOUBLE, true, { getInitialValueInEffect: false }) && !isWide ? 2 : 1;
  const [tab, setTab] = useAtom(boardTabAtom);
  const root = useRef<HTMLDivElement>(null);
  const columnKey = COLUMNS.map((column) => board.columns[column].map((order) => order.id).join()).join('|');
  useCardMotion(root, columnKey, isWide ? 'wide' : tab);
  useCardFocus(root, columnKey);
  const setShownIds = useSetAtom(shownIdsAtom);
  useEffect(() => {
    const shown = isWide ? COLUMNS : [tab];
    setShownIds(shown.map((column) => board.columns[column].map((order) => order.id)));
  }, [board, isWide, setShownIds, tab]);

  const countOf = (column: Column) => {
    const count = String(board.columns[column].length);
    return column === 'done' && !board.hasAllDone ? `${count}+` : count;
  };

  if (isWide) {
    return (
      <div className={classes.board} ref={root}>
        {COLUMNS.map((column) => (
          <section key={column} className={classes.column} data-column={column} aria-labelledby={`column-${column}`}>
            <Title order={2} className={classes.heading} id={`column-${column}`} data-column={column}>
              {t(`kitchen.column.${column}`)}
              <span className={classes.count}>{countOf(column)}</span>
            </Title>
            <ColumnOrders column={column} orders={board.columns[column]} lanes={lanes} isFiltered={isFiltered} />
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
            {t(`kitchen.column.${column}`)} <span className={classes.count}>{countOf(column)}</span>
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {COLUMNS.map((column) => (
        <Tabs.Panel key={column} value={column} data-column={column}>
          {/* The cards' headings need one above them also where the tabs say the same. */}
          <Title order={2} className={classes.hiddenHeading}>
            {t(`kitchen.column.${column}`)}
          </Title>
          <ColumnOrders column={column} orders={board.columns[column]} lanes={lanes} isFiltered={isFiltered} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

interface ColumnProps {
  column: Column;
  orders: RestaurantOrderView[];
  lanes: number;
  isFiltered: boolean;
}

function ColumnOrders({ column, orders, lanes, isFiltered }: ColumnProps) {
  const t = useText();
  const { queue } = useKitchen();
  // Before the list is read nobody knows what is done.
  if (column === 'done' && !queue?.isListed) return null;
  if (orders.length === 0) {
    return (
      <Text className={classes.empty} c="dimmed">
        {isFiltered ? t('queue.search.none') : t(`kitchen.empty.${column}`)}
      </Text>
    );
  }
  return <OrderList column={column} orders={orders} lanes={lanes} />;
}
