import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import { describe, expect, it } from '@jest/globals';
import { dishesOf, untilChoices } from './sold-out-choice.ts';

const at = (time: string) => Date.parse(`2026-11-21T${time}:00+01:00`);

describe('what an order may have sold out', () => {
  it('is each of its dishes once, without what has left the menu', () => {
    const items = [
      { menu_item_id: 7, name: 'Lahmacun' },
      { menu_item_id: 8, name: 'Ayran' },
      { menu_item_id: 7, name: 'Lahmacun' },
      { menu_item_id: null, name: 'Gone' },
    ] as RestaurantOrderView['items'];
    expect(dishesOf({ items })).toEqual([
      { id: 7, name: 'Lahmacun' },
      { id: 8, name: 'Ayran' },
    ]);
  });

  it('comes back this evening only while the evening is to come', () => {
    expect(untilChoices(at('12:30'))).toEqual(['17:00', 'tomorrow', 'for_good']);
    expect(untilChoices(at('17:00'))).toEqual(['tomorrow', 'for_good']);
    expect(untilChoices(at('01:10'))).toEqual(['tomorrow', 'for_good']);
  });
});
