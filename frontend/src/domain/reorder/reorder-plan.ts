/** What of an earlier order can go into the cart again. Pure. */
import type { MenuItemView, MenuView } from '@contracts/menus/menu-views.ts';
import type { ReorderLine, ReorderView } from '@contracts/orders/order-views.ts';
import type { RestaurantDetailView } from '@contracts/restaurants/restaurant-views.ts';
import type { NewCartLine } from '../cart/cart.ts';
import { newLineOf } from '../cart/new-line.ts';

export interface PlannedLine {
  line: ReorderLine;
  /** What goes into the cart; null when it cannot. */
  cartLine: NewCartLine | null;
}

export interface ReorderPlan {
  restaurantId: number;
  restaurantName: string;
  isOpen: boolean;
  lines: PlannedLine[];
  /** Nothing is gone and nothing costs something else: there is nothing to ask. */
  isUnchanged: boolean;
}

export function planReorder(
  reorder: ReorderView,
  restaurant: RestaurantDetailView,
  menus: readonly MenuView[],
): ReorderPlan {
  const onMenu = new Map(menus.flatMap((menu) => menu.items).map((item) => [item.id, item]));
  return {
    restaurantId: reorder.restaurantId,
    restaurantName: reorder.restaurantName,
    isOpen: reorder.isOpen,
    isUnchanged: reorder.lines.every(({ change }) => change === 'same'),
    lines: reorder.lines.map((line) => {
      const item = line.menuItemId === null ? undefined : onMenu.get(line.menuItemId);
      const isOrderable = item?.available === true && line.change !== 'unavailable' && hasItsChoices(item, line);
      const wishes = { optionIds: line.optionIds, notes: line.notes ?? '' };
      return { line, cartLine: isOrderable ? newLineOf(restaurant, item, wishes) : null };
    }),
  };
}

/** An option that went may leave a dish without a choice that it asks for. */
function hasItsChoices(item: MenuItemView, { optionIds }: ReorderLine): boolean {
  return item.optionGroups.every(({ options, minChoices, maxChoices }) => {
    const count = options.filter(({ id }) => optionIds.includes(id)).length;
    return count >= minChoices && count <= maxChoices;
  });
}
