import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useAtomValue } from 'jotai';
import { useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import type { Column } from '../state/board.ts';
import { DoneOrder } from '../order-card/done-order.tsx';
import { useKitchen } from '../state/kitchen-context.ts';
import { OrderCard } from '../order-card/order-card.tsx';
import classes from './order-board.module.css';
import { focusedOrderAtom, wishedOrderAtom } from '../shortcuts/use-card-focus.ts';

/** Before a card has been measured, in pixels. */
const OPEN_HEIGHT_PX = 480;
const DONE_HEIGHT_PX = 60;
const OPEN_GAP_PX = 14;
const DONE_GAP_PX = 8;
/** Cards above and below the window: enough for a flick of the thumb. */
const OVERSCAN = 2;

interface Props {
  column: Column;
  orders: readonly RestaurantOrderView[];
  /** How many cards stand side by side. */
  lanes: number;
}

/** Only the cards near the window are in the page; the list says how many there are all the same. */
export function OrderList({ column, orders, lanes }: Props) {
  const t = useText();
  const { queue, ringing } = useKitchen();
  const list = useRef<HTMLOListElement>(null);
  const [marginPx, setMarginPx] = useState(0);
  const focusedId = useAtomValue(focusedOrderAtom);
  const wishedId = useAtomValue(wishedOrderAtom);
  const keptIndexes = [focusedId, wishedId]
    .map((id) => (id === null ? -1 : orders.findIndex((order) => order.id === id)))
    .filter((index) => index >= 0);

  const isDone = column === 'done';
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: orders.length,
    estimateSize: () => (isDone ? DONE_HEIGHT_PX : OPEN_HEIGHT_PX),
    getItemKey: (index) => orders[index]?.id ?? index,
    gap: isDone ? DONE_GAP_PX : OPEN_GAP_PX,
    overscan: isDone ? OVERSCAN * 3 : OVERSCAN,
    lanes,
    scrollMargin: marginPx,
    // Who works on a card, or is on the way to one, finds it wherever the page is scrolled to.
    rangeExtractor: (range: Range) =>
      [...new Set([...defaultRangeExtractor(range), ...keptIndexes])].sort((a, b) => a - b),
    // Known before the first paint, so that a card is there as soon as its order is.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    useFlushSync: false,
  });

  // What is above the list comes and goes: strips, notices, a second line of tools.
  useLayoutEffect(() => {
    const measure = () => setMarginPx(Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  return (
    <ol
      ref={list}
      className={classes.list}
      data-column={column}
      aria-label={t(`kitchen.column.${column}`)}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map((item) => {
        const order = orders[item.index];
        if (!order) return null;
        return (
          <li
            key={item.key}
            ref={virtualizer.measureElement}
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
            {isDone ? (
              <DoneOrder order={order} />
            ) : (
              <OrderCard
                order={order}
                isBusy={queue?.busyIds.includes(order.id) ?? false}
                isRinging={ringing.some((entry) => entry.id === order.id)}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}
