/** Which dishes of an order may be sold out, and for how long. Pure. */
import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import { UNTIL_TOMORROW } from '@contracts/restaurants/capacity.ts';
import { formatTime } from '../../../lib/format/dates/dates.ts';

/** When a kitchen that has sold out at noon has cooked anew. */
export const EVENING = '17:00';
export const FOR_GOOD = 'for_good';
export type SoldOutFor = typeof EVENING | typeof UNTIL_TOMORROW | typeof FOR_GOOD;

export interface OrderedDish {
  id: number;
  name: string;
}

/** Each dish once; one that has left the menu cannot be switched off. */
export function dishesOf({ items }: Pick<RestaurantOrderView, 'items'>): OrderedDish[] {
  const names = new Map(items.flatMap(({ menu_item_id: id, name }) => (id === null ? [] : [[id, name] as const])));
  return [...names].map(([id, name]) => ({ id, name }));
}

/** The shortest first: the evening only as long as it is still to come. */
export function untilChoices(now: number): SoldOutFor[] {
  const time = formatTime(now);
  const isBeforeEvening = time >= '05:00' && time < EVENING;
  return [...(isBeforeEvening ? ([EVENING] as const) : []), UNTIL_TOMORROW, FOR_GOOD];
}
