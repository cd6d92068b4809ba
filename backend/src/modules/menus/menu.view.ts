/** Entity → answer. */
import type {
  MenuItemView,
  MenuView,
  OptionGroupView,
  RestaurantMenuItemView,
} from '../../contracts/menus/menu-views.ts';
import { toIsoOrNull } from '../../database/times.ts';
import { toMoney } from '../../money/money.ts';
import type { MenuItemRow, MenuRow, OptionGroupRow } from './menu.rows.ts';

function toMenuItemView(row: MenuItemRow): MenuItemView {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    price: toMoney(row.price_cents),
    imageUrl: row.image_url,
    available: row.available,
    soldOutUntil: toIsoOrNull(row.sold_out_until),
    vatRate: row.vat_rate,
    deposit: toMoney(row.deposit_cents),
    depositKind: row.deposit_kind,
    allergens: row.allergens,
    additives: row.additives,
    isVegetarian: row.is_vegetarian,
    isVegan: row.is_vegan,
    volumeMl: row.volume_ml,
    minAge: row.min_age,
    optionGroups: row.option_groups.map(toOptionGroupView),
  };
}

function toOptionGroupView(row: OptionGroupRow): OptionGroupView {
  return {
    id: row.id,
    name: row.name,
    minChoices: row.min_choices,
    maxChoices: row.max_choices,
    options: row.options.map((option) => ({
      id: option.id,
      name: option.name,
      price: toMoney(option.price_cents),
      available: option.available,
      soldOutUntil: toIsoOrNull(option.sold_out_until),
      allergens: option.allergens,
      additives: option.additives,
      isVegetarian: option.is_vegetarian,
      isVegan: option.is_vegan,
    })),
  };
}

export function toMenuViews(menus: readonly MenuRow[], items: readonly MenuItemRow[]): MenuView[] {
  const itemsByMenu = Map.groupBy(items, (item) => item.menu_id);
  return menus.map(({ id, name, description }) => ({
    id,
    name,
    description,
    items: (itemsByMenu.get(id) ?? []).map(toMenuItemView),
  }));
}

export function toRestaurantMenuItemView(row: MenuItemRow): RestaurantMenuItemView {
  return { ...toMenuItemView(row), menuId: row.menu_id, menuName: row.menu_name };
}
