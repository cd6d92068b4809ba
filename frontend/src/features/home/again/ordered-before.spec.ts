import type { City } from '@contracts/constants.ts';
import type { OrderView } from '@contracts/orders/order-views.ts';
import { describe, expect, it } from '@jest/globals';
import { dishesOf, orderedBefore } from './ordered-before.ts';

const dish = (name: string, quantity = 1, options: string[] = []) => ({
  name,
  quantity,
  options: options.map((option) => ({ group: 'Extras', name: option, price: '0.00' })),
});
const order = (id: number, items: object[], more: { status?: string; city?: City; restaurantId?: number } = {}) => {
  const { status = 'delivered', city = 'berlin', restaurantId = 1 } = more;
  return { id, status, items, restaurantId, restaurant: { city } } as unknown as OrderView;
};
const shown = (...orders: OrderView[]) => orderedBefore(orders, 'berlin').map(({ id }) => id);

describe('what is offered to be ordered again', () => {
  it('begins with the last one', () => {
    expect(shown(order(1, [dish('Soup')]), order(2, [dish('Pizza')]))).toEqual([2, 1]);
  });

  it('names the same order once, whatever the sequence of its dishes', () => {
    const [pizza, soup] = [dish('Pizza', 2, ['Olives', 'Basil']), dish('Soup')];
    expect(shown(order(1, [pizza, soup]), order(2, [soup, dish('Pizza', 2, ['Basil', 'Olives'])]))).toEqual([2]);
  });

  it('takes another restaurant, number or choice for another order', () => {
    const orders = [order(1, [dish('Soup')], { restaurantId: 2 }), order(2, [dish('Soup', 2)])];
    expect(shown(...orders, order(3, [dish('Soup', 2, ['Bread'])]))).toEqual([3, 2, 1]);
  });

  it('leaves out other cities, and what never came', () => {
    const away = order(3, [dish('Fish')], { city: 'hamburg' });
    expect(
      shown(order(1, [dish('Soup')], { status: 'cancelled' }), order(2, [dish('Tea')], { status: 'pending' }), away),
    ).toEqual([]);
  });

  it('are three at most', () => {
    expect(shown(...['A', 'B', 'C', 'D'].map((name, index) => order(index, [dish(name)])))).toEqual([3, 2, 1]);
  });
});

it('an order is said in a line', () => {
  expect(dishesOf(order(1, [dish('Soup', 2), dish('Tea')]))).toBe('2 × Soup, 1 × Tea');
});
