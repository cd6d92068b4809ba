import { type Diet, dietWithin } from '../../contracts/menus/diet.ts';
import type {
  MenuItemView,
  MenuView,
  OptionGroupView,
  RestaurantMenuItemView,
} from '../../contracts/menus/menu-views.ts';
import { toIsoOrNull } from '../../database/sql/times.ts';
import { toMoney } from '../../money/money.ts';
import type { Menu } from '../../entities/menus/menu.entity.ts';
import { toOptionView } from './editor/menu-editor.view.ts';
import type { MenuItemRow, OptionGroupRow } from './menu.repository.ts';

function toMenuItemView(row: MenuItemRow): MenuItemView {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    price: toMoney(row.priceCents),
    imageUrl: row.imageUrl,
    available: row.available,
    soldOutUntil: toIsoOrNull(row.soldOutUntil),
    vatRate: row.vatRate,
    deposit: toMoney(row.depositCents),
    depositKind: row.depositKind,
    allergens: row.allergens,
    additives: row.additives,
    isVegetarian: row.isVegetarian,
    isVegan: row.isVegan,
    volumeMl: row.volumeMl,
    minAge: row.minAge,
    optionGroups: row.optionGroups.map((group) => toOptionGroupView(group, row)),
  };
}

function toOptionGroupView(row: OptionGroupRow, dish: Diet): OptionGroupView {
  return {
    id: row.id,
    name: row.name,
    minChoices: row.minChoices,
    maxChoices: row.maxChoices,
    options: row.options.map((option) => ({ ...toOptionView(option), ...dietWithin(dish, option) })),
  };
}

export function toMenuViews(menus: readonly Menu[], items: readonly MenuItemRow[]): MenuView[] {
  const itemsByMenu = Map.groupBy(items, (item) => item.menuId);
  return menus.map(({ id, name, description }) => ({
    id,
    name,
    description,
    items: (itemsByMenu.get(id) ?? []).map(toMenuItemView),
  }));
}

export function toRestaurantMenuItemView(row: MenuItemRow): RestaurantMenuItemView {
  return { ...toMenuItemView(row), menuId: row.menuId, menuName: row.menuName };
}
