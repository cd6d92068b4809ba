import type { EditorDishView, EditorMenuView, MenuEditorView } from '@contracts/menus/menu-editor.ts';
import { describe, expect, it } from '@jest/globals';
import {
  dropAt,
  findDish,
  moveItem,
  placesOf,
  step,
  withDish,
  withDishMoved,
  withMenusOrdered,
  withOption,
} from './arrangement.ts';

const dishOf = (menuId: number, id: number) =>
  ({ id, menuId, name: `D${id}`, available: true, optionGroups: [] as unknown[] }) as EditorDishView;
const menuOf = (id: number, dishes: number[]): EditorMenuView => ({
  id,
  version: 1,
  name: `M${id}`,
  description: null,
  items: dishes.map((dish) => dishOf(id, dish)),
});
const menus = [menuOf(1, [10, 11]), menuOf(2, []), menuOf(3, [30])];
const view: MenuEditorView = { menuVersion: 5, id: null, menus };
const idsOf = (of: MenuEditorView) => of.menus.map(({ id, items }) => [id, items.map((dish) => dish.id)]);

describe('the order of the card', () => {
  it('is one list from top to bottom', () => {
    expect(placesOf(menus)).toEqual(['menu:1', 'dish:10', 'dish:11', 'menu:2', 'menu:3', 'dish:30']);
  });

  it.each([
    ['dish:10', 'dish:11', { dishId: 10, menuId: 1, index: 1 }],
    ['dish:11', 'dish:10', { dishId: 11, menuId: 1, index: 0 }],
    ['dish:10', 'menu:2', { dishId: 10, menuId: 2, index: 0 }],
    ['dish:30', 'menu:3', { dishId: 30, menuId: 2, index: 0 }],
    ['dish:10', 'dish:30', { dishId: 10, menuId: 3, index: 1 }],
    ['dish:30', 'menu:1', { dishId: 30, menuId: 1, index: 0 }],
    ['dish:30', 'dish:30', null],
    ['dish:30', 'dish:99', null],
  ])('%s dropped at %s', (dish, over, move) => {
    expect(dropAt(menus, dish, over)).toEqual(move);
  });

  it('goes step by step over the edge of a menu, and ends at the ends', () => {
    expect(step(menus, 10, -1)).toBeNull();
    expect(step(menus, 11, 1)).toEqual({ dishId: 11, menuId: 2, index: 0 });
    expect(step(menus, 30, -1)).toEqual({ dishId: 30, menuId: 2, index: 0 });
    expect(step(menus, 30, 1)).toBeNull();
  });

  it('shows a move before the server has it', () => {
    expect(idsOf(withDishMoved(view, { dishId: 10, menuId: 3, index: 1 }))).toEqual([
      [1, [11]],
      [2, []],
      [3, [30, 10]],
    ]);
    expect(findDish(withDishMoved(view, { dishId: 10, menuId: 3, index: 1 }), 10)?.menuId).toBe(3);
    expect(idsOf(withMenusOrdered(view, [3, 1, 2])).map(([id]) => id)).toEqual([3, 1, 2]);
    expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  });

  it('changes one dish, and leaves the others the objects that they were', () => {
    const changed = withDish(view, 30, (dish) => ({ ...dish, available: false }));
    expect(findDish(changed, 30)?.available).toBe(false);
    expect(changed.menus[0]).toBe(view.menus[0]);
    expect(withOption(view, 999, { available: false, soldOutUntil: null })).toBe(view);
  });
});
