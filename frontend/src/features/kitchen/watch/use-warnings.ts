import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import { useAtom, useAtomValue } from 'jotai';
import { useClock } from '../../../components/use-clock.ts';
import { useKitchen } from '../state/kitchen-context.ts';
import { ordersOf, warnedOrders, warningKey } from '../state/warnings.ts';
import { heardWarningsAtom, hushedWarningsAtom } from '../state/watch-state.ts';

export interface Warnings {
  /** Nobody has answered them for too long; the one that lapses first stands first. */
  orders: readonly RestaurantOrderView[];
  /** Whether nothing sounds for them: there are none, or somebody has turned the alarm off. */
  isHushed: boolean;
  hush: () => void;
}

export function useWarnings(): Warnings {
  const { orders } = useKitchen();
  const heard = useAtomValue(heardWarningsAtom);
  const [hushed, setHushed] = useAtom(hushedWarningsAtom);
  // The clock compares texts: nothing renders until the warnings themselves change.
  const keys = useClock((now) => warnedOrders(orders, heard, now).map(warningKey).join());
  return {
    orders: ordersOf(keys, orders),
    isHushed: keys === '' || keys.split(',').every((key) => hushed.has(key)),
    hush: () => setHushed(new Set(keys.split(','))),
  };
}
