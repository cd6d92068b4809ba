import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import { defaultRangeExtractor, type Range, type VirtualItem } from '@tanstack/react-virtual';
import { useAtomValue } from 'jotai';
import { useLayoutEffect, useRef, useState, type Ref, type RefObject } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { OrderCard } from '../order-card/order-card.tsx';
import { focusedOrderAtom, wishedOrderAtom } from '../shortcuts/use-card-focus.ts';
import type { Column } from '../queue/board.ts';
import { useKitchen } from '../state/kitchen-context.ts';
import classes from './order-board.module.css';
import { TicketClock } from './ticket-clock.tsx';
import { useColumnVirtualizer, useWindowVirtualizer } from './virtualizers.ts';
import { ticketViewAtom } from '../state/view-settings.ts';

/** Before a card has been measured, in pixels. */
const OPEN_HEIGHT_PX = { roomy: 230, compact: 170 } as const;
const OPEN_GAP_PX = 8;
/** Cards above and below what is in view: enough for a flick of the thumb. */
const OVERSCAN = 2;
/** So that the ring around the first card is seen whole. */
const EDGE_PX = 6;

interface Props {
  column: Column;
  orders: readonly RestaurantOrderView[];
  /** How many cards stand side by side. */
  lanes: number;
}

/** What both lists tell their virtualizer. */
function useCommonOptions({ orders, lanes }: Props) {
  const focusedId = useAtomValue(focusedOrderAtom);
  const wishedId = useAtomValue(wishedOrderAtom);
  const view = useAtomValue(ticketViewAtom);
  const keptIndexes = [focusedId, wishedId]
    .map((id) => (id === null ? -1 : orders.findIndex((order) => order.id === id)))
    .filter((index) => index >= 0);
  return {
    count: orders.length,
    estimateSize: () => OPEN_HEIGHT_PX[view],
    getItemKey: (index: number) => orders[index]?.id ?? index,
    gap: OPEN_GAP_PX,
    overscan: OVERSCAN,
    lanes,
    // Who works on a card, or is on the way to one, finds it wherever the list is scrolled to.
    rangeExtractor: (range: Range) =>
      [...new Set([...defaultRangeExtractor(range), ...keptIndexes])].sort((a, b) => a - b),
    // Known before the first paint, so that a card is there as soon as its order is.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    useFlushSync: false,
  };
}

/** On a phone the page itself scrolls. */
export function PageList(props: Props) {
  const list = useRef<HTMLOListElement>(null);
  const [marginPx, setMarginPx] = useState(0);
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({ ...useCommonOptions(props), scrollMargin: marginPx });

  // What is above the list comes and goes: strips, notices, a second line of tools.
  useLayoutEffect(() => {
    const measure = () => setMarginPx(Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  return (
    <Rows
      {...props}
      ref={list}
      heightPx={virtualizer.getTotalSize()}
      items={virtualizer.getVirtualItems()}
      marginPx={marginPx}
      measure={virtualizer.measureElement}
    />
  );
}

/** Where there is room, a column scrolls by itself. */
export function ColumnList({ scroller, ...props }: Props & { scroller: RefObject<HTMLElement | null> }) {
  const virtualizer = useColumnVirtualizer<HTMLElement, HTMLLIElement>({
    ...useCommonOptions(props),
    getScrollElement: () => scroller.current,
    paddingStart: EDGE_PX,
    paddingEnd: EDGE_PX,
  });
  return (
    <Rows
      {...props}
      heightPx={virtualizer.getTotalSize()}
      items={virtualizer.getVirtualItems()}
      marginPx={0}
      measure={virtualizer.measureElement}
    />
  );
}

interface RowsProps extends Props {
  ref?: Ref<HTMLOListElement>;
  heightPx: number;
  items: readonly VirtualItem[];
  /** What is above the list within that which scrolls. */
  marginPx: number;
  measure: (element: HTMLLIElement | null) => void;
}

/** Only the cards near what is in view are in the page; the list says how many there are all the same. */
function Rows({ column, orders, lanes, ref, heightPx, items, marginPx, measure }: RowsProps) {
  const t = useText();
  const { queue, ringing } = useKitchen();
  return (
    <ol
      ref={ref}
      className={classes.list}
      data-column={column}
      aria-label={t(`kitchen.column.${column}`)}
      style={{ height: heightPx }}
    >
      {items.map((item) => {
        const order = orders[item.index];
        if (!order) return null;
        return (
          <li
            key={item.key}
            ref={measure}
            data-index={item.index}
            className={classes.item}
            aria-setsize={orders.length}
            aria-posinset={item.index + 1}
            style={{
              transform: `translateY(${item.start - marginPx}px)`,
              insetInlineStart: `${(item.lane * 100) / lanes}%`,
              width: `${100 / lanes}%`,
            }}
          >
            <TicketClock orderId={order.id}>
              <OrderCard
                order={order}
                step={queue?.steps.find(({ orderId }) => orderId === order.id)}
                isRinging={ringing.some((entry) => entry.id === order.id)}
              />
            </TicketClock>
          </li>
        );
      })}
    </ol>
  );
}
