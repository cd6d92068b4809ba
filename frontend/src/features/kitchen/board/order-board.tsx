import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import { Tabs, Text, Title } from '@mantine/core';
import { useElementSize, useMediaQuery } from '@mantine/hooks';
import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { useCardFocus } from '../shortcuts/use-card-focus.ts';
import { shownIdsAtom } from '../shortcuts/in-view.ts';
import { COLUMNS, type Board, type Column } from '../queue/board.ts';
import classes from './order-board.module.css';
import { LaterList, LaterTickets } from './later-list.tsx';
import { ColumnList, PageList } from './order-list.tsx';
import { useCardMotion } from './use-card-motion.ts';
import { ticketViewAtom } from '../state/view-settings.ts';
import '@mantine/core/styles/Tabs.layer.css';

const WIDE = '(min-width: 62em)';
/** Room for two cards side by side. */
const DOUBLE = '(min-width: 46em)';
/** In a column, below which width cards stand one by one. */
const CARD_PX = 300;

/** Whether a desk shows the orders for later, and not their line alone. */
const laterShownAtom = atom(false);

/** What a phone has a tab for: a desk has one line for what is for later. */
const PARTS = ['pending', 'preparing', 'delivering', 'later'] as const satisfies (Column | 'later')[];
type Part = (typeof PARTS)[number];

const isColumn = (part: Part): part is Column => part !== 'later';
const ordersOf = (board: Board, part: Part) => (part === 'later' ? board.later : board.columns[part]);

/** Which of them a phone shows. */
export const boardTabAtom = atom<Part>('pending');

interface Props {
  board: Board;
  isFiltered: boolean;
}

/** Whether there is room for columns beside each other, each with a scroll of its own. */
export function useHasColumns(): boolean {
  return useMediaQuery(WIDE, true, { getInitialValueInEffect: false });
}

/** The queue: columns where there is room, one at a time behind tabs where there is not. */
export function OrderBoard({ board, isFiltered }: Props) {
  const t = useText();
  const isWide = useHasColumns();
  const isDouble = useMediaQuery(DOUBLE, true, { getInitialValueInEffect: false });
  const view = useAtomValue(ticketViewAtom);
  const [wantedTab, setTab] = useAtom(boardTabAtom);
  const [isLaterWanted, setLaterWanted] = useAtom(laterShownAtom);
  const hasLater = board.later.length > 0;
  const isLaterShown = hasLater && (isLaterWanted || isFiltered);
  const tabs = hasLater ? PARTS : COLUMNS;
  const tab = hasLater || wantedTab !== 'later' ? wantedTab : 'pending';
  const root = useRef<HTMLDivElement>(null);
  const shown = useMemo((): readonly Part[] => {
    if (!isWide) return [tab];
    return isLaterShown ? ['later', ...COLUMNS] : COLUMNS;
  }, [isLaterShown, isWide, tab]);
  const shownIds = useMemo(() => shown.map((part) => ordersOf(board, part).map(({ id }) => id)), [board, shown]);
  useCardMotion(root, shownIds.join('|'), shown.join());
  useCardFocus(root, shownIds);
  const setShownIds = useSetAtom(shownIdsAtom);
  useEffect(() => setShownIds(shownIds), [setShownIds, shownIds]);

  if (isWide) {
    return (
      <div className={classes.frame} ref={root} data-view={view}>
        <LaterList orders={board.later} isOpen={isLaterShown} onToggle={() => setLaterWanted(!isLaterWanted)} />
        <div className={classes.board}>
          {shown.filter(isColumn).map((column) => (
            <section key={column} className={classes.column} data-column={column} aria-labelledby={`column-${column}`}>
              <Title
                order={2}
                className={classes.heading}
                tabIndex={-1}
                data-column-focus
                id={`column-${column}`}
                data-column={column}
              >
                {t(`kitchen.column.${column}`)}
                <span className={classes.count}>{board.columns[column].length}</span>
              </Title>
              <Scroller column={column} orders={board.columns[column]} isFiltered={isFiltered} />
            </section>
          ))}
        </div>
      </div>
    );
  }
  return (
    <Tabs
      ref={root}
      value={tab}
      onChange={(value) => setTab(PARTS.find((part) => part === value) ?? 'pending')}
      variant="pills"
      radius="xl"
      keepMounted={false}
      data-view={view}
    >
      <Tabs.List className={classes.tabs} aria-label={t('kitchen.columns')}>
        {tabs.map((part) => (
          <Tabs.Tab key={part} value={part} className={classes.tab} data-column={part}>
            {t(`kitchen.column.${part}`)} <span className={classes.count}>{ordersOf(board, part).length}</span>
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map((part) => (
        <Tabs.Panel key={part} value={part} data-column={part}>
          {/* The cards' headings need one above them also where the tabs say the same. */}
          <Title order={2} className="spoken" tabIndex={-1} data-column-focus>
            {t(`kitchen.column.${part}`)}
          </Title>
          {part === 'later' ? (
            <LaterTickets orders={board.later} />
          ) : (
            <Orders column={part} orders={board.columns[part]} isFiltered={isFiltered}>
              {(orders) => <PageList column={part} orders={orders} lanes={isDouble ? 2 : 1} />}
            </Orders>
          )}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

interface ColumnProps {
  column: Column;
  orders: RestaurantOrderView[];
  isFiltered: boolean;
}

/** Cards stand beside each other in a column that has the room. */
function Scroller(props: ColumnProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const { ref, width } = useElementSize();
  const lanes = Math.max(1, Math.floor(width / CARD_PX));
  return (
    <div className={classes.scroller} ref={scroller} data-scroller>
      <div ref={ref}>
        <Orders {...props}>
          {(orders) => <ColumnList column={props.column} orders={orders} lanes={lanes} scroller={scroller} />}
        </Orders>
      </div>
    </div>
  );
}

/** Says so where there are none. */
function Orders({
  column,
  orders,
  isFiltered,
  children,
}: ColumnProps & { children: (orders: RestaurantOrderView[]) => ReactNode }) {
  const t = useText();
  if (orders.length > 0) return children(orders);
  return (
    <Text className={classes.empty} c="dimmed">
      {isFiltered ? t('queue.search.none') : t(`kitchen.empty.${column}`)}
    </Text>
  );
}
