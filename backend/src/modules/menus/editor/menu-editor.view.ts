import type { EditorDishView, EditorOptionView, MenuEditorView } from '../../../contracts/menus/menu-editor.ts';
import { toIsoOrNull } from '../../../database/times.ts';
import { toMoney } from '../../../money/money.ts';
import type { Menu } from '../../../entities/menus/menu.entity.ts';
import type { EditorDishRow, EditorOptionRow } from './menu-editor.statements.ts';

export function toMenuEditorView(
  { version, menus, dishes }: { version: number; menus: readonly Menu[]; dishes: readonly EditorDishRow[] },
  id: number | null,
): MenuEditorView {
  const dishesByMenu = Map.groupBy(dishes, (dish) => dish.menuId);
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
    menuId: row.menuId,
    version: row.version,
    description: row.description,
    imageUrl: row.imageUrl,
    pictureFetch: row.pictureFetch,
    vatRate: row.vatRate,
    deposit: toMoney(row.depositCents),
    depositKind: row.depositKind,
    volumeMl: row.volumeMl,
    minAge: row.minAge,
    isPublished: !row.isDraft,
    optionGroups: row.groups.map((group) => ({
      id: group.id,
      name: group.name,
      minChoices: group.minChoices,
      maxChoices: group.maxChoices,
      options: group.options.map(toEditorOptionView),
    })),
  };
}

function toEditorOptionView(row: EditorOptionRow): EditorOptionView {
  return {
    id: row.id,
    name: row.name,
    price: toMoney(row.priceCents),
    available: row.available,
    soldOutUntil: toIsoOrNull(row.soldOutUntil),
    allergens: row.allergens,
    additives: row.additives,
    isDeclared: row.isDeclared,
    isVegetarian: row.isVegetarian,
    isVegan: row.isVegan,
  };
}
