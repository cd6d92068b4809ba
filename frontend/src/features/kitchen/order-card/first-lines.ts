/** Which dishes of a ticket are in view, and how many are behind its button. Pure. */
import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';

type Items = RestaurantOrderView['items'];

function linesOf({ options, notes }: Items[number]): number {
  return 1 + (options.length > 0 ? 1 : 0) + (notes === null ? 0 : 1);
}

/** As many whole dishes as fit, at least one. What a guest wrote beside a dish is never parted from it. */
export function firstItems(items: Items, mostLines: number): { shown: Items; hiddenCount: number } {
  let lines = 0;
  let count = 0;
  for (const item of items) {
    lines += linesOf(item);
    if (count > 0 && lines > mostLines) break;
    count += 1;
  }
  return { shown: items.slice(0, count), hiddenCount: items.length - count };
}
