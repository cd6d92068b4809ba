/** What the kitchen looks for. Pure. */
import { isFinal } from '@contracts/orders/order-status.ts';
import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import { isLate } from '../order-card/times/timing.ts';

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

const NUMBER = /^#?\d+$/;

function hasText(order: RestaurantOrderView, text: string): boolean {
  const wanted = fold(text.trim());
  if (wanted === '') return true;
  if (NUMBER.test(wanted)) return String(order.id).includes(wanted.replace('#', ''));
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
      return !isFinal(order.status) && isLate(order, now);
    case 'scheduled':
      return order.scheduled_for !== null;
    case 'notes':
      return order.notes !== null || order.items.some(({ notes }) => notes !== null);
  }
}

/** In the order they came in, except that who asks for a number gets the order of that number first. */
export function findOrders(
  orders: readonly RestaurantOrderView[],
  { text, filter }: Wanted,
  now: number,
): RestaurantOrderView[] {
  const found = orders.filter((order) => passes(order, filter, now) && hasText(order, text));
  const number = text.trim().replace('#', '');
  const exact = found.filter(({ id }) => String(id) === number);
  return exact.length === 0 ? found : [...exact, ...found.filter(({ id }) => String(id) !== number)];
}
