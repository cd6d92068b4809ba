import type { EditorDishView, EditorOptionView, MenuEditorView } from '../../../contracts/menus/menu-editor.ts';
import type { OptionView } from '../../../contracts/menus/menu-views.ts';
import { pick } from '../../../database/sql/pick.ts';
import { toIsoOrNull } from '../../../database/sql/times.ts';
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
      ...pick(menu, 'id', 'version', 'name', 'description'),
      items: (dishesByMenu.get(menu.id) ?? []).map(toEditorDishView),
    })),
  };
}

function toEditorDishView(row: EditorDishRow): EditorDishView {
  return {
    ...toEditorOptionView(row),
    ...pick(row, 'menuId', 'version', 'description', 'imageUrl', 'pictureFetch', 'vatRate', 'depositKind'),
    ...pick(row, 'volumeMl', 'minAge', 'stationId'),
    deposit: toMoney(row.depositCents),
    isPublished: !row.isDraft,
    optionGroups: row.groups.map((group) => ({
      ...pick(group, 'id', 'name', 'minChoices', 'maxChoices'),
      options: group.options.map(toEditorOptionView),
    })),
  };
}

function toEditorOptionView(row: EditorOptionRow): EditorOptionView {
  return { ...toOptionView(row), isDeclared: row.isDeclared };
}

/** As it was declared by itself; what guests see is limited by its dish (`dietWithin`). */
export function toOptionView(row: Omit<EditorOptionRow, 'isDeclared'>): OptionView {
  return {
    id: row.id,
    name: row.name,
    price: toMoney(row.priceCents),
    available: row.available,
    soldOutUntil: toIsoOrNull(row.soldOutUntil),
    allergens: row.allergens,
    additives: row.additives,
    isVegetarian: row.isVegetarian,
    isVegan: row.isVegan,
  };
}
