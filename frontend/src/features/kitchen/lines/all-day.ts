/** How often each dish is still to be made, over all orders that are being prepared: what a kitchen calls all-day. Pure. */
import { isPlanned } from '@contracts/orders/planned-order.ts';
import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import type { Line } from './lines.ts';

export interface DishCount {
  /** One for each dish, also when it was renamed since; of deleted dishes one for each name. */
  key: string;
  name: string;
  /** Not done yet. */
  left: number;
  /** Of these in hand. */
  doing: number;
}

/** The most come first. What is planned for later is nobody's work yet. */
export function allDayCounts(
  orders: readonly RestaurantOrderView[],
  now: number,
  isOwn: (line: Line) => boolean = () => true,
): DishCount[] {
  const cooked = orders.filter(
    ({ status, cooking_from: cookingFrom }) => status === 'preparing' && !isPlanned({ status, cookingFrom }, now),
  );
  const counts = new Map<string, DishCount>();
  for (const line of cooked.flatMap(({ items }) => items)) {
    if (line.state === 'done' || !isOwn(line)) continue;
    const key = line.menu_item_id === null ? line.name : String(line.menu_item_id);
    const { left, doing } = counts.get(key) ?? { left: 0, doing: 0 };
    counts.set(key, {
      key,
      name: line.name,
      left: left + line.quantity,
      doing: doing + (line.state === 'doing' ? line.quantity : 0),
    });
  }
  return [...counts.values()].sort((a, b) => b.left - a.left || a.name.localeCompare(b.name));
}
