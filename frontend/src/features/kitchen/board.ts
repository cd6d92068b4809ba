/** The board's columns and what each order's card offers. */
import { TIME_ZONE } from '@contracts/constants.ts';
import { CANCEL_REASONS, isFinal, targetsOf, type CancelReason, type OrderStatus } from '@contracts/order-status.ts';
import type { IsoTime, RestaurantOrderView } from '@contracts/views.ts';

export const COLUMNS = ['pending', 'preparing', 'delivering', 'done'] as const;
export type Column = (typeof COLUMNS)[number];

export interface Board {
  columns: Readonly<Record<Column, RestaurantOrderView[]>>;
  /** Finished before today, the latest first. */
  earlier: RestaurantOrderView[];
  pendingCount: number;
  /** Today. */
  deliveredCount: number;
}

const day = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE });

/** `2026-11-21`, the restaurants' day. */
export function berlinDay(instant: IsoTime | Date | number): string {
  return day.format(new Date(instant));
}

/** Who waits longest stands first; what is done, latest first. `today` as of `berlinDay`. */
export function groupOrders(orders: readonly RestaurantOrderView[], today: string): Board {
  const byAge = [...orders].sort((a, b) => a.created_at.localeCompare(b.created_at) || a.id - b.id);
  const finished = orders
    .filter((order) => isFinal(order.status))
    .sort((a, b) => b.updated_at.localeCompare(a.updated_at) || b.id - a.id);
  const done = finished.filter((order) => berlinDay(order.updated_at) === today);
  const columns = {
    pending: byAge.filter((order) => order.status === 'pending'),
    preparing: byAge.filter((order) => order.status === 'preparing'),
    delivering: byAge.filter((order) => order.status === 'delivering'),
    done,
  };
  return {
    columns,
    earlier: finished.filter((order) => !done.includes(order)),
    pendingCount: columns.pending.length,
    deliveredCount: done.filter((order) => order.status === 'delivered').length,
  };
}

export function columnOf(status: OrderStatus): Column {
  return status === 'delivered' || status === 'cancelled' ? 'done' : status;
}

export interface CardActions {
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

/** `no_response` is the accept deadline's own. */
export const RESTAURANT_REASONS: readonly CancelReason[] = CANCEL_REASONS.filter((reason) => reason !== 'no_response');
