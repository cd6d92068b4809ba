import type { MenuView } from '@contracts/menus/menu-views.ts';
import { describe, expect, it } from '@jest/globals';
import { missingDishes } from './missing-dishes.ts';

const dish = (id: number, available: boolean, options: { name: string; available: boolean }[] = []) => ({
  id,
  available,
  optionGroups: [{ options }],
});
const menus = [
  { items: [dish(1, true), dish(2, false)] },
  { items: [dish(3, true, [{ name: 'Rice', available: false }])] },
] as unknown as MenuView[];
const line = (menuItemId: number | null, name: string, options: string[] = []) => ({
  menuItemId,
  name,
  options: options.map((option) => ({ group: 'Side', name: option, price: '0.00' })),
});

describe('the dishes that an order failed for', () => {
  it('are those that are sold out or gone, and options that are', () => {
    const items = [line(1, 'Soup'), line(2, 'Curry'), line(2, 'Curry'), line(null, 'Tart'), line(3, 'Dal', ['Rice'])];
    expect(missingDishes(items, menus)).toEqual(['Curry', 'Tart', 'Dal (Rice)']);
  });

  it('are none where all is back', () => {
    expect(missingDishes([line(1, 'Soup'), line(3, 'Dal', ['Bread'])], menus)).toEqual([]);
  });
});
