import type { MenuView } from '@contracts/menus/menu-views.ts';
import type { OrderItemView } from '@contracts/orders/order-views.ts';

/** What of an order its restaurant does not have now, by name and once each. Pure. */
export function missingDishes(
  items: readonly Pick<OrderItemView, 'menuItemId' | 'name' | 'options'>[],
  menus: readonly MenuView[],
): string[] {
  const dishes = new Map(menus.flatMap((menu) => menu.items).map((dish) => [dish.id, dish]));
  const missing = items.flatMap(({ menuItemId, name, options }) => {
    const dish = menuItemId === null ? undefined : dishes.get(menuItemId);
    if (!dish?.available) return [name];
    const offered = dish.optionGroups.flatMap((group) => group.options);
    const gone = options.filter((chosen) => offered.some((one) => one.name === chosen.name && !one.available));
    return gone.map((option) => `${name} (${option.name})`);
  });
  return [...new Set(missing)];
}
