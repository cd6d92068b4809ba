/** The board's columns and what each order's card offers. */
import { isFinal, targetsOf, type OrderStatus } from '@contracts/orders/order-status.ts';
import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import type { IsoTime } from '@contracts/units.ts';
import { berlinDay } from '../../../lib/berlin-day.ts';
import { deliveredOn, NOTHING_DROPPED, NOTHING_UNREAD, type Dropped, type Unread } from './bounded-queue.ts';
import { dueOf } from './kitchen-times.ts';

export const COLUMNS = ['pending', 'preparing', 'delivering'] as const;
export type Column = (typeof COLUMNS)[number];

export interface Board {
  columns: Readonly<Record<Column, RestaurantOrderView[]>>;
  /** What the kitchen does not begin with yet, in the order in which it will. */
  later: RestaurantOrderView[];
  pendingCount: number;
  /** How many were delivered today. */
  deliveredCount: number;
}

const NONE: ReadonlySet<number> = new Set();

/**
 * What is open: what lapses first, or is due first, stands first. `today` as of `berlinDay`; `laterIds` are the orders that are
 * for later.
 */
export function groupOrders(
  orders: readonly RestaurantOrderView[],
  today: string,
  dropped: Dropped = NOTHING_DROPPED,
  unread: Unread = NOTHING_UNREAD,
  laterIds = NONE,
): Board {
  const columns: Record<Column, RestaurantOrderView[]> = { pending: [], preparing: [], delivering: [] };
  const later: RestaurantOrderView[] = [];
  for (const order of orders) {
    const { status } = order;
    if (laterIds.has(order.id)) later.push(order);
    else if (status !== 'delivered' && status !== 'cancelled') columns[status].push(order);
  }
  columns.pending.sort(byDeadline);
  for (const column of [columns.preparing, columns.delivering]) column.sort(byDue);
  const missing = unread.day === today ? unread.delivered : 0;
  return {
    columns,
    later: later.sort(byStart),
    pendingCount: columns.pending.length,
    deliveredCount: deliveredOn(today, orders, dropped) + missing,
  };
}

/** Whether the order is open, or was finished today. */
export function isOnBoard(order: RestaurantOrderView, today: string): boolean {
  return !isFinal(order.status) || berlinDay(order.updated_at) === today;
}

/** What has the least time left for an answer comes first. */
export const byDeadline = inOrderOf((order) => order.accept_deadline);

/** Once there is a promise it is what the cook works to. */
const byDue = inOrderOf((order) => dueOf(order) ?? order.scheduled_for ?? order.created_at);

const byStart = inOrderOf((order) => order.cooking_from ?? order.created_at);

/** ISO times in UTC are in order as texts. */
function inOrderOf(timeOf: (order: RestaurantOrderView) => IsoTime) {
  return (a: RestaurantOrderView, b: RestaurantOrderView): number => {
    const [left, right] = [timeOf(a), timeOf(b)];
    if (left === right) return a.id - b.id;
    return left < right ? -1 : 1;
  };
}

interface CardActions {
  /** The next step, null when the restaurant has none. */
  forward: Exclude<OrderStatus, 'pending' | 'cancelled'> | null;
  canCancel: boolean;
}

/** From the table that the server enforces. */
export function actionsOf(status: OrderStatus): CardActions {
  const targets = targetsOf(status, 'restaurant');
  const forward = targets.find((target) => target !== 'cancelled' && target !== 'pending');
  return { forward: forward ?? null, canCancel: targets.includes('cancelled') };
}
