import { ADDITIVES, type Additive } from '@contracts/menus/declared.ts';
import { ALLERGENS, type Allergen } from '@contracts/menus/allergens.ts';
import type { OrderItemView } from '@contracts/orders/order-views.ts';

export interface Declared {
  allergens: Allergen[];
  additives: Additive[];
}

/** What the menu says of a dish, as far as a ticket needs it. */
export interface DeclaredDish extends Declared {
  id: number;
  optionGroups: readonly { name: string; options: readonly (Declared & { name: string })[] }[];
}

/** Of a dish with its choices, by today's menu: it goes with the bag (LMIV, Art. 14). None when the dish is gone. */
export function declaredOf(item: OrderItemView, menu: readonly DeclaredDish[]): Declared {
  const dish = menu.find(({ id }) => id === item.menuItemId);
  if (!dish) return { allergens: [], additives: [] };
  const chosen = dish.optionGroups.flatMap((group) =>
    group.options.filter((option) =>
      item.options.some((choice) => choice.group === group.name && choice.name === option.name),
    ),
  );
  const parts = [dish, ...chosen];
  return {
    allergens: ALLERGENS.filter((one) => parts.some(({ allergens }) => allergens.includes(one))),
    additives: ADDITIVES.filter((one) => parts.some(({ additives }) => additives.includes(one))),
  };
}
