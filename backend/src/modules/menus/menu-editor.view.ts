/** Entity → answer. */
import type { EditorDishView, EditorOptionView, MenuEditorView } from '../../contracts/menus/menu-editor.ts';
import { toIsoOrNull } from '../../database/times.ts';
import { toMoney } from '../../money/money.ts';
import type { EditorDishRow, EditorMenuRow, EditorOptionRow } from './menu-editor.repository.ts';

export function toMenuEditorView(
  { version, menus, dishes }: { version: number; menus: readonly EditorMenuRow[]; dishes: readonly EditorDishRow[] },
  id: number | null,
): MenuEditorView {
  const dishesByMenu = Map.groupBy(dishes, (dish) => dish.menu_id);
  return {
    menuVersion: version,
    id,
    menus: menus.map((menu) => ({
      id: menu.id,
      version: menu.version,
      name: menu.name,
      description: menu.description,
      items: (dishesByMenu.get(menu.id) ?? []).map(toEditorDishView),
    })),
  };
}

function toEditorDishView(row: EditorDishRow): EditorDishView {
  return {
    ...toEditorOptionView(row),
    menuId: row.menu_id,
    version: row.version,
    description: row.description,
    imageUrl: row.image_url,
    pictureFetch: row.picture_fetch,
    vatRate: row.vat_rate,
    deposit: toMoney(row.deposit_cents),
    depositKind: row.deposit_kind,
    volumeMl: row.volume_ml,
    minAge: row.min_age,
    isPublished: !row.is_draft,
    optionGroups: row.groups.map((group) => ({
      id: group.id,
      name: group.name,
      minChoices: group.min_choices,
      maxChoices: group.max_choices,
      options: group.options.map(toEditorOptionView),
    })),
  };
}

function toEditorOptionView(row: EditorOptionRow): EditorOptionView {
  return {
    id: row.id,
    name: row.name,
    price: toMoney(row.price_cents),
    available: row.available,
    soldOutUntil: toIsoOrNull(row.sold_out_until),
    allergens: row.allergens,
    additives: row.additives,
    isDeclared: row.is_declared,
    isVegetarian: row.is_vegetarian,
    isVegan: row.is_vegan,
  };
}
