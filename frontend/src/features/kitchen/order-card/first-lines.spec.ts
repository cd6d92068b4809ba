import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import { describe, expect, it } from '@jest/globals';
import { firstItems } from './first-lines.ts';

type Item = RestaurantOrderView['items'][number];
const dish = (name: string, more: Partial<Item> = {}): Item =>
  ({ name, quantity: 1, options: [], notes: null, ...more }) as unknown as Item;
const rich = (name: string) =>
  dish(name, { options: [{ group: 'Extra', name: 'Käse' }] as Item['options'], notes: 'scharf' });
const namesOf = (items: readonly Item[], lines: number) => {
  const { shown, hiddenCount } = firstItems([...items], lines);
  return [...shown.map(({ name }) => name), hiddenCount];
};

describe('a ticket that is not opened', () => {
  it('shows all dishes that fit', () => {
    expect(namesOf([dish('a'), dish('b'), dish('c')], 3)).toEqual(['a', 'b', 'c', 0]);
  });

  it('says how many more there are', () => {
    expect(namesOf([dish('a'), dish('b'), dish('c'), dish('d')], 3)).toEqual(['a', 'b', 'c', 1]);
  });

  it('cuts no dish in two, and has at least one', () => {
    expect(namesOf([rich('a'), rich('b'), dish('c')], 5)).toEqual(['a', 2]);
    expect(namesOf([rich('a'), dish('b')], 1)).toEqual(['a', 1]);
  });
});
