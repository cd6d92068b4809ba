/** What is done, as the server listed it and as it went on since. Pure. */
import { orderIdIn } from '@contracts/orders/order-number.ts';
import { isFinal } from '@contracts/orders/order-status.ts';
import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import { EVERYTHING, findOrders } from '../orders/queue-filter.ts';

/**
 * `listed` is as far as the server's list was read, `held` what the queue keeps up to date. What was brought back leaves the
 * list, and what ended since comes into it where it belongs, unless that lies behind what was read.
 */
export function doneOrders(
  listed: readonly RestaurantOrderView[],
  held: readonly RestaurantOrderView[],
  { q, isWhole }: { q: string | undefined; isWhole: boolean },
): RestaurantOrderView[] {
  const heldById = new Map(held.map((order) => [order.id, order]));
  const listedIds = new Set(listed.map(({ id }) => id));
  const known = listed.map((order) => {
    const own = heldById.get(order.id);
    // A step of this device is ahead of its answer.
    const isNewer = own && (own.version > order.version || own.status !== order.status);
    return isNewer ? own : order;
  });
  const end = isWhole ? '' : (listed.at(-1)?.updated_at ?? '');
  const others = held.filter((order) => !listedIds.has(order.id) && order.updated_at > end && isFound(order, q));
  return [...known, ...others].filter(({ status }) => isFinal(status)).sort(byEnd);
}

/** As the server finds it. */
function isFound(order: RestaurantOrderView, q: string | undefined): boolean {
  if (q === undefined) return true;
  const number = orderIdIn(q);
  return number === null ? findOrders([order], { ...EVERYTHING, text: q }, 0).length > 0 : order.id === number;
}

function byEnd(a: RestaurantOrderView, b: RestaurantOrderView): number {
  if (a.updated_at === b.updated_at) return b.id - a.id;
  return a.updated_at < b.updated_at ? 1 : -1;
}
