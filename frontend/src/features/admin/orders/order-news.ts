import { OPEN_ORDERS, type OrdersSearch } from '../tables/admin-search.ts';

/**
 * How many of the orders that were placed would stand above these rows. None where what was placed cannot be told to
 * belong here, or where the newest are not at the top. Pure.
 */
export function countNews(
  search: OrdersSearch,
  rows: readonly { id: number }[],
  placed: readonly { id: number }[],
): number {
  const { q, city, userId, to, sort, pages, paymentMethod, paymentStatus, restaurantId, status } = search;
  const unknown = [q, city, userId, to, sort, pages, paymentMethod, paymentStatus, restaurantId];
  if (unknown.some((value) => value !== undefined)) return 0;
  if (status !== undefined && status !== OPEN_ORDERS && status !== 'pending') return 0;
  const newestId = Math.max(0, ...rows.map(({ id }) => id));
  return new Set(placed.filter(({ id }) => id > newestId).map(({ id }) => id)).size;
}
