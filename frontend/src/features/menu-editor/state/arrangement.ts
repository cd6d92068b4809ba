/** The order of menus and dishes, as one list from top to bottom, and what a move makes of it. Pure. */
import type { EditorDishView, EditorMenuView, MenuEditorView } from '@contracts/menus/menu-editor.ts';

/** Where a dish may be dropped: a menu's head, or a dish. */
export type Place = `menu:${number}` | `dish:${number}`;
export const placeOfMenu = (id: number): Place => `menu:${id}`;
export const placeOfDish = (id: number): Place => `dish:${id}`;
export const idOfPlace = (place: string) => Number(place.split(':')[1]);

export const placesOf = (menus: readonly EditorMenuView[]): Place[] =>
  menus.flatMap((menu) => [placeOfMenu(menu.id), ...menu.items.map((dish) => placeOfDish(dish.id))]);

export function moveItem<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const moved = [...list];
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}

export interface DishMove {
  dishId: number;
  menuId: number;
  /** Of the menu's other dishes and this one, from 0 on. */
  index: number;
}

/** Where a dish lands that is dropped there. Above the first menu there is nothing: it comes first in it. Null: no move. */
export function dropAt(menus: readonly EditorMenuView[], dish: string, over: string): DishMove | null {
  const places = placesOf(menus);
  const from = places.findIndex((place) => place === dish);
  const to = places.findIndex((place) => place === over);
  if (from < 0 || to < 0 || from === to) return null;
  const moved = moveItem(places, from, Math.max(1, to));
  let menuId: number | null = null;
  let index = 0;
  for (const place of moved) {
    if (place === dish) break;
    if (place.startsWith('menu:')) {
      menuId = idOfPlace(place);
      index = 0;
    } else index += 1;
  }
  return menuId === null ? null : { dishId: idOfPlace(dish), menuId, index };
}

/** One place up or down, over the menu's edge into the next; null at the end of the card. */
export function step(menus: readonly EditorMenuView[], dishId: number, by: 1 | -1): DishMove | null {
  const places = placesOf(menus);
  const at = places.indexOf(placeOfDish(dishId));
  const over = places[at + by];
  return over === undefined || (at + by === 0 && by < 0) ? null : dropAt(menus, placeOfDish(dishId), over);
}

export function withDishMoved(view: MenuEditorView, { dishId, menuId, index }: DishMove): MenuEditorView {
  const dish = findDish(view, dishId);
  if (!dish) return view;
  const menus = view.menus.map((menu) => {
    const items = menu.items.filter(({ id }) => id !== dishId);
    return { ...menu, items: menu.id === menuId ? items.toSpliced(index, 0, { ...dish, menuId }) : items };
  });
  return { ...view, menus };
}

export function withMenusOrdered(view: MenuEditorView, ids: readonly number[]): MenuEditorView {
  return { ...view, menus: view.menus.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)) };
}

/** Of a dish or an option. */
export type Availability = Pick<EditorDishView, 'available' | 'soldOutUntil'>;

export function withDish(
  view: MenuEditorView,
  dishId: number,
  change: (dish: EditorDishView) => EditorDishView,
): MenuEditorView {
  const menus = view.menus.map((menu) =>
    menu.items.some(({ id }) => id === dishId)
      ? { ...menu, items: menu.items.map((dish) => (dish.id === dishId ? change(dish) : dish)) }
      : menu,
  );
  return { ...view, menus };
}

export function withOption(view: MenuEditorView, optionId: number, availability: Availability): MenuEditorView {
  const dish = view.menus
    .flatMap(({ items }) => items)
    .find(({ optionGroups }) => optionGroups.some(({ options }) => options.some(({ id }) => id === optionId)));
  if (!dish) return view;
  return withDish(view, dish.id, (held) => ({
    ...held,
    optionGroups: held.optionGroups.map((group) => ({
      ...group,
      options: group.options.map((option) => (option.id === optionId ? { ...option, ...availability } : option)),
    })),
  }));
}

export function findDish(view: MenuEditorView | undefined, dishId: number | null): EditorDishView | undefined {
  return view?.menus.flatMap(({ items }) => items).find(({ id }) => id === dishId);
}
