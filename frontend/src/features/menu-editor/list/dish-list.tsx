import type { EditorDishView, EditorMenuView } from '@contracts/menus/menu-editor.ts';
import type { AvailabilityRequest } from '@contracts/http/requests.gen.ts';
import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useRef } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { dropAt, idOfPlace, placesOf, step, type DishMove } from '../state/arrangement.ts';
import classes from './dish-list.module.css';
import { DishRow } from './dish-row.tsx';
import { MenuSection } from './menu-section.tsx';
import type { LeftFocus } from './use-focus-along.ts';
import { useDragAccessibility, useDragSensors } from './use-drag-sensors.ts';

export interface DishActions {
  onEdit: (dish: EditorDishView) => void;
  onDelete: (dish: EditorDishView) => void;
  onMove: (move: DishMove) => void;
}

interface Props {
  menus: readonly EditorMenuView[];
  /** Null for those who may only say what is sold out. */
  actions: (DishActions & { onAdd: (menuId: number) => void; onEditMenu: (menu: EditorMenuView) => void }) | null;
  /** While only some dishes are shown, their order says nothing. */
  isSearch: boolean;
  onAvailable: (dishId: number, wish: AvailabilityRequest) => void;
  onOptionAvailable: (optionId: number, wish: AvailabilityRequest) => void;
}

/** All dishes under their menus. A dish can be dragged from one menu into another. */
export function DishList({ menus, actions, isSearch, ...availability }: Props) {
  const t = useText();
  const leftFocus = useRef<LeftFocus>(null);
  const sensors = useDragSensors();
  const dishes = new Map(menus.flatMap(({ items }) => items.map((dish) => [dish.id, dish])));
  const accessibility = useDragAccessibility({
    nameOf: (key) => dishes.get(idOfPlace(key))?.name ?? '',
    placeOf: (key, over) => {
      const menuId = dropAt(menus, key, over)?.menuId ?? dishes.get(idOfPlace(key))?.menuId;
      const menu = menus.find(({ id }) => id === menuId);
      const index = dropAt(menus, key, over)?.index ?? menu?.items.findIndex(({ id }) => id === idOfPlace(key)) ?? 0;
      const isThere = menu?.items.some(({ id }) => id === idOfPlace(key));
      const count = (menu?.items.length ?? 0) + (isThere ? 0 : 1);
      return t('menuEditor.drag.placeIn', { position: index + 1, count, menu: menu?.name ?? '' });
    },
  });
  const drop = ({ active, over }: DragEndEvent) => {
    const move = over && dropAt(menus, String(active.id), String(over.id));
    if (move) actions?.onMove(move);
  };
  const mayMove = actions !== null && !isSearch;

  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} accessibility={accessibility} onDragEnd={drop}>
      <SortableContext items={placesOf(menus)} strategy={verticalListSortingStrategy}>
        <div className={classes.menus}>
          {menus.map((menu) => (
            <MenuSection
              key={menu.id}
              menu={menu}
              onAdd={actions && (() => actions.onAdd(menu.id))}
              onEdit={actions && (() => actions.onEditMenu(menu))}
            >
              {menu.items.map((dish) => (
                <DishRow
                  key={dish.id}
                  dish={dish}
                  actions={actions}
                  mayMove={mayMove}
                  up={mayMove ? step(menus, dish.id, -1) : null}
                  down={mayMove ? step(menus, dish.id, 1) : null}
                  leftFocus={leftFocus}
                  {...availability}
                />
              ))}
            </MenuSection>
          ))}
        </div>
      </SortableContext>
    </DndContext>
  );
}
