import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import { useAtomValue, useSetAtom } from 'jotai';
import { boardTabAtom } from '../board/order-board.tsx';
import { inViewIdsAtom } from '../shortcuts/in-view.ts';
import { wishedOrderAtom } from '../shortcuts/use-card-focus.ts';
import { byDeadline, COLUMNS } from '../queue/board.ts';
import { EVERYTHING } from './queue-filter.ts';
import { wantedAtom } from './wanted.ts';

/** Leads to the first of these orders that nobody sees now, wherever the queue is scrolled and whatever is searched for. */
export function useShowFirst(): (orders: readonly RestaurantOrderView[]) => void {
  const inViewIds = useAtomValue(inViewIdsAtom);
  const setWanted = useSetAtom(wantedAtom);
  const showColumn = useSetAtom(boardTabAtom);
  const wish = useSetAtom(wishedOrderAtom);
  return (orders) => {
    setWanted(EVERYTHING);
    const [first] = orders.filter(({ id }) => !inViewIds.has(id)).toSorted(byDeadline);
    showColumn(COLUMNS.find((column) => column === first?.status) ?? 'pending');
    if (first) wish(first.id);
  };
}
