import type { MenuItemView, MenuView } from '@contracts/menus/menu-views.ts';
import type { ReorderLine, ReorderView } from '@contracts/orders/order-views.ts';
import type { RestaurantDetailView } from '@contracts/restaurants/restaurant-views.ts';
import { describe, expect, it } from '@jest/globals';
import { planReorder } from './reorder-plan.ts';

const restaurant = {
  id: 1,
  name: 'Ofen & Basilikum',
  isOpen: true,
  deliveryFee: '2.50',
  minimumOrder: '15.00',
} as RestaurantDetailView;

const option = (id: number, price: string) => ({ id, name: `Option ${id}`, price, available: true });
const dish = (id: number, minChoices: number) =>
  ({
    id,
    name: `Dish ${id}`,
    description: null,
    price: '9.00',
    imageUrl: null,
    available: true,
    deposit: '0.00',
    optionGroups: [
      { id, name: 'Size', minChoices, maxChoices: 1, options: [option(id * 10, '0.00'), option(id * 10 + 1, '2.00')] },
    ],
  }) as unknown as MenuItemView;
const menus: MenuView[] = [{ id: 1, name: 'All', description: null, items: [dish(1, 1), dish(2, 0)] }];

const ordered = (line: Partial<ReorderLine>): ReorderLine => ({
  menuItemId: 1,
  name: 'Dish 1',
  quantity: 2,
  price: '11.00',
  previousPrice: '11.00',
  imageUrl: null,
  notes: null,
  optionIds: [11],
  change: 'same',
  ...line,
});
const plan = (...lines: Partial<ReorderLine>[]) =>
  planReorder(
    { restaurantId: 1, restaurantName: restaurant.name, isOpen: true, lines: lines.map(ordered) } satisfies ReorderView,
    restaurant,
    menus,
  );

describe('ordering again', () => {
  it('takes options and note along, at the price of today', () => {
    const { lines, isUnchanged } = plan({ notes: 'ohne Zwiebeln' });
    expect(isUnchanged).toBe(true);
    expect(lines[0]?.cartLine).toMatchObject({ id: 1, price: 11, optionIds: [11], notes: 'ohne Zwiebeln' });
  });

  it('asks when a price or an option changed', () => {
    expect(plan({ change: 'dearer' }).isUnchanged).toBe(false);
    expect(plan({ change: 'cheaper' }).lines[0]?.cartLine).not.toBeNull();
  });

  it('leaves out what is gone, sold out, or lacks a choice that the dish asks for', () => {
    const { lines } = plan(
      { menuItemId: null, change: 'gone', price: null },
      { change: 'unavailable' },
      { optionIds: [], change: 'options_changed' },
    );
    expect(lines.map(({ cartLine }) => cartLine)).toEqual([null, null, null]);
  });

  it('keeps a dish that lost only an extra', () => {
    const { lines } = plan({ menuItemId: 2, optionIds: [], change: 'options_changed' });
    expect(lines[0]?.cartLine).toMatchObject({ id: 2, price: 9 });
  });
});
