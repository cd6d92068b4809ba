/** Entity → answer. */
import type { MenuItemView, MenuView, RestaurantMenuItemView } from '../../contracts/views.ts';
import { toMoney } from '../orders/money.ts';
import type { MenuItemRow, MenuRow } from './menu.rows.ts';

export function toMenuItemView(row: MenuItemRow): MenuItemView {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    price: toMoney(row.price_cents),
    imageUrl: row.image_url,
    available: row.available,
    vatRate: row.vat_rate,
    deposit: toMoney(row.deposit_cents),
    depositKind: row.deposit_kind,
    allergens: row.allergens,
    additives: row.additives,
    isVegetarian: row.is_vegetarian,
    isVegan: row.is_vegan,
    volumeMl: row.volume_ml,
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
