/** What the kitchen looks for. Pure. */
import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import { isLate } from '../order-card/timing.ts';

export const FILTERS = ['all', 'late', 'scheduled', 'notes'] as const;
type Filter = (typeof FILTERS)[number];

export interface Wanted {
  text: string;
  filter: Filter;
}

export const EVERYTHING: Wanted = { text: '', filter: 'all' };

export function isEverything({ text, filter }: Wanted): boolean {
  return filter === 'all' && text.trim() === '';
}

/** Without case and accents, so that `ayse` finds `Ayşe` and `strasse` finds `Straße`. */
function fold(text: string): string {
  return text.replaceAll('ß', 'ss').replaceAll(/[ıİ]/g, 'i').normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

function hasText(order: RestaurantOrderView, text: string): boolean {
  const wanted = fold(text.trim());
  if (wanted === '') return true;
  if (/^#?\d+$/.test(wanted)) return String(order.id).includes(wanted.replace('#', ''));
  const words = [
    order.customer_name,
    ...order.items.flatMap(({ name, options }) => [name, ...options.map((o) => o.name)]),
  ];
  return words.some((word) => fold(word).includes(wanted));
}

function passes(order: RestaurantOrderView, filter: Filter, now: number): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'late':
      return isLate(order, now);
    case 'scheduled':
      return order.scheduled_for !== null;
    case 'notes':
      return order.notes !== null || order.items.some(({ notes }) => notes !== null);
  }
}

/** An order that rings is never hidden. */
export function findOrders(
  orders: readonly RestaurantOrderView[],
  wanted: Wanted,
  ringing: readonly RestaurantOrderView[],
  now: number,
): RestaurantOrderView[] {
  const ringingIds = new Set(ringing.map(({ id }) => id));
  return orders.filter(
    (order) => ringingIds.has(order.id) || (passes(order, wanted.filter, now) && hasText(order, wanted.text)),
  );
}
