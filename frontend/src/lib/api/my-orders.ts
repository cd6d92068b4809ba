/** The customer's orders, read a page at a time and held as one list, newest first. */
import { PAGE_LIMIT } from '@contracts/constants.ts';
import type { OrderView } from '@contracts/orders/order-views.ts';
import { mergeReads } from '../realtime/versions.ts';
import { getPage, queryString } from '../http/http.ts';

export interface MyOrders {
  orders: OrderView[];
  /** Where the orders are that come after these; null at the end. */
  next: string | null;
}

export const MY_ORDERS_KEY = ['my-orders'] as const;
/** Those of them that are under way, as the bar at the foot of every page holds them. */
export const ACTIVE_ORDERS_KEY = ['active-orders'] as const;
const ORDERS_A_PAGE = 20;

/** As many as are held already, in one read; what lies beyond the longest page stays as it is. */
export async function fetchMyOrders(held: MyOrders | undefined, signal?: AbortSignal): Promise<MyOrders> {
  const limit = Math.min(Math.max(held?.orders.length ?? 0, ORDERS_A_PAGE), PAGE_LIMIT);
  const page = await getPage<OrderView>(`/api/my-orders${queryString({ limit })}`, signal);
  const lastId = page.items.at(-1)?.id ?? 0;
  const beyond = limit === PAGE_LIMIT ? (held?.orders.filter(({ id }) => id < lastId) ?? []) : [];
  return {
    orders: [...page.items, ...beyond],
    next: beyond.length > 0 && held ? held.next : page.next,
  };
}

/** The page after those that are held. */
export async function fetchMoreOrders(held: MyOrders): Promise<MyOrders> {
  if (held.next === null) return { orders: [], next: null };
  const { items, next } = await getPage<OrderView>(held.next);
  return { orders: items, next };
}

/** The list with the page that comes after it. */
export function withMoreOrders(held: MyOrders, more: MyOrders): MyOrders {
  const known = new Set(held.orders.map(({ id }) => id));
  return { ...more, orders: [...held.orders, ...more.orders.filter(({ id }) => !known.has(id))] };
}

export function mergeMyOrders(held: MyOrders | undefined, read: MyOrders): MyOrders {
  return { ...read, orders: mergeReads(held?.orders, read.orders) };
}
